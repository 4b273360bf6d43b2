import type { Activity } from '../../../../domain/tree/activity.ts';

/** The known state of the learner's work in a tool (DONE-2). */
export type ToolStanding =
  | { readonly kind: 'working' }
  /** The tool has reported, but the grading is not finished. */
  | { readonly kind: 'grading' }
  /** The work is over. `percent` and `passed` are null if they are unknown, or not visible yet. */
  | { readonly kind: 'done'; readonly percent: number | null; readonly passed: boolean | null };

const graded: ReadonlySet<string> = new Set(['graded', 'gradingApproved', 'finished']);

/** The state of the learner's work in a tool. A score that the tool reported earlier is shown only once the work is over. */
export function toolStanding({ aggregate }: Pick<Activity, 'aggregate'>): ToolStanding {
  const { lastActivityWorkflow: run, bestActivityRecord: best } = aggregate;
  if (!run || run.state === 'inProgress') return { kind: 'working' };
  if (!graded.has(run.state)) return { kind: 'grading' };
  const score = best?.normalizedScore ?? null;
  return { kind: 'done', percent: score === null ? null : Math.round(score * 100), passed: best?.passed ?? null };
}
