import { QueryClient } from '@tanstack/query-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from '../../../src/contract/wire/call.ts';
import { addToMyCourses, startTheCourse } from '../../../src/data/enrolment/commands.ts';
import { courseToEnrol } from '../../../src/data/enrolment/courseToEnrol.ts';
import { enrolInput, type EnrolInput } from '../../../src/data/enrolment/EnrolInput.ts';
import { refusalOf } from '../../../src/commands/refusalOf.ts';
import type { ErrorCode } from '../../../src/errorCodes.ts';
import { LecternError } from '../../../src/errors.ts';
import type { RuntimePort, StoragePort } from '../../../src/port/port.ts';
import { access, record, workflow } from '../domain/course/access.ts';
import { scriptedSend, type Sent } from './scriptedSend.ts';

let answers: Record<string, unknown[]>;
let sent: Sent[];
let reported: string[];
let kept: Map<string, string>;
let port: RuntimePort;

beforeEach(() => {
  vi.useFakeTimers();
  [answers, sent, reported, kept] = [{}, [], [], new Map()];
  const storage: StoragePort = {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => kept.set(key, value).has(key),
    remove: (key) => void kept.delete(key),
    keys: () => [...kept.keys()],
    of: () => storage,
  };
  port = {
    cache: new QueryClient(),
    storage,
    session: { user: async () => ({ id: 'u' }) },
    host: { track: () => undefined, report: (error: LecternError) => reported.push(error.code) },
    send: scriptedSend(() => answers, sent),
  } as unknown as RuntimePort;
});
afterEach(() => vi.useRealTimers());

const input: EnrolInput = { objectiveId: 'o', userId: 'u', objectiveAccessId: 'oa', aggregateId: 'g', enrolled: false };
const names = () => sent.map(([name]) => name);
const bodyOf = (name: string) =>
  sent.filter(([one]) => one === name).map(([, given]) => (given as { body: { id: string } }).body);
const error = (code: ErrorCode) => new LecternError(code, '');
const seen = (objectiveId = 'o') => ({
  items: [{ id: 'g', userId: 'u', isSelfEnrolled: true, objectiveId, objectiveName: 'Course' }],
  total: 1,
});
const none = { items: [], total: 0 };
const runOut = async <T>(work: Promise<T>) => {
  const settled = work.then(
    (value) => ({ value }),
    (cause: unknown) => ({ cause }),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  return settled;
};

describe('addToMyCourses', () => {
  it('ENROL-1 creates the self-enrolment and does no more', async () => {
    expect(await addToMyCourses.run(port, input, 'id-1')).toEqual({ kind: 'enrolled', aggregateId: 'g' });
    expect(sent).toEqual([['selfEnrollment.create', { body: { id: 'id-1', objectiveAccessId: 'oa' } }]]);
  });
  it('ENROL-5 creates nothing for who is enrolled already', async () => {
    expect(await addToMyCourses.run(port, { ...input, enrolled: true }, 'id-1')).toEqual({
      kind: 'enrolled',
      aggregateId: 'g',
    });
    expect(sent).toEqual([]);
  });
  it('CALL-45 gives access first to who has none, under an id that a repetition keeps', async () => {
    answers = { 'objectiveAccess.create': [error('network'), { id: 'a' }], 'objectiveAccess.get': [access()] };
    const visitor = { ...input, aggregateId: null };
    await expect(addToMyCourses.run(port, visitor, 'id-1')).rejects.toMatchObject({ code: 'network' });
    expect(await addToMyCourses.run(port, visitor, 'id-1')).toEqual({ kind: 'enrolled', aggregateId: 'g' });
    expect(names()).toEqual([
      'objectiveAccess.create',
      'objectiveAccess.create',
      'selfEnrollment.create',
      'objectiveAccess.get',
    ]);
    const [first, again] = bodyOf('objectiveAccess.create');
    expect(first).toEqual(again);
    expect(first?.id).not.toBe('id-1');
    expect([...kept.keys()]).toEqual([]);
  });
  it('ENROL-6 hands on what the server refused', async () => {
    answers = { 'selfEnrollment.create': [error('conflict')] };
    await expect(addToMyCourses.run(port, input, 'id-1')).rejects.toMatchObject({ code: 'conflict' });
  });
  it('makes the course and all lists old', async () => {
    const invalidate = vi.spyOn(port.cache, 'invalidateQueries');
    await addToMyCourses.after(port, input);
    expect(invalidate.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([
      ['courses'],
      ['channels'],
      ['unread'],
      ['savedParts'],
      ['course', 'o'],
    ]);
  });
});

describe('startTheCourse', () => {
  it('ENROL-2 enrols, waits, and starts under an id of its own', async () => {
    answers = { 'objectiveWorkflowAggregates.query': [none, none, seen()], 'objectiveWorkflow.start': [{ id: 'run' }] };
    expect(await runOut(startTheCourse.run(port, input, 'id-1'))).toEqual({
      value: { kind: 'started', aggregateId: 'g', workflowId: 'run' },
    });
    expect(names()).toEqual([
      'selfEnrollment.create',
      ...Array(3).fill('objectiveWorkflowAggregates.query'),
      'objectiveWorkflow.start',
      'activityWorkflow.start',
      'activity.tree',
    ]);
    expect(sent[1]).toEqual([
      'objectiveWorkflowAggregates.query',
      { query: { filter: [['objective.id', '=', 'o'], 'and', ['userId', '=', 'u']], take: 1 } },
    ]);
    expect(bodyOf('objectiveWorkflow.start')[0]?.id).not.toBe('id-1');
    expect([...kept.keys()]).toEqual([]);
  });
  it('ENROL-3, CONST-17, CMD-10 asks the first time at once, then every 1500 ms, 10 % either way, 15 times in all', async () => {
    answers = { 'objectiveWorkflowAggregates.query': [none] };
    const times: number[] = [];
    const { send } = port;
    port = {
      ...port,
      send: (async (call: Call, given: never) => (
        call.name.startsWith('objectiveWorkflowAggregates') && times.push(Date.now()),
        send(call, given)
      )) as RuntimePort['send'],
    };
    expect(await runOut(startTheCourse.run(port, input, 'id-1'))).toEqual({ value: { kind: 'notSeen' } });
    expect(times).toHaveLength(15);
    const pauses = times.slice(1).map((time, index) => time - times[index]!);
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(1350);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(1650);
    expect(names()).not.toContain('objectiveWorkflow.start');
  });
  it.each<ErrorCode>(['server_error', 'network', 'timeout', 'bad_reply', 'forbidden'])(
    'ENROL-4 %s while waiting is reported, and the waiting over',
    async (code) => {
      answers = { 'objectiveWorkflowAggregates.query': [error(code)] };
      expect(await runOut(startTheCourse.run(port, input, 'id-1'))).toEqual({ value: { kind: 'notSeen' } });
      expect(reported).toEqual([code]);
    },
  );
  it('ENROL-4 an aggregate of another course is not the one', async () => {
    answers = { 'objectiveWorkflowAggregates.query': [seen('another')] };
    expect(await runOut(startTheCourse.run(port, input, 'id-1'))).toEqual({ value: { kind: 'notSeen' } });
  });
  it('SESS-5 a session that ends while waiting leaves the wish to be sent again', async () => {
    answers = {
      'objectiveWorkflowAggregates.query': [error('unauthorized'), seen()],
      'objectiveWorkflow.start': [{ id: 'run' }],
    };
    expect(await runOut(startTheCourse.run(port, input, 'id-1'))).toMatchObject({ cause: { code: 'unauthorized' } });
    expect(await runOut(startTheCourse.run(port, input, 'id-1'))).toMatchObject({ value: { kind: 'started' } });
    expect(bodyOf('selfEnrollment.create').map(({ id }) => id)).toEqual(['id-1', 'id-1']);
  });
  it('ENROL-5 starts at once for who is enrolled already', async () => {
    answers = { 'objectiveWorkflow.start': [{ id: 'run' }] };
    await startTheCourse.run(port, { ...input, enrolled: true }, 'id-1');
    expect(names()).toEqual(['objectiveWorkflow.start', 'activityWorkflow.start', 'activity.tree']);
  });
  it('START-5 a start that was lost is repeated under the same id, one that was refused is over', async () => {
    answers = {
      'objectiveWorkflowAggregates.query': [seen()],
      'objectiveWorkflow.start': [error('network'), error('network'), error('conflict'), { id: 'run' }],
    };
    for (const code of ['network', 'network', 'conflict'])
      expect(await runOut(startTheCourse.run(port, input, 'id-1'))).toMatchObject({ cause: { code } });
    await startTheCourse.run(port, input, 'id-1');
    const ids = bodyOf('objectiveWorkflow.start').map(({ id }) => id);
    expect(new Set(ids.slice(0, 3)).size).toBe(1);
    expect(ids[3]).not.toBe(ids[0]);
  });
  it('ENROL-6 a start that is refused takes nothing back: course and lists are heard again', async () => {
    answers = { 'objectiveWorkflowAggregates.query': [seen()], 'objectiveWorkflow.start': [error('conflict')] };
    const invalidate = vi.spyOn(port.cache, 'invalidateQueries');
    expect(await runOut(startTheCourse.run(port, input, 'id-1'))).toMatchObject({ cause: { code: 'conflict' } });
    expect(invalidate.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([
      ['courses'],
      ['channels'],
      ['unread'],
      ['savedParts'],
      ['course', 'o'],
    ]);
    answers = { 'selfEnrollment.create': [error('conflict')] };
    invalidate.mockClear();
    expect(await runOut(startTheCourse.run(port, input, 'id-1'))).toMatchObject({ cause: { code: 'conflict' } });
    expect(invalidate, 'nothing was created').not.toHaveBeenCalled();
  });
  it('is another wish than adding', () => {
    expect(startTheCourse.wish(input)).not.toBe(addToMyCourses.wish(input));
  });
});

describe('courseToEnrol', () => {
  const choosable = access({ isSelfEnrolled: false, showInCatalog: true });
  const open = { id: 'o', name: 'Open', objectiveAccessId: 'open-1' };
  it('finds a course among one’s own', async () => {
    answers = { 'objectiveAccess.get': [choosable] };
    expect(await courseToEnrol(port, 'c')).toEqual({
      name: 'Course',
      access: choosable,
      input: { objectiveId: 'c', userId: 'u', objectiveAccessId: 'oa', aggregateId: 'g', enrolled: false },
    });
  });
  it.each<ErrorCode>(['not_found', 'forbidden'])('ENROL-9, CALL-45 else in the open catalog (%s)', async (code) => {
    answers = { 'objectiveAccess.get': [error(code)], 'publicObjective.get': [open] };
    expect(await courseToEnrol(port, 'o')).toEqual({
      name: 'Open',
      access: null,
      input: { objectiveId: 'o', userId: 'u', objectiveAccessId: 'open-1', aggregateId: null, enrolled: false },
    });
  });
  it('also for who has access to it and is not offered it', async () => {
    answers = { 'objectiveAccess.get': [access({ isSelfEnrolled: false })], 'publicObjective.get': [open] };
    expect((await courseToEnrol(port, 'o')).input).toMatchObject({ objectiveAccessId: 'open-1', aggregateId: null });
  });
  it('is not found where it takes more than that', async () => {
    answers = {
      'objectiveAccess.get': [error('forbidden')],
      'publicObjective.get': [{ ...open, objectiveAccessId: null }],
    };
    await expect(courseToEnrol(port, 'o')).rejects.toMatchObject({ code: 'forbidden' });
    answers = {
      'objectiveAccess.get': [access({ isSelfEnrolled: false })],
      'publicObjective.get': [{ ...open, objectiveAccessId: null }],
    };
    await expect(courseToEnrol(port, 'o')).rejects.toMatchObject({ code: 'not_found' });
  });
  it('does not look elsewhere when the server is away', async () => {
    answers = { 'objectiveAccess.get': [error('server_error')] };
    await expect(courseToEnrol(port, 'o')).rejects.toMatchObject({ code: 'server_error' });
    expect(names()).toEqual(['objectiveAccess.get']);
  });
  it.each([
    ['a workflow', { workflow: workflow() }],
    ['a record', { record: record() }],
    ['an order', { isMandatory: true }],
  ])('ENROL-5 who has %s is enrolled', (_, more) => {
    expect(enrolInput(access({ isSelfEnrolled: false, ...more })).enrolled).toBe(true);
  });
});

describe('refusalOf', () => {
  it.each<[ErrorCode, Record<string, string[]>, string | null]>([
    ['conflict', { '': ['All places are taken.'] }, 'All places are taken.'],
    ['bad_request', { 'id': [' '], '': ['Second.'] }, 'Second.'],
    ['command_failed', { x: ['Why.'] }, 'Why.'],
    ['conflict', {}, null],
    ['forbidden', { '': ['You may not.'] }, 'You may not.'],
    ['not_found', { '': ['', 'It is gone.'] }, 'It is gone.'],
    ['forbidden', {}, null],
    ['server_error', { '': ['stack'] }, null],
    ['unauthorized', { '': ['Sign in.'] }, null],
    ['command_canceled', { '': ['Taken back.'] }, null],
  ])('ENROL-6 the first real message of %s %j is %s', (code, messages, said) => {
    expect(refusalOf(new LecternError(code, '', { messages }))).toBe(said);
  });
});
