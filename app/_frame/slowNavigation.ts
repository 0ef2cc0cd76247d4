/** How long a navigation may take before the reader is told that it is under way, in ms. */
const patience = 200;

/** Shows `bar` from `patience` after a start until the end, if the end has not come before. */
export function slowNavigation(bar: () => HTMLElement | null) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (isShown: boolean) => {
    const element = bar();
    if (element) element.hidden = !isShown;
  };
  return {
    start() {
      clearTimeout(timer);
      timer = setTimeout(() => show(true), patience);
    },
    end() {
      clearTimeout(timer);
      show(false);
    },
  };
}
