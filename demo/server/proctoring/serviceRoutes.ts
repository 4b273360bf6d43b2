import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fold } from '../../../src/domain/filter/fold.ts';
import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config.ts';
import type { Keys } from '../db/keys.ts';
import type { Db } from '../db/openDb.ts';
import { objectiveAccesses, objectives } from '../db/schema.ts';
import { objectiveWorkflows, proctoringSessions } from '../db/schemaRuns.ts';
import { asPage } from '../http/asPage.ts';
import { HttpError } from '../http/errors.ts';
import { languageOfRequest } from '../http/language.ts';
import { sameOrigin } from '../http/sameOrigin.ts';
import { findPerson } from '../oidc/people.ts';
import { beginSession } from './beginSession.ts';
import { endSession } from './endSession.ts';
import { readToken, type StartTokenFacts } from './readToken.ts';
import {
  arrivalPage,
  beginPage,
  endPage,
  servicePath,
  watchingPage,
  type BeginView,
  type ServiceEnd,
} from './servicePages.ts';
import type { Session } from './sessionOf.ts';
import { createOwnSessions, type OwnSession } from './ownSession.ts';
import { sessionStates } from './states.ts';

type Form = Readonly<Record<string, unknown>>;
const statuses: Readonly<Record<ServiceEnd, number>> = {
  invalid: 400,
  expired: 410,
  used: 409,
  running: 409,
  over: 409,
  gone: 404,
  someoneElse: 403,
  finished: 200,
  ended: 200,
  none: 404,
};
const plain = (name: string) =>
  fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const policy = [
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'",
  "media-src 'self' mediastream:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
].join('; ');

/** Only these pages may ask for a camera and a microphone (PROCT-9); no page may frame them. */
const asServicePage = (reply: FastifyReply) =>
  reply
    .header('content-security-policy', policy)
    .header('permissions-policy', 'camera=(self), geolocation=(), microphone=(self)')
    .header('referrer-policy', 'same-origin');

/**
 * `/proctoring`: the demonstration's own proctoring service, a stand-in for an external one (PROCT-8 to PROCT-10). It knows a learner by
 * the start-token alone, never by the portal's session, and opens in a separate window.
 */
export function registerProctoringService(
  app: FastifyInstance,
  { db, clock, config, keys }: { readonly db: Db; readonly clock: Clock; readonly config: Config; readonly keys: Keys },
): void {
  const asOwn = (reply: FastifyReply) => asServicePage(asPage(reply, config));
  const mine = createOwnSessions(db, config, keys, servicePath);
  const end = (request: FastifyRequest, reply: FastifyReply, how: ServiceEnd) =>
    asOwn(reply.code(statuses[how])).send(endPage(languageOfRequest(request), how));
  const field = (request: FastifyRequest, name: string) => {
    const value = ((request.body ?? {}) as Form)[name];
    return typeof value === 'string' ? value : '';
  };
  async function facts(request: FastifyRequest): Promise<StartTokenFacts | ServiceEnd> {
    if (!sameOrigin(request, config.origin, false))
      throw new HttpError(403, 'forbidden', 'This form is from elsewhere.');
    const read = await readToken(field(request, 'startToken'), { origin: config.origin, keys, now: clock.now() });
    // Another learner is signed in in this browser: this is not their session.
    if (typeof read !== 'string' && request.actor && request.actor.userId !== read.userId) return 'someoneElse';
    return read;
  }
  async function viewOf(read: StartTokenFacts, startToken: string): Promise<BeginView | null> {
    const person = await findPerson(db, read.userId);
    const [course] = await db
      .select({ name: objectives.name })
      .from(objectiveWorkflows)
      .innerJoin(objectiveAccesses, eq(objectiveAccesses.id, objectiveWorkflows.accessId))
      .innerJoin(objectives, eq(objectives.id, objectiveAccesses.objectiveId))
      .where(and(eq(objectiveWorkflows.id, read.workflowId), eq(objectiveWorkflows.userId, read.userId)));
    return person && course ? { startToken, learner: person.name, course: course.name, fault: null, typed: '' } : null;
  }
  const howEnded = ({ endedBy, userId }: Session): ServiceEnd => (endedBy === userId ? 'finished' : 'ended');
  const draw = (request: FastifyRequest, reply: FastifyReply, found: OwnSession, asks: boolean) => {
    const { session, secret } = found;
    const { learner, course, created } = session;
    return asOwn(reply).send(
      watchingPage(languageOfRequest(request), { learner, course, since: created, token: mine.proof(secret), asks }),
    );
  };

  app.get(servicePath, async (request, reply) => asOwn(reply).send(arrivalPage(languageOfRequest(request))));

  app.post(`${servicePath}/begin`, async (request, reply) => {
    const read = await facts(request);
    if (typeof read === 'string') return end(request, reply, read);
    // The same browser came back, with the token of its session or a fresh one: that session continues.
    const found = await mine.of(request);
    const same =
      found?.session.tokenId === read.tokenId ||
      (found?.session.state === sessionStates.created && found.session.activityWorkflowId === read.activityWorkflowId);
    if (same) return reply.redirect(`${servicePath}/session`, 303);
    const [used] = await db.select().from(proctoringSessions).where(eq(proctoringSessions.tokenId, read.tokenId));
    if (used) return end(request, reply, 'used');
    const view = await viewOf(read, field(request, 'startToken'));
    return view ? asOwn(reply).send(beginPage(languageOfRequest(request), view)) : end(request, reply, 'gone');
  });

  app.post(`${servicePath}/sessions`, async (request, reply) => {
    const read = await facts(request);
    if (typeof read === 'string') return end(request, reply, read);
    const view = await viewOf(read, field(request, 'startToken'));
    if (!view) return end(request, reply, 'gone');
    const typed = field(request, 'name').slice(0, 200);
    const person = await findPerson(db, read.userId);
    const short = person ? `${person.firstName} ${person.lastName}` : '';
    const named = [view.learner, short].some((name) => plain(name) === plain(typed));
    if (field(request, 'consent') !== 'yes' || !named) {
      const fault = field(request, 'consent') === 'yes' ? 'name' : 'consent';
      return asOwn(reply.code(400)).send(beginPage(languageOfRequest(request), { ...view, typed, fault }));
    }
    const begun = await beginSession(db, read, clock.now());
    if (begun.kind === 'refused') return end(request, reply, begun.fault);
    mine.keep(reply, begun);
    return reply.redirect(`${servicePath}/session`, 303);
  });

  app.get(`${servicePath}/session`, async (request, reply) => {
    const found = await mine.of(request);
    if (!found) return end(request, reply, 'none');
    if (found.session.state === sessionStates.finished) return end(request, reply, howEnded(found.session));
    return draw(request, reply, found, false);
  });

  app.post(`${servicePath}/session/seen`, async (request, reply) => {
    const found = await mine.ofForm(request, field(request, 'token'));
    if (!found) return reply.code(404).send();
    if (found.session.state === sessionStates.finished) return reply.code(409).send();
    await db
      .update(proctoringSessions)
      .set({ seen: new Date(clock.now()) })
      .where(eq(proctoringSessions.id, found.session.id));
    return reply.code(204).send();
  });

  app.post(`${servicePath}/session/finish`, async (request, reply) => {
    const found = await mine.ofForm(request, field(request, 'token'));
    if (!found) return end(request, reply, 'none');
    // An ended session cannot be resumed, so the page asks for confirmation.
    if (found.session.state !== sessionStates.finished && field(request, 'sure') !== 'yes')
      return draw(request, reply, found, true);
    await endSession(db, found.session.id, found.session.userId, clock.now());
    return reply.redirect(`${servicePath}/session`, 303);
  });
}
