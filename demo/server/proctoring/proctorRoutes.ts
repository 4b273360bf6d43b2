import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/openDb.ts';
import type { Actor } from '../http/actor.ts';
import { aroundAdmin } from '../http/around.ts';
import { asPage } from '../http/asPage.ts';
import { HttpError } from '../http/errors.ts';
import { languageOfRequest } from '../http/language.ts';
import { adminPage } from '../shell/administrator.ts';
import type { FormToken } from '../shell/formToken.ts';
import { teacher } from '../shell/teacher.ts';
import { decide } from './decide.ts';
import { endSession } from './endSession.ts';
import { longestReason, proctorPath, sessionListPage, sessionPage, type ProctorView } from './proctorPages.ts';
import { listSessions, partOf, sessionOf, type Session } from './sessionOf.ts';

interface OfSession {
  readonly Params: { readonly id: string };
}
type Sent = OfSession & { readonly Body: Readonly<Record<string, unknown>> | undefined };

const pageLength = 50;
const idsOf = ({ userId, impersonator }: Actor) => [userId, ...(impersonator ? [impersonator.id] : [])];

/** @throws HttpError also during impersonation: nobody decides in another person's name */
function proctor(request: FastifyRequest): Actor {
  const actor = teacher(request, 'supervise');
  if (actor.impersonator) throw new HttpError(403, 'forbidden', 'Return to yourself first.');
  return actor;
}

/** `/teach/proctoring`, where instructors and administrators see proctored learners, end a session, release or reject (PROCT-11). */
export function registerProctors(app: FastifyInstance, db: Db, clock: Clock, config: Config, token: FormToken): void {
  const found = async (request: FastifyRequest): Promise<Session> => {
    const session = await sessionOf(db, (request as FastifyRequest<OfSession>).params.id);
    if (!session) throw new HttpError(404, 'not_found', 'There is no such session.');
    return session;
  };
  const draw = async (request: FastifyRequest, session: Session, more: Partial<ProctorView>) => {
    const actor = proctor(request);
    const language = languageOfRequest(request);
    const trail = [{ text: language.text('proctor.title'), href: proctorPath }, { text: session.learner }];
    const view: ProctorView = {
      token: token.for(actor.sessionId),
      part: await partOf(db, session),
      now: clock.now(),
      own: idsOf(actor).includes(session.userId),
      done: false,
      fault: null,
      typed: '',
      ...more,
    };
    return sessionPage(language, session, view, aroundAdmin(language, actor, ...trail));
  };

  adminPage(app, config, proctorPath, async (request) => {
    const actor = proctor(request);
    const language = languageOfRequest(request);
    const number = Math.trunc(Number((request.query as { readonly page?: string }).page));
    const at = number > 0 && number < 10_000 ? number : 1;
    const rows = await listSessions(db, (at - 1) * pageLength, pageLength + 1);
    return sessionListPage(language, rows.slice(0, pageLength), {
      now: clock.now(),
      next: rows.length > pageLength ? at + 1 : null,
      around: aroundAdmin(language, actor, { text: language.text('proctor.title') }),
    });
  });

  adminPage(app, config, `${proctorPath}/:id`, async (request) => {
    proctor(request);
    const { done } = request.query as { readonly done?: string };
    return draw(request, await found(request), { done: done !== undefined });
  });

  app.post<Sent>(`${proctorPath}/:id`, async (request, reply) => {
    const actor = proctor(request);
    token.check(request, actor.sessionId);
    const session = await found(request);
    const { action, reason } = request.body ?? {};
    const typed = typeof reason === 'string' ? reason.replaceAll('\0', '').trim().slice(0, longestReason) : '';
    const refuse = async (status: number, fault: NonNullable<ProctorView['fault']>) =>
      asPage(reply.code(status), config).send(await draw(request, await found(request), { fault, typed }));
    if (idsOf(actor).includes(session.userId))
      throw new HttpError(403, 'forbidden', 'Nobody decides about themselves.');
    const back = () => reply.redirect(`${proctorPath}/${encodeURIComponent(session.id)}?done`, 303);
    if (action === 'end')
      return (await endSession(db, session.id, actor.userId, clock.now())) ? back() : refuse(409, 'over');
    if (action !== 'release' && action !== 'reject')
      throw new HttpError(400, 'bad_request', 'This form asks for nothing that can be done.');
    if (action === 'reject' && typed === '') return refuse(400, 'reason');
    const verdict = action === 'release' ? 'released' : 'rejected';
    const decided = await decide(db, session.id, clock.now(), {
      verdict,
      by: idsOf(actor),
      reason: action === 'reject' ? typed : '',
    });
    if (decided === 'running' || decided === 'decided') return refuse(409, decided);
    return back();
  });
}
