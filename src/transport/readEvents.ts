import { LecternError } from '../errors.ts';
import { fromJson } from '../plain/fromJson.ts';

/** One event of a stream. */
export interface HeardEvent {
  readonly name: string;
  /** Its data, read as JSON. */
  readonly data: unknown;
}

/** The most characters of an event; no server sends longer ones. */
const longest = 1_000_000;

function eventOf(call: string, block: string): HeardEvent | null {
  let name = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [, field = '', value = ''] = /^([^:]*):? ?([\s\S]*)$/.exec(line) ?? [];
    if (field === 'event') name = value;
    if (field === 'data') data.push(value);
  }
  if (data.length === 0) return null;
  try {
    return { name, data: fromJson(data.join('\n')) };
  } catch (cause) {
    throw new LecternError('bad_reply', `${call}: the event ${name} is no JSON`, { call, field: name, cause });
  }
}

/**
 * Reads a stream of server-sent events to its end, and passes each to `heard` (CALL-69). Comments, and an event that is cut off at the end,
 * are ignored.
 * @throws LecternError `bad_reply` for data that is no JSON, `too_large` for an event without an end
 */
export async function readEvents(
  call: string,
  bytes: ReadableStream<Uint8Array>,
  heard: (event: HeardEvent) => void,
  alive: () => void = () => undefined,
): Promise<void> {
  const reader = bytes.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      alive();
      // A line break of two characters may be split between two pieces.
      const text = rest + decoder.decode(value, { stream: true });
      const whole = text.endsWith('\r') ? text.slice(0, -1) : text;
      const blocks = whole.replace(/\r\n?/g, '\n').split('\n\n');
      rest = (blocks.pop() ?? '') + text.slice(whole.length);
      if (rest.length > longest) throw new LecternError('too_large', `${call}: an event has no end`, { call });
      for (const block of blocks) {
        const event = eventOf(call, block);
        if (event) heard(event);
      }
    }
  } finally {
    // After an error of the listener the rest of the stream is not read.
    void reader.cancel().catch(() => undefined);
  }
}
