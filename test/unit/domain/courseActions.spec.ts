import { expect, test } from 'vitest';
import { courseActions, type CourseAction, type CourseSituation } from '../../../src/domain/courseActions.ts';
import { access, now, record, workflow, type AccessMore } from './access.ts';

type Row = [rule: string, given: AccessMore, actions: CourseAction[], hindrance: string | null, situation?: Partial<CourseSituation>];
const done = workflow({ state: 'finished', finished: now });
const running: CourseAction[] = ['continue', 'finish', 'share'];

const table: Row[] = [
  ['BTN-1 not started', {}, ['start', 'share'], null],
  ['BTN-1 retake of a course', { retake: true, workflow: done }, ['start', 'review', 'share'], null],
  ['BTN-1 no retake', { workflow: done }, ['review', 'share'], null],
  ['BTN-1 a finished text course with retake', { retake: true, workflow: done, activity: { type: 'text' } }, ['review', 'share'], null],
  ['BTN-1 retake while submitted', { retake: true, workflow: workflow({ state: 'submitted' }) }, ['share'], null],
  ['BTN-1 BTN-2 a finished LTI course', { workflow: done, activity: { type: 'lti' } }, ['review', 'share'], null],
  ['BTN-2 a finished LTI course with retake', { retake: true, workflow: done, activity: { type: 'lti' } }, ['startAgain', 'review', 'share'], null],
  ['BTN-1 BTN-2 an expired finished LTI course with retake', { retake: true, workflow: done, objective: { state: 'expired' }, activity: { type: 'lti' } }, ['startAgain', 'review', 'share'], null],
  ['BTN-2 STATE-17 an imported record', { record: record() }, ['startAgain', 'share'], null],
  ['BTN-3 BTN-7 in progress', { workflow: workflow() }, running, null],
  ['BTN-3 outside its window', { workflow: workflow(), availabilityEndDate: now - 1 }, running, null],
  ['BTN-3 BTN-7 in grading by proctoring', { workflow: workflow({ gradingByProctoring: true }) }, ['share'], 'inGrading'],
  ['BTN-4 REVIEW-1 not supported', { workflow: done, activity: { supportReview: false } }, ['share'], null],
  ['BTN-4 REVIEW-1 protected by the run', { workflow: workflow({ state: 'finished', protectResults: true }) }, ['share'], null],
  ['BTN-4 REVIEW-1 protected by the record', { workflow: done, record: record({ protectResults: true }) }, ['share'], null],
  ['BTN-4 REVIEW-1 policy never', { workflow: done, gradeRevealPolicy: 'never' }, ['share'], null],
  ['BTN-4 REVIEW-1 before its date', { workflow: done, gradeRevealPolicy: 'afterDate', gradeRevealDate: now + 1 }, ['share'], null],
  ['BTN-4 REVIEW-1 at its date', { workflow: done, gradeRevealPolicy: 'afterDate', gradeRevealDate: now }, ['review', 'share'], null],
  ['BTN-4 REVIEW-1 submitted', { workflow: workflow({ state: 'submitted' }) }, ['share'], null],
  ['BTN-5 can be chosen', { isSelfEnrolled: false, showInCatalog: true }, ['start', 'addToMyCourses', 'share'], null],
  ['BTN-5 LIST-5 mandatory and in the catalog', { isSelfEnrolled: false, isMandatory: true, showInCatalog: true }, ['start', 'enrolled', 'share'], null],
  ['BTN-8 draft', { objective: { state: 'draft' } }, ['share'], 'comingSoon'],
  ['BTN-8 draft activity', { activity: { state: 'draft' } }, ['share'], 'comingSoon'],
  ['BTN-8 archived', { objective: { state: 'archived' } }, ['share'], 'notAvailable'],
  ['BTN-8 archived in progress', { objective: { state: 'archived' }, workflow: workflow() }, running, null],
  ['BTN-9 proctoring mismatch', { workflow: workflow() }, ['share'], 'inGrading', { proctoringMismatch: true }],
  ['order: draft before proctoring', { objective: { state: 'draft' } }, ['share'], 'comingSoon', { proctoringMismatch: true }],
  ['order: proctoring before availability', { availabilityDate: now + 1 }, ['share'], 'inGrading', { proctoringMismatch: true }],
  ['AVAIL-1', { availabilityDate: now + 1 }, ['share'], 'before'],
  ['AVAIL-2', { availabilityEndDate: now - 1 }, ['share'], 'after'],
  ['AVAIL-2 with retake', { retake: true, workflow: done, availabilityEndDate: now - 1 }, ['review', 'share'], 'after'],
];

test.each(table)('%s', (_, given, actions, hindrance, situation = {}) => {
  const verdict = courseActions(access(given), { now, ...situation });
  expect(verdict.actions).toEqual(actions);
  expect(verdict.hindrance?.code ?? null).toBe(hindrance);
});
