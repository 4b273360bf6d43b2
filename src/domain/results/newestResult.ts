import type { ObjectiveAccess } from '../course/course.ts';
import type { Instant } from '../time/instant.ts';
import type { Moment } from '../time/moment.ts';
import { attemptVerdict, type AttemptVerdict } from './attemptVerdict.ts';
import { verdictNow } from './verdictNow.ts';

/** The newest result of a course that its learner may see. */
export interface NewestResult {
  readonly verdict: AttemptVerdict;
  /** When it was finished; of a run that is being graded, when it was handed in. */
  readonly at: Instant | null;
  readonly imported: boolean;
  /** Another run has begun since. */
  readonly again: boolean;
}

/**
 * The newest result of a course (RESULT-2): that of the card and of the course page (SCORE-3); while another run is in progress, that of
 * the run before it. Null if there is none.
 */
export function newestResult(access: ObjectiveAccess, moment: Moment): NewestResult | null {
  const { lastObjectiveWorkflow: run, lastObjectiveRecord: last } = access.aggregate;
  const verdict = verdictNow(access, moment);
  if (!verdict) return null;
  if (verdict.kind !== 'inProgress')
    return {
      verdict,
      at:
        verdict.kind === 'grading'
          ? (run?.submitted ?? null)
          : (run?.finished ?? last?.finished ?? run?.submitted ?? null),
      imported: run === null,
      again: false,
    };
  // A record that the run in progress does not name belongs to an earlier run, which is over.
  if (!last || run?.objectiveRecordId === last.id) return null;
  return {
    verdict: attemptVerdict(last, null, access, access.objective.gradingScale, moment),
    at: last.finished,
    imported: false,
    again: true,
  };
}
