import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

type Pair = readonly [name: string, value: string];

/** Percent-encoding of OAuth 1.0 (RFC 5849, 3.6): stricter than that for addresses. */
export const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const byCode = (one: string, other: string) => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};

/** The signature of a request by HMAC-SHA1 (RFC 5849, 3.4), as LTI 1.1 requires it (LTI-50). */
export function signatureOf(method: string, address: string, parameters: readonly Pair[], secret: string): string {
  const url = new URL(address);
  const all = [...parameters, ...url.searchParams]
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .sort(([name, value], [otherName, otherValue]) => byCode(name, otherName) || byCode(value, otherValue));
  const base = [
    method.toUpperCase(),
    encode(url.origin + url.pathname),
    encode(all.map(([name, value]) => `${name}=${value}`).join('&')),
  ].join('&');
  return createHmac('sha1', `${encode(secret)}&`)
    .update(base)
    .digest('base64');
}

/** Compares signatures in a time that does not depend on where they differ. */
export function sameSignature(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The digest of a body, which is signed with the parameters in place of the body. */
export const bodyHashOf = (body: string): string => createHash('sha1').update(body, 'utf8').digest('base64');

/** Parameters of an `Authorization: OAuth` header; null for any other header, and where one of them occurs twice. */
export function readAuthorization(header: string | undefined): ReadonlyMap<string, string> | null {
  if (!header || header.length > 8000 || !/^OAuth\s/i.test(header)) return null;
  const found = new Map<string, string>();
  for (const [, name = '', value = ''] of header.matchAll(/([\w.-]+)="([^"]*)"/g)) {
    if (found.has(name)) return null;
    try {
      found.set(name, decodeURIComponent(value));
    } catch {
      return null;
    }
  }
  return found;
}
