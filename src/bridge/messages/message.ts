import type { envelope } from './envelope.ts';
import type { BodyOf } from './shape.ts';

/** A message between frame and host: plain data, 64 KB at most (CHAN-4). */
export interface Message extends BodyOf<typeof envelope> {
  readonly ns: 'lectern';
  readonly v: 1;
  readonly body?: unknown;
}
