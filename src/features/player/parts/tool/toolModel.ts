import type { Activity } from '../../../../domain/tree/activity.ts';

/** What is known of the learner's work in a tool (DONE-2). */
export type ToolStanding =
  | { readonly kind: 'working' }
  /** The tool has reported, and somebody or something still grades. */
  | { readonly kind: 'grading' }
  /** It is over. `percent` and `passed` are null where they are not known, or not to be seen yet. */
  | { readonly kind: 'done'; readonly percent: number | null; readonly passed: boolean | null };

const graded: ReadonlySet<string> = new Set(['graded', 'gradingApproved', 'finished']);

/** How the learner's work in a tool stands. A score that the tool told on the way is shown once it is over. */
export function toolStanding({ aggregate }: Pick<Activity, 'aggregate'>): ToolStanding {
  const { lastActivityWorkflow: run, bestActivityRecord: best } = aggregate;
  if (!run || run.state === 'inProgress') return { kind: 'working' };
  if (!graded.has(run.state)) return { kind: 'grading' };
  const score = best?.normalizedScore ?? null;
  return { kind: 'done', percent: score === null ? null : Math.round(score * 100), passed: best?.passed ?? null };
}
