const BELOW = 'https://*.';

function isBelow(entry: string, { protocol, hostname, port }: URL): boolean {
  const parent = `https://${entry.slice(BELOW.length)}`;
  if (!URL.canParse(parent)) return false;
  const above = new URL(parent);
  const labels = hostname.endsWith(`.${above.hostname}`) ? hostname.slice(0, -above.hostname.length) : '';
  return protocol === 'https:' && port === above.port && /^([\w-]+\.)+$/.test(labels);
}

/**
 * Whether the tenant lists an origin as a host (CHAN-2, AUTH-5): exactly, or below a host that is listed as `https://*.` and its name. A
 * text that is no origin, such as `null`, is never listed.
 */
export function isListedOrigin(list: readonly string[], origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return (
    url.origin === origin && list.some((entry) => (entry.startsWith(BELOW) ? isBelow(entry, url) : entry === origin))
  );
}
