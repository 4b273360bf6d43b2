import { fragmentSlots, type FragmentSlot } from './fragmentSlots.ts';
import { readFragment } from './readFragment.ts';
import type { RemoteFragment, RemoteFragments } from './remoteFragment.ts';

/** An entry that is left out, and its fault: one of its fields, or the name of its place. */
export interface WrongFragment {
  readonly slot: string;
  readonly field: keyof RemoteFragment | 'slot';
}

const isSlot = (name: string): name is FragmentSlot => (fragmentSlots as readonly string[]).includes(name);

/** Reads the modules that a configuration names: the usable ones, and the faults of the others (FRAG-1). */
export function readFragments(given: unknown): {
  readonly fragments: RemoteFragments;
  readonly wrong: readonly WrongFragment[];
} {
  const fragments: Partial<Record<FragmentSlot, RemoteFragment>> = {};
  const wrong: WrongFragment[] = [];
  const entries = given && typeof given === 'object' && !Array.isArray(given) ? Object.entries(given) : [];
  for (const [slot, value] of entries) {
    // No module is named for this place.
    if (value === null || value === undefined) continue;
    const read = readFragment(value);
    if (!isSlot(slot)) wrong.push({ slot, field: 'slot' });
    else if (read.fragment) fragments[slot] = read.fragment;
    else wrong.push({ slot, field: read.wrong });
  }
  return { fragments, wrong };
}
