import { Button } from '@mui/base/Button';

export default function BaseButtonTailwind() {
  return (
    <Button className="cursor-pointer rounded-lg bg-blue-700 px-4.5 py-2 text-sm font-semibold text-white hover:bg-blue-800 focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-blue-600 dark:bg-blue-300 dark:text-blue-950 dark:hover:bg-blue-200">
      Save
    </Button>
  );
}
