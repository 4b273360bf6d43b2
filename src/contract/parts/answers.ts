import { fallback, number, string } from 'valibot';
import type { Answer } from '../../domain/tree/answer.ts';
import { command, readCall } from '../wire/call.ts';
import { decode } from '../wire/decode.ts';
import { flag, instant, text } from '../wire/fields.ts';
import { object } from '../wire/object.ts';

const answer = object({
  text: fallback(string(), ''),
  version: number(),
  savedAt: instant,
  handedInAt: instant,
  takesFiles: flag,
  comment: text,
  closed: flag,
});

type OfPart = { readonly id: string; readonly activityPathId: string };

/**
 * The learner's answer in a part of a run, as the server has it; version 0 before the first one. A call of Lectern's
 * own (CALL-57): `answers` in `extensions`.
 */
export const answerOf = readCall({
  name: 'answer.get',
  base: 'lectern',
  path: 'users/me/objective-workflows/{id}/answers/{activityPathId}',
  read: (body): Answer => decode('answer.get', answer, body),
  _input: {} as { readonly params: OfPart },
});

/**
 * Keeps a draft of an answer (CALL-58). `base` is the version on which the draft is based. If the server has a newer version with another
 * text, it refuses with 409 and changes nothing (DRAFT-4). The same text again changes nothing.
 */
export const saveAnswer = command({
  name: 'answer.save',
  base: 'lectern',
  method: 'PUT',
  path: 'users/me/objective-workflows/{id}/answers/{activityPathId}',
  prefer: 'respond-sync',
  idempotency: 'natural',
  offline: 'queue',
  read: (body): Answer => decode('answer.save', answer, body),
  _input: {} as { readonly params: OfPart; readonly body: { readonly text: string; readonly base: number } },
});
