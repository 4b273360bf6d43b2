import { and, asc, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { boolean, literal, nullable, object, optional, union } from 'valibot';
import {
  deleteTutorHistory,
  knowledgeModelOf,
  rateTutor,
  saveTutorConsent,
  tutorHistory,
  tutorStanding,
} from '../../../src/contract/tutor/tutorCalls.ts';
import { isEnrolled } from '../calls/lists/catalogCondition.ts';
import { checked, learner, notFound, param, reference, refused, route, type Deps } from '../calls/route.ts';
import type { Config } from '../config.ts';
import { objectiveAccesses } from '../db/schema.ts';
import { tutorMessages } from '../db/schemaTutor.ts';
import { createTenant } from '../shell/tenant.ts';
import { registerAsking } from './askRoute.ts';
import { consentOf, giveConsent, withdrawConsent } from './consent.ts';
import { createGate, ofModel } from './createGate.ts';
import { createLibrary } from './createLibrary.ts';
import { keptDays } from './keptDays.ts';
import { openPlaces } from './openPlaces.ts';
import { quotaOf } from './quota.ts';

/** The most questions of a conversation that are shown. */
const shown = 100;

const standingQuery = object({ activityPathId: optional(reference) });
const rating = object({ rating: nullable(union([literal(1), literal(-1)])) });
const consent = object({ given: boolean(), instructors: boolean() });

/** Registers the tutor's calls (TUTOR-1 to TUTOR-17). Everything is the learner's own (PERM-6). */
export function registerTutor(app: FastifyInstance, deps: Deps, { tutor: settings }: Pick<Config, 'tutor'>): void {
  const { db, clock } = deps;
  const library = createLibrary(db);
  const tenant = createTenant(db);
  const gate = createGate({ db, clock });

  registerAsking(app, deps, settings, gate, library);

  route(app, knowledgeModelOf, async (request) => {
    const { userId } = learner(request);
    if (!(await tenant.settings()).tutor) throw notFound('tutor');
    const [found] = await db
      .select({ id: objectiveAccesses.objectiveId })
      .from(objectiveAccesses)
      .where(
        and(eq(objectiveAccesses.aggregateId, param(request, 'id')), eq(objectiveAccesses.userId, userId), isEnrolled),
      );
    if (!found) throw notFound('course');
    return { knowledgeModelId: found.id };
  });

  route(app, tutorStanding, async (request) => {
    const userId = await gate.asker(request);
    const { activityPathId = null } = checked(standingQuery, request.query);
    const model = await gate.model(request, userId);
    const now = clock.now();
    const [found, given, quota] = [
      await gate.verdict(userId, model, activityPathId),
      await consentOf(db, userId),
      await quotaOf(db, userId, settings.perDay, now),
    ];
    // The texts for the first question are prepared while the learner writes it.
    if (!found.off)
      openPlaces(db, userId, model, now)
        .then(library)
        .catch((error: unknown) => console.error('The tutor’s texts cannot be prepared.', error));
    return {
      course: model.course?.name ?? null,
      ...found,
      kind: settings.service ? 'model' : 'search',
      ...quota,
      ...given,
      keptDays,
    };
  });

  route(app, tutorHistory, async (request) => {
    const userId = await gate.asker(request);
    const model = await gate.model(request, userId);
    // An earlier answer would help in an examination too (TUTOR-12).
    if ((await gate.verdict(userId, model, null)).off) throw refused('The tutor is off now.');
    const rows = await db
      .select()
      .from(tutorMessages)
      .where(ofModel(userId, model))
      .orderBy(desc(tutorMessages.asked), asc(tutorMessages.id))
      .limit(shown);
    return {
      exchanges: rows.toReversed().map(({ userId: _u, objectiveId: _o, instructors: _i, asked, ...rest }) => ({
        ...rest,
        asked: asked.toISOString(),
      })),
    };
  });

  route(app, deleteTutorHistory, async (request) => {
    const userId = await gate.asker(request);
    await db.delete(tutorMessages).where(ofModel(userId, await gate.model(request, userId)));
    return {};
  });

  route(app, rateTutor, async (request) => {
    const userId = await gate.asker(request);
    const model = await gate.model(request, userId);
    const rated = await db
      .update(tutorMessages)
      .set(checked(rating, request.body))
      .where(and(ofModel(userId, model), eq(tutorMessages.id, param(request, 'messageId'))))
      .returning({ id: tutorMessages.id });
    if (rated.length === 0) throw notFound('answer');
    return {};
  });

  route(app, saveTutorConsent, async (request) => {
    const userId = await gate.asker(request);
    if (param(request, 'userId') !== userId) throw notFound('person');
    const { given, instructors } = checked(consent, request.body);
    if (given) await giveConsent(db, userId, instructors, clock.now());
    else await withdrawConsent(db, userId);
    return {};
  });
}
