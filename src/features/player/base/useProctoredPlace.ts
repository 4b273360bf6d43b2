import { useState } from 'react';
import type { ObjectiveAccess } from '../../../domain/course/course.ts';
import type { TreeRow } from '../../../domain/tree/flattenTree.ts';
import { isProctored } from '../../../domain/proctoring/isProctored.ts';
import { proctoredPlace, type ProctoredPlace, type ProctoredRoot } from '../../../domain/proctoring/proctoredPlace.ts';

/** The proctored course or part that waits for its start-token before it is shown (PROCT-3). */
export interface ProctoredState {
  /** Null: nothing waits. */
  readonly place: ProctoredPlace | null;
  readonly onReady: () => void;
}

/** Whether the open part needs a start-token first. */
export function useProctoredPlace(
  { objective }: ObjectiveAccess,
  root: ProctoredRoot | undefined,
  current: TreeRow | null,
  inProgress: boolean,
): ProctoredState {
  const [ready, setReady] = useState<ReadonlySet<string>>(new Set());
  const place = root ? proctoredPlace(root, current, { proctored: isProctored(objective), inProgress }) : null;
  const key = place?.activityPathId ?? '';
  return { place: place && ready.has(key) ? null : place, onReady: () => setReady((all) => new Set(all).add(key)) };
}
