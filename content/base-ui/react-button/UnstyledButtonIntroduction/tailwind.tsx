import { Button, type ButtonProps } from '@mui/base/Button';

export default function UnstyledButtonIntroduction() {
  return (
    <div className="flex flex-wrap gap-4">
      <SaveButton>Save</SaveButton>
      <SaveButton disabled>Saved</SaveButton>
    </div>
  );
}

function SaveButton(props: ButtonProps) {
  return (
    <Button
      {...props}
      className="cursor-pointer rounded-lg border border-transparent bg-blue-700 px-4.5 py-2 text-sm font-semibold text-white hover:bg-blue-800 focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-blue-600 active:translate-y-px disabled:cursor-not-allowed disabled:bg-slate-200 disabled:text-slate-600 dark:bg-blue-300 dark:text-blue-950 dark:hover:bg-blue-200 dark:focus-visible:outline-blue-200 dark:disabled:bg-slate-700 dark:disabled:text-slate-300"
    />
  );
}
