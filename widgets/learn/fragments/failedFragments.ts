import type { RemoteFragment } from '../../../src/web/fragments/remoteFragment.ts';
import type { FragmentError } from './FragmentError.ts';

/** A failed fragment is not tried again so soon, in any place; in milliseconds. */
const pause = 60_000;

const failed = new Map<string, { readonly at: number; readonly error: FragmentError }>();
const keyOf = ({ url, tag, integrity }: RemoteFragment) => [url, tag, integrity].join(' ');

/** Fragments that failed recently. One that defines a tag of ours stays among them (FRAG-6). */
export const failedFragments = {
  /** Why it failed; null if it may be tried. */
  why(fragment: RemoteFragment): FragmentError | null {
    const known = failed.get(keyOf(fragment));
    return known && (known.error.fault === 'tag' || performance.now() - known.at < pause) ? known.error : null;
  },
  add(fragment: RemoteFragment, error: FragmentError): void {
    failed.set(keyOf(fragment), { at: performance.now(), error });
  },
  /** Allows another attempt at once. */
  forgive(fragment: RemoteFragment): void {
    if (failed.get(keyOf(fragment))?.error.fault !== 'tag') failed.delete(keyOf(fragment));
  },
};
