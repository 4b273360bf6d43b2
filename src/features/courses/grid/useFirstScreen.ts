import { useEffect, useState } from 'react';
import type { CourseItem } from '../../../data/courses/courseItems.ts';
import { keyOf } from './keyOf.ts';

/** About as many cards as a reader sees before scrolling. */
const screen = 6;

/** The part of a list that is drawn at this moment. */
export interface FirstScreen {
  readonly cards: readonly CourseItem[];
  /** Whether these are all. */
  readonly whole: boolean;
  /** Changes when the new list shares no course with the one before, so that the old cards are removed in one step. */
  readonly key: number;
}

/** Draws the first screen of a new list one frame before the rest: on a slow machine that halves the wait for it. */
export function useFirstScreen(items: readonly CourseItem[]): FirstScreen {
  const [known, setKnown] = useState({ items, key: 0, whole: true });
  const current = known.items === items ? known : following(known, items);
  if (current !== known) setKnown(current);
  useEffect(() => {
    if (!current.whole) setKnown({ ...current, whole: true });
  }, [current]);
  return { cards: current.whole ? items : items.slice(0, screen), whole: current.whole, key: current.key };
}

function following(
  before: { readonly items: readonly CourseItem[]; readonly key: number },
  items: readonly CourseItem[],
) {
  const there = new Set(before.items.map(keyOf));
  // For the next page of a list and for a narrower search, no frame is left empty, and the focus stays on its card.
  const goesOn = items.some((item) => there.has(keyOf(item)));
  return { items, key: goesOn ? before.key : before.key + 1, whole: goesOn || items.length <= screen };
}
