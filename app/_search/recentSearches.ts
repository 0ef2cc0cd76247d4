const key = 'recent-searches';
const most = 6;
const longest = 80;

/** What the reader looked for and opened a result of, the latest first. Kept in this browser alone. */
export function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored
      .filter((text) => typeof text === 'string' && text.length <= longest)
      .slice(0, most);
  } catch {
    // storage is blocked, or holds something else
    return [];
  }
}

export function addRecent(text: string): void {
  const added = text.trim().slice(0, longest);
  if (added) write([added, ...without(added)]);
}

export function removeRecent(text: string): void {
  write(without(text));
}

export function removeAllRecent(): void {
  write([]);
}

function without(text: string): string[] {
  return readRecent().filter((known) => known.toLowerCase() !== text.toLowerCase());
}

function write(list: string[]): void {
  try {
    if (list.length > 0) localStorage.setItem(key, JSON.stringify(list.slice(0, most)));
    else localStorage.removeItem(key);
  } catch {
    // then there are no recent searches
  }
}
