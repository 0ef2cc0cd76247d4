import { log } from '../operations/log.ts';

/**
 * Whether an address may send another message now (FEEDBACK_LIMIT in wrangler.toml). The limiter is given a hash that changes every
 * day, so that nobody can be followed by it; nothing of it is stored here. A limiter that fails must not silence readers.
 */
export async function mayWrite({ FEEDBACK_LIMIT }: Env, request: Request): Promise<boolean> {
  if (!FEEDBACK_LIMIT) return true;
  try {
    const address = network(request.headers.get('cf-connecting-ip') ?? 'unknown');
    const day = new Date().toISOString().slice(0, 10);
    const bytes = new TextEncoder().encode(`feedback ${day} ${address}`);
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    return (await FEEDBACK_LIMIT.limit({ key: digest.toHex() })).success;
  } catch (error) {
    log('warn', 'limit-failed', { error: String(error) });
    return true;
  }
}

/** One household has 2^64 addresses of IPv6: they count as one. */
function network(address: string): string {
  if (!address.includes(':')) return address;
  const [start = '', end = ''] = address.split('::');
  const groups = start.split(':').filter(Boolean);
  const rest = end.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0');
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':');
}
