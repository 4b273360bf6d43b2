import { readFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { createSignIn, type Tokens } from './signIn.ts';
import { coursePage, errorPage, trainingPage, welcomePage } from './pages.ts';

/** What the training portal of a partner needs to know of the academy. */
export interface PartnerOptions {
  readonly port: number;
  /** Its own origin; another site than the academy's. */
  readonly origin: string;
  /** Origin of the academy: its LMS, its sign-in and the built elements. */
  readonly portalOrigin: string;
  readonly clientId: string;
  /** Folder of this demo's files. */
  readonly folder: string;
}

const SESSION = 'harbour_sid';
const NONCE_BYTES = 16;

/**
 * Starts a training portal in its own look, on another site than the academy. It signs in at the academy's provider,
 * keeps the tokens on its server and hands its page a fresh access token on demand.
 */
export async function startPartner({ port, origin, portalOrigin, clientId, folder }: PartnerOptions): Promise<{ close: () => Promise<void> }> {
  const app = fastify({ forceCloseConnections: true });
  await app.register(cookie);
  await app.register(formbody);
  const signIn = createSignIn({ origin, portalOrigin, clientId });
  // A demo keeps its sessions in memory: after a restart the provider's session signs in again without a word.
  const sessions = new Map<string, Tokens>();
  const sheet = readFileSync(join(folder, 'partner.css'), 'utf8');

  const sessionOf = (request: FastifyRequest) => sessions.get(request.cookies[SESSION] ?? '');
  /** A token, or null where there is no session, or none any more: who signed out at the academy is signed out here. */
  const tokenOf = async (request: FastifyRequest) => {
    const session = sessionOf(request);
    return session ? signIn.accessToken(session).catch(() => (sessions.delete(request.cookies[SESSION] ?? ''), null)) : null;
  };
  const page = (reply: FastifyReply, render: (nonce: string) => string, status = 200) => {
    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    return reply
      .code(status)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'content-security-policy': [
          "default-src 'none'",
          `script-src 'nonce-${nonce}' 'strict-dynamic'`,
          `style-src 'nonce-${nonce}'`,
          `connect-src 'self' ${portalOrigin}`,
          `img-src 'self' data: ${portalOrigin}`,
          "base-uri 'none'",
          // Sign-out is a form that leads on to the academy; browsers hold such redirects against this list too.
          `form-action 'self' ${portalOrigin}`,
          "frame-ancestors 'none'",
        ].join('; '),
      })
      .send(render(nonce));
  };

  app.get('/partner.css', (_request, reply) => reply.type('text/css').header('cache-control', 'max-age=300').send(sheet));
  app.get('/', (request, reply) => page(reply, (nonce) => welcomePage({ nonce, person: sessionOf(request)?.name ?? null })));

  app.get('/training', (request, reply) => {
    const session = sessionOf(request);
    if (!session) return reply.redirect('/sign-in?to=/training');
    return page(reply, (nonce) => trainingPage({ nonce, person: session.name, portalOrigin }));
  });

  app.get<{ Params: { id: string } }>('/training/:id', async (request, reply) => {
    const [session, token] = [sessionOf(request), await tokenOf(request)];
    if (!session || !token) return reply.redirect(`/sign-in?to=${encodeURIComponent(`/training/${request.params.id}`)}`);
    const course = await fetch(`${portalOrigin}/api/lms/v1/users/me/objectives/${encodeURIComponent(request.params.id)}/objective-access`, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
    });
    if (!course.ok) return page(reply, (nonce) => errorPage({ nonce, person: session.name }), course.status === 404 || course.status === 403 ? 404 : 502);
    const { objective } = (await course.json()) as { objective: { id: string; name: string; code: string | null; description: string | null } };
    return page(reply, (nonce) => coursePage({ nonce, person: session.name, portalOrigin, objective }));
  });

  app.get<{ Querystring: { to?: string } }>('/sign-in', async (request, reply) => {
    const { address, state } = await signIn.begin(ownPath(request.query.to));
    return reply.setCookie('harbour_flow', state, { path: '/callback', httpOnly: true, sameSite: 'lax', maxAge: 600 }).redirect(address);
  });

  app.get('/callback', async (request, reply) => {
    const finished = await signIn.finish(new URL(request.url, origin), request.cookies['harbour_flow'] ?? '').catch(() => null);
    if (!finished) return page(reply, (nonce) => errorPage({ nonce, person: null }), 400);
    const id = randomBytes(32).toString('base64url');
    sessions.set(id, finished.tokens);
    return reply
      .clearCookie('harbour_flow', { path: '/callback' })
      .setCookie(SESSION, id, { path: '/', httpOnly: true, sameSite: 'lax' })
      .redirect(finished.to);
  });

  // The custom header cannot be sent by another site's form or image: only this portal's own page gets a token.
  app.get('/token', async (request, reply) => {
    const token = request.headers['x-requested-with'] === 'XMLHttpRequest' ? await tokenOf(request) : null;
    reply.header('cache-control', 'no-store');
    return token ? { token } : reply.code(401).send({ error: 'sign in' });
  });

  app.post('/sign-out', (request, reply) => {
    const session = sessionOf(request);
    // A form of another site comes without the cookie.
    if (!session) return reply.redirect('/', 303);
    sessions.delete(request.cookies[SESSION] ?? '');
    return reply.clearCookie(SESSION, { path: '/' }).redirect(signIn.endAddress(session), 303);
  });

  await app.listen({ host: '127.0.0.1', port });
  return { close: () => app.close() };
}

/** A path of this portal; anything else is its training page. */
function ownPath(wanted: string | undefined): string {
  return wanted && /^\/training(\/[\w-]+)?$/.test(wanted) ? wanted : '/training';
}
