/**
 * The page that is shown after a sign-in: the address of this site that was wished for, with its query and its fragment. The path alone
 * decides. Only a query or a fragment can follow it, so this never leads to another site.
 * @param wish as the browser sent it
 * @param isOwnPath whether a path is one of this site's
 * @returns null where it is none of this site's
 */
export function ownAddress(wish: unknown, isOwnPath: (path: string) => boolean): string | null {
  if (typeof wish !== 'string') return null;
  const [path = ''] = wish.split(/[?#]/, 1);
  // What a browser writes in an address itself; anything else has no place in a header.
  return isOwnPath(path) && /^[!-~]*$/.test(wish) ? wish : null;
}
