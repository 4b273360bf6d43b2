/**
 * The page that is shown after a sign-in: the requested address of this site, with its query and its fragment. The path alone decides. Only
 * a query or a fragment can follow it, so this never leads to another site.
 * @param wish as the browser sent it
 * @param isOwnPath whether a path is one of this site's
 * @returns null where it is none of this site's
 */
export function ownAddress(wish: unknown, isOwnPath: (path: string) => boolean): string | null {
  if (typeof wish !== 'string') return null;
  const [path = ''] = wish.split(/[?#]/, 1);
  // The characters that a browser itself writes in an address; no others may get into a header.
  return isOwnPath(path) && /^[!-~]*$/.test(wish) ? wish : null;
}
