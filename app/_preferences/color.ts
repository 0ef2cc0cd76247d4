/**
 * @param text `#rgb` or `#rrggbb`, with or without `#`, or `rgb(r, g, b)` with integers up to 255
 * @returns `#rrggbb` in lower case, or undefined for any other text
 */
export function parseColor(text: string): string | undefined {
  const value = text.trim().toLowerCase();
  const hex = /^#?([\da-f]{3}|[\da-f]{6})$/.exec(value)?.[1];
  if (hex) return `#${hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex}`;
  const channels = /^rgb\(\s*(\d{1,3})\s*[,\s]\s*(\d{1,3})\s*[,\s]\s*(\d{1,3})\s*\)$/
    .exec(value)
    ?.slice(1)
    .map(Number);
  if (!channels || channels.some((channel) => channel > 255)) return undefined;
  return toHex(channels);
}

/** @param share of `color`, from 0 to 1; the rest is `other` */
export function mix(color: string, other: string, share: number): string {
  const others = channelsOf(other);
  return toHex(
    channelsOf(color).map((channel, index) => channel * share + others[index]! * (1 - share)),
  );
}

/** The text that Material UI puts on a colour: white where that reads, else black at the opacity of text. */
export function textOn(color: string): string {
  return contrast('#ffffff', color) >= 3 ? '#ffffff' : mix('#000000', color, 0.87);
}

/** The contrast of the text on a colour, and the level of WCAG that it reaches for text of any size. */
export function ratioText(color: string): string {
  const ratio = contrast(textOn(color), color);
  return `${ratio.toFixed(2)}:1${ratio >= 7 ? ' AAA' : ratio >= 4.5 ? ' AA' : ''}`;
}

/** @returns the contrast ratio as WCAG counts it, from 1 to 21 */
export function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [
    number,
    number,
  ];
  return (high + 0.05) / (low + 0.05);
}

function luminance(color: string): number {
  const [red, green, blue] = channelsOf(color).map((channel) => {
    const value = channel / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @param color `#rrggbb` */
function channelsOf(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}

function toHex(channels: number[]): string {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}
