import type { ErrorCode } from '../../errorCodes.ts';
import type { Fields, MessageSpec } from './shape.ts';

/** The reason why a message is refused. Without a code the message is dropped without an answer. */
export interface Refusal {
  readonly code?: ErrorCode;
  /** Path of the wrong field. */
  readonly path?: string;
  /** Counts towards the end of the channel (CHAN-4). */
  readonly counts?: true;
}

/** A message that has not been checked yet, and the facts by which the receiving side checks it. */
export interface Arrival {
  readonly data: unknown;
  /** Whether the message came from the window and the origin of the other side; both are true for a port. */
  readonly isPeer: boolean;
  readonly isOrigin: boolean;
  /** The kinds that are accepted now, with the fields of their bodies; null where a table has them (events, calls and replies). */
  readonly kinds: Readonly<Record<string, Fields | null>>;
  /** Id of the channel. */
  readonly ch: string;
  /** Whether the message fits this side's last message of the handshake, by its nonce or id. */
  readonly isNonce: (data: unknown) => boolean;
  readonly spec: (name: unknown) => MessageSpec | undefined;
  readonly isGranted: (name: string) => boolean;
  readonly isTarget: (path: string) => boolean;
  /** The fields of the reply that a call waits for; undefined where no call waits. */
  readonly awaited: (id: unknown) => Fields | undefined;
  readonly isNext: (seq: number) => boolean;
  readonly isTooFast: () => boolean;
}

/** One check of a message. Refused messages are counted under its name. */
export interface Guard {
  readonly name: string;
  readonly check: (arrival: Arrival) => Refusal | null;
}
