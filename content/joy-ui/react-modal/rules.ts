/** Enough of them to need a scroll bar. */
export const rules = Array.from(
  { length: 24 },
  (_, index) => `Rule ${index + 1}: leave the desk as you found it.`,
);
