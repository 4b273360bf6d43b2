import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { feedbackEventName } from '../../../src/contract/feedback/feedbackEvent.ts';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../db/openDb.ts';
import { events } from '../db/schemaAuth.ts';
import { feedbackDetails } from '../feedback/readFeedback.ts';
import { takeFeedback } from '../feedback/takeFeedback.ts';
import type { Tenant } from '../shell/tenant.ts';
import { HttpError } from './errors.ts';

const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));
const detail = v.union([text(500), v.number(), v.boolean()]);
const details = v.pipe(
  v.record(text(100), detail),
  v.check((record) => Object.keys(record).length <= 20, 'At most 20 details.'),
);
const every = { at: text(40), sessionId: text(100), role: v.nullish(text(100)) };
const usualEvent = v.object({ name: text(100), ...every, details: v.optional(details) });
const feedbackEvent = v.object({ name: v.literal(feedbackEventName), ...every, details: feedbackDetails });

const isFeedback = (event: unknown) => (event as { readonly name?: unknown } | null)?.name === feedbackEventName;
const ofBatch = <T extends v.GenericSchema>(event: T) => v.object({ events: v.pipe(v.array(event), v.maxLength(100)) });
const batch = ofBatch(v.lazy((event) => (isFeedback(event) ? v.unknown() : usualEvent)));

type UsualEvent = v.InferOutput<typeof usualEvent>;

function checked<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T {
  const read = v.safeParse(schema, value);
  if (!read.success) throw new HttpError(400, 'bad_request', v.summarize(read.issues));
  return read.output;
}

/** `/api/events`: the use of the portal, and feedback of learners on it (ANA-3, FEED-3). */
export function registerEvents(app: FastifyInstance, db: Db, clock: Clock, tenant: Tenant): void {
  app.post('/api/events', { bodyLimit: 65_536 }, async (request, reply) => {
    const { actor, body } = request;
    const given = checked(batch, body).events;
    const said = checked(v.array(feedbackEvent), given.filter(isFeedback));
    const usual = given.filter((event) => !isFeedback(event)) as readonly UsualEvent[];
    if (said.length > 0) {
      const feedback = said.map((event) => event.details);
      await takeFeedback(request, feedback, { db, clock, tenant });
    }
    // A visitor's events are taken and dropped: strangers must not fill the database.
    if (actor && usual.length > 0)
      await db
        .insert(events)
        .values(usual.map((event) => ({ userId: actor.userId, receivedAt: new Date(clock.now()), event })));
    return reply.code(204).send();
  });
}
