import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  finishObjectiveWorkflow,
  startObjectiveWorkflow,
  submitObjectiveWorkflow,
} from '../../../src/contract/courses/objectiveWorkflows.ts';
import type { LecternError } from '../../../src/errors.ts';
// Loaded beforehand: fake timers do not wait for a module.
import '../../../src/transport/sendOther.ts';
import { json, memoryArea } from '../runtime/fakeBrowser.ts';
import { connection, harness, lost, rejection, type Answer } from './harness.ts';

const submit = { body: { id: 'w1' } };
const accepted: Answer = () => json({ url: '/api/lms/v1/commands/c1' }, { status: 202 });
const status =
  (body: unknown): Answer =>
  () =>
    json(body);
const running = status({ completed: null });
const done = status({ completed: '2026-11-21T12:00:00Z', state: 1 });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

/** Runs a command to its end and says what came of it, and when. */
async function follow(answers: readonly Answer[], given: Parameters<typeof harness>[1] = {}) {
  const made = harness(answers, given);
  const began = Date.now();
  const ended = made.send(submitObjectiveWorkflow, submit).then(
    (value) => ({ value, error: null, after: Date.now() - began }),
    (error: LecternError) => ({ value: undefined, error, after: Date.now() - began }),
  );
  await vi.advanceTimersByTimeAsync(200_000);
  return { ...(await ended), ...made, began };
}

describe('asynchronous commands', () => {
  it('are asked for every second until they have ended (CMD-1)', async () => {
    const { error, requests, began } = await follow([accepted, running, running, done]);
    expect(error).toBeNull();
    expect(requests.map(({ init }) => init.method)).toEqual(['POST', 'GET', 'GET', 'GET']);
    expect(requests.slice(1).map(({ at }) => at - began)).toEqual([1000, 2000, 3000]);
    expect(requests[1]?.url).toBe('https://lms.example/api/lms/v1/commands/c1');
    expect(requests[0]?.headers.get('prefer')).toBe('respond-async');
  });

  it.each([
    [0, 900],
    [0.5, 1000],
    [1, 1100],
  ])('vary by a tenth either way (CMD-10): %d', async (random, first) => {
    const { requests, began } = await follow([accepted, done], { random: () => random });
    expect(requests[1]!.at - began).toBe(first);
  });

  it('go by the Location header first', async () => {
    const { requests } = await follow([
      () => json({ url: '/wrong' }, { status: 202, location: 'https://lms.example/right' }),
      done,
    ]);
    expect(requests[1]?.url).toBe('https://lms.example/right');
  });

  it('answer at once where the server does', async () => {
    const { error, requests, after } = await follow([() => json({})]);
    expect([error, requests.length, after]).toEqual([null, 1, 0]);
  });

  it.each<[string, string, readonly Answer[], object]>([
    [
      'failed, with messages by field (CMD-4)',
      'command_failed',
      [accepted, status({ completed: 'x', state: 2, errors: { id: ['', 'is closed'], b: 'too' } })],
      { status: 400, messages: { id: ['', 'is closed'], b: ['too'] } },
    ],
    [
      'failed without a word (CMD-4)',
      'command_failed',
      [accepted, status({ completed: 'x', state: 'failed' })],
      { status: 400, messages: {} },
    ],
    ['canceled (CMD-6)', 'command_canceled', [accepted, status({ completed: 'x', state: 3 })], {}],
    [
      'accepted without an address (CMD-3)',
      'command_unknown',
      [() => new Response(null, { status: 202 })],
      { status: 500 },
    ],
    ['completed without a state (CMD-3)', 'command_unknown', [accepted, status({ completed: 'x' })], { status: 500 }],
    [
      'completed with an unknown state (CMD-3)',
      'command_unknown',
      [accepted, status({ completed: 'x', state: 9 })],
      { status: 500 },
    ],
    [
      'an empty reply (CMD-2)',
      'command_no_reply',
      [accepted, () => new Response(null, { status: 204 })],
      { status: 500 },
    ],
    [
      'an address that is not there (CMD-2)',
      'command_no_reply',
      [accepted, () => json({}, { status: 404 })],
      { status: 500 },
    ],
    [
      'a server that is gone for the whole minute (CMD-2)',
      'command_no_reply',
      [accepted, () => json({}, { status: 503 })],
      { status: 500 },
    ],
    ['still running after a minute (CMD-5)', 'command_timeout', [accepted, running], {}],
    [
      'an address on another origin',
      'bad_reply',
      [() => json({ url: 'https://evil.example/c1' }, { status: 202 })],
      { field: 'Location' },
    ],
    [
      'an address without a scheme on another host',
      'bad_reply',
      [() => json({ url: '//evil.example/c1' }, { status: 202 })],
      { field: 'Location' },
    ],
    ['an address that is none', 'bad_reply', [() => json({ url: 'https://' }, { status: 202 })], { field: 'Location' }],
  ])('%s is %s', async (_name, code, answers, detail) => {
    const { error, requests } = await follow(answers);
    expect(error).toMatchObject({ code, detail: { call: 'objectiveWorkflow.submit', ...detail } });
    expect(requests.every(({ url }) => url.startsWith('https://lms.example/'))).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('says the first real message (CMD-4)', async () => {
    const { error } = await follow([
      accepted,
      status({ completed: 'x', state: 2, errors: { a: ['  '], b: ['is closed'] } }),
    ]);
    expect(error?.message).toBe('objectiveWorkflow.submit: is closed');
  });

  it('end after 60 s and not before (CONST-6)', async () => {
    const { after, requests } = await follow([accepted, running]);
    expect(after).toBe(60_000);
    expect(requests).toHaveLength(61);
  });

  it('outlive a server error on the way', async () => {
    const { error } = await follow([accepted, () => json({}, { status: 502 }), done]);
    expect(error).toBeNull();
  });

  it.each([429, 502, 503])('are not asked for before a server that answers %d says so (ERR-19)', async (code) => {
    const { error, requests, began } = await follow([
      accepted,
      () => json({}, { 'status': code, 'retry-after': 7 }),
      done,
    ]);
    expect(error).toBeNull();
    expect(requests.slice(1).map(({ at }) => at - began)).toEqual([1000, 8000]);
  });

  it('do not count the time without a connection', async () => {
    const line = connection();
    setTimeout(line.set, 2500, false);
    setTimeout(line.set, 102_500, true);
    const { after, error } = await follow([accepted, running, running, running, done], { connection: line });
    expect(error).toBeNull();
    expect(after).toBe(103_500);
  });

  it('do not count the time in which somebody signs in', async () => {
    const access = {
      token: async () => null,
      renew: () => new Promise<void>((resolve) => setTimeout(resolve, 100_000)),
    };
    const { after, error } = await follow([accepted, () => json({}, { status: 401 }), running, done], { access });
    expect(error).toBeNull();
    expect(after).toBe(102_000);
  });

  it('stop when nobody wants the answer any more', async () => {
    const { send } = harness([accepted, running]);
    const controller = new AbortController();
    const ended = rejection(send(submitObjectiveWorkflow, submit, { signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(2500);
    controller.abort();
    expect(await ended).toMatchObject({ code: 'aborted' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stop with their runtime', async () => {
    const { send, ending } = harness([accepted, running]);
    const ended = rejection(send(submitObjectiveWorkflow, submit));
    await vi.advanceTimersByTimeAsync(2500);
    ending.abort();
    expect(await ended).toMatchObject({ code: 'aborted' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('give the result that an immediate reply would have had, or the id that was sent', async () => {
    for (const [answer, id] of [
      [status({ completed: 'x', state: 1, result: { id: 'server' } }), 'server'],
      [status({ completed: true, state: 'Completed', result: { activityWorkflowId: 'a' } }), 'mine'],
      [done, 'mine'],
    ] as const) {
      const { send } = harness([accepted, answer]);
      const started = send(startObjectiveWorkflow, { body: { objectiveWorkflowAggregateId: 'a1', id: 'mine' } });
      await vi.advanceTimersByTimeAsync(1000);
      await expect(started).resolves.toMatchObject({ id });
    }
  });
});

describe('commands with an id (CMD-7)', () => {
  it.each([
    ['an empty object', () => json({}), 'c1'],
    ['no body', () => new Response(null, { status: 204 }), 'c1'],
    ['other facts', () => json({ state: 1 }), 'c1'],
    ['another id, that of an earlier attempt', () => json({ id: 'c0' }), 'c0'],
  ] as const)('have started their object where the reply has %s', async (_what, answer, id) => {
    const { send } = harness([answer]);
    const started = send(startObjectiveWorkflow, { body: { objectiveWorkflowAggregateId: 'a1', id: 'c1' } });
    await vi.runAllTimersAsync();
    await expect(started).resolves.toMatchObject({ id });
  });

  const start = (id: string, aggregate = 'a1') => ({ body: { objectiveWorkflowAggregateId: aggregate, id } });
  const answered: Answer = (_url, { body }) => json({ id: (JSON.parse(body as string) as { id: string }).id });
  const ids = ({ requests }: ReturnType<typeof harness>) => requests.map(({ body }) => (body as { id: string }).id);

  it('keep it when the reply is lost: one retry, then the next click', async () => {
    const area = memoryArea();
    const first = harness([lost], { area });
    const failed = rejection(first.send(startObjectiveWorkflow, start('c1')));
    await vi.runAllTimersAsync();
    expect(await failed).toMatchObject({ code: 'network' });
    expect(ids(first)).toEqual(['c1', 'c1']);

    // The page was loaded again, and the learner clicks again.
    const second = harness([answered], { area });
    await expect(second.send(startObjectiveWorkflow, start('c2'))).resolves.toMatchObject({ id: 'c1' });
    await expect(second.send(startObjectiveWorkflow, start('c3'))).resolves.toMatchObject({ id: 'c3' });
    expect(area.length).toBe(0);
  });

  it.each<[string, Answer, string]>([
    ['a server error', () => json({}, { status: 503 }), 'c1'],
    ['a refusal', () => json({}, { status: 409 }), 'c2'],
    ['a bad request', () => json({}, { status: 400 }), 'c2'],
    ['a reply without the promised shape', () => json({ id: 7 }), 'c2'],
  ])('after %s the next click sends %3$s', async (_name, answer, id) => {
    const made = harness([answer, answered]);
    const failed = rejection(made.send(startObjectiveWorkflow, start('c1')));
    await vi.runAllTimersAsync();
    await failed;
    await made.send(startObjectiveWorkflow, start('c2'));
    expect(ids(made)).toEqual(['c1', id]);
  });

  it('belong to what they do, to one person, and to one day', async () => {
    const area = memoryArea();
    const broken = harness([lost], { area });
    const failed = rejection(broken.send(startObjectiveWorkflow, start('c1')));
    await vi.runAllTimersAsync();
    await failed;
    const { createStorage } = await import('../../../src/storage/createStorage.ts');
    const made = harness([answered], { area });
    await made.send(startObjectiveWorkflow, start('c2', 'a2'));
    await made.send(finishObjectiveWorkflow, { body: { id: 'c3', objectiveWorkflowId: 'a1' } });
    const other = harness([answered], {
      area,
      storage: () => createStorage({ area: () => area, report: vi.fn() }).of('u2'),
    });
    await other.send(startObjectiveWorkflow, start('c4'));
    vi.setSystemTime(Date.now() + 25 * 3600 * 1000);
    await made.send(startObjectiveWorkflow, start('c5'));
    expect([...ids(made), ...ids(other)]).toEqual(['c2', 'c3', 'c5', 'c4']);
  });

  it('are not hurt by what else lies in the storage', async () => {
    const area = memoryArea();
    const made = harness([answered], { area });
    area.setItem('user:u1:pending:objectiveWorkflow.start:{"objectiveWorkflowAggregateId":"a1"}', 'rubbish');
    await expect(made.send(startObjectiveWorkflow, start('c1'))).resolves.toMatchObject({ id: 'c1' });
  });
});
