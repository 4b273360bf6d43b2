import type { SavedPart } from './savedPart.ts';

/** Saved parts in reading order, those of a course together; the courses as they come (SAVED-3). */
export function savedInOrder(parts: readonly SavedPart[]): readonly SavedPart[] {
  const courses = [...new Set(parts.map(({ objectiveId }) => objectiveId))];
  return courses.flatMap((id) =>
    parts.filter(({ objectiveId }) => objectiveId === id).toSorted((one, other) => one.order - other.order),
  );
}
