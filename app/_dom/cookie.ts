/** The value of a cookie; undefined when there is none. */
export function cookie(name: string): string | undefined {
  const value = new RegExp(`\\b${name}=([^;]*)`).exec(document.cookie)?.[1];
  return value && decodeURIComponent(value);
}
