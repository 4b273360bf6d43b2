// The server's words are the same wherever they are shown.
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../src/commands/refusalOf.ts';
import { settleEntry, type SettleDeps } from '../../../src/commands/settleEntry.ts';
import { uploadFault } from '../../../src/data/player/attach/uploadFault.ts';
import { LecternError } from '../../../src/errors.ts';
import { framedView } from '../../../src/features/player/parts/framed/framedModel.ts';
import { firstMessage } from '../../../src/plain/firstMessage.ts';

const facts = { near: true, online: true, launched: false, loaded: false, late: false, strayed: false };

/** What an entry of the outbox keeps of a refusal. */
function keptMessage(error: LecternError): string {
  const kept: { readonly refused: { readonly message: string } }[] = [];
  const entry = { key: 'a', revision: '1', lapses: false };
  const deps = {
    entries: {
      stored: () => ({ list: () => [entry], write: (one: never) => kept.push(one) }),
      show: () => undefined,
      viewOf: (one: unknown) => one,
    },
    backoff: { done: () => undefined },
    tell: () => undefined,
  } as unknown as SettleDeps;
  settleEntry(deps).onRefused(entry as never, error);
  return kept[0]?.refused.message ?? '';
}

describe.each<[string, Record<string, string[]> | undefined, string | null]>([
  ['of the whole', { '': ['All places are taken.'] }, 'All places are taken.'],
  ['of a field', { name: ['The name is taken.'] }, 'The name is taken.'],
  // Fields beside it may hold what is no message, such as the number of a version.
  ['of the whole, before that of a field', { 'base': ['3'], '': ['Locked.'] }, 'Locked.'],
  ['after blank ones', { 'id': ['', ' '], '': ['Second.'] }, 'Second.'],
  ['none but blank ones', { '': [' '] }, null],
  ['none', {}, null],
  ['none at all', undefined, null],
])('the first real message: %s', (_, messages, said) => {
  const error = new LecternError('conflict', '', messages ? { messages } : {});
  it('CMD-4', () => expect(firstMessage(messages)).toBe(said));
  it('ENROL-6: a refusal', () => expect(refusalOf(error)).toBe(said));
  it('CMD-12: a command that waited', () => expect(keptMessage(error)).toBe(said ?? ''));
  it('FRAMED-2: a frame', () => expect(framedView({ ...facts, error })).toMatchObject({ said }));
  it('ATTACH-4: a file', () => expect(uploadFault(error).message).toBe(said ?? ''));
});
