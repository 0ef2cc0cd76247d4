/** Longer addresses are nobody's. */
const maxLength = 2048;
const localNames =
  /(^|\.)(localhost|local|internal|lan|home|intranet|corp|test|invalid|onion|arpa)$/;

/**
 * An address of the public web as it may stand in a page: https, a host name with a dot that is not an IP address or a local name, the
 * usual port, no user and password.
 * @returns the address, normalised; undefined for any other
 */
export function publicAddress(text: string): string | undefined {
  const address = text.trim().replace(/^\/\//, 'https://');
  if (address.length > maxLength || !URL.canParse(address)) return undefined;
  const { protocol, hostname, port, username, password, href } = new URL(address);
  const isPlain = protocol === 'https:' && !port && !username && !password;
  return isPlain && isPublicHost(hostname) ? href : undefined;
}

/** The parser of addresses has turned every way to write an IPv4 address into four numbers, and IPv6 into brackets. */
function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/\.$/, '');
  const isAddress = host.startsWith('[') || /^[\d.]+$/.test(host);
  return host.includes('.') && !isAddress && !localNames.test(host);
}

/** Loopback on this machine, which AD_FEED_LOOPBACK allows for the feed. */
export function isLoopback(address: string): boolean {
  return URL.canParse(address) && /^http:\/\/127\.0\.0\.1:\d+\//.test(new URL(address).href);
}
