// Nearly right messages to the windows of either side, before there is a port (CHAN-1 to CHAN-3); and that no guard can be spared.
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guards } from '../../../src/bridge/messages/guards.ts';
import { handshake } from '../../../src/bridge/messages/handshake.ts';
import { deliver, seen } from './fakeWindows.ts';
import { mutate, mutations, ofFields, type Data } from './mutations.ts';
import { EVIL, frameOf, HOST, hostOf, PORTAL, windows } from './pair.ts';
import { fits, isJson, textOf } from './verdict.ts';

const seed = 20_252;
const sender = fc.record({
  evilWindow: fc.nat(5).map((n) => n === 0),
  origin: fc.constantFrom('own', 'own', 'own', EVIL, 'null', ''),
});
const envelope = { ns: 'lectern', v: 1, ch: 'c', id: 'm' };
const arrivals = fc.record({
  sender,
  changes: mutations,
  hello: ofFields(handshake.hello),
  welcome: ofFields(handshake.welcome),
  isNonce: fc.nat(4).map((n) => n > 0),
});

type Arrival = typeof arrivals extends fc.Arbitrary<infer A> ? A : never;

const without = (name?: string) => ({
  guards: { port: guards.port, window: guards.window.filter((guard) => guard.name !== name) },
});
const settled = async () => {
  for (let n = 0; n < 12; n += 1) await null;
};
const wellFormed = (kind: string, data: unknown) => isJson(data) && textOf(data) <= 65_536 && fits(kind, data);
const nonceOf = (data: unknown) => ((data as Data)['body'] as Data)['frameNonce'];

/** A host answers a hello of its own frame from the portal, and nothing else; with an error where the version is another. */
async function hostHolds({ sender: { evilWindow, origin }, changes, hello }: Arrival, spared?: string) {
  const pair = windows();
  const heard: Data[] = [];
  pair.frame.addEventListener('message', (event) => heard.push((event as MessageEvent<Data>).data));
  const end = hostOf(pair, {}, without(spared));
  const data = mutate({ ...envelope, ch: '', kind: 'hello', body: { ...hello, protocols: [1] } }, changes);
  const stranger = windows(EVIL).frame;
  deliver(pair.host, {
    data,
    origin: origin === 'own' ? PORTAL : origin,
    source: seen(pair.host, evilWindow ? stranger : pair.frame),
  });
  await settled();
  const counts = end.counts().rejected;
  end.close();
  const isPeer = !evilWindow && origin === 'own';
  const known =
    isPeer && wellFormed('hello', data) && (((data as Data)['body'] as Data)['protocols'] as number[]).includes(1);
  if (!isPeer) expect(heard).toEqual([]);
  expect(heard.filter(({ kind }) => kind === 'welcome')).toHaveLength(known ? 1 : 0);
  for (const { kind, body } of heard)
    if (kind !== 'welcome') expect([kind, body]).toEqual(['error', { code: 'unsupported_version', supported: [1] }]);
  // What is none of ours is not answered, whoever says it.
  if ((data as Data | null)?.['ns'] !== 'lectern') expect(heard).toEqual([]);
  return counts;
}

/** A page takes a welcome of its parent, from a listed origin, with its nonce, and nothing else. */
async function frameHolds({ sender: { evilWindow, origin }, changes, welcome, isNonce }: Arrival, spared?: string) {
  const pair = windows();
  const hellos: Data[] = [];
  pair.host.addEventListener('message', (event) => hellos.push((event as MessageEvent<Data>).data));
  // What is no origin never gets as far as the list; this one lists all others but the evil one.
  const end = frameOf(
    pair,
    { allowed: (from) => Promise.resolve(from !== EVIL || spared === 'list') },
    without(spared),
  );
  await settled();
  const { port1, port2 } = new MessageChannel();
  const frameNonce = nonceOf(hellos[0]);
  const data = mutate(
    { ...envelope, kind: 'welcome', body: { ...welcome, protocol: 1, frameNonce: isNonce ? frameNonce : 'another' } },
    changes,
  );
  const stranger = windows(EVIL).host;
  deliver(pair.frame, {
    data,
    origin: origin === 'own' ? HOST : origin,
    source: seen(pair.frame, evilWindow ? stranger : pair.host),
    ports: [port2],
  });
  await settled();
  const isRight =
    !evilWindow &&
    origin === 'own' &&
    wellFormed('welcome', data) &&
    ((data as Data)['body'] as Data)['protocol'] === 1 &&
    nonceOf(data) === frameNonce;
  const [state, counts] = [end.state(), end.counts().rejected];
  end.close();
  port1.close();
  port2.close();
  expect(state).toBe(isRight ? 'open' : 'waiting');
  return counts;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const sides = { host: hostHolds, frame: frameHolds };
// A hello answers nothing, so it holds no nonce that could be wrong.
const needed = {
  host: guards.window.map(({ name }) => name).filter((name) => name !== 'nonce'),
  frame: [...guards.window.map(({ name }) => name), 'list'],
};

describe.each(['host', 'frame'] as const)('messages to the window of the %s', (side) => {
  const check = (numRuns: number, refused: Record<string, number>, spared?: string) =>
    fc.check(
      fc.asyncProperty(arrivals, async (arrival) => {
        for (const [name, count] of Object.entries(await sides[side](arrival, spared)))
          refused[name] = (refused[name] ?? 0) + count;
      }),
      { numRuns, seed, endOnFailure: true },
    );

  it('hold to the rules, and each guard has refused some', async () => {
    const refused: Record<string, number> = {};
    const { failed, errorInstance, counterexample } = await check(4000, refused);
    expect(failed, `${String(errorInstance)}\n${fc.stringify(counterexample)}`.slice(0, 3000)).toBe(false);
    expect(needed[side].filter((name) => name !== 'list' && !((refused[name] ?? 0) > 0))).toEqual([]);
  }, 120_000);

  it.each(needed[side])(
    'do not without the guard %s',
    async (name) => {
      expect((await check(4000, {}, name)).failed).toBe(true);
    },
    120_000,
  );
});
