import { randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ltiToolPlatforms } from '../../db/schemaLtiTool.ts';
import { aroundAdmin } from '../../http/around.ts';
import { asPage } from '../../http/asPage.ts';
import { HttpError } from '../../http/errors.ts';
import { languageOfRequest } from '../../http/language.ts';
import { administrator, adminPage } from '../../shell/administrator.ts';
import type { LtiToolParts } from '../ltiToolParts.ts';
import { findPlatform, listPlatforms, type Platform } from '../platforms.ts';
import { emptyPlatform, readPlatform, writtenPlatform } from './platformForm.ts';
import { platformPage, type PlatformView } from './platformPage.ts';
import { platformsPage } from './platformsPage.ts';
import { platformsPath } from './platformsPath.ts';
import { platformStandings, tellAgain } from './platformStanding.ts';

interface OfPlatform {
  Params: { readonly id: string };
  Body: Readonly<Record<string, unknown>> | undefined;
}

/** `/admin/platforms`: administrators register the platforms that may launch the portal (TOOL-1). */
export function registerPlatforms(app: FastifyInstance, { db, config, token, scores }: LtiToolParts): void {
  const find = async (id: string): Promise<Platform> => {
    const found = await findPlatform(db, id);
    if (!found) throw new HttpError(404, 'not_found', 'There is no such platform.');
    return found;
  };
  const draw = async (request: FastifyRequest, view: Pick<PlatformView, 'id' | 'written'> & Partial<PlatformView>) => {
    const actor = administrator(request);
    const language = languageOfRequest(request);
    const { text } = language;
    const trail = [
      { text: text('platforms.title'), href: platformsPath },
      { text: view.written.name || text('platforms.new') },
    ];
    const standing = view.id === null ? null : (await platformStandings(db))(view.id);
    const whole = { wrong: null, again: null, standing, token: token.for(actor.sessionId), ...view };
    return platformPage(language, whole, aroundAdmin(language, actor, ...trail));
  };
  /** Whether another registration has the same issuer and client: their launches could not be told apart. */
  const isKnown = async ({ issuer, clientId }: Omit<Platform, 'id'>, id: string) => {
    const same = and(eq(ltiToolPlatforms.issuer, issuer), eq(ltiToolPlatforms.clientId, clientId));
    return (
      (
        await db
          .select()
          .from(ltiToolPlatforms)
          .where(and(same, ne(ltiToolPlatforms.id, id)))
      ).length > 0
    );
  };
  const save = async (request: FastifyRequest, reply: FastifyReply, id: string | null) => {
    token.check(request, administrator(request).sessionId);
    const body = (request.body ?? {}) as Readonly<Record<string, unknown>>;
    const { written, platform, wrong } = await readPlatform(db, body);
    const own = id ?? randomUUID();
    const fault = wrong ?? (platform && (await isKnown(platform, own)) ? ('known' as const) : null);
    if (fault || !platform)
      return asPage(reply, config)
        .code(422)
        .send(await draw(request, { id, written, wrong: fault }));
    await db
      .insert(ltiToolPlatforms)
      .values({ id: own, ...platform })
      .onConflictDoUpdate({ target: ltiToolPlatforms.id, set: platform });
    return reply.redirect(`${platformsPath}?saved`, 303);
  };

  adminPage(app, config, platformsPath, async (request) => {
    const actor = administrator(request);
    const language = languageOfRequest(request);
    const standingOf = await platformStandings(db);
    const platforms = (await listPlatforms(db)).map((one) => ({ ...one, ...standingOf(one.id) }));
    const said = (['saved', 'removed'] as const).find((one) => Object.hasOwn(request.query as object, one)) ?? null;
    const around = aroundAdmin(language, actor, { text: language.text('platforms.title') });
    return platformsPage(language, { origin: config.origin, platforms, said }, around);
  });
  adminPage(app, config, `${platformsPath}/new`, (request) => draw(request, { id: null, written: emptyPlatform }));
  app.post(`${platformsPath}/new`, (request, reply) => save(request, reply, null));

  adminPage(app, config, `${platformsPath}/:id`, async (request) => {
    administrator(request);
    const platform = await find((request.params as OfPlatform['Params']).id);
    const { again } = request.query as { readonly again?: unknown };
    const told = typeof again === 'string' && /^\d{1,6}$/.test(again) ? Number(again) : null;
    return draw(request, { id: platform.id, written: await writtenPlatform(db, platform), again: told });
  });
  app.post<OfPlatform>(`${platformsPath}/:id`, async (request, reply) => {
    administrator(request);
    return save(request, reply, (await find(request.params.id)).id);
  });
  app.post<OfPlatform>(`${platformsPath}/:id/again`, async (request, reply) => {
    token.check(request, administrator(request).sessionId);
    const { id } = await find(request.params.id);
    const again = await tellAgain(db, id);
    void scores.deliver();
    return reply.redirect(`${platformsPath}/${id}?again=${again}`, 303);
  });
  app.post<OfPlatform>(`${platformsPath}/:id/remove`, async (request, reply) => {
    token.check(request, administrator(request).sessionId);
    const { id } = await find(request.params.id);
    if (request.body?.['sure'] !== 'on') return reply.redirect(`${platformsPath}/${id}`, 303);
    await db.delete(ltiToolPlatforms).where(eq(ltiToolPlatforms.id, id));
    return reply.redirect(`${platformsPath}?removed`, 303);
  });
}
