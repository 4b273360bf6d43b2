import { pipe, transform } from 'valibot';
import { commandStates, type CommandState } from './commandStates.ts';
import { decode } from './wire/decode.ts';
import { anything, oneOf, table, text } from './wire/fields.ts';
import { object } from './wire/object.ts';

/** The status of an accepted command. */
export interface CommandStatus {
  /** Whether the command has ended. */
  readonly completed: boolean;
  /** How it ended; null while it runs, or where the server does not say. */
  readonly state: CommandState | null;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** The result of the command, as a synchronous reply would have given it. */
  readonly result: unknown;
}

/** The messages of one field, which some servers give as a text and others as a list. */
function messages(value: unknown): readonly string[] | null {
  const texts = Array.isArray(value) ? value : [value];
  return texts.every((text): text is string => typeof text === 'string') ? texts : null;
}
const status = object({
  // Servers send when it ended, or that it has.
  completed: pipe(anything, transform(Boolean)),
  state: oneOf(commandStates, null),
  errors: table(messages),
  result: anything,
});
const accepted = object({ url: text });

/** Reads the reply of the address that tells the status of an accepted command. */
export function readCommandStatus(body: unknown): CommandStatus {
  return decode('command.status', status, body);
}

/** The address in the body of a 202, or null. */
export function readAcceptedUrl(body: unknown): string | null {
  return body && typeof body === 'object' ? decode('command.accepted', accepted, body).url : null;
}
