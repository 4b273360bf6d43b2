import { useEffect, useState } from 'react';
import type { CourseItem } from '../../data/courses/courseItems.ts';
import { keyOf } from './keyOf.ts';

/** About as many cards as one sees before scrolling. */
const screen = 6;

/** A list that has just come, its first screen a frame ahead of the rest: on a slow machine that halves the wait for it. */
export function useFirstScreen(items: readonly CourseItem[]): readonly CourseItem[] {
  const [drawn, setDrawn] = useState(items);
  useEffect(() => setDrawn(items), [items]);
  const [before, now] = [drawn[0], items[0]];
  // The next page of a list, or the same list asked for anew, leaves no gap for a frame.
  const goesOn = before !== undefined && now !== undefined && keyOf(before) === keyOf(now);
  return drawn === items || goesOn || items.length <= screen ? items : items.slice(0, screen);
}
