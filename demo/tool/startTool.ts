import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import { LTITool, type LTISession } from '@lti-tool/core';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { decodeJwt, generateKeyPair } from 'jose';
import { createKeep } from '../hosts/createKeep.ts';
import { createConnections, usualLimits } from '../http/connections.ts';
import { registerAttempts } from './attemptRoutes.ts';
import { choose, chosen } from './choices.ts';
import { createStorage } from './createStorage.ts';
import { launchedBy13 } from './launchedBy13.ts';
import { activityPage, failedPage, loginPage } from './pages.ts';
import { languageOf } from './texts.ts';
import type { Consumer } from './version11/consumerOf.ts';
import { registerLaunch11 } from './version11/registerLaunch11.ts';

export interface ToolOptions {
  readonly port: number;
  /** Its own origin. */
  readonly origin: string;
  /** The platform: the academy. */
  readonly portalOrigin: string;
  /** Origins whose pages may frame it, besides the academy's: those of the hosts that frame the academy. */
  readonly hostOrigins: readonly string[];
  /** Folder of its style sheet. */
  readonly folder: string;
  /** Folder of its built scripts. */
  readonly scripts: string;
  readonly clientId: string;
  readonly deploymentId: string;
  /** The platform for LTI 1.1; null where no part plays by it. */
  readonly consumer: Consumer | null;
}

const MINUTE = 60_000;
const digest = (text: string) => createHash('sha256').update(text).digest('base64url');
const texts = (value: unknown) => (value ?? {}) as Readonly<Record<string, string | undefined>>;

/** Policy of its pages, which the academy and its hosts frame. */
const policyOf = ({ portalOrigin, hostOrigins }: ToolOptions): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    `form-action 'self' ${portalOrigin}`,
    `frame-ancestors ${[portalOrigin, ...hostOrigins].join(' ')}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/**
 * Starts the learning tool of the demonstration: a laboratory of LTI 1.3 and 1.1 on libraries that others wrote. It checks a launch of 1.3
 * by the state that the browser kept when the launch began: in a cookie or, where browsers keep none in a frame, with the platform's page
 * (`lti.put_data`). A launch of 1.1 is a signed form, and proves itself.
 */
export async function startTool(options: ToolOptions): Promise<{ readonly close: () => Promise<void> }> {
  const { port, origin, portalOrigin, folder, scripts, clientId, deploymentId, consumer } = options;
  const tool = new LTITool({
    stateSecret: randomBytes(32),
    keyPair: await generateKeyPair('RS256', { extractable: true }),
    storage: createStorage({ issuer: portalOrigin, clientId, deploymentId }),
    security: { keyId: randomUUID() },
  });
  const pending = createKeep<{ readonly session: LTISession; readonly state: string }>({
    life: 5 * MINUTE,
    most: 5000,
    slides: false,
  });
  const connections = createConnections(usualLimits);
  const app = fastify({ ...connections.options, bodyLimit: 65_536 });
  connections.register(app);
  await app.register(cookie);
  await app.register(formbody);

  const policy = policyOf(options);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'no-store',
    });
  });
  const send = (reply: FastifyReply, markup: string, status = 200) =>
    reply.code(status).type('text/html; charset=utf-8').send(markup);
  const languageHere = ({ headers }: FastifyRequest) => languageOf(headers['accept-language']);

  app.get('/keys', async () => tool.getJWKS());
  for (const [path, place, type] of [
    ['/tool.css', folder, 'text/css'],
    ['/toolLogin.mjs', scripts, 'text/javascript'],
    ['/toolActivity.mjs', scripts, 'text/javascript'],
  ] as const)
    app.get(path, async (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).send(readFileSync(join(place, path.slice(1)), 'utf8')),
    );

  const login = async (request: FastifyRequest, reply: FastifyReply) => {
    const given = texts(request.method === 'POST' ? request.body : request.query);
    try {
      const address = await tool.handleLogin({
        client_id: given['client_id'] ?? '',
        iss: given['iss'] ?? '',
        launchUrl: `${origin}/launch`,
        login_hint: given['login_hint'] ?? '',
        target_link_uri: given['target_link_uri'] ?? '',
        lti_deployment_id: given['lti_deployment_id'] ?? deploymentId,
        ...(given['lti_message_hint'] !== undefined && { lti_message_hint: given['lti_message_hint'] }),
      });
      const state = new URL(address).searchParams.get('state') ?? '';
      const key = digest(state).slice(0, 16);
      // In a frame it is a cookie of a third party, and the launch arrives by POST from another site.
      reply.setCookie(`laboratory_${key}`, digest(state), {
        path: '/',
        httpOnly: true,
        sameSite: 'none',
        secure: true,
        maxAge: 300,
      });
      const storage = given['lti_storage_target'] ?? '';
      return send(reply, loginPage(languageHere(request), { address, state, key, platform: portalOrigin, storage }));
    } catch (error) {
      request.log.warn(error);
      return send(reply, failedPage(languageHere(request)), 400);
    }
  };
  app.get('/login', login);
  app.post('/login', login);

  app.post('/launch', async (request, reply) => {
    const { id_token: token = '', state = '' } = texts(request.body);
    try {
      const message = await tool.verifyLaunch(token, state);
      // The library drops unknown claims, such as the return address; they were checked with the others.
      const session = Object.assign(await tool.createSession(message), { jwtPayload: decodeJwt(token) });
      const key = digest(state).slice(0, 16);
      const isProved = request.cookies[`laboratory_${key}`] === digest(state);
      const id = randomUUID();
      if (!isProved) pending.put(id, { session, state });
      const language = languageOf(session.jwtPayload['locale']);
      if (session.isDeepLinkingAvailable) return send(reply, choose(session, language));
      return send(
        reply,
        activityPage({ session: isProved ? session.id : '', pending: id, key, platform: portalOrigin, language }),
      );
    } catch (error) {
      request.log.warn(error);
      return send(reply, failedPage(languageHere(request)), 401);
    }
  });
  app.post('/prove', async (request, reply) => {
    const { pending: id = '', state } = texts(request.body);
    const launch = pending.get(id);
    pending.remove(id);
    if (!launch || launch.state !== state) return reply.code(403).send({ error: 'not begun here' });
    return { session: launch.session.id };
  });
  app.post('/chosen', async (request, reply) => {
    const { session: id = '', activity } = (request.body ?? {}) as { session?: string; activity?: unknown };
    const session = await tool.getSession(id).catch(() => undefined);
    if (!session?.isDeepLinkingAvailable) return send(reply, failedPage(languageHere(request)), 403);
    return chosen(tool, session, activity, origin, reply);
  });

  const launchOf11 = consumer ? registerLaunch11(app, { origin, portalOrigin, consumer }) : () => undefined;
  registerAttempts(app, async (id) => {
    const session = await tool.getSession(id).catch(() => undefined);
    return session ? launchedBy13(tool, session) : launchOf11(id);
  });
  await app.listen({ port, host: new URL(origin).hostname });
  return { close: () => app.close() };
}
