import { Option, type OptionProps } from '@mui/base/Option';
import { Select } from '@mui/base/Select';

export default function UnstyledSelectIntroduction() {
  return (
    <div>
      <Select
        defaultValue="fi"
        aria-label="Language"
        className="w-60 cursor-pointer rounded-lg border border-solid border-slate-500 bg-white px-3 py-2 text-start text-sm text-slate-900 after:float-end after:content-['▾'] hover:bg-slate-100 focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-blue-600 dark:border-slate-400 dark:bg-slate-900 dark:text-slate-100 dark:hover:bg-slate-800"
        slotProps={{
          listbox: {
            className:
              'my-2 box-border max-h-75 w-60 list-none overflow-auto rounded-xl border border-solid border-slate-300 bg-white p-1.5 font-sans text-sm text-slate-900 shadow-lg outline-none dark:border-slate-700 dark:bg-slate-900 dark:text-slate-100',
          },
          popup: { className: 'z-1' },
        }}
      >
        <Item value="fi">Finnish</Item>
        <Item value="pl">Polish</Item>
        <Item value="pt">Portuguese</Item>
      </Select>
    </div>
  );
}

function Item(props: OptionProps<string>) {
  return (
    <Option
      {...props}
      slotProps={{
        root: ({ selected, highlighted }) => ({
          className: `cursor-pointer rounded-lg p-2 ${
            selected
              ? 'bg-blue-100 dark:bg-blue-900'
              : highlighted
                ? 'bg-slate-200 dark:bg-slate-700'
                : ''
          }`,
        }),
      }}
    />
  );
}
