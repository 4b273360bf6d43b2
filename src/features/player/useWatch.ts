import { useState } from 'react';
import type { Activity } from '../../domain/activity.ts';
import type { ObjectiveAccess } from '../../domain/course.ts';
import type { TreeRow } from '../../domain/flattenTree.ts';
import { watchedPlace, type WatchedPlace } from '../../domain/watchedPlace.ts';

/** What waits to be put under watch before it is shown (PROCT-3). */
export interface WatchState {
  /** Null: nothing waits. */
  readonly place: WatchedPlace | null;
  readonly onReady: () => void;
}

/** Whether what is read now has to be put under watch first. */
export function useWatch({ objective }: ObjectiveAccess, root: Activity | undefined, current: TreeRow | null, inProgress: boolean): WatchState {
  const [ready, setReady] = useState<ReadonlySet<string>>(new Set());
  const place = root ? watchedPlace(root, current, { proctored: objective.proctored || objective.activity.proctored, inProgress }) : null;
  const key = place?.activityPathId ?? '';
  return { place: place && ready.has(key) ? null : place, onReady: () => setReady((all) => new Set(all).add(key)) };
}
