import { array, fallback, nullish, number, pipe, string, transform } from 'valibot';
import type { TutorCitation, TutorExchange, TutorStanding } from '../../domain/tutor/tutor.ts';
import { among } from '../wire/among.ts';
import { command, readCall } from '../wire/call.ts';
import { decode } from '../wire/decode.ts';
import { flag, instant, text } from '../wire/fields.ts';
import { object } from '../wire/object.ts';

type OfModel = { readonly params: { readonly knowledgeModelId: string } };
type OfPerson = { readonly params: { readonly userId: string } };

const words = pipe(
  text,
  transform((value) => value ?? ''),
);
const citation = object({
  n: number(),
  title: words,
  course: words,
  courseId: string(),
  activityPathId: string(),
  axis: words,
  anchor: words,
  excerpt: words,
});
// Unreadable citations are left out: the answer stays.
const citations = pipe(
  fallback(array(fallback(nullish(citation, null), null)), []),
  transform((all): readonly TutorCitation[] => all.filter((one) => one !== null)),
);
const exchange = object({
  id: string(),
  question: words,
  answer: words,
  kind: among(['search', 'model', 'hint', 'nothing'], 'search'),
  state: among(['answering', 'done', 'stopped', 'failed'], 'done'),
  citations,
  asked: instant,
  rating: among([1, -1], null),
});
const exchanges = pipe(
  object({ exchanges: array(fallback(nullish(exchange, null), null)) }),
  transform((body): readonly TutorExchange[] => body.exchanges.filter((one) => one !== null)),
);
// An absent or unreadable `off` counts as switched off, so that the tutor never helps in an examination by mistake.
const unreadable = { why: 'course', name: '' } as const;
const standing = pipe(
  object({
    course: text,
    off: fallback(nullish(object({ why: among(['exam', 'part', 'course'], 'course'), name: words })), unreadable),
    hints: text,
    kind: among(['search', 'model'], 'search'),
    perDay: fallback(number(), 0),
    left: fallback(number(), 0),
    resets: instant,
    consent: flag,
    instructors: flag,
    keptDays: fallback(number(), 0),
  }),
  transform((all): TutorStanding => ({ ...all, off: all.off === undefined ? unreadable : all.off })),
);

/** The knowledge model of a course (CALL-43). */
export const knowledgeModelOf = readCall({
  name: 'knowledgeModel.get',
  base: 'lms',
  path: 'users/me/objective-workflow-aggregates/{id}/knowledge-model',
  read: (body) => decode('knowledgeModel.get', object({ knowledgeModelId: string() }), body).knowledgeModelId,
  _input: {} as { readonly params: { readonly id: string } },
});

/** Whether the tutor answers, what it keeps, and how many questions are left (CALL-67): `tutor` in `extensions`. */
export const tutorStanding = readCall({
  name: 'tutor.get',
  base: 'knowledgeModels',
  path: 'knowledge-models/{knowledgeModelId}/tutor',
  read: (body) => decode('tutor.get', standing, body),
  _input: {} as OfModel & { readonly query?: { readonly activityPathId: string } },
});

/** The learner's questions and their answers in a knowledge model, the oldest first (CALL-68). */
export const tutorHistory = readCall({
  name: 'tutorHistory.get',
  base: 'knowledgeModels',
  path: 'conversations/{knowledgeModelId}',
  read: (body) => decode('tutorHistory.get', exchanges, body),
  _input: {} as OfModel,
});

/** An event of an answer that is being streamed. */
export type TutorEvent =
  | { readonly name: 'answer'; readonly kind: TutorExchange['kind']; readonly left: number }
  | { readonly name: 'citations'; readonly citations: readonly TutorCitation[] }
  | { readonly name: 'delta'; readonly text: string }
  | { readonly name: 'done' }
  | { readonly name: 'error'; readonly code: string };

const answer = object({ kind: exchange.entries.kind, left: fallback(number(), 0) });

/** Reads an event of an answer (TUTOR-9); null for an event of an unknown name. */
export function readTutorEvent(name: string, data: unknown): TutorEvent | null {
  switch (name) {
    case 'answer':
      return { name, ...decode('tutor.ask', answer, data) };
    case 'citations':
      return { name, citations: decode('tutor.ask', citations, data) };
    case 'delta':
      return { name, text: decode('tutor.ask', object({ text: string() }), data).text };
    case 'done':
      return { name };
    case 'error':
      return { name, code: decode('tutor.ask', object({ code: words }), data).code };
    default:
      return null;
  }
}

/** Asks a question; the answer comes as events (CALL-69). `replaces` names an earlier question whose answer failed or was stopped. */
export const askTutor = command({
  name: 'tutor.ask',
  base: 'knowledgeModels',
  path: 'conversations/{knowledgeModelId}/messages',
  prefer: 'respond-sync',
  idempotency: 'none',
  offline: 'refuse',
  reply: 'events',
  read: () => null,
  _input: {} as OfModel & {
    readonly body: {
      readonly id: string;
      readonly text: string;
      readonly activityPathId: string | null;
      readonly replaces: string | null;
    };
  },
});

/** Deletes all questions and answers in a knowledge model, at once (CALL-70). */
export const deleteTutorHistory = command({
  name: 'tutorHistory.delete',
  base: 'knowledgeModels',
  path: 'conversations/{knowledgeModelId}/deletion',
  prefer: 'respond-sync',
  idempotency: 'natural',
  offline: 'refuse',
  read: () => null,
  _input: {} as OfModel & { readonly body: Readonly<Record<string, never>> },
});

/** Says whether an answer helped (CALL-71). */
export const rateTutor = command({
  name: 'tutor.rate',
  base: 'knowledgeModels',
  method: 'PUT',
  path: 'conversations/{knowledgeModelId}/messages/{messageId}/rating',
  prefer: 'respond-sync',
  idempotency: 'natural',
  offline: 'refuse',
  read: () => null,
  _input: {} as {
    readonly params: { readonly knowledgeModelId: string; readonly messageId: string };
    readonly body: { readonly rating: 1 | -1 | null };
  },
});

/** Saves the learner's consent to what the tutor keeps, or withdraws it, which deletes all questions (CALL-72). */
export const saveTutorConsent = command({
  name: 'tutorConsent.save',
  base: 'knowledgeModels',
  method: 'PUT',
  path: 'users/{userId}/consent',
  prefer: 'respond-sync',
  idempotency: 'natural',
  offline: 'refuse',
  read: () => null,
  _input: {} as OfPerson & { readonly body: { readonly given: boolean; readonly instructors: boolean } },
});
