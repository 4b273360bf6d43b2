// Control characters and backslashes are what browsers and servers read differently.
// eslint-disable-next-line no-control-regex
const suspicious = /[\u0000-\u0020\u007f\\]/;
const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Where to go after signing in or out (REDIR-1, REDIR-2): `wanted` when it leads to the current origin by https (http on loopback
 * alone), else the application's base address. Origins are compared after resolving, never by prefix; a leading `//` or
 * `/\`, credentials and control characters are refused.
 * @param here the current address
 * @param base path of the application, such as `/learn`
 * @returns an absolute address on the origin of `here`
 */
export function redirectTarget(wanted: string | null | undefined, here: URL, base: string): string {
  const home = new URL(base, here.origin).href;
  if (!wanted || suspicious.test(wanted) || wanted.startsWith('//')) return home;
  let target: URL;
  try {
    target = new URL(wanted, here.origin);
  } catch {
    return home;
  }
  const secure = target.protocol === 'https:' || (target.protocol === 'http:' && loopback.has(target.hostname));
  if (!secure || target.origin !== here.origin || target.username || target.password) return home;
  return target.href;
}
