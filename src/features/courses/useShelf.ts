import { useEffect, useState } from 'react';
import type { CourseItem } from '../../data/courses/courseItems.ts';
import { keyOf } from './keyOf.ts';

/** About as many cards as one sees before scrolling. */
const screen = 6;

/** What is drawn of a list at this moment. */
export interface Shelf {
  readonly cards: readonly CourseItem[];
  /** Whether these are all. */
  readonly whole: boolean;
  /** Another one for a list that has nothing in common with the one before: the old cards are then taken away in one piece. */
  readonly key: number;
}

/** A list that has just come, its first screen a frame ahead of the rest: on a slow machine that halves the wait for it. */
export function useShelf(items: readonly CourseItem[]): Shelf {
  const [known, setKnown] = useState({ items, key: 0, whole: true });
  const shelf = known.items === items ? known : following(known, items);
  if (shelf !== known) setKnown(shelf);
  useEffect(() => {
    if (!shelf.whole) setKnown({ ...shelf, whole: true });
  }, [shelf]);
  return { cards: shelf.whole ? items : items.slice(0, screen), whole: shelf.whole, key: shelf.key };
}

function following(before: { readonly items: readonly CourseItem[]; readonly key: number }, items: readonly CourseItem[]) {
  const there = new Set(before.items.map(keyOf));
  // The next page, and what a narrower search keeps, leave no gap for a frame, and focus stays on its card.
  const goesOn = items.some((item) => there.has(keyOf(item)));
  return { items, key: goesOn ? before.key : before.key + 1, whole: goesOn || items.length <= screen };
}
