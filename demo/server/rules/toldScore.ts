import type { GradeRevealPolicy, WorkflowState } from '../../../src/domain/course/states.ts';
import { gradeVisibility } from '../../../src/domain/results/gradeVisibility.ts';
import type { Instant } from '../../../src/domain/time/instant.ts';
import type { ToldScore } from '../db/schemaLtiTool.ts';

/** The largest score of a course without scores of its own, whose completion is told instead. */
const WHOLE = 100;

/** What is known of a learner's last run. */
export interface RunToTell {
  readonly state: WorkflowState;
  readonly progress: number;
  /** A person grades it, and has not. */
  readonly byHand: boolean;
  /** Of its record, where it has one. */
  readonly score: number | null;
  readonly maxScore: number | null;
  readonly normalizedScore: number | null;
}

/**
 * What a platform is told of a learner (TOOL-12, TOOL-14): how far they are and, once their result may be seen, the result. A course that
 * scores nothing tells its completion.
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
