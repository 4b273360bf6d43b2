import type { ObjectiveAccess } from '../course/course.ts';

/** The states of courses that the picture of progress counts, in its order. */
export const progressGroups = ['completed', 'grading', 'inProgress', 'notStarted'] as const;
export type ProgressGroup = (typeof progressGroups)[number];

/** The number of courses in each state, and in all. */
export interface ProgressShares extends Readonly<Record<ProgressGroup, number>> {
  readonly total: number;
}

/** The counts that a server gives (FILTER-3 to FILTER-5). */
export interface CountedCourses {
  readonly total: number;
  readonly progress: Readonly<Record<string, number>>;
}

/** The picture of progress from the server's counts (DASH-7): courses that no value of the progress filter finds are being graded. */
export function countedShares({ total, progress }: CountedCourses): ProgressShares {
  const { completed = 0, inProgress = 0, notStarted = 0 } = progress;
  const grading = Math.max(0, total - completed - inProgress - notStarted);
  return { completed, grading, inProgress, notStarted, total: completed + grading + inProgress + notStarted };
}

const graded: ReadonlySet<string> = new Set(['submitted', 'graded']);

function groupOf({
  lastObjectiveWorkflow: run,
  lastObjectiveRecord: record,
}: ObjectiveAccess['aggregate']): ProgressGroup {
  if (!run) return record ? 'completed' : 'notStarted';
  if (run.state === 'finished') return 'completed';
  return graded.has(run.state) ? 'grading' : 'inProgress';
}

/**
 * The picture of progress from the courses themselves; null if not all of them are known.
 * @param total length of the whole list
 */
export function knownShares(known: readonly ObjectiveAccess[], total: number): ProgressShares | null {
  if (known.length === 0 || known.length < total) return null;
  const shares = { completed: 0, grading: 0, inProgress: 0, notStarted: 0, total: known.length };
  for (const { aggregate } of known) shares[groupOf(aggregate)]++;
  return shares;
}
