import type { CSSProperties } from 'react';
import type { ObjectiveAccess } from '../../domain/course.ts';
import { courseState } from '../../domain/courseState.ts';
import type { Instant } from '../../domain/instant.ts';
import type { StoragePort } from '../../runtime/port.ts';
import type { ListView, placeOf } from './model.ts';

/** Where the height of Continue and Due soon is kept. */
export const spaceKey = 'nextSpace';

const month = 30 * 86_400_000;

/** The height that Continue and Due soon had last time in this browser, in pixels; null where that is not known (NEXT-8). */
export function keptSpace(storage: StoragePort): number | null {
  const kept = storage.get(spaceKey);
  return kept ? Number.parseInt(kept, 10) || 0 : null;
}

/**
 * The space that is held for Continue and Due soon until they are there, as a style; null where none is (NEXT-8).
 * Without a visit before, the list says how much where it has come as a whole: courses in progress are gone on with, dates of courses
 * are told. Dates of their parts it does not know, so this is near, not exact.
 * @param kept height at the visit before in pixels
 */
export function nextSpace(kept: number | null, view: ListView, place: ReturnType<typeof placeOf>, total: number, now: Instant): CSSProperties | null {
  if (kept !== null) return kept > 0 ? { minBlockSize: kept } : null;
  if (place !== 'list') return null;
  // What is there at most.
  if (view.kind !== 'cards' || view.items.length < total) return {};
  const courses = view.items.flatMap((item) => (item.kind === 'course' ? [item.access] : []));
  const go = courses.some(runs) ? 1 : 0;
  const due = courses.filter((access) => access.dueDate !== null && access.dueDate < now + month && (runs(access) || isUntouched(access))).length;
  return go || due ? ({ '--go': go, '--due': Math.min(due, 3) } as CSSProperties) : null;
}

const runs = ({ aggregate: { lastObjectiveWorkflow: run }, objective }: ObjectiveAccess) => run?.state === 'inProgress' && !run.gradingByProctoring && courseState(objective) !== 'archived';
const isUntouched = ({ aggregate, objective }: ObjectiveAccess) => !aggregate.lastObjectiveWorkflow && !aggregate.lastObjectiveRecord && courseState(objective) === 'ready';
