import { fold } from '../filter/fold.ts';
import type { SavedPart } from './savedPart.ts';

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Sorts saved parts by the names of their courses, like lists of courses, and in reading order within each course (SAVED-3, LIST-7). */
export function savedInOrder(parts: readonly SavedPart[]): readonly SavedPart[] {
  const names = new Map(parts.map(({ courseName }) => [courseName, fold(courseName)]));
  const nameOf = ({ courseName }: SavedPart) => names.get(courseName) ?? '';
  return [...parts].sort(
    (one, other) =>
      compare(nameOf(one), nameOf(other)) || compare(one.objectiveId, other.objectiveId) || one.order - other.order,
  );
}
