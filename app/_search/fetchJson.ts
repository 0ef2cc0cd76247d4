/**
 * Fetches JSON of this site. Without a network, what the browser still has of it is good enough, however old.
 * @throws when there is neither
 */
export async function fetchJson<T>(address: string): Promise<T> {
  const response = await fetch(address).catch(() => fetch(address, { cache: 'force-cache' }));
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return (await response.json()) as T;
}
