import type { Call } from '../contract/wire/call.ts';
import type { Waiting } from '../port/port.ts';

/** A command as it is stored: only data, so that a page that has not loaded its feature can also send it (CMD-11). */
export interface OutboxEntry extends Pick<Waiting, 'key' | 'workflowId' | 'at' | 'needsConfirmation' | 'refused'> {
  /** Version of this format. */
  readonly format: 1;
  /** New with each put: a sent entry is removed only if no newer one is stored under its key. */
  readonly revision: string;
  /** Entries are sent in this order. */
  readonly turn: number;
  readonly call: Pick<Call, 'name' | 'method' | 'base' | 'path' | 'prefer' | 'idempotency'>;
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** It is dropped when it is refused. */
  readonly lapses?: boolean;
}
