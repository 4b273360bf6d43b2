import { useRef } from 'react';
import type { FragmentSlot } from '../../../src/web/fragments/fragmentSlots.ts';
import type { RemoteFragment } from '../../../src/web/fragments/remoteFragment.ts';
import { useSheet } from '../../../src/ui/sheets/sheet.ts';
import type { Around } from './around.ts';
import css from './fragments.css';
import { useFragment } from './useFragment.ts';

/** A fragment as a part of the page, which is absent if it cannot be shown (FRAG-4). */
export function SmallFragment({
  slot,
  fragment,
  around,
  inSlot,
}: {
  readonly slot: FragmentSlot;
  readonly fragment: RemoteFragment;
  readonly around: Around;
  /** Slot of our element that the fragment fills. */
  readonly inSlot?: string;
}) {
  useSheet(css);
  const place = useRef<HTMLDivElement>(null);
  const { state } = useFragment(place, { slot, fragment, around, headingLevel: 2, isMain: false });
  // A failed fragment stays in its slot, so that our own content does not come back there (DASH-13).
  return <div className={`fragment fragment-${slot}`} data-state={state} slot={inSlot} ref={place} />;
}
