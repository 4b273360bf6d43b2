// The verdict on the run that counts, by its state and its record (GRADE-1 to GRADE-5).
import { expect, it } from 'vitest';
import type { GradeRevealPolicy, WorkflowState } from '../../../../src/domain/course/states.ts';
import { verdictNow } from '../../../../src/domain/results/verdictNow.ts';
import { access, day, now, record, workflow, type AccessMore } from '../course/access.ts';

const result = record({ id: 'r', score: 43, maxScore: 50, normalizedScore: 0.86, grade: 'A', passed: true });
const told = (given: AccessMore) => {
  const verdict = verdictNow(access(given), { now });
  return verdict?.kind === 'shown' ? `${verdict.outcome} ${verdict.grade}` : (verdict?.kind ?? null);
};
const waiting: readonly WorkflowState[] = ['submitted', 'inGrading', 'graded', 'gradingApproved'];

it('is none before the first run', () => expect(told({})).toBeNull());
it('GRADE-5 of a result from elsewhere is that result', () => expect(told({ record: result })).toBe('passed A'));

it.each(waiting)('GRADE-2 of a %s run is its own result, as soon as it has one', (state) => {
  const run = (objectiveRecordId: string | null) => workflow({ state, submitted: now - day, objectiveRecordId });
  expect(told({ workflow: run(null) })).toBe('grading');
  expect(told({ workflow: run('r'), record: result })).toBe('passed A');
  expect(told({ workflow: run('r'), record: { ...result, passed: null, grade: null, finished: null } })).toBe(
    'grading null',
  );
  expect(told({ workflow: run(null), record: result }), 'the result of an earlier run').toBe('grading');
  expect(told({ workflow: run('other'), record: result }), 'the result of an earlier run').toBe('grading');
});

it.each<[GradeRevealPolicy, WorkflowState, string]>([
  ['never', 'graded', 'grading'],
  ['never', 'finished', 'hidden'],
  ['afterDate', 'gradingApproved', 'grading'],
  ['afterDate', 'finished', 'hidden'],
  ['afterFinish', 'graded', 'passed A'],
  ['none', 'submitted', 'passed A'],
  ['none', 'inProgress', 'inProgress'],
])('GRADE-1 to GRADE-4: policy %s, run %s: %s', (gradeRevealPolicy, state, expected) =>
  expect(
    told({
      gradeRevealPolicy,
      gradeRevealDate: now + day,
      workflow: workflow({ state, objectiveRecordId: 'r' }),
      record: result,
    }),
  ).toBe(expected),
);

it('PROCT-4 of a run that is with its proctor is still to come', () =>
  expect(told({ workflow: workflow({ gradingByProctoring: true, objectiveRecordId: 'r' }), record: result })).toBe(
    'grading',
  ));
