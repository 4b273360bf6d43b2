import { itemResult, type ItemFacts } from '../../../../domain/results/itemResult.ts';
import type { Moment } from '../../../../domain/time/moment.ts';
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
export function toolStanding(
  { activity, constraint }: { readonly activity: Pick<Activity, 'aggregate'> } & Pick<ItemFacts, 'constraint'>,
  moment: Moment,
): ToolStanding {
  const run = activity.aggregate.lastActivityWorkflow;
  if (!run || run.state === 'inProgress') return { kind: 'working' };
  if (!graded.has(run.state)) return { kind: 'grading' };
  const best = itemResult({ child: activity, constraint }, moment);
  const score = best?.normalizedScore ?? null;
  return { kind: 'done', percent: score === null ? null : Math.round(score * 100), passed: best?.passed ?? null };
}
