import { Slider, type SliderProps } from '@mui/base/Slider';

export default function UnstyledSliderIntroduction() {
  return (
    <div className="w-75 max-w-full">
      <Volume defaultValue={40} aria-label="Volume" />
      <Volume defaultValue={10} aria-label="Volume of alarms" disabled />
    </div>
  );
}

function Volume(props: SliderProps) {
  return (
    <Slider
      {...props}
      slotProps={{
        root: {
          className: `relative inline-flex h-8 w-full touch-none items-center ${
            props.disabled
              ? 'cursor-default text-slate-400 dark:text-slate-600'
              : 'cursor-pointer text-blue-700 dark:text-blue-300'
          }`,
        },
        rail: { className: 'absolute h-1 w-full rounded-full bg-slate-300 dark:bg-slate-700' },
        track: { className: 'absolute h-1 rounded-full bg-current' },
        thumb: (_, { focused }) => ({
          className: `absolute -ml-3 size-6 rounded-full border-3 border-current bg-white dark:bg-slate-900 ${
            focused ? 'outline-3 outline-offset-2 outline-blue-700 dark:outline-blue-200' : ''
          }`,
        }),
      }}
    />
  );
}
