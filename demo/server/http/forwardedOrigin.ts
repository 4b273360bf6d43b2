import type { IncomingHttpHeaders } from 'node:http';

// What a proxy adds behind what another one has said is its own business; the first is whom the reader spoke to.
const first = (value: string | string[] | undefined) => String(value ?? '').split(',')[0]!.trim();

/**
 * The origin under which a reader asked a proxy, as the proxy says (SRV-30): by `X-Forwarded-Proto`, and `X-Forwarded-Host` or the host that it asks for.
 * @returns null where it says nothing, or nothing that is an origin
 */
export function forwardedOrigin(headers: IncomingHttpHeaders): string | null {
  const proto = first(headers['x-forwarded-proto']).toLowerCase();
  const host = first(headers['x-forwarded-host']) || first(headers.host);
  // It becomes part of content policies and addresses: nothing is made of it that is not a plain host.
  if (!/^https?$/.test(proto) || !/^([\w-]+(\.[\w-]+)*|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(host) || !URL.canParse(`${proto}://${host}`)) return null;
  return new URL(`${proto}://${host}`).origin;
}
