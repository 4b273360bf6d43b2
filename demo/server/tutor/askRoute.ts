import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { maxLength, minLength, nullable, object, optional, pipe, string, trim } from 'valibot';
import { askTutor } from '../../../src/contract/tutor/tutorCalls.ts';
import { checked, reference, refused, route, type Deps } from '../calls/route.ts';
import type { Config } from '../config.ts';
import { tutorMessages } from '../db/schemaTutor.ts';
import { HttpError } from '../http/errors.ts';
import { answerQuestion } from './answerQuestion.ts';
import { consentOf } from './consent.ts';
import { ofModel, type Gate } from './createGate.ts';
import type { Library } from './createLibrary.ts';
import { openEventStream } from '../http/stream/eventStream.ts';
import { openPlaces } from './openPlaces.ts';
import { quotaOf, useQuota } from './quota.ts';

const question = object({
  id: pipe(string(), minLength(8), maxLength(100)),
  text: pipe(string(), trim(), minLength(1), maxLength(2000)),
  activityPathId: optional(nullable(reference), null),
  replaces: optional(nullable(reference), null),
});

/** Registers the call for asking (TUTOR-9): it refuses before it searches, and counts before it answers. */
export function registerAsking(
  app: FastifyInstance,
  { db, clock }: Deps,
  settings: Config['tutor'],
  gate: Gate,
  library: Library,
): void {
  route(
    app,
    askTutor,
    async (request, reply) => {
      const userId = await gate.asker(request);
      const model = await gate.model(request, userId);
      const { id, text, activityPathId, replaces } = checked(question, request.body);
      const now = clock.now();
      const { off, hints } = await gate.verdict(userId, model, activityPathId);
      if (off) throw refused('The tutor is off now.');
      const given = await consentOf(db, userId);
      if (!given.consent) throw refused('Agree first to what is kept.');
      const found = (await library(await openPlaces(db, userId, model, now)))(text);
      const left = await useQuota(db, userId, settings.perDay, now);
      if (left === null) {
        const { resets } = await quotaOf(db, userId, settings.perDay, now);
        reply.header('retry-after', String(Math.max(1, Math.ceil((Date.parse(resets) - now) / 1000))));
        throw new HttpError(429, 'rate_limited', 'All questions of today are asked.');
      }
      const inserted = await db
        .insert(tutorMessages)
        .values({
          id,
          userId,
          objectiveId: model.course?.id ?? null,
          question: text,
          answer: '',
          kind: 'nothing',
          state: 'answering',
          citations: [],
          asked: new Date(now),
          instructors: given.instructors,
        })
        .onConflictDoNothing()
        .returning({ id: tutorMessages.id });
      if (inserted.length === 0) throw refused('This id already names another question.');
      if (replaces) await db.delete(tutorMessages).where(and(ofModel(userId, model), eq(tutorMessages.id, replaces)));
      const stream = openEventStream(reply);
      const asked = { id, userId, model, question: text, found, hints: hints !== null, left };
      answerQuestion(db, settings, asked, stream)
        .catch((error: unknown) => {
          console.error('The tutor failed.', error);
          stream.send('error', { code: 'server_error', message: 'Internal error.' });
        })
        .finally(stream.end);
      return reply;
    },
    { bodyLimit: 16_384, compress: false },
  );
}
