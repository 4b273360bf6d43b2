import { QueryClient } from '@tanstack/query-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { activityTree } from '../../../src/contract/parts/activities.ts';
import { outcomeOf, type Outcome } from '../../../src/contract/wire/outcomeOf.ts';
import { completePart } from '../../../src/data/player/run/completePart.ts';
import { finishCourse } from '../../../src/data/player/run/finishCourse.ts';
import { playerKeys } from '../../../src/data/player/keys.ts';
import { pendingIds } from '../../../src/storage/pendingIds.ts';
import { treeQuery } from '../../../src/data/player/queries.ts';
import { startCourse } from '../../../src/data/player/run/startCourse.ts';
import { startPart } from '../../../src/data/player/run/startPart.ts';
import { submitCourse } from '../../../src/data/player/run/submitCourse.ts';
import { inheritConstraints } from '../../../src/domain/tree/inheritConstraints.ts';
import type { ErrorCode } from '../../../src/errorCodes.ts';
import { LecternError } from '../../../src/errors.ts';
import type { RuntimePort } from '../../../src/port/port.ts';
import type { StoragePort } from '../../../src/storage/storagePort.ts';
import { part, tree } from '../domain/tree/treeFixture.ts';
import { scriptedSend, type Sent } from './scriptedSend.ts';

let sent: Sent[];
let answers: Record<string, unknown[]>;
let tracked: string[];
let time: number;
let port: RuntimePort;

beforeEach(() => {
  sent = [];
  tracked = [];
  answers = {};
  time = 0;
  port = {
    cache: new QueryClient(),
    clock: { now: () => (time += 10_000) },
    host: { track: (name: string) => tracked.push(name) },
    send: scriptedSend(() => answers, sent),
  } as unknown as RuntimePort;
});

const names = () => sent.map(([name]) => name);
const course = { objectiveId: 'o', aggregateId: 'g', after: null, restart: false };

describe('startCourse', () => {
  it('START-2 makes the run, starts its root, then loads the tree', async () => {
    answers = { 'objectiveWorkflow.start': [{ id: 'run' }], 'activity.tree': [tree(part())] };
    expect(await startCourse.run(port, course, 'run')).toBe('run');
    expect(sent).toEqual([
      ['objectiveWorkflow.start', { body: { objectiveWorkflowAggregateId: 'g', id: 'run' } }],
      ['activityWorkflow.start', { body: { objectiveWorkflowId: 'run', activityPartIds: [] } }],
      ['activity.tree', { params: { id: 'run' } }],
    ]);
    expect(port.cache.getQueryData(playerKeys.tree('run'))).toBeDefined();
    expect(tracked).toEqual(['objective_start']); // START-6
  });
  it('START-2 asks for the root no more where the LMS has started it', async () => {
    answers = {
      'objectiveWorkflow.start': [{ id: 'run', activityWorkflowId: 'root', ltiVersion: 3 }],
      'activity.tree': [tree(part())],
    };
    expect(await startCourse.run(port, course, 'run')).toBe('run');
    expect(names()).toEqual(['objectiveWorkflow.start', 'activity.tree']);
  });
  it('START-6 tells a restart from a start', async () => {
    answers = { 'objectiveWorkflow.start': [{ id: 'run' }] };
    await startCourse.run(port, { ...course, after: 'old', restart: true }, 'run');
    expect(tracked).toEqual(['course_restart']);
  });
  it('START-5 asks again when the answer is that of the run before', async () => {
    answers = { 'objectiveWorkflow.start': [{ id: 'old' }, { id: 'run' }] };
    expect(await startCourse.run(port, { ...course, after: 'old' }, 'run')).toBe('run');
    expect(names().filter((name) => name === 'objectiveWorkflow.start')).toHaveLength(2);
  });
  it('is another wish after another run', () => {
    expect(startCourse.wish(course)).not.toBe(startCourse.wish({ ...course, after: 'old' }));
  });
  it('goes on to the content when only the tree failed', async () => {
    answers = { 'objectiveWorkflow.start': [{ id: 'run' }], 'activity.tree': [new LecternError('server_error', '')] };
    expect(await startCourse.run(port, course, 'run')).toBe('run');
  });
});

describe('completePart', () => {
  const input = { objectiveId: 'o', workflowId: 'run', path: ['m', 'p'] };
  const begun = inheritConstraints(
    tree(part({ id: 'm', workflow: 'inProgress', children: [part({ id: 'p', workflow: 'inProgress' })] })),
  );

  it('DONE-1 names the runs along the path', async () => {
    port.cache.setQueryData(playerKeys.tree('run'), begun);
    await completePart.run(port, input, 'x');
    expect(sent).toEqual([
      ['activityWorkflow.finish', { body: { objectiveWorkflowId: 'run', activityWorkflowIds: ['w-a-m', 'w-a-p'] } }],
    ]);
  });
  it('starts a part that was never started', async () => {
    port.cache.setQueryData(
      playerKeys.tree('run'),
      inheritConstraints(tree(part({ id: 'm', children: [part({ id: 'p' })] }))),
    );
    answers = { [activityTree.name]: [begun] };
    await completePart.run(port, input, 'x');
    expect(names()).toEqual(['activityWorkflow.start', 'activity.tree', 'activityWorkflow.finish']);
    expect(tracked).toEqual(['activity_start']);
  });
  it('says so when a started part has no run', async () => {
    answers = { [activityTree.name]: [tree(part({ id: 'm', children: [part({ id: 'p' })] }))] };
    await expect(completePart.run(port, input, 'x')).rejects.toMatchObject({ code: 'bad_reply' });
  });
  it('makes course, tree and lists old', async () => {
    const invalidate = vi.spyOn(port.cache, 'invalidateQueries');
    await completePart.after(port, input);
    expect(invalidate.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([
      ['run', 'run', 'tree'],
      ['course', 'o'],
      ['courses'],
      ['courses'],
    ]);
  });
  it('START-4 a part starts along its path', async () => {
    await startPart.run(port, input, 'x');
    expect(sent).toEqual([
      ['activityWorkflow.start', { body: { objectiveWorkflowId: 'run', activityPartIds: ['m', 'p'] } }],
    ]);
  });
});

describe('ending a course', () => {
  const input = { objectiveId: 'o', workflowId: 'run' };
  it('finishes under the id of the command', async () => {
    await finishCourse.run(port, input, 'command');
    expect(sent).toEqual([['objectiveWorkflow.finish', { body: { id: 'command', objectiveWorkflowId: 'run' } }]]);
  });
  it('SUBMIT-2 holds nobody up: what was handed in is asked for beside the command', async () => {
    vi.useFakeTimers();
    answers = { 'objectiveWorkflow.get': [{ objectiveRecordId: null }, { objectiveRecordId: 'r' }] };
    await submitCourse.run(port, input, 'x');
    expect(names()).toEqual(['objectiveWorkflow.submit']);
    await submitCourse.after(port, input);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(names()).toEqual(['objectiveWorkflow.submit', 'objectiveWorkflow.get', 'objectiveWorkflow.get']);
    vi.useRealTimers();
  });
});

describe('treeQuery', () => {
  it('TREE-6, CONST-8, CONST-28 asks for a failed tree again after 30 s, 10 % either way, and leaves a good one alone', () => {
    const { refetchInterval } = treeQuery(port, 'run');
    const wait = (error: Error | null) => (refetchInterval as (query: unknown) => number | false)({ state: { error } });
    for (let times = 0; times < 50; times++) {
      expect(wait(new LecternError('server_error', ''))).toBeGreaterThanOrEqual(27_000);
      expect(wait(new LecternError('server_error', ''))).toBeLessThanOrEqual(33_000);
    }
    expect(wait(null)).toBe(false);
  });
});

describe('ids of commands', () => {
  const memory = (): StoragePort => {
    const values = new Map<string, string>();
    return {
      get: (key) => values.get(key) ?? null,
      set: (key, value) => values.set(key, value).has(key),
      remove: (key) => void values.delete(key),
      keys: () => [...values.keys()],
      of: memory,
    };
  };
  it('START-5 keeps the id of a wish until it was answered, also over a reload', () => {
    const storage = memory();
    let made = 0;
    const make = () => `id-${++made}`;
    const first = pendingIds(storage, make);
    expect([first.idOf('start'), first.idOf('start'), first.idOf('finish')]).toEqual(['id-1', 'id-1', 'id-2']);
    expect(pendingIds(storage, make).idOf('start')).toBe('id-1');
    first.settle('start');
    expect(first.has('start')).toBe(false);
    expect(first.idOf('start')).toBe('id-3');
  });
  it.each<[ErrorCode, Outcome]>([
    ['network', 'lost'],
    ['offline', 'lost'],
    ['timeout', 'lost'],
    ['unauthorized', 'lost'],
    ['server_error', 'failed'],
    ['conflict', 'refused'],
    ['command_failed', 'refused'],
    ['bad_request', 'refused'],
  ])('CMD-8 %s: %s', (code, outcome) => {
    expect(outcomeOf(new LecternError(code, ''))).toBe(outcome);
  });
});
