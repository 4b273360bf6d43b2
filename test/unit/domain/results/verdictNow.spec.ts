// The verdict on the run that counts, by its state and its record (GRADE-1 to GRADE-5).
import { expect, it } from 'vitest';
import type { GradeRevealPolicy, WorkflowState } from '../../../../src/domain/course/states.ts';
import { nextReveal } from '../../../../src/domain/results/nextReveal.ts';
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

it('GRADE-3 a grade whose date has come since the data were loaded is still hidden', () => {
  // As the LMS sends it before the date.
  const course = access({
    gradeRevealPolicy: 'afterDate',
    gradeRevealDate: now,
    workflow: workflow({ state: 'finished', finished: now - day, objectiveRecordId: 'r' }),
    record: record({ id: 'r' }),
  });
  expect(verdictNow(course, { now: now + 1, loaded: now - 1 })?.kind).toBe('hidden');
  expect(verdictNow(course, { now: now + 1, loaded: now })).toMatchObject({ kind: 'shown', outcome: 'pending' });
});

it.each<[string, readonly Parameters<typeof nextReveal>[0][number][], number | null]>([
  ['none', [], null],
  ['the soonest', [9, 5].map((after) => ({ gradeRevealPolicy: 'afterDate', gradeRevealDate: now + after })), now + 5],
  ['another policy', [{ gradeRevealPolicy: 'afterFinish', gradeRevealDate: now + 5 }], null],
  ['a date that has come', [{ gradeRevealPolicy: 'afterDate', gradeRevealDate: now }], null],
  ['no date', [{ gradeRevealPolicy: 'afterDate', gradeRevealDate: null }], null],
])('GRADE-3 the next date of a grade: %s', (_, courses, at) => expect(nextReveal(courses, { now })).toBe(at));
