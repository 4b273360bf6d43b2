import { fallback, nullish, object, record, string, array, union, pipe, transform } from 'valibot';
import { commandStates, type CommandState } from '../domain/states.ts';
import { decode } from './decode.ts';
import { anything, oneOf, text } from './fields.ts';

/** How far an accepted command is. */
export interface CommandStatus {
  /** Set once the command has ended. */
  readonly completed: string | null;
  /** How it ended; null while it runs, or where the server does not say. */
  readonly state: CommandState | null;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** What the command would have answered at once. */
  readonly result: unknown;
}

const messages = pipe(
  union([string(), array(string())]),
  transform((value) => (typeof value === 'string' ? [value] : value)),
);
const status = object({
  completed: text,
  state: oneOf(commandStates, null),
  errors: fallback(nullish(record(string(), messages), {}), {}),
  result: anything,
});
const accepted = object({ url: text });

/** Reads the reply of the address at which an accepted command is followed. */
export function readCommandStatus(body: unknown): CommandStatus {
  return decode('command.status', status, body);
}

/** The address in the body of a 202, or null. */
export function readAcceptedUrl(body: unknown): string | null {
  return body && typeof body === 'object' ? decode('command.accepted', accepted, body).url : null;
}
