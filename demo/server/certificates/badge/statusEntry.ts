import { statusListPath } from './badgePaths.ts';

/** So many certificates share a list: the fewest that the standard allows, so that a request does not tell which is asked for. */
export const listLength = 131_072;

/** Where the status of a certificate is told: its bit in a list (CERT-15). */
export function statusEntry(origin: string, statusIndex: number) {
  const address = origin + statusListPath(Math.floor(statusIndex / listLength));
  const place = String(statusIndex % listLength);
  return {
    id: `${address}#${place}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: place,
    statusListCredential: address,
  };
}
