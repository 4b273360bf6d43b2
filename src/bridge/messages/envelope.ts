import type { Fields } from './shape.ts';

/** Fields that each message has, in addition to `ns: 'lectern'` and `v: 1`. */
export const envelope = {
  /** Channel that the message belongs to; empty before there is one. */
  ch: { type: 'string', max: 64 },
  /** Unique in its channel. */
  id: { type: 'string', max: 64 },
  kind: { type: 'string', max: 10, values: ['hello', 'welcome', 'ready', 'event', 'call', 'reply', 'error', 'bye'] },
  /** The name of an event or a call. */
  name: { type: 'string', max: 60, optional: true },
  /** Id of the message that is answered. */
  re: { type: 'string', max: 64, optional: true },
  /** Grows with each message of its side. */
  seq: { type: 'number', min: 0, max: Number.MAX_SAFE_INTEGER, optional: true },
} as const satisfies Fields;
