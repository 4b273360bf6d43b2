import type { ErrorCode } from '../../errorCodes.ts';
import type { Fields, MessageSpec } from './shape.ts';

/** Why a message is not let in. Without a code it is dropped without an answer. */
export interface Refusal {
  readonly code?: ErrorCode;
  /** Path of what is wrong. */
  readonly path?: string;
  /** Counts towards the end of the channel (CHAN-4). */
  readonly counts?: true;
}

/** A message of which nothing is known yet, and what the side knows that may take it. */
export interface Arrival {
  readonly data: unknown;
  /** Whether the window and the origin that it came from are those that are spoken with; a port is neither. */
  readonly isPeer: boolean;
  readonly isOrigin: boolean;
  /** Kinds that belong here at this moment, with their bodies; those of events, calls and replies are in the tables. */
  readonly kinds: Readonly<Record<string, Fields | null>>;
  /** Channel that is spoken in. */
  readonly ch: string;
  /** Whether it answers what was said before. */
  readonly isNonce: (data: unknown) => boolean;
  readonly spec: (name: unknown) => MessageSpec | undefined;
  readonly isGranted: (name: string) => boolean;
  readonly isTarget: (path: string) => boolean;
  /** Body of the answer that a call waits for; undefined where none does. */
  readonly awaited: (id: unknown) => Fields | undefined;
  readonly isNext: (seq: number) => boolean;
  readonly isTooFast: () => boolean;
}

/** One thing that a message has to be, by the name under which what it refuses is counted. */
export interface Guard {
  readonly name: string;
  readonly check: (arrival: Arrival) => Refusal | null;
}
