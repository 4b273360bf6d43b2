import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/openDb.ts';
import type { Actor } from '../http/actor.ts';
import { aroundAdmin } from '../http/around.ts';
import { asPage } from '../http/asPage.ts';
import { HttpError } from '../http/errors.ts';
import { languageOfRequest } from '../http/language.ts';
import { adminPage } from '../shell/administrator.ts';
import { teacher } from '../shell/teacher.ts';
import type { FormToken } from '../shell/formToken.ts';
import type { Storage } from '../storage/storage.ts';
import { sendAttachment } from '../work/sendAttachment.ts';
import { gradeRun, steps, type Graded, type Step } from './gradeRun.ts';
import { gradingListPage, gradingPath } from './gradingListPage.ts';
import { gradingRunPage, type GradingView } from './gradingRunPage.ts';
import { listWaiting } from './listWaiting.ts';
import { isOwn, loadGrading, type Grading } from './loadGrading.ts';

type Form = Readonly<Record<string, unknown>>;
interface OfRun {
  Params: { readonly id: string };
}

const pageLength = 50;
const missing = () => new HttpError(404, 'not_found', 'There is no such run that waits for a grader.');
const own = () => new HttpError(403, 'forbidden', 'Nobody grades themselves.');
const idsOf = ({ userId, impersonator }: Actor) => [userId, ...(impersonator ? [impersonator.id] : [])];

/** `/teach/grading`, where instructors and administrators grade submissions (GRADING-1 to GRADING-5). */
export function registerGrading(
  app: FastifyInstance,
  { db, clock, storage }: { readonly db: Db; readonly clock: Clock; readonly storage: Storage },
  config: Config,
  token: FormToken,
): void {
  const view = (actor: Actor, more: Partial<GradingView> = {}): GradingView => ({
    token: token.for(actor.sessionId),
    done: false,
    changed: false,
    faults: {},
    typed: {},
    ...more,
  });
  const draw = (request: FastifyRequest, actor: Actor, grading: Grading, more: Partial<GradingView>) => {
    const language = languageOfRequest(request);
    const around = aroundAdmin(
      language,
      actor,
      { text: language.text('grading.title'), href: gradingPath },
      { text: grading.learner },
    );
    return gradingRunPage(language, grading, view(actor, more), around);
  };

  adminPage(app, config, gradingPath, async (request) => {
    const actor = teacher(request, 'grade');
    const number = Math.min(
      Math.max(Math.trunc(Number((request.query as { readonly page?: string }).page ?? 1)) || 1, 1),
      100_000,
    );
    const found = await listWaiting(db, idsOf(actor), (number - 1) * pageLength, pageLength + 1);
    const language = languageOfRequest(request);
    return gradingListPage(
      language,
      found.slice(0, pageLength),
      found.length > pageLength ? number + 1 : null,
      aroundAdmin(language, actor, { text: language.text('grading.title') }),
    );
  });

  adminPage(app, config, `${gradingPath}/:id`, async (request) => {
    const actor = teacher(request, 'grade');
    const grading = await loadGrading(db, (request as FastifyRequest<OfRun>).params.id, clock.now());
    if (!grading) throw missing();
    if (isOwn(grading, idsOf(actor))) throw own();
    const { done } = request.query as { readonly done?: string };
    return draw(request, actor, grading, { done: done !== undefined });
  });

  // The grader's own session may read it, although the file is another person's (GRADING-8).
  app.get(`${gradingPath}/:id/files/:fileId`, { exposeHeadRoute: false, compress: false }, async (request, reply) => {
    const actor = teacher(request, 'grade');
    const { id, fileId } = request.params as { readonly id: string; readonly fileId: string };
    const grading = await loadGrading(db, id, clock.now());
    const file = grading?.parts.flatMap(({ files }) => files).find((one) => one.id === fileId);
    if (!grading || !file) throw missing();
    if (idsOf(actor).includes(grading.run.workflow.userId)) throw own();
    return sendAttachment(reply, db, storage, file);
  });

  app.post<OfRun & { Body: Form | undefined }>(`${gradingPath}/:id`, async (request, reply) => {
    const actor = teacher(request, 'grade');
    token.check(request, actor.sessionId);
    const { step, version, token: _, ...typed } = request.body ?? {};
    if (typeof step !== 'string' || !Object.hasOwn(steps, step))
      throw new HttpError(400, 'bad_request', 'There is no such step.');
    const { id } = request.params;
    return answer(
      request,
      reply,
      actor,
      id,
      typed,
      await gradeRun(db, id, clock.now(), idsOf(actor), { step: step as Step, version: String(version ?? ''), typed }),
    );
  });

  function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    actor: Actor,
    id: string,
    typed: Form,
    graded: Graded,
  ): FastifyReply {
    if (graded.kind === 'gone') throw missing();
    if (graded.kind === 'own') throw own();
    if (graded.kind === 'done') return reply.redirect(`${gradingPath}/${encodeURIComponent(id)}?done`, 303);
    const changed = graded.kind === 'changed';
    const body = draw(request, actor, graded.grading, { changed, typed, faults: changed ? {} : graded.faults });
    return asPage(reply.code(changed ? 409 : 400), config).send(body);
  }
}
