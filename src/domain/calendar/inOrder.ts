import type { CalendarItem } from './calendarItem.ts';

/** By code points, so that the order does not depend on the language. */
const byText = (one: string, other: string) => Number(one > other) - Number(one < other);

/** Sorts dates by time; dates of the same moment by course, then by part, so that their order never changes (CAL-2). */
export const inOrder = (items: readonly CalendarItem[]): readonly CalendarItem[] =>
  items.toSorted(
    (one, other) =>
      one.at - other.at ||
      byText(one.courseName, other.courseName) ||
      byText(one.part?.name ?? '', other.part?.name ?? '') ||
      byText(one.id, other.id),
  );
