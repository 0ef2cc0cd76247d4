import * as z from 'zod/mini';
import type { Ad } from '../../app/_content/adTypes.ts';
import { publicAddress } from './publicAddress.ts';

/** A feed offers a handful; what comes after is not looked at. */
const maxAds = 50;
const maxPixels = 10;
/** Before it is made plain: beyond this, nobody meant it as a sentence. */
const maxRawText = 20_000;

const text = (max: number) =>
  z.pipe(
    z.string().check(z.maxLength(maxRawText)),
    z.transform((raw: string) => plainText(raw, max)),
  );

const address = z.pipe(
  z.string(),
  z.transform((raw: string, context) => {
    const found = publicAddress(raw);
    if (found) return found;
    context.issues.push({ code: 'custom', input: raw, message: 'not a public https address' });
    return z.NEVER;
  }),
);

/** A field that a feed may leave out, or leave empty, or fill with something useless: the ad is good without it. */
const { catch: orElse } = z;
const optionalAddress = orElse(address, '');

/** What is used of a feed's ad. Text and link make it usable. */
const feedAd = z.object({
  company: orElse(text(100), ''),
  description: text(400).check(z.minLength(1)),
  statlink: address,
  image: optionalAddress,
  statimp: optionalAddress,
  pixel: orElse(z.string().check(z.maxLength(maxRawText)), ''),
  timestamp: orElse(
    z
      .union([z.pipe(z.number(), z.transform(String)), z.string()])
      .check(z.regex(/^[\w.:+-]{1,40}$/)),
    '',
  ),
});

const feed = z.object({ ads: z.array(z.unknown()) });

/**
 * The first usable ad of a feed's answer.
 * @param body the answer, from an untrusted server
 * @param now in seconds since 1970; stands for the timestamp of an ad that has none
 * @returns null when the answer is a feed without a usable ad
 * @throws when it is no feed
 */
export function parseFeed(body: string, now: number): Ad | null {
  const { ads } = feed.parse(JSON.parse(body));
  for (const entry of ads.slice(0, maxAds)) {
    const { data } = feedAd.safeParse(entry);
    if (!data) continue;
    const { pixel, ...ad } = data;
    const timestamp = ad.timestamp || String(now);
    const pixels = pixel
      .split('||', maxPixels)
      .flatMap((part) => publicAddress(part.replaceAll('[timestamp]', timestamp)) ?? []);
    return { ...ad, timestamp, pixels };
  }
  return null;
}

/** Text for people: no tags, no control or direction characters, no stacked marks, single spaces, a bounded length. */
function plainText(raw: string, max: number): string {
  const words = raw
    .replace(/<(script|style)\b[^]*?(<\/\1\s*>|$)/gi, ' ')
    .replace(/<[^>]*>?/g, ' ')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = Array.from(words);
  return characters.length <= max ? words : `${characters.slice(0, max - 1).join('')}…`;
}
