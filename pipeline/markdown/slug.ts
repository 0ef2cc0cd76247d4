/**
 * Makes the id of a heading: lower case, letters and digits of any script, runs of anything else become one hyphen.
 * A second heading of the same text gets `-2`, a third `-3`.
 */
export function createSlugger(): (text: string) => string {
  const seen = new Set<string>();
  return (text) => {
    const base =
      text
        .toLowerCase()
        .replace(/['’]/g, '')
        .replace(/[^\p{L}\p{N}_]+/gu, '-')
        .replace(/^-+|-+$/g, '') || 'section';
    let slug = base;
    for (let count = 2; seen.has(slug); count += 1) slug = `${base}-${count}`;
    seen.add(slug);
    return slug;
  };
}
