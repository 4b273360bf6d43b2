// Browsers and servers read control characters and backslashes differently.
// eslint-disable-next-line no-control-regex
const suspicious = /[\u0000-\u0020\u007f\\]/;
const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * `wanted` as an address, if it lies on the origin of the current page by https (http only on loopback); else null. Origins are compared
 * after resolving, never by prefix; a leading `//` or `/\`, credentials and control characters are refused (REDIR-2), and so is a path that
 * begins with `//` once it is resolved (`/.//x`): without its origin it would name another host.
 * @param here the current address
 */
export function ownAddress(wanted: string | null | undefined, here: URL): URL | null {
  if (!wanted || suspicious.test(wanted) || wanted.startsWith('//')) return null;
  let target: URL;
  try {
    target = new URL(wanted, here.origin);
  } catch {
    return null;
  }
  const secure = target.protocol === 'https:' || (target.protocol === 'http:' && loopback.has(target.hostname));
  return secure &&
    target.origin === here.origin &&
    !target.username &&
    !target.password &&
    !target.pathname.startsWith('//')
    ? target
    : null;
}
