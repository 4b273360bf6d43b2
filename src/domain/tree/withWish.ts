import { savedInOrder } from './savedInOrder.ts';
import type { SavedPart } from './savedPart.ts';

/** Saved parts after a part was saved or removed, in reading order (SAVED-2). The result is the same list if nothing changes. */
export function withWish(parts: readonly SavedPart[], part: SavedPart, saved: boolean): readonly SavedPart[] {
  const isIt = (one: SavedPart) => one.activityPathId === part.activityPathId && one.objectiveId === part.objectiveId;
  if (parts.some(isIt) === saved) return parts;
  return saved ? savedInOrder([...parts, part]) : parts.filter((one) => !isIt(one));
}
