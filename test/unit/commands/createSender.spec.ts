// What a refusal of the session does to waiting commands (SESS-2, SESS-6).
import { expect, it, vi } from 'vitest';
import { createSender, type SenderDeps } from '../../../src/commands/createSender.ts';
import type { OutboxEntry } from '../../../src/commands/outboxEntry.ts';
import { LecternError } from '../../../src/errors.ts';

const entry = {
  key: 'answer',
  revision: 'r1',
  call: { name: 'answer.save', method: 'PUT', base: 'lms', path: '/answer', idempotency: 'put' },
  params: {},
  body: { text: 'one' },
} as unknown as OutboxEntry;
const settled = () => new Promise((resolve) => setTimeout(resolve));

function start() {
  let now = 0;
  /** Answers of the requests that are on their way, the first one first. */
  const onWay: { readonly done: () => void; readonly refuse: () => void }[] = [];
  let signedIn = () => {};
  const signIn = new Promise<void>((resolve) => (signedIn = resolve));
  const renew = vi.fn<SenderDeps['session']['access']['renew']>(() => signIn);
  const onDone = vi.fn<SenderDeps['onDone']>();
  const send = (call: { readonly name: string }) =>
    call.name === entry.call.name
      ? new Promise((done, refuse) =>
          onWay.push({
            done: () => done({}),
            refuse: () => refuse(new LecternError('unauthorized', 'no session', { status: 401 })),
          }),
        )
      : Promise.resolve({ id: 'u1' });
  const sender = createSender({
    send: send as unknown as SenderDeps['send'],
    session: {
      port: { store: { getState: () => ({ phase: 'active', user: { id: 'u1' } }) } },
      access: { token: () => Promise.resolve(null), renew },
    } as unknown as SenderDeps['session'],
    locks: undefined,
    prefix: '',
    elapsed: () => now,
    ended: new AbortController().signal,
    isSame: () => true,
    next: (tried) => (tried.has(entry.revision) ? undefined : entry),
    isOwn: () => true,
    onDone,
    onRefused: () => {},
    onLost: () => false,
    onGood: () => void sender.round().finally(() => sender.round()),
  });
  const at = async (time: number, step: () => unknown) => {
    now = time;
    step();
    await settled();
  };
  return {
    sender,
    renew,
    onDone,
    at,
    /** The page comes to the front, and sends what waits. */
    comesToFront: (time: number) =>
      at(time, () => {
        sender.resume();
        void sender.round();
      }),
    refuse: () => onWay.shift()?.refuse(),
    answer: () => onWay.shift()?.done(),
    signedIn: () => signedIn(),
  };
}

it('a command that left before the sign-in ended, and is refused after it, is sent once more', async () => {
  const { sender, renew, onDone, at, comesToFront, refuse, answer, signedIn } = start();
  await at(1, () => sender.round());
  await at(2, refuse);
  expect([renew.mock.calls.length, sender.ready()]).toEqual([1, false]);
  await comesToFront(3);
  await at(5, signedIn);
  await at(6, refuse);
  expect(renew.mock.calls.map(([{ sent }]) => sent)).toEqual([1, 3]);
  expect(sender.ready()).toBe(true);
  await at(7, answer);
  expect(onDone).toHaveBeenCalledOnce();
});

it('a command that left after the sign-in, and is refused within a minute, asks for no other one', async () => {
  const { sender, renew, at, comesToFront, refuse, signedIn } = start();
  await at(1, () => sender.round());
  await at(2, refuse);
  await at(3, signedIn);
  await at(4, refuse);
  expect([renew.mock.calls.length, sender.ready()]).toEqual([1, false]);
  await comesToFront(60_010);
  await at(60_011, refuse);
  expect(renew).toHaveBeenCalledTimes(2);
});
