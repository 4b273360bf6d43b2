import { readFragments } from '../../../src/web/fragments/readFragments.ts';
import type { RemoteFragments } from '../../../src/web/fragments/remoteFragment.ts';
import { allowAddress } from './trustedAddress.ts';

const read = new WeakMap<object, RemoteFragments>();

/** The fragments that the page started with, read once, so that each fault is reported once. */
function begunWith(given: unknown): RemoteFragments {
  if (!given || typeof given !== 'object') return {};
  let known = read.get(given);
  if (!known) {
    const { fragments, wrong } = readFragments(given);
    for (const { slot, field } of wrong) console.warn('[lectern]', `fragment ${slot} is left out: ${field}`);
    for (const { url } of Object.values(fragments)) allowAddress(url);
    read.set(given, (known = fragments));
  }
  return known;
}

/**
 * The fragments of the page (FRAG-1): those that it started with, as long as their places are still named. A fragment that was named or
 * changed later needs another policy, which comes with the next load of the page.
 * @param begun the setting when the page started; `now`: the current setting
 */
export function fragmentsOf(begun: unknown, now: unknown): RemoteFragments {
  const { fragments } = readFragments(now);
  return Object.fromEntries(Object.entries(begunWith(begun)).filter(([slot]) => slot in fragments));
}
