import type { CourseAction, CourseSituation } from '../../../../src/domain/course/courseActions.ts';
import { now, record, workflow, type AccessMore } from './access.ts';

/** One course, what its page offers, and what stands against it. The server is asked to start the same. */
export type ActionCase = readonly [
  rule: string,
  given: AccessMore,
  actions: readonly CourseAction[],
  blockReason: string | null,
  situation?: Partial<CourseSituation>,
];

const done = workflow({ state: 'finished', finished: now });
const running: CourseAction[] = ['continue', 'finish', 'share'];
const choosable: AccessMore = { isSelfEnrolled: false, showInCatalog: true };

/** Every row of buttons, availability and proctoring. */
export const actionCases: readonly ActionCase[] = [
  ['BTN-1 not started', {}, ['start', 'share'], null],
  ['BTN-1 an expired course counts as ready', { objective: { state: 'expired' } }, ['start', 'share'], null],
  ['BTN-1 a text course, not started', { activity: { type: 'text' } }, ['start', 'share'], null],
  ['BTN-1 an LTI course, not started', { activity: { type: 'lti' } }, ['start', 'share'], null],
  ['BTN-1 retake of a course', { retake: true, workflow: done }, ['start', 'review', 'share'], null],
  ['BTN-1 no retake', { workflow: done }, ['review', 'share'], null],
  [
    'BTN-1 a finished text course with retake',
    { retake: true, workflow: done, activity: { type: 'text' } },
    ['review', 'share'],
    null,
  ],
  ['BTN-1 retake while submitted', { retake: true, workflow: workflow({ state: 'submitted' }) }, ['share'], null],
  ['BTN-1 retake while in grading', { retake: true, workflow: workflow({ state: 'inGrading' }) }, ['share'], null],
  ['BTN-1 retake while graded', { retake: true, workflow: workflow({ state: 'graded' }) }, ['share'], null],
  ['BTN-1 retake while approved', { retake: true, workflow: workflow({ state: 'gradingApproved' }) }, ['share'], null],
  ['BTN-1 BTN-2 a finished LTI course', { workflow: done, activity: { type: 'lti' } }, ['review', 'share'], null],
  [
    'BTN-2 a finished LTI course with retake',
    { retake: true, workflow: done, activity: { type: 'lti' } },
    ['startAgain', 'review', 'share'],
    null,
  ],
  [
    'BTN-1 BTN-2 an expired finished LTI course with retake',
    { retake: true, workflow: done, objective: { state: 'expired' }, activity: { type: 'lti' } },
    ['startAgain', 'review', 'share'],
    null,
  ],
  ['BTN-2 STATE-17 an imported record', { record: record() }, ['startAgain', 'share'], null],
  [
    'BTN-2 LIST-3 an imported record alone makes enrolled',
    { isSelfEnrolled: false, showInCatalog: true, record: record() },
    ['startAgain', 'share'],
    null,
  ],
  ['BTN-3 BTN-7 in progress', { workflow: workflow() }, running, null],
  ['BTN-3 outside its window', { workflow: workflow(), availabilityEndDate: now - 1 }, running, null],
  [
    'BTN-3 AVAIL-2 in progress with retake, past its end',
    { workflow: workflow(), retake: true, availabilityEndDate: now - 1 },
    running,
    null,
  ],
  [
    'BTN-3 BTN-7 in grading by proctoring',
    { workflow: workflow({ gradingByProctoring: true }) },
    ['share'],
    'inGrading',
  ],
  ['BTN-4 REVIEW-1 not supported', { workflow: done, activity: { supportReview: false } }, ['share'], null],
  [
    'BTN-4 REVIEW-1 protected by the run',
    { workflow: workflow({ state: 'finished', protectResults: true }) },
    ['share'],
    null,
  ],
  [
    'BTN-4 REVIEW-1 protected by the record',
    { workflow: done, record: record({ protectResults: true }) },
    ['share'],
    null,
  ],
  ['BTN-4 REVIEW-1 policy never', { workflow: done, gradeRevealPolicy: 'never' }, ['share'], null],
  [
    'BTN-4 REVIEW-1 before its date',
    { workflow: done, gradeRevealPolicy: 'afterDate', gradeRevealDate: now + 1 },
    ['share'],
    null,
  ],
  [
    'BTN-4 REVIEW-1 at its date',
    { workflow: done, gradeRevealPolicy: 'afterDate', gradeRevealDate: now },
    ['review', 'share'],
    null,
  ],
  ['BTN-4 REVIEW-1 submitted', { workflow: workflow({ state: 'submitted' }) }, ['share'], null],
  ['BTN-5 ENROL-2 can be chosen', choosable, ['start', 'addToMyCourses', 'share'], null],
  [
    'BTN-5 ENROL-11 can be chosen ahead of its window',
    { ...choosable, availabilityDate: now + 1 },
    ['addToMyCourses', 'share'],
    'before',
  ],
  [
    'BTN-5 ENROL-11 cannot be chosen after its window',
    { ...choosable, availabilityEndDate: now - 1 },
    ['share'],
    'after',
  ],
  [
    'BTN-5 BTN-8 ENROL-11 a draft can be chosen ahead',
    { ...choosable, objective: { state: 'draft' } },
    ['addToMyCourses', 'share'],
    'comingSoon',
  ],
  [
    'BTN-5 BTN-8 LIST-4 archived, not chosen',
    { ...choosable, objective: { state: 'archived' } },
    ['share'],
    'notAvailable',
  ],
  [
    'BTN-5 LIST-5 mandatory and in the catalog',
    { isSelfEnrolled: false, isMandatory: true, showInCatalog: true },
    ['start', 'enrolled', 'share'],
    null,
  ],
  ['BTN-5 chosen', { showInCatalog: true }, ['start', 'enrolled', 'share'], null],
  ['BTN-1 ENROL-12 neither enrolled nor in the catalog', { isSelfEnrolled: false }, ['share'], null],
  ['BTN-8 draft', { objective: { state: 'draft' } }, ['share'], 'comingSoon'],
  ['BTN-8 draft activity', { activity: { state: 'draft' } }, ['share'], 'comingSoon'],
  ['BTN-8 archived', { objective: { state: 'archived' } }, ['share'], 'notAvailable'],
  ['BTN-8 archived activity', { activity: { state: 'archived' } }, ['share'], 'notAvailable'],
  ['BTN-8 archived in progress', { objective: { state: 'archived' }, workflow: workflow() }, running, null],
  ['BTN-8 draft in progress', { objective: { state: 'draft' }, workflow: workflow() }, running, null],
  [
    'BTN-8 draft, finished, with retake',
    { objective: { state: 'draft' }, retake: true, workflow: done },
    ['review', 'share'],
    'comingSoon',
  ],
  ['BTN-9 PROCT-1 proctoring mismatch', { workflow: workflow() }, ['share'], 'inGrading', { proctoringMismatch: true }],
  [
    'order: draft before proctoring',
    { objective: { state: 'draft' } },
    ['share'],
    'comingSoon',
    { proctoringMismatch: true },
  ],
  [
    'order: draft before availability',
    { objective: { state: 'draft' }, availabilityDate: now + 1 },
    ['share'],
    'comingSoon',
  ],
  [
    'order: proctoring before availability',
    { availabilityDate: now + 1 },
    ['share'],
    'inGrading',
    { proctoringMismatch: true },
  ],
  ['AVAIL-1', { availabilityDate: now + 1 }, ['share'], 'before'],
  ['AVAIL-1 with an imported record', { availabilityDate: now + 1, record: record() }, ['share'], 'before'],
  ['AVAIL-2', { availabilityEndDate: now - 1 }, ['share'], 'after'],
  ['AVAIL-2 with retake', { retake: true, workflow: done, availabilityEndDate: now - 1 }, ['review', 'share'], 'after'],
  ['AVAIL-2 says nothing to who is done', { workflow: done, availabilityEndDate: now - 1 }, ['review', 'share'], null],
  [
    'AVAIL-1 AVAIL-2 within the window',
    { availabilityDate: now - 1, availabilityEndDate: now + 1 },
    ['start', 'share'],
    null,
  ],
];
