import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ltiLinks, ltiRegistrations, ltiTools } from '../../db/schemaLti.ts';
import { aroundAdmin } from '../../http/around.ts';
import { asPage } from '../../http/asPage.ts';
import { HttpError } from '../../http/errors.ts';
import { languageOfRequest } from '../../http/language.ts';
import { administrator, adminPage } from '../../shell/administrator.ts';
import type { FormToken } from '../../shell/formToken.ts';
import type { LaunchMeans } from '../launch/launchRoutes.ts';
import { findTool, type LtiTool } from '../ltiTool.ts';
import { readToolForm, type WrittenTool } from './toolFields.ts';
import { toolListPage, toolPage, toolsPath, type ToolsDone, type ToolView } from './toolPages.ts';

const nothing: WrittenTool = {
  name: '',
  loginUrl: '',
  redirectUris: '',
  targetLinkUri: '',
  deepLinkUrl: '',
  jwksUrl: '',
  publicKeys: '',
  consumerKey: '',
  sharedSecret: '',
  personalData: 'none',
  permissions: [],
};

const writtenOf = (tool: LtiTool): WrittenTool => ({
  name: tool.name,
  loginUrl: tool.loginUrl ?? '',
  redirectUris: tool.redirectUris.join('\n'),
  targetLinkUri: tool.targetLinkUri,
  deepLinkUrl: tool.deepLinkUrl ?? '',
  jwksUrl: tool.jwksUrl ?? '',
  publicKeys: tool.publicKeys ? JSON.stringify({ keys: tool.publicKeys }, null, 2) : '',
  consumerKey: tool.consumerKey ?? '',
  sharedSecret: tool.sharedSecret ?? '',
  personalData: tool.personalData,
  permissions: tool.permissions,
});

interface OfTool {
  Params: { readonly id: string };
  Body: Readonly<Record<string, unknown>> | undefined;
}

/** `/admin/tools`, where administrators register tools and find the values for the tools' own configuration (LTI-3). */
export function registerToolPages(app: FastifyInstance, means: LaunchMeans, token: FormToken): void {
  const { db, clock, config, keys } = means;
  const loopback = config.environment !== 'production';

  const draw = (request: FastifyRequest, view: Omit<ToolView, 'token' | 'platform'>) => {
    const actor = administrator(request);
    const language = languageOfRequest(request);
    const { text } = language;
    const platform = [
      ['issuer', config.origin],
      ['clientId', view.tool?.id ?? ''],
      ['deployment', view.tool?.deploymentId ?? ''],
      ['auth', `${config.origin}/lti/authorize`],
      ['tokenUrl', `${config.origin}/lti/token`],
      ['jwks', `${config.origin}/lti/jwks`],
    ] as const;
    const around = aroundAdmin(
      language,
      actor,
      { text: text('tools.title'), href: toolsPath },
      { text: view.tool?.name ?? text('tools.new') },
    );
    return toolPage(language, { ...view, platform, token: token.for(actor.sessionId) }, around);
  };
  const toolOf = async (id: string) => {
    const tool = await findTool(db, id);
    if (!tool) throw new HttpError(404, 'not_found', 'There is no such tool.');
    return tool;
  };
  const kept = (name: ToolsDone) => `${toolsPath}?done=${name}`;

  adminPage(app, config, toolsPath, async (request) => {
    const actor = administrator(request);
    const language = languageOfRequest(request);
    const { done } = request.query as { readonly done?: unknown };
    const said =
      (['saved', 'removed', 'rotated', 'refused', 'addressWrong'] as const).find((one) => one === done) ?? null;
    const tools = await db.select().from(ltiTools).orderBy(asc(ltiTools.name), asc(ltiTools.id));
    const around = aroundAdmin(language, actor, { text: language.text('tools.title') });
    const registrations = await db.select().from(ltiRegistrations).orderBy(asc(ltiRegistrations.expiresAt));
    return toolListPage({ tools, registrations, token: token.for(actor.sessionId), done: said }, language, around);
  });

  adminPage(app, config, `${toolsPath}/:id`, async (request) => {
    administrator(request);
    const { id } = (request as FastifyRequest<OfTool>).params;
    const tool = id === 'new' ? null : await toolOf(id);
    return draw(request, { tool, written: tool ? writtenOf(tool) : nothing, wrong: null, used: false });
  });

  app.post<OfTool>(`${toolsPath}/:id`, async (request, reply) => {
    token.check(request, administrator(request).sessionId);
    const { id } = request.params;
    const tool = id === 'new' ? null : await toolOf(id);
    const { written, values, wrong } = readToolForm(request.body ?? {}, loopback);
    const [other] = values?.consumerKey
      ? await db.select().from(ltiTools).where(eq(ltiTools.consumerKey, values.consumerKey))
      : [];
    const taken = other && other.id !== tool?.id ? ('consumerKey' as const) : null;
    if (!values || taken)
      return asPage(reply.code(422), config).send(
        await draw(request, { tool, written, wrong: wrong ?? taken, used: false }),
      );
    if (tool) await db.update(ltiTools).set(values).where(eq(ltiTools.id, tool.id));
    else
      await db
        .insert(ltiTools)
        .values({ ...values, id: randomUUID(), deploymentId: randomUUID(), made: new Date(clock.now()) });
    return reply.redirect(kept('saved'), 303);
  });

  app.post<OfTool>(`${toolsPath}/:id/remove`, async (request, reply) => {
    token.check(request, administrator(request).sessionId);
    const tool = await toolOf(request.params.id);
    const [link] = await db.select().from(ltiLinks).where(eq(ltiLinks.toolId, tool.id)).limit(1);
    if (link)
      return asPage(reply.code(409), config).send(
        await draw(request, { tool, written: writtenOf(tool), wrong: null, used: true }),
      );
    await db.delete(ltiTools).where(eq(ltiTools.id, tool.id));
    return reply.redirect(kept('removed'), 303);
  });

  app.post(`${toolsPath}/keys`, async (request, reply) => {
    token.check(request, administrator(request).sessionId);
    await keys.rotate();
    return reply.redirect(kept('rotated'), 303);
  });
}
