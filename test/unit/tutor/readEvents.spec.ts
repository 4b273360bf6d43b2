// A stream of events, cut in any way (CALL-69).
import { describe, expect, it } from 'vitest';
import { readEvents, type HeardEvent } from '../../../src/transport/readEvents.ts';

const encoder = new TextEncoder();
const streamOf = (bytes: Uint8Array, size: number) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
async function heard(text: string, size = 1000) {
  const events: HeardEvent[] = [];
  await readEvents('test', streamOf(encoder.encode(text), size), (event) => events.push(event));
  return events;
}
const whole = ': hello\n\nevent: delta\ndata: {"text":"ä🙂"}\n\ndata: 1\nid: 7\n\nevent: done\ndata: {}\n\n';
const told = [
  { name: 'delta', data: { text: 'ä🙂' } },
  { name: 'message', data: 1 },
  { name: 'done', data: {} },
];

describe('events', () => {
  it.each([1, 2, 3, 5, 7, 1000])('in pieces of %i bytes', async (size) => {
    expect(await heard(whole, size)).toEqual(told);
  });
  it.each([1, 2, 1000])('with the line ends of Windows, in pieces of %i', async (size) => {
    expect(await heard(whole.replaceAll('\n', '\r\n'), size)).toEqual(told);
  });
  it('one that is cut off tells nothing', async () => {
    expect(await heard('event: done\ndata: {}')).toEqual([]);
  });
  it('one of several lines is one', async () => {
    expect(await heard('data: [1,\ndata: 2]\n\n')).toEqual([{ name: 'message', data: [1, 2] }]);
  });
});

it.each([
  ['no JSON', 'event: delta\ndata: {"text":\n\n', 'bad_reply'],
  ['no end', `data: "${'x'.repeat(1_100_000)}`, 'too_large'],
])('with %s ends it', async (_name, text, code) => {
  await expect(heard(text, 100_000)).rejects.toMatchObject({ code });
});

it('a listener that throws ends it, and wants no more', async () => {
  let cancelled = false;
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(encoder.encode('data: 1\n\n')),
    cancel: () => void (cancelled = true),
  });
  const failing = readEvents('test', stream, () => {
    throw new Error('enough');
  });
  await expect(failing).rejects.toThrow('enough');
  expect(cancelled).toBe(true);
});
