/** Listens on the window. A short name, as the script in the head of every page counts its bytes. */
export const on = globalThis.addEventListener;
