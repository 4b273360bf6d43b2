import type { CSSProperties } from 'react';
import type { ObjectiveAccess } from '../../../domain/course/course.ts';
import { courseState } from '../../../domain/course/courseState.ts';
import { isWithProctor } from '../../../domain/proctoring/isWithProctor.ts';
import type { Instant } from '../../../domain/time/instant.ts';
import type { StoragePort } from '../../../port/port.ts';
import type { ListView, listOrPanel } from '../model.ts';

/** Storage key of the height of Continue and Due soon. */
export const nextSizeKey = 'nextSpace';

const month = 30 * 86_400_000;

/**
 * The size of Continue and Due soon at the last visit in this browser: their height in pixels, and their numbers of
 * rows.
 */
export interface NextSize {
  readonly height: number;
  readonly go: number;
  readonly due: number;
}

/** {@link NextSize} as the stored text. */
export const nextSizeText = ({ height, go, due }: NextSize): string => `${height} ${go} ${due}`;

/** The size at the last visit; null where it is not known (NEXT-8). */
export function readNextSize(storage: Pick<StoragePort, 'get'>): NextSize | null {
  const kept = storage.get(nextSizeKey);
  const [height = 0, go = 1, due = 3] = (kept ?? '').split(' ').map((text) => Number.parseInt(text, 10) || 0);
  return kept ? { height, go, due } : null;
}

const sized = (go: number, due: number) => ({ '--go': go, '--due': Math.min(due, 3) }) as CSSProperties;

/**
 * The space that is reserved for Continue and Due soon while they load, as a style; null if none is reserved (NEXT-8).
 * Without an earlier visit, a completely loaded list gives the size: its courses in progress can be continued, and its
 * courses have due dates. The list does not know the due dates of their parts, so the size is only approximate.
 */
export function reservedSpace(
  kept: NextSize | null,
  view: ListView,
  place: ReturnType<typeof listOrPanel>,
  total: number,
  now: Instant,
): CSSProperties | null {
  if (kept !== null) return kept.height > 0 ? { minBlockSize: kept.height, ...sized(kept.go, kept.due) } : null;
  if (place !== 'list') return null;
  // The largest space.
  if (view.kind !== 'cards' || view.items.length < total) return {};
  const courses = view.items.flatMap((item) => (item.kind === 'course' ? [item.access] : []));
  const go = courses.some(runs) ? 1 : 0;
  const due = courses.filter(
    (access) => access.dueDate !== null && access.dueDate < now + month && (runs(access) || isUntouched(access)),
  ).length;
  return go || due ? sized(go, due) : null;
}

const runs = ({ aggregate: { lastObjectiveWorkflow: run }, objective }: ObjectiveAccess) =>
  run?.state === 'inProgress' && !isWithProctor(run) && courseState(objective) !== 'archived';
const isUntouched = ({ aggregate, objective }: ObjectiveAccess) =>
  !aggregate.lastObjectiveWorkflow && !aggregate.lastObjectiveRecord && courseState(objective) === 'ready';
