import { statusListPath } from './badgePaths.ts';

/** How many certificates share a list: the minimum of the standard, so that a request does not reveal which one it is about. */
export const listLength = 131_072;

/** The entry that says where the status of a certificate is: its bit in a list (CERT-15). */
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
