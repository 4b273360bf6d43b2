import { beforeAll, describe, expect, it } from 'vitest';
import { objectiveAccess } from '../../../../src/contract/courses/courseShapes.ts';
import type { ObjectiveAccess } from '../../../../src/domain/course/course.ts';
import type { ErrorCode } from '../../../../src/errorCodes.ts';
import { LecternError } from '../../../../src/errors.ts';
import { cutText } from '../../../../src/features/player/overview/cutText.ts';
import { overviewModel } from '../../../../src/features/player/overview/overviewModel.ts';
import { hasContent, isUnknown, screenOf, type ScreenInput } from '../../../../src/features/player/base/screen.ts';
import {
  passedRecord,
  wireCourse,
  type CourseSketch,
} from '../../../../widgets/workbench/states/player/stateCourse.ts';
import type { Words } from '../../../../src/features/player/base/Words.ts';
import { parse } from 'valibot';
import { now, wordsOf } from './playerWords.ts';

let words: Words;
beforeAll(async () => {
  words = await wordsOf();
});

const access = (sketch: CourseSketch = {}): ObjectiveAccess => parse(objectiveAccess, wireCourse(sketch));
const model = (sketch: CourseSketch = {}) => overviewModel(access(sketch), { now }, words);

describe('screenOf', () => {
  const at = (input: Partial<ScreenInput>) =>
    screenOf({
      place: 'courses',
      view: 'overview',
      objectiveId: 'o',
      aggregateId: '',
      axis: '',
      query: '',
      named: undefined,
      mismatch: false,
      moment: { now },
      access: undefined,
      course: undefined,
      catalog: true,
      error: null,
      paused: false,
      ...input,
    }).kind;
  it.each<[ErrorCode, string]>([
    ['bad_request', 'notAvailable'],
    ['unauthorized', 'notAvailable'],
    ['forbidden', 'notAvailable'],
    ['not_found', 'notAvailable'],
    ['server_error', 'failed'],
    ['network', 'failed'],
    ['timeout', 'failed'],
    ['bad_reply', 'failed'],
  ])('ERR-5, ERR-6: %s is %s', (code, kind) => {
    expect(at({ error: new LecternError(code, '') })).toBe(kind);
  });
  it('keeps what is known when asking again fails', () => {
    expect(at({ access: access(), error: new LecternError('unauthorized', '') })).toBe('overview');
  });
  it('waits for a connection in words', () => {
    expect(at({})).toBe('loading');
    expect(at({ paused: true })).toBe('failed');
  });
  it('ROUTE-4 shows no other aggregate', () => {
    expect(at({ access: access(), aggregateId: 'aggregate-1' })).toBe('overview');
    expect(at({ access: access(), aggregateId: 'another' })).toBe('notAvailable');
  });
  it('an element without a course has none', () => {
    expect(at({ objectiveId: '' })).toBe('notAvailable');
  });
  it('OVER-1 opens content of a run alone', () => {
    expect(at({ view: 'content', access: access() })).toBe('redirect');
    expect(at({ view: 'content', access: access({ state: 'inProgress' }) })).toBe('content');
    expect(at({ view: 'content', access: access({ state: 'finished' }) })).toBe('content');
  });
  it('ROUTE-34 an LTI course has no content view', () => {
    const lti = access({ state: 'inProgress' });
    expect(
      hasContent({ ...lti, objective: { ...lti.objective, activity: { ...lti.objective.activity, type: 'lti' } } }),
    ).toBe(false);
    expect(
      hasContent({
        ...lti,
        aggregate: {
          ...lti.aggregate,
          lastObjectiveWorkflow: { ...lti.aggregate.lastObjectiveWorkflow!, state: 'finished' },
        },
        objective: { ...lti.objective, activity: { ...lti.objective.activity, supportReview: false } },
      }),
    ).toBe(false);
  });
  it('PROCT-4 a run that is with its proctor is in grading everywhere', () => {
    const course = access({ state: 'inProgress' });
    const graded: ObjectiveAccess = {
      ...course,
      aggregate: {
        ...course.aggregate,
        lastObjectiveWorkflow: { ...course.aggregate.lastObjectiveWorkflow!, gradingByProctoring: true },
      },
    };
    expect(
      ['content', 'review', 'workflow'].map((view) =>
        at({
          view: view as 'content',
          access: graded,
          ...(view === 'workflow' && {
            named: { run: graded.aggregate.lastObjectiveWorkflow!, record: null, axis: [] },
          }),
        }),
      ),
    ).toEqual(['redirect', 'redirect', 'redirect']);
    expect(overviewModel(graded, { now }, words)).toMatchObject({
      badge: { icon: 'waiting' },
      verdict: { title: 'Grading in progress' },
      progress: { waiting: true },
      blockReason: { tone: 'warning' },
      views: ['details'],
      buttons: [{ action: 'share' }],
    });
  });
  it.each([
    ['inProgress', ['finish', 'share']],
    ['finished', ['review', 'share']],
    [null, ['start', 'share']],
    ['submitted', ['share']],
  ] as const)('BTN-11 a course that is a tool, %s: it is open on its page, without Continue', (state, actions) => {
    const course = access({ state });
    const view = overviewModel(
      { ...course, objective: { ...course.objective, activity: { ...course.objective.activity, type: 'lti' } } },
      { now },
      words,
    );
    expect(view.buttons.map(({ action }) => action)).toEqual(actions);
  });
  it('ERR-6 what is no HTTP error is said as unknown too', () => {
    expect(isUnknown(new LecternError('server_error', '', { status: 500 }))).toBe(false);
    expect(isUnknown(new LecternError('bad_reply', ''))).toBe(true);
    expect(isUnknown(null)).toBe(false);
  });
});

const failedRecord = { ...passedRecord, score: 17, normalizedScore: 0.34, grade: 'F', passed: false };
describe('overviewModel', () => {
  const buttons = (sketch: CourseSketch) =>
    model(sketch).buttons.map(({ action, filled }) => (filled ? `[${action}]` : action));
  it.each<[string, CourseSketch, string[]]>([
    ['BTN-1 not started', {}, ['[start]', 'share']],
    ['BTN-3, BTN-7 in progress', { state: 'inProgress' }, ['[continue]', 'finish', 'share']],
    ['BTN-4 finished', { state: 'finished' }, ['[review]', 'share']],
    ['BTN-1 finished with retake', { state: 'finished', retake: true }, ['[review]', 'start', 'share']],
    [
      'BTN-12 not passed, with retake',
      { state: 'finished', record: failedRecord, retake: true },
      ['[start]', 'review', 'share'],
    ],
    ['BTN-12 not passed, without retake', { state: 'finished', record: failedRecord }, ['[review]', 'share']],
    [
      'BTN-12 not passed, and not to be known',
      {
        state: 'finished',
        record: failedRecord,
        retake: true,
        more: { gradeRevealPolicy: 'afterDate', gradeRevealDate: '2026-12-01T08:00:00Z' },
      },
      ['[start]', 'share'],
    ],
    ['BTN-2 imported', { record: passedRecord }, ['[startAgain]', 'share']],
    ['BTN-8 draft', { objectiveState: 'draft' }, ['share']],
    ['BTN-8 draft in progress', { objectiveState: 'draft', state: 'inProgress' }, ['[continue]', 'finish', 'share']],
    ['submitted', { state: 'submitted' }, ['share']],
  ])('%s, with one filled button at most', (_, sketch, expected) => {
    expect(buttons(sketch)).toEqual(expected);
  });
  it.each<[string, boolean, CourseSketch]>([
    ['not passed', true, { record: failedRecord, more: { isMandatory: true } }],
    ['passed', false, { record: passedRecord, more: { isMandatory: true } }],
    ['not mandatory', false, { record: failedRecord, more: { isMandatory: false } }],
    ['it can be taken again', false, { record: failedRecord, retake: true, more: { isMandatory: true } }],
    [
      'it is closed, which is said instead',
      false,
      { record: failedRecord, retake: true, more: { isMandatory: true, availabilityEndDate: '2026-11-01T08:00:00Z' } },
    ],
  ])('BTN-12 whom to ask about a mandatory course that was not passed: %s', (_, stuck, sketch) => {
    expect(model({ state: 'finished', ...sketch }).stuck).toBe(stuck);
  });
  it.each<[string, CourseSketch, string]>([
    ['TEXT-7', { objectiveState: 'draft' }, 'Coming soon'],
    ['TEXT-6', { objectiveState: 'archived' }, 'Course is not available'],
    ['TEXT-8', { more: { availabilityDate: '2026-12-01T08:00:00Z' } }, 'Will be available to start on Dec 1, 8:00 AM'],
    [
      'TEXT-9',
      { more: { availabilityEndDate: '2026-11-01T08:00:00Z' } },
      'Was available to start before Nov 1, 8:00 AM. Ask your instructor to reopen it.',
    ],
  ])('%s word for word', (_, sketch, text) => {
    expect(model(sketch).blockReason?.text).toBe(text);
  });
  it('OVER-5 words how the course stands', () => {
    expect(model({ state: 'inProgress' })).toMatchObject({
      verdict: { title: 'In progress', text: 'Started Nov 3' },
      progress: { text: '12 of 32 parts', waiting: false },
      badge: { percent: '38%' },
    });
    expect(model({ state: 'inGrading' })).toMatchObject({
      verdict: { title: 'Grading in progress', text: 'Submitted Nov 18' },
      progress: { waiting: true },
    });
    expect(model({ state: 'finished' })).toMatchObject({
      verdict: { title: 'Completed Nov 20', text: null },
      progress: null,
    });
    expect(model()).toMatchObject({ verdict: null, progress: null, badge: null });
  });
  it('OVER-5 a date that the badge says is not said again below it', () => {
    const dates = (sketch: Parameters<typeof model>[0]) =>
      model(sketch)
        .facts.map(({ name }) => name)
        .filter((name) => ['Started', 'Submitted', 'Completed'].includes(name));
    expect(dates({ state: 'inProgress' })).toEqual([]);
    expect(dates({ state: 'inGrading' })).toEqual(['Started']);
    expect(dates({ state: 'finished' })).not.toContain('Completed');
    expect(dates({ state: 'finished', record: passedRecord })).toContain('Completed');
  });
  it('GRADE, SCORE: a result shows figures, grade and tone, unless it is hidden', () => {
    expect(model({ state: 'finished', record: passedRecord }).verdict).toEqual({
      title: 'Passed',
      text: '86% (43 out of 50 points)',
      lack: null,
      grade: 'A−',
      tone: 'success',
      icon: null,
    });
    const hidden = model({ state: 'finished', record: passedRecord, more: { gradeRevealPolicy: 'never' } });
    expect(hidden.verdict?.grade).toBeNull();
    expect(hidden.badge).toEqual({ icon: 'done', tone: 'success' });
    expect(model({ state: 'finished', record: { ...passedRecord, passed: null } }).verdict).toMatchObject({
      title: 'Waiting for review',
      tone: 'pending',
    }); // SCORE-3
  });
  it('a result of before is not that of a run in progress', () => {
    expect(model({ state: 'inProgress', record: passedRecord }).badge?.grade).toBeUndefined();
  });
});

describe('cutText', () => {
  it('OVER-3 cuts at a word near 70 characters and leaves short texts whole', () => {
    expect(cutText('Short and whole.')).toBeNull();
    expect(cutText('Four levels of containment, what each asks of you, and how to leave the room safely.')).toBeNull();
    const cut = cutText(
      'Four levels of containment, what each asks of you and how to leave a room in the right order, every time.',
    );
    expect(cut).toBe('Four levels of containment, what each asks of you and how to leave a…');
    expect(cutText('x'.repeat(200))).toHaveLength(71);
  });
});
