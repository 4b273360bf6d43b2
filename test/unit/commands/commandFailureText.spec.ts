import { expect, it } from 'vitest';
import commandTexts from '../../../locales/en-US/failure.json';
import commonTexts from '../../../locales/en-US/common.json';
import { startObjectiveWorkflow } from '../../../src/contract/courses/objectiveWorkflows.ts';
import { startActivityWorkflows } from '../../../src/contract/parts/activities.ts';
import type { ErrorCode } from '../../../src/errorCodes.ts';
import { LecternError } from '../../../src/errors.ts';
import type { Translate } from '../../../src/i18n/locale.ts';
import { commandFailureText } from '../../../src/commands/commandFailureText.ts';

const unknown = commonTexts.unknownError;
const failure = ((key: keyof typeof commandTexts) => commandTexts[key]) as Translate<'failure'>;
const messages = { '': [''], 'name': [' ', 'The name is taken.'], 'code': ['Too long.'] };
const text = (code: ErrorCode, detail = {}, texts: Translate<'failure'> | null = failure) =>
  commandFailureText(new LecternError(code, 'for developers', detail), texts, unknown);

it.each<[rule: string, code: ErrorCode, detail: object, said: string]>([
  ['CMD-2, TEXT-21', 'command_no_reply', {}, 'Server returns unknown error.'],
  ['CMD-3, TEXT-22', 'command_unknown', {}, 'Server accepted command but encountered an unknown error.'],
  ['CMD-4', 'command_failed', { messages }, 'The name is taken.'],
  ['CMD-4, TEXT-23', 'command_failed', { messages: { name: [''] } }, 'Server accepted command but encountered errors.'],
  ['CMD-5, TEXT-24', 'command_timeout', {}, 'Time over!'],
  ['ERR-7, TEXT-25', 'server_error', { messages }, 'Internal error. Please refresh the page and try again.'],
  ['ERR-7, TEXT-26', 'bad_reply', {}, 'Unknown error. Please refresh the page and try again.'],
  ['ERR-7', 'conflict', { messages }, 'The name is taken.'],
  ['ERR-7', 'bad_request', {}, 'Unknown error. Please refresh the page and try again.'],
])('%s: %s', (_, code, detail, said) => {
  expect(text(code, detail)).toBe(said);
});

it('until the texts of commands are there, the failure is unknown; a message of the server is told all the same', () => {
  expect(text('command_timeout', {}, null)).toBe(commonTexts.unknownError);
  expect(text('command_failed', { messages }, null)).toBe('The name is taken.');
});

it.each([startObjectiveWorkflow.name, startActivityWorkflows.name])('START-7, TEXT-27: of a start, %s', (call) => {
  const general = 'Something went wrong. Please refresh the page.';
  expect(text('conflict', { call })).toBe(general);
  expect(text('server_error', { call, messages })).toBe(general);
  expect(text('conflict', { call, messages })).toBe('The name is taken.');
});
