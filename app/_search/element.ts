type Child = Node | string | undefined | false;

/** An element with attributes (`true` for those without a value; `undefined` and `false` leave one out) and content. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string | boolean | undefined>,
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== false)
      made.setAttribute(name, value === true ? '' : value);
  made.append(...children.filter((child) => child !== undefined && child !== false));
  return made;
}

const svg = 'http://www.w3.org/2000/svg';

/** A line drawing of 24 by 24. */
export function icon(path: string, size = 20): SVGSVGElement {
  const made = document.createElementNS(svg, 'svg');
  for (const [name, value] of Object.entries({
    viewBox: '0 0 24 24',
    width: String(size),
    height: String(size),
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '1.75',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'aria-hidden': 'true',
  }))
    made.setAttribute(name, value);
  const line = document.createElementNS(svg, 'path');
  line.setAttribute('d', path);
  made.append(line);
  return made;
}

export const icons = {
  search: 'M16.5 10.5a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM15 15l5 5',
  clear: 'M20 6H9l-6 6 6 6h11zM11.5 9.5l5 5M16.5 9.5l-5 5',
  close: 'M6 6l12 12M18 6 6 18',
  recent: 'M12 7v5l3 2M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0z',
};
