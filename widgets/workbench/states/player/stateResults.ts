import { workflowStates, type WorkflowState } from '../../../../src/domain/course/states.ts';
import { objectiveId, workflowId, type CourseSketch } from './stateCourse.ts';

/** One attempt of the states: a day of its own, handed in and judged. */
export interface AttemptSketch {
  readonly day: string;
  readonly percent?: number | null;
  readonly grade?: string | null;
  readonly passed?: boolean | null;
  /** State of its run; null for a result from elsewhere. */
  readonly run?: WorkflowState | null;
  /** Id of its run. */
  readonly of?: string;
}

const ids = { objective: { id: objectiveId }, objectiveWorkflowAggregate: { id: 'aggregate-1' } };

/** A result as the server sends it. */
export function wireAttempt({
  day,
  percent = null,
  grade = null,
  passed = percent === null ? null : percent >= 50,
  run = 'finished',
  of = `run-of-${day}`,
}: AttemptSketch): object {
  return {
    ...ids,
    id: `record-of-${day}`,
    finished: `${day}T18:00:00Z`,
    score: percent === null ? null : percent / 2,
    maxScore: 50,
    normalizedScore: percent === null ? null : percent / 100,
    grade,
    passed,
    progress: 1,
    protectResults: false,
    objectiveWorkflow: run && {
      id: of,
      state: workflowStates[run],
      progress: 1,
      started: `${day}T08:00:00Z`,
      submitted: `${day}T16:20:00Z`,
      finished: run === 'finished' ? `${day}T18:00:00Z` : null,
      protectResults: false,
      objectiveRecordId: `record-of-${day}`,
    },
  };
}

/** The results that go with a course's last one. */
export function wireResults({ record, state }: CourseSketch): object {
  const run = state
    ? {
        id: workflowId,
        state: workflowStates[state],
        started: '2026-11-03T09:00:00Z',
        submitted: '2026-11-18T16:20:00Z',
        finished: '2026-11-20T08:00:00Z',
      }
    : null;
  return { data: record ? [{ ...ids, ...record, objectiveWorkflow: run }] : [] };
}

const grade = (name: string, normalizedMinScore: number) => ({ id: name, name, normalizedMinScore, color: null });

/** A scale by which half of the points pass. */
export const letterScale = {
  id: 'scale',
  name: 'Letter grades',
  maxScore: 50,
  normalizedPassingScore: 0.5,
  grades: [grade('A', 0.8), grade('B', 0.65), grade('C', 0.5), grade('F', 0)],
};

/** Four attempts, the last of which passed. */
export const fourAttempts: readonly AttemptSketch[] = [
  { day: '2026-11-14', percent: 86, grade: 'A−', of: workflowId },
  { day: '2026-10-24', percent: 58, grade: 'C−' },
  { day: '2026-10-03', percent: 63, grade: 'C' },
  { day: '2026-09-12', percent: 38, grade: 'F' },
];
