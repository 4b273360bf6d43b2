import type { ObjectiveAccess } from '../course/course.ts';

/** Ways in which a course can stand, in the order of the picture. */
export const standings = ['completed', 'grading', 'inProgress', 'notStarted'] as const;
export type Standing = (typeof standings)[number];

/** How many courses stand how. */
export interface ProgressShares extends Readonly<Record<Standing, number>> {
  readonly total: number;
}

/** What a server counts (FILTER-3 to FILTER-5). */
export interface CountedCourses {
  readonly total: number;
  readonly progress: Readonly<Record<string, number>>;
}

/** The picture of progress from the server's counts (DASH-7): what none of the values of the filter finds is being graded. */
export function countedShares({ total, progress }: CountedCourses): ProgressShares {
  const { completed = 0, inProgress = 0, notStarted = 0 } = progress;
  const grading = Math.max(0, total - completed - inProgress - notStarted);
  return { completed, grading, inProgress, notStarted, total: completed + grading + inProgress + notStarted };
}

const graded: ReadonlySet<string> = new Set(['submitted', 'graded']);

function standingOf({
  lastObjectiveWorkflow: run,
  lastObjectiveRecord: record,
}: ObjectiveAccess['aggregate']): Standing {
  if (!run) return record ? 'completed' : 'notStarted';
  if (run.state === 'finished') return 'completed';
  return graded.has(run.state) ? 'grading' : 'inProgress';
}

/**
 * The same from the courses themselves; null where not all of them are known.
 * @param total length of the whole list
 */
export function knownShares(known: readonly ObjectiveAccess[], total: number): ProgressShares | null {
  if (known.length === 0 || known.length < total) return null;
  const shares = { completed: 0, grading: 0, inProgress: 0, notStarted: 0, total: known.length };
  for (const { aggregate } of known) shares[standingOf(aggregate)]++;
  return shares;
}
