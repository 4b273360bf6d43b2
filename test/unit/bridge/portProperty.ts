import * as fc from 'fast-check';
import { expect } from 'vitest';
import { frameMessages } from '../../../src/bridge/messages/frameMessages.ts';
import { handshake } from '../../../src/bridge/messages/handshake.ts';
import { hostMessages } from '../../../src/bridge/messages/hostMessages.ts';
import { mutate, mutations, ofFields, validMessages, type Data } from './mutations.ts';
import { CHANNEL, openPort } from './openPort.ts';
import { fits, leadsBelow, verdict } from './verdict.ts';

const sides = {
  frame: { table: frameMessages, other: 'host', prime: 'loaded', call: ['ping', {}] },
  host: { table: hostMessages, other: 'frame', prime: 'route.back', call: ['session.getToken', { reason: 'start' }] },
} as const;
const base = { ns: 'lectern', v: 1, ch: CHANNEL, id: 'm', seq: 6 };

const special = (from: 'frame' | 'host'): fc.Arbitrary<Data> =>
  fc.oneof(
    fc.constant({ ...base, kind: 'reply', re: 'PENDING', body: from === 'frame' ? { text: 'a' } : { token: 'a' } }),
    ...Object.entries(handshake).map(([kind, fields]) => ofFields(fields).map((body) => ({ ...base, kind, body }))),
  );

/** What is said to an open end: a message, changed in up to three places, once or in a flood. */
export const arrivals = fc.oneof(
  ...(['frame', 'host'] as const).map((from) =>
    fc.record({
      from: fc.constant(from),
      message: fc.oneof(
        { weight: 6, arbitrary: validMessages(sides[from].table, CHANNEL) },
        { weight: 1, arbitrary: special(from) },
      ),
      changes: mutations,
      flood: fc.nat(60).map((n) => n === 0),
    }),
  ),
);

type Arrival = typeof arrivals extends fc.Arbitrary<infer A> ? A : never;

const settled = async () => {
  for (let n = 0; n < 12; n += 1) await null;
};

/**
 * Says it to an open end, and holds what comes of it to the rules: nothing throws, nothing is carried out that is not published, no
 * way leads out, every call is answered once, and nobody hears of what is not for them.
 */
export async function holds(
  { from, message, changes, flood }: Arrival,
  without?: string,
): Promise<Readonly<Record<string, number>>> {
  const { other, prime, call } = sides[from];
  const { end, wire, carried, reported, ended, pass } = openPort(other, without);
  wire.say({ ...base, id: 'first', kind: 'event', name: prime, seq: 5, body: {} });
  const answers: unknown[] = [];
  void end.call(call[0] as never, call[1] as never).then(
    (answer) => answers.push(answer),
    (error: { code: string }) => answers.push(error.code),
  );
  const pending = String(wire.posted.at(-1)!['id']);
  const changed = mutate({ ...message, ...(message['re'] === 'PENDING' && { re: pending }) }, changes);
  pass(2000);
  const before = [carried.length, wire.posted.length] as const;

  if (flood)
    for (let n = 0; n < 60; n += 1)
      wire.say({ ...base, id: `f${n}`, seq: 6 + n, kind: 'event', name: prime, body: {} });
  else wire.say(changed);
  await settled();
  const [done, posted] = [carried.slice(before[0]), wire.posted.slice(before[1])];

  expect(reported).toEqual([]);
  if (flood) {
    expect(done).toHaveLength(50);
    expect(posted).toMatchObject([{ kind: 'error', body: { code: 'rate_limited' } }]);
    return end.counts().rejected;
  }
  const outcome = verdict(from, changed, pending);
  const { id, name, kind } = (typeof changed === 'object' && changed !== null ? changed : {}) as Data;
  const isCall = kind === 'call';
  for (const { body } of done)
    if (typeof body === 'object' && body !== null && 'path' in body) expect(leadsBelow(body.path)).toBe(true);
  for (const { body = {} } of posted as { body?: object }[])
    expect(
      Object.keys(body).filter(
        (key) => !['code', 'path', 'correlationId', 'supported', 'text', 'token', 'reason'].includes(key),
      ),
    ).toEqual([]);
  expect(end.state()).toBe(
    outcome === 'bye' ? ((changed as { body: Data }).body['reason'] === 'policy' ? 'closed' : 'waiting') : 'open',
  );
  expect(ended).toHaveLength(outcome === 'bye' ? 1 : 0);

  if (outcome === 'not led astray') return end.counts().rejected;
  expect(done.map((one) => one.name)).toEqual(outcome === 'carried' ? [name] : []);
  if (outcome === 'carried')
    expect(fits(`${from}.${String(name)}`, { ...(changed as Data), body: done[0]!.body })).toBe(true);
  // A call is settled by an answer that fits, and by nothing else; it fails by one that does not, or by an error.
  const settledWell = answers.filter((answer) => typeof answer !== 'string');
  expect(settledWell).toHaveLength(outcome === 'answer' ? 1 : 0);
  if (outcome === 'answer')
    expect(fits(`${other}.${call[0]}.reply`, { ...(changed as Data), body: settledWell[0] })).toBe(true);
  // Refused replies, errors and good-byes are not answered: two sides would never end.
  const isAnswered = isCall && outcome === 'carried';
  const isRefused =
    /^(too_large|bad_request|unsupported_version|unauthorized|unsupported|forbidden_target)$/.test(outcome) &&
    // A list of the one word `error` is written like that word, and is not it.
    !(['reply', 'error', 'bye'] as unknown[]).includes(kind);
  expect(posted.map((one) => one['kind'])).toEqual(isAnswered ? ['reply'] : isRefused ? ['error'] : []);
  if (isRefused)
    expect(posted[0]).toMatchObject({
      body: { code: outcome },
      ...(typeof id === 'string' && id.length <= 64 && { re: id }),
    });
  return end.counts().rejected;
}
