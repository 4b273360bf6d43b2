import { ownAddress } from './ownAddress.ts';

/**
 * Where to go after signing in or out (REDIR-1, REDIR-2): `wanted` when it leads to the current origin by https (http only on loopback),
 * else the application's base address.
 * @param here the current address
 * @param base path of the application, such as `/learn`
 * @returns an absolute address on the origin of `here`
 */
export function redirectTarget(wanted: string | null | undefined, here: URL, base: string): string {
  return (ownAddress(wanted, here) ?? new URL(base, here.origin)).href;
}
