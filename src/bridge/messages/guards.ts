import { checkBody } from './checkBody.ts';
import { checkPlain } from './checkPlain.ts';
import { envelope } from './envelope.ts';
import type { Arrival, Guard, Refusal } from './guard.ts';
import { limits } from './limits.ts';
import { measure } from './measure.ts';
import { own } from './own.ts';
import type { Fields } from './shape.ts';

const drop: Refusal = {};
const bad = (path: string | null): Refusal | null => (path === null ? null : { code: 'bad_request', path });
const unless = (right: boolean, refusal: Refusal = drop) => (right ? null : refusal);
const kindOf = ({ data }: Arrival) => own(data, 'kind') as string;
const nameOf = ({ data }: Arrival) => own(data, 'name') as string;
const isRequest = (arrival: Arrival) => /^(event|call)$/.test(kindOf(arrival));
const bodyOf = ({ data }: Arrival) => {
  const given = own(data, 'body');
  return given === undefined ? {} : given;
};
const specOf = (arrival: Arrival) => (isRequest(arrival) ? arrival.spec(nameOf(arrival)) : undefined);

function bodyFields(arrival: Arrival): Fields | undefined {
  return specOf(arrival)?.body ?? arrival.kinds[kindOf(arrival)] ?? undefined;
}

const guard = (name: string, check: Guard['check']): Guard => ({ name, check });

const ours = guard('ours', ({ data }) => unless(own(data, 'ns') === 'lectern'));
const shaped = [
  guard('size', ({ data }) => unless(measure(data, limits.bytes) <= limits.bytes, { code: 'too_large', counts: true })),
  guard('plain', ({ data }) => bad(checkPlain(data))),
  guard('version', ({ data }) => unless(own(data, 'v') === 1, { code: 'unsupported_version' })),
  guard('envelope', ({ data }) => bad(checkBody(envelope, data))),
  guard('kind', (arrival) => unless(Object.hasOwn(arrival.kinds, kindOf(arrival)))),
];
const body = guard('body', (arrival) => {
  const fields = bodyFields(arrival);
  return bad(fields ? checkBody(fields, bodyOf(arrival)) : null);
});
const nonce = guard('nonce', ({ data, isNonce }) => unless(isNonce(data)));

/**
 * The guards that a message has to pass, in this order (CHAN-2 to CHAN-4, CHAN-8). Each guard stands alone, so that a test can show that it
 * is needed. Messages of other scripts are ignored, and messages from other windows or origins get no answer.
 */
export const guards: { readonly window: readonly Guard[]; readonly port: readonly Guard[] } = {
  window: [
    ours,
    guard('source', ({ isPeer }) => unless(isPeer)),
    guard('origin', ({ isOrigin }) => unless(isOrigin)),
    ...shaped,
    body,
    nonce,
  ],
  port: [
    ours,
    guard('rate', ({ isTooFast }) => unless(!isTooFast(), { code: 'rate_limited', counts: true })),
    ...shaped,
    guard('channel', ({ data, ch }) => unless(own(data, 'ch') === ch)),
    guard('order', (arrival) =>
      unless(kindOf(arrival) !== 'event' || arrival.isNext(own(arrival.data, 'seq') as number)),
    ),
    // An unknown event is dropped without an answer: nobody waits for one, and a later version may have more events.
    guard('name', (arrival) =>
      unless(
        !isRequest(arrival) || specOf(arrival)?.kind === kindOf(arrival),
        kindOf(arrival) === 'call' ? { code: 'unsupported' } : drop,
      ),
    ),
    guard('granted', (arrival) =>
      unless(!specOf(arrival)?.granted || arrival.isGranted(nameOf(arrival)), { code: 'unauthorized' }),
    ),
    body,
    nonce,
    guard('target', (arrival) => {
      const paths = Object.entries(specOf(arrival)?.body ?? {}).filter(([, { type }]) => type === 'path');
      return unless(
        paths.every(([name]) => arrival.isTarget(own(bodyOf(arrival), name) as string)),
        { code: 'forbidden_target' },
      );
    }),
    guard('awaited', (arrival) =>
      unless(kindOf(arrival) !== 'reply' || arrival.awaited(own(arrival.data, 're')) !== undefined),
    ),
    guard('reply', (arrival) => {
      const fields = kindOf(arrival) === 'reply' && arrival.awaited(own(arrival.data, 're'));
      return unless(!fields || checkBody(fields, bodyOf(arrival)) === null, { code: 'bad_reply' });
    }),
  ],
};
