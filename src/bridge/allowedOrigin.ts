// Parsers let stars and empty labels stand.
const NAME = /^([\w-]+(\.[\w-]+)*|\[[\da-f:.]+\])$/;

/** An address that is an origin and nothing more; the browser's own spelling of it. */
function parse(origin: string): URL | null {
  if (!URL.canParse(origin)) return null;
  const url = new URL(origin);
  return url.origin === origin && NAME.test(url.hostname) ? url : null;
}

/**
 * Whether a tenant lists an origin (CHAN-2). Entries are exact origins, or `https://*.` and a host, for all that is below it
 * and on its port. Both are parsed, and nothing that is not spelt as browsers spell origins fits anything.
 */
export function allowedOrigin(listed: readonly string[], origin: string): boolean {
  const wanted = parse(origin);
  if (!wanted || !/^https?:$/.test(wanted.protocol)) return false;
  return listed.some((entry) => {
    if (!entry.startsWith('https://*.')) return parse(entry)?.origin === origin;
    const above = parse(entry.replace('*.', ''));
    // A whole top-level domain is no tenant's.
    if (!above?.hostname.includes('.') || /^[\d.[]/.test(above.hostname)) return false;
    return wanted.protocol === above.protocol && wanted.port === above.port && wanted.hostname.endsWith(`.${above.hostname}`);
  });
}
