const BELOW = /^\/learn(\/|$)/;
// Pages for windows and hosts, which nobody may be led to.
const HELPERS = /^\/learn\/(bridge|element)(\/|$)/;

/**
 * `wanted` as path, query and hash below `/learn`, or null where it leads elsewhere (CHAN-8).
 * @param ownAddress the rule of redirects (REDIR-2)
 */
export function learnPath(wanted: string, ownAddress: (wanted: string) => URL | null): string | null {
  const target = ownAddress(wanted);
  return target && BELOW.test(target.pathname) && !HELPERS.test(target.pathname)
    ? target.pathname + target.search + target.hash
    : null;
}
