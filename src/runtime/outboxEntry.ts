import type { Call } from '../contract/call.ts';
import type { Waiting } from './port.ts';

/** A command as it is stored: data alone, so that a page that has not loaded its feature sends it too (CMD-11). */
export interface OutboxEntry extends Pick<Waiting, 'key' | 'workflowId' | 'at' | 'byWord' | 'refused'> {
  /** Version of this format. */
  readonly format: 1;
  /** New with each put: what was sent is removed only while nothing newer lies under its key. */
  readonly revision: string;
  /** Entries are sent in this order. */
  readonly turn: number;
  readonly call: Pick<Call, 'name' | 'method' | 'base' | 'path' | 'prefer' | 'idempotency'>;
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** It is dropped when it is refused. */
  readonly lapses?: boolean;
}
