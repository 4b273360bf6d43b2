import { QueryClient } from '@tanstack/query-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'valibot';
import { objectiveAccess } from '../../../../src/contract/courses/courseShapes.ts';
import { namedRunQuery, type RunName } from '../../../../src/data/player/run/namedRun.ts';
import { axisOfRun } from '../../../../src/domain/tree/axisOfRun.ts';
import type { DueStep } from '../../../../src/domain/course/nextSteps.ts';
import { LecternError } from '../../../../src/errors.ts';
import { chatAddress } from '../../../../src/web/chatAddress.ts';
import { endModel } from '../../../../src/features/player/finish/endModel.ts';
import { objectiveId, wireCourse, type CourseSketch } from '../../../../widgets/workbench/states/player/stateCourse.ts';
import { viewsOf } from '../../../../src/features/player/base/views/viewsOf.ts';
import type { FinishWords } from '../../../../src/features/player/finish/FinishWords.ts';
import type { RuntimePort } from '../../../../src/port/port.ts';
import { access, record, workflow } from '../../domain/course/access.ts';
import { part, tree } from '../../domain/tree/treeFixture.ts';
import { now, wordsOf } from './playerWords.ts';
import { scriptedSend, type Sent } from '../../data/scriptedSend.ts';

let words: FinishWords;
beforeAll(async () => {
  words = await wordsOf();
});

const passed = {
  id: 'r',
  finished: '2026-11-20T10:00:00Z',
  score: 43,
  maxScore: 50,
  normalizedScore: 0.86,
  grade: 'A−',
  passed: true,
  progress: 1,
};
const failed = { ...passed, score: 17, normalizedScore: 0.34, grade: 'F', passed: false };
const end = (sketch: CourseSketch, due: readonly DueStep[] = []) =>
  endModel(parse(objectiveAccess, wireCourse({ state: 'finished', ...sketch })), { now }, words, due);

describe('END-2 what the end of a course says', () => {
  it.each<[string, CourseSketch, string, string, string | null]>([
    ['passed', { record: passed }, 'achieved', 'You have passed', 'A−'],
    ['not passed', { record: failed }, 'failed', 'Not passed this time', 'F'],
    ['handed in', { state: 'submitted' }, 'grading', 'Grading in progress', null],
    ['in grading', { state: 'inGrading' }, 'grading', 'Grading in progress', null],
    ['SCORE-3 waits for review', { record: { ...failed, passed: null } }, 'grading', 'Grading in progress', null],
    [
      'nothing scored',
      { record: { ...passed, score: null, maxScore: null, normalizedScore: null, grade: null } },
      'done',
      'The course has been successfully finished',
      null,
    ],
    ['without a result', {}, 'done', 'The course has been successfully finished', null],
    [
      'GRADE-1 never shown',
      { record: passed, more: { gradeRevealPolicy: 1 } },
      'done',
      'The course has been successfully finished',
      null,
    ],
  ])('%s', (_, sketch, ending, title, grade) => {
    const model = end(sketch);
    expect([model.ending, model.title, model.result?.grade ?? null]).toEqual([ending, title, grade]);
  });
  it('GRADE-3 says from when on a result is shown', () => {
    expect(end({ record: passed, more: { gradeRevealPolicy: 3, gradeRevealDate: '2026-12-01T08:00:00Z' } }).text).toBe(
      'The result is shown from Dec 1, 8:00 AM',
    );
  });
});

describe('END-3 what it offers', () => {
  const due: DueStep = {
    objectiveId: 'o2',
    aggregateId: 'a2',
    courseName: 'Another',
    code: null,
    state: null,
    part: null,
    at: now + 86_400_000,
    partsLeft: null,
  };
  it.each<[string, CourseSketch, readonly string[]]>([
    ['review', { record: passed }, ['review']],
    ['review before a retake', { record: passed, retake: true }, ['review', 'start']],
    ['a retake before review, when not passed', { record: failed, retake: true }, ['start', 'review']],
    ['nothing while it is graded', { state: 'submitted', retake: true }, []],
    ['REVIEW-1 no review where the policy forbids it', { record: passed, more: { gradeRevealPolicy: 1 } }, []],
  ])('%s', (_, sketch, actions) => {
    expect(end(sketch).actions).toEqual(actions);
  });
  it('BTN-11 a tool is looked at again like any course', () => {
    const course = parse(objectiveAccess, wireCourse({ state: 'finished', record: passed, retake: true }));
    const tool = {
      ...course,
      objective: { ...course.objective, activity: { ...course.objective.activity, type: 'lti' as const } },
    };
    expect(endModel(tool, { now }, words, []).actions).toEqual(['review', 'startAgain']);
  });
  it('names what is due next, and never the course itself', () => {
    expect(end({}, [{ ...due, objectiveId }, due]).next).toEqual({ step: due, due: 'Due Nov 22' });
    expect(end({}, [{ ...due, at: now - 86_400_000 }]).next?.due).toBe('Was due Nov 20');
    expect(end({}, [{ ...due, objectiveId }]).next).toBeNull();
  });
});

describe('OVER-1 the views of a course', () => {
  const running = { workflow: workflow() };
  const done = { workflow: workflow({ state: 'finished' }) };
  const channel = { announcementChannelId: 'c1' };
  it.each([
    ['not begun', access(), ['details']],
    ['in progress', access(running), ['details', 'content']],
    ['over, with review', access(done), ['details', 'content']],
    ['over, without review', access({ ...done, activity: { supportReview: false } }), ['details']],
    ['review is supported, nothing was begun', access({ record: record() }), ['details']],
    ['a tool', access({ ...running, activity: { type: 'lti' } }), ['details']],
    ['with a channel', access({ ...running, objective: channel }), ['details', 'content', 'notifications']],
    [
      'a tool with a channel',
      access({ ...running, objective: channel, activity: { type: 'lti' } }),
      ['details', 'notifications'],
    ],
  ])('%s', (_, given, views) => {
    expect(viewsOf(given)).toEqual(views);
  });
  it('PROCT-1 without content while it waits for its proctor', () =>
    expect(viewsOf(access({ ...running, objective: channel }), true)).toEqual(['details', 'notifications']));
  it('ROUTE-27 the chat', () =>
    expect(chatAddress('https://lms.example/x', 'a/b')).toBe('https://lms.example/x/chat/channels/groups/a%2Fb'));
});

describe('the run that an address names', () => {
  const taken = tree(
    part({ id: 'm', workflow: 'finished', children: [part({ id: 'p', workflow: 'finished' }), part({ id: 'q' })] }),
  );
  it('ROUTE-7 finds the part of an activity workflow', () => {
    expect([
      axisOfRun(taken, 'w-a-p'),
      axisOfRun(taken, 'w-a-m'),
      axisOfRun(taken, 'w-a-q'),
      axisOfRun(taken, ''),
    ]).toEqual([['m', 'p'], ['m'], null, null]);
  });

  const earlier = {
    ...record({ id: 'r1' }),
    objectiveId: 'c',
    aggregateId: 'g',
    workflow: workflow({ id: 'e', state: 'finished' }),
  };
  const other = tree(part({ id: 'x', workflow: 'inProgress' }));
  const look = (name: RunName, answers: Record<string, unknown[]>, sent: Sent[] = []) => {
    const port = { cache: new QueryClient(), send: scriptedSend(() => answers, sent) } as unknown as RuntimePort;
    return port.cache.fetchQuery(namedRunQuery(port, access({ workflow: workflow({ id: 'w' }) }), name));
  };
  it('ROUTE-7 in the last run, without asking for others', async () => {
    const sent: Sent[] = [];
    expect(await look({ activityWorkflow: 'w-a-p' }, { 'activity.tree': [taken] }, sent)).toMatchObject({
      run: { id: 'w' },
      axis: ['m', 'p'],
    });
    expect(sent.map(([name]) => name)).toEqual(['activity.tree']);
  });
  it('ROUTE-7 in an earlier one', async () => {
    expect(
      await look(
        { activityWorkflow: 'w-a-p' },
        { 'activity.tree': [other, taken], 'objectiveRecords.ofAggregate': [{ items: [earlier] }] },
      ),
    ).toMatchObject({ run: { id: 'e' }, record: { id: 'r1' }, axis: ['m', 'p'] });
  });
  it('ROUTE-7, ROUTE-36 nowhere', async () => {
    const answers = { 'activity.tree': [other, taken], 'objectiveRecords.ofAggregate': [{ items: [earlier] }] };
    expect([await look({ activityWorkflow: 'nobody' }, answers), await look({ attempt: 'nobody' }, answers)]).toEqual([
      null,
      null,
    ]);
  });
  it('ROUTE-36 an attempt by its run', async () => {
    expect(await look({ attempt: 'e' }, { 'objectiveRecords.ofAggregate': [{ items: [earlier] }] })).toMatchObject({
      run: { id: 'e' },
      record: { id: 'r1' },
      axis: [],
    });
  });
  it('what cannot be asked for is a failure, not nothing', async () => {
    await expect(
      look({ attempt: 'e' }, { 'objectiveRecords.ofAggregate': [new LecternError('server_error', '')] }),
    ).rejects.toMatchObject({ code: 'server_error' });
  });
});
