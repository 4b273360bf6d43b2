import { fragmentSlots, type FragmentSlot } from '../../../src/web/fragments/fragmentSlots.ts';
import { readFragment } from '../../../src/web/fragments/readFragment.ts';
import type { RemoteFragment, RemoteFragments } from '../../../src/web/fragments/remoteFragment.ts';

/** Fields of each place in the form. */
export const fragmentFields = ['url', 'tag', 'integrity'] as const satisfies readonly (keyof RemoteFragment)[];

// Longer than any accepted value (SRV-51).
const longest = 2001;

/** The values that were written for each place. */
export type WrittenFragments = Readonly<Record<FragmentSlot, RemoteFragment>>;

/** The form's values for the kept modules; empty values for places without a module. */
export const writtenFragments = (fragments: RemoteFragments): WrittenFragments =>
  Object.fromEntries(
    fragmentSlots.map((slot) => [slot, fragments[slot] ?? { url: '', tag: '', integrity: '' }]),
  ) as WrittenFragments;

/** The written values, the modules among them that can be kept, and the first wrong value. */
export interface ReadFragmentForm {
  readonly written: WrittenFragments;
  readonly fragments: RemoteFragments;
  readonly wrong: { readonly slot: FragmentSlot; readonly field: keyof RemoteFragment } | null;
}

/** Reads the form by the rule of the page itself (FRAG-1). A place without values keeps the portal's own content. */
export function readFragmentForm(body: Readonly<Record<string, unknown>>): ReadFragmentForm {
  const written: Partial<Record<FragmentSlot, RemoteFragment>> = {};
  const fragments: Partial<Record<FragmentSlot, RemoteFragment>> = {};
  let wrong: ReadFragmentForm['wrong'] = null;
  for (const slot of fragmentSlots) {
    const field = (name: keyof RemoteFragment) => {
      const value = body[`${slot}.${name}`];
      return typeof value === 'string' ? value.trim().slice(0, longest) : '';
    };
    const given = { url: field('url'), tag: field('tag'), integrity: field('integrity') };
    written[slot] = given;
    if (!given.url && !given.tag && !given.integrity) continue;
    const read = readFragment(given);
    if (read.fragment) fragments[slot] = read.fragment;
    else wrong ??= { slot, field: read.wrong };
  }
  return { written: written as WrittenFragments, fragments, wrong };
}
