import type { GradeRevealPolicy, WorkflowState } from '../../../src/domain/course/states.ts';
import { gradeVisibility } from '../../../src/domain/results/gradeVisibility.ts';
import type { Instant } from '../../../src/domain/time/instant.ts';
import type { ToldScore } from '../db/schemaLtiTool.ts';

/** The largest score of a course without scores; its completion is reported instead. */
const WHOLE = 100;

/** Facts about a learner's last run. */
export interface RunToTell {
  readonly state: WorkflowState;
  readonly progress: number;
  /** A person grades it, and has not done so yet. */
  readonly byHand: boolean;
  /** Of its record, where it has one. */
  readonly score: number | null;
  readonly maxScore: number | null;
  readonly normalizedScore: number | null;
}

/**
 * The report to a platform about a learner (TOOL-12, TOOL-14): their progress and, once they may see their result, the result. A course
 * without scores reports its completion.
 * @param run null before the first one
 */
export function toldScore(
  run: RunToTell | null,
  access: { readonly gradeRevealPolicy: GradeRevealPolicy; readonly gradeRevealDate: Instant | null },
  now: Instant,
): ToldScore {
  if (!run) return { activityProgress: 'Initialized', gradingProgress: 'NotReady' };
  if (run.state === 'inProgress')
    return { activityProgress: run.progress > 0 ? 'InProgress' : 'Started', gradingProgress: 'NotReady' };
  if (run.state !== 'finished')
    return { activityProgress: 'Submitted', gradingProgress: run.byHand ? 'PendingManual' : 'Pending' };
  if (run.normalizedScore === null)
    return {
      activityProgress: 'Completed',
      gradingProgress: 'FullyGraded',
      scoreGiven: Math.round(run.progress * WHOLE * 100) / 100,
      scoreMaximum: WHOLE,
    };
  if (!gradeVisibility(access, 'finished', { now }).visible)
    return { activityProgress: 'Completed', gradingProgress: 'Pending' };
  const scoreMaximum = run.maxScore || WHOLE;
  const scoreGiven = run.maxScore && run.score !== null ? run.score : run.normalizedScore * scoreMaximum;
  return {
    activityProgress: 'Completed',
    gradingProgress: 'FullyGraded',
    scoreGiven: Math.max(0, scoreGiven),
    scoreMaximum,
  };
}
