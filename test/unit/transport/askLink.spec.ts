// What a request for a link ends in, whatever is asked for: a file, a whole reply to keep, or the headers alone (ERR-12, ERR-16).
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attachmentSize } from '../../../src/contract/parts/attachments.ts';
import { portalFile, portalWhole, storageFile } from '../../../src/contract/parts/files.ts';
// Loaded beforehand: fake timers do not wait for a module.
import '../../../src/transport/askFile.ts';
import '../../../src/transport/askHead.ts';
import '../../../src/transport/askWhole.ts';
import '../../../src/transport/sendOther.ts';
import { connection, harness, lost, never, rejection, type Answer } from './harness.ts';

const [own, elsewhere] = ['https://lms.example/files/a.pdf', 'https://storage.example/a.pdf'];
const kinds: readonly (readonly [what: string, call: unknown, link: string])[] = [
  ['a file of the LMS', portalFile, own],
  ['a file of the storage', storageFile, elsewhere],
  ['a whole reply of the LMS', portalWhole, own],
  ['the headers of the LMS', attachmentSize, own],
  ['the headers of another host', attachmentSize, elsewhere],
];
const status =
  (code: number): Answer =>
  () =>
    new Response(null, { status: code });
const ask = (
  [, call, link]: (typeof kinds)[number],
  answer: Answer,
  given: Parameters<typeof harness>[1] = {},
  signal?: AbortSignal,
) => {
  const made = harness([answer], given);
  const sent = made.send(call as typeof portalFile, { params: { link } }, { ...(signal && { signal }) });
  return { ...made, sent: rejection(sent) };
};

describe.each(kinds)('%s', (...kind) => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it.each([
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'not_found'],
    [500, 'server_error'],
  ])('ERR-12: %d rejects with %s, and leads nowhere', async (code, named) => {
    const { sent, access, requests } = ask(kind, status(code));
    expect(await sent).toMatchObject({ code: named, detail: { status: code } });
    expect([vi.mocked(access.renew).mock.calls.length, requests.length]).toEqual([0, 1]);
  });

  it('a lost connection, and none at all, are told apart', async () => {
    expect(await ask(kind, lost).sent).toMatchObject({ code: 'network' });
    expect(await ask(kind, lost, { connection: connection(false) }).sent).toMatchObject({ code: 'offline' });
  });

  it('ERR-16: thirty seconds without an answer are too long', async () => {
    const { sent, requests } = ask(kind, never);
    await vi.advanceTimersByTimeAsync(30_001);
    expect(await sent).toMatchObject({ code: 'timeout' });
    expect(requests[0]!.init.signal!.aborted).toBe(true);
  });

  it('what nobody wants any more is aborted, also by the end of the runtime', async () => {
    const left = new AbortController();
    const one = ask(kind, never, {}, left.signal);
    await vi.advanceTimersByTimeAsync(1);
    left.abort();
    expect(await one.sent).toMatchObject({ code: 'aborted' });
    const three = ask(kind, never);
    await vi.advanceTimersByTimeAsync(1);
    three.ending.abort();
    expect(await three.sent).toMatchObject({ code: 'aborted' });
  });
});

describe('OFF-6: the reader of a whole reply', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  /** A reply that brings three bytes, and then what `then` does with it. */
  const begun =
    (then: (body: ReadableStreamDefaultController<Uint8Array>, signal: AbortSignal) => void): Answer =>
    (_, { signal }) =>
      new Response(
        new ReadableStream<Uint8Array>({
          start: (body) => {
            body.enqueue(new Uint8Array(3));
            signal?.addEventListener('abort', () => body.error(signal.reason));
            if (signal) then(body, signal);
          },
        }),
      );

  it.each<[string, Answer, string]>([
    ['ERR-16: whose bytes stop coming', begun(() => undefined), 'timeout'],
    ['whose connection breaks', begun((body) => setTimeout(() => body.error(new TypeError('cut')), 5000)), 'network'],
  ])('%s rejects', async (_, answer, code) => {
    const { send } = harness([answer]);
    const reply = await send(portalWhole, { params: { link: own } });
    const read = rejection(reply.arrayBuffer());
    await vi.advanceTimersByTimeAsync(30_001);
    expect(await read).toMatchObject({ code });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that stops reading ends the request', async () => {
    const { send } = harness([begun(() => undefined)]);
    const reply = await send(portalWhole, { params: { link: own } });
    await reply.body?.cancel();
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});
