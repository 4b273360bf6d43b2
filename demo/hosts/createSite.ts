import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { createConnections, usualLimits } from '../http/connections.ts';
import { createKeep } from './createKeep.ts';
import type { Html } from './html.ts';
import { ownAddress } from './ownAddress.ts';
import { preferencesOf } from './preferences.ts';
import { serveFiles } from './serveFiles.ts';
import { createSignIn, type Tokens } from './signIn.ts';
import { signInFirst } from './signInFirst.ts';

/** The settings of a host: its own, and those of the academy. */
export interface SiteOptions {
  readonly port: number;
  /** Its own origin, on another site than the academy. */
  readonly origin: string;
  /** Origin of the academy: its LMS, its sign-in and the built elements. */
  readonly portalOrigin: string;
  readonly clientId: string;
  /** Folder of the host's own files. */
  readonly folder: string;
  /** Folder of the scripts that were built for its pages. */
  readonly scripts: string;
}

interface SiteParts {
  /** Prefix of the names of its cookies, which all ports of a machine share. */
  readonly name: string;
  /** The address after signing in when no other one was asked for. */
  readonly home: string;
  /** Whether a path is one of this site's, to return to after signing in. */
  readonly isOwnPath: (path: string) => boolean;
  /** The page for an unknown address. */
  readonly notHere: (request: FastifyRequest, nonce: string, person: string | null) => Html;
}

interface PageOptions {
  readonly status?: number;
  /** The opener policy: whether windows that this page opens may know it. */
  readonly openerPolicy?: string | undefined;
  /**
   * The pages that may frame this one: none, pages of this site, or all; the last is for pages that play the academy's part and hold no
   * personal data.
   */
  readonly framedBy?: "'none'" | "'self'" | '*';
}

/** A host's site: its pages, and its people. */
export interface Site {
  readonly app: FastifyInstance;
  readonly personOf: (request: FastifyRequest) => string | null;
  /** The provider's id of the person who is signed in. */
  readonly subjectOf: (request: FastifyRequest) => string | null;
  /**
   * A fresh access token, or null where nobody is signed in any more: a sign-out at the academy ends the session here, too. `again`: the
   * last one was refused.
   */
  readonly tokenOf: (request: FastifyRequest, again?: boolean) => Promise<string | null>;
  readonly page: (
    request: FastifyRequest,
    reply: FastifyReply,
    render: (nonce: string) => Html,
    options?: PageOptions,
  ) => FastifyReply;
  readonly notHere: (request: FastifyRequest, reply: FastifyReply, status?: number) => FastifyReply;
  /** Leads to signing in, and back to the requested address. */
  readonly signInFirst: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
  readonly listen: () => Promise<{ readonly close: () => Promise<void> }>;
}

const NONCE_BYTES = 16;
const SESSION_LIFE = 8 * 3_600_000;
const MOST_SESSIONS = 10_000;

/** The strictest policy: no inline script or style, no eval, no sink for markup; only the academy and the site itself. */
const policyOf = (nonce: string, portalOrigin: string, framedBy: string) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    `connect-src 'self' ${portalOrigin}`,
    `img-src 'self' data: ${portalOrigin}`,
    `frame-src 'self' ${portalOrigin}`,
    "base-uri 'none'",
    // Sign-out is a form that leads on to the academy; browsers check such redirects against this list too.
    `form-action 'self' ${portalOrigin}`,
    `frame-ancestors ${framedBy}`,
    "require-trusted-types-for 'script'",
  ].join('; ');

/**
 * Makes the site of a host, on another site than the academy. It signs in at the academy's provider, keeps the tokens on its server and
 * hands its pages a fresh access token on demand.
 */
export async function createSite(
  { port, origin, portalOrigin, clientId, folder, scripts }: SiteOptions,
  { name, home, isOwnPath, notHere }: SiteParts,
): Promise<Site> {
  // Like the academy's own server: requests under way are answered before it ends (SRV-43), and no request may take for ever (SRV-42).
  const connections = createConnections(usualLimits);
  const app = fastify(connections.options);
  connections.register(app);
  await app.register(cookie);
  await app.register(formbody);
  const signIn = createSignIn({ origin, portalOrigin, clientId });
  const [sessionCookie, flowCookie] = [`${name}_sid`, `${name}_flow`];
  // A demo keeps its sessions in memory: after a restart, or a night, the provider's session signs people in again without a question.
  const sessions = createKeep<Tokens>({ life: SESSION_LIFE, most: MOST_SESSIONS, slides: true });
  const sessionOf = (request: FastifyRequest) => sessions.get(request.cookies[sessionCookie] ?? '');
  const personOf: Site['personOf'] = (request) => sessionOf(request)?.name ?? null;
  const end = (request: FastifyRequest) => sessions.remove(request.cookies[sessionCookie] ?? '');

  const tokenOf: Site['tokenOf'] = async (request, again = false) => {
    const session = sessionOf(request);
    return session ? signIn.accessToken(session, again).catch(() => (end(request), null)) : null;
  };
  const page: Site['page'] = (_request, reply, render, { status = 200, openerPolicy, framedBy = "'none'" } = {}) => {
    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    return reply
      .code(status)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'content-security-policy': policyOf(nonce, portalOrigin, framedBy),
        ...(openerPolicy && { 'cross-origin-opener-policy': openerPolicy }),
      })
      .send(render(nonce).markup);
  };
  const say: Site['notHere'] = (request, reply, status = 404) =>
    page(request, reply, (nonce) => notHere(request, nonce, personOf(request)), { status });

  app.setNotFoundHandler((request, reply) => say(request, reply));

  serveFiles(app, { folder, scripts, notHere: say });

  app.get<{ Querystring: { to?: string } }>('/sign-in', async (request, reply) => {
    const { to } = request.query;
    const { address, state } = await signIn.begin(ownAddress(to, isOwnPath) ?? home);
    return reply
      .setCookie(flowCookie, state, { path: '/callback', httpOnly: true, sameSite: 'lax', maxAge: 600 })
      .redirect(address);
  });

  app.get('/callback', async (request, reply) => {
    const finished = await signIn
      .finish(new URL(request.url, origin), request.cookies[flowCookie] ?? '')
      .catch(() => null);
    if (!finished) return say(request, reply, 400);
    end(request);
    const id = randomBytes(32).toString('base64url');
    sessions.put(id, finished.tokens);
    return reply
      .clearCookie(flowCookie, { path: '/callback' })
      .setCookie(sessionCookie, id, { path: '/', httpOnly: true, sameSite: 'lax' })
      .redirect(finished.to);
  });

  // The custom header cannot be sent by another site's form or image: only this site's own page gets a token.
  app.get<{ Querystring: { again?: string } }>('/token', async (request, reply) => {
    const token =
      request.headers['x-requested-with'] === 'XMLHttpRequest'
        ? await tokenOf(request, request.query.again === '1')
        : null;
    reply.header('cache-control', 'no-store');
    return token ? { token } : reply.code(401).send({ error: 'sign in' });
  });

  app.post<{ Querystring: { again?: string } }>('/sign-out', (request, reply) => {
    const session = sessionOf(request);
    // A form of another site comes without the cookie.
    if (!session) return reply.redirect('/', 303);
    end(request);
    return reply
      .clearCookie(sessionCookie, { path: '/' })
      .redirect(signIn.endAddress(session, request.query.again === '1'), 303);
  });

  return {
    app,
    personOf,
    subjectOf: (request) => sessionOf(request)?.subject ?? null,
    tokenOf,
    page,
    notHere: say,
    signInFirst: (request, reply) =>
      page(request, reply, (nonce) => signInFirst(request.url, nonce, preferencesOf(request, name).language)),
    listen: async () => {
      await app.listen({ host: '127.0.0.1', port });
      return { close: () => app.close() };
    },
  };
}
