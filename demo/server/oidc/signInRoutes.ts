import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { redirectTarget } from '../../../src/routes/redirectTarget.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/openDb.ts';
import { asPage } from '../http/asPage.ts';
import { pagePolicy } from '../http/headers.ts';
import { html } from '../http/html.ts';
import { languageOfRequest, type Language } from '../http/language.ts';
import { messagePage, page } from '../http/page.ts';
import type { Sessions } from '../http/session.ts';
import { NobodyAskedError } from './NobodyAskedError.ts';
import { personOfClaims, sidOf } from './people.ts';
import type { Attempt, RelyingParty } from './relyingParty.ts';

type SignInQuery = { Querystring: { redirectUrl?: string; provider?: string; state?: string; prompt?: string } };

/** Set in a browser where somebody has signed out and the provider may not know of it; for as long as sessions of providers commonly live, in seconds. */
const ASK = 'lms_ask';
const ASK_LIFE = 43_200;

/** `/oidc/login`, its return, `/oidc/logout` and `/learn/login-callback` (ROUTE-17, ROUTE-23, ROUTE-24). */
export function registerSignIn(app: FastifyInstance, db: Db, config: Config, party: RelyingParty, sessions: Sessions): void {
  const secure = config.origin.startsWith('https:');
  // One cookie an attempt: two tabs may sign in at the same time.
  const prefix = 'lms_sign_in_';
  const attemptCookie = (state: string) => prefix + state.slice(0, 12);
  const options = { path: '/oidc', httpOnly: true, sameSite: 'lax', secure, signed: true } as const;
  const target = (wanted: unknown) => {
    const found = new URL(redirectTarget(typeof wanted === 'string' ? wanted : null, new URL(config.origin), '/learn'));
    // Signing in and out are no places to return to: whoever made the link would do it for its reader. The router decodes `%`.
    // What is longer would not fit into the attempt's cookie.
    return /^\/((oidc|idp)(\/|$)|[^/]*%)/.test(found.pathname) || found.href.length > 1200 ? `${config.origin}/learn` : found.href;
  };

  const say = (request: FastifyRequest, reply: FastifyReply, status: number, message: 'failed' | 'notAsked' | 'unknown' | 'unavailable') => {
    const language: Language = languageOfRequest(request);
    const { text } = language;
    reply.code(status).header('content-security-policy', pagePolicy(config)).type('text/html; charset=utf-8');
    return reply.send(messagePage(language, text(`signIn.${message}`), text(`signIn.${message}Help`), { href: '/oidc/login', label: text('signIn.again') }));
  };
  const unavailable = (request: FastifyRequest, reply: FastifyReply, error: unknown) => {
    console.error('The OpenID provider could not be used:', error instanceof Error ? (error.cause ?? error.message) : error);
    return say(request, reply, 502, 'unavailable');
  };

  app.addHook('onRequest', async ({ url }, reply) => {
    if (url.startsWith('/oidc/')) reply.header('cache-control', 'no-store');
  });

  app.get<SignInQuery>('/oidc/login', async (request, reply) => {
    const { redirectUrl, provider, prompt } = request.query;
    // A page of somebody else’s can make nobody type a password.
    const wishes = prompt === 'login' && ['same-origin', undefined].includes(request.headers['sec-fetch-site']?.toString());
    const asks = wishes || request.cookies[ASK] === '1';
    // Attempts that were given up would add up to more than a header may hold.
    const kept = Object.keys(request.cookies).filter((name) => name.startsWith(prefix));
    for (const name of kept.slice(0, -4)) reply.clearCookie(name, options);
    try {
      const { url, attempt } = await party.begin(target(redirectUrl), { provider: provider && String(provider).slice(0, 80), language: languageOfRequest(request).tag, asks });
      return reply.setCookie(attemptCookie(attempt.state), JSON.stringify(attempt), { ...options, maxAge: 3600 }).redirect(url.href);
    } catch (error) {
      return unavailable(request, reply, error);
    }
  });

  app.get<SignInQuery>('/oidc/callback', async (request, reply) => {
    const name = attemptCookie(String(request.query.state ?? ''));
    const kept = request.unsignCookie(request.cookies[name] ?? '');
    if (!kept.valid) return say(request, reply, 400, 'failed');
    reply.clearCookie(name, options);
    const attempt = JSON.parse(kept.value) as Attempt;
    let signedIn;
    try {
      signedIn = await party.finish(new URL(request.url, config.origin), attempt);
    } catch (error) {
      console.error('Sign-in was refused:', error instanceof Error ? error.message : error);
      return say(request, reply, 400, error instanceof NobodyAskedError ? 'notAsked' : 'failed');
    }
    const person = await personOfClaims(db, config, signedIn.claims);
    if (!person) return say(request, reply, 403, 'unknown');
    await sessions.start(request, reply, person, signedIn.idToken, sidOf(signedIn.claims));
    // Once (SESS-20).
    if (attempt.asksSince !== undefined) reply.clearCookie(ASK, { path: '/oidc' });
    const query = new URLSearchParams({ redirectUrl: attempt.redirectUrl, ...(attempt.provider && { provider: attempt.provider }) });
    return reply.redirect(`/learn/login-callback?${query}`);
  });

  app.get<SignInQuery>('/learn/login-callback', async (request, reply) => {
    const { redirectUrl, provider } = request.query;
    if (!provider) return reply.redirect(target(redirectUrl));
    const language = languageOfRequest(request);
    const title = language.text('signIn.done');
    asPage(reply, config);
    const link = html`<section class="sheet"><h1>${title}</h1><p class="actions"><a class="button" href="${target(redirectUrl)}" data-provider="${String(provider)}">${language.text('page.home')}</a></p></section>`;
    return page(language, title, link, html`<script src="/assets/login-callback.js" defer></script>`);
  });

  app.get('/oidc/logout', async (request, reply) => {
    // Only the portal itself, or the reader's own hand, signs out.
    const { 'sec-fetch-site': site, 'sec-fetch-dest': wanted } = request.headers;
    // Nor does an author, by the address of an image or of a file that is asked for its size.
    if (!['same-origin', 'none', undefined].includes(site?.toString()) || !['document', 'frame', 'iframe', undefined].includes(wanted?.toString())) return reply.redirect('/learn');
    const session = await sessions.end(request, reply);
    // Nobody comes back to tell that the provider's session has ended: where it goes on, signing in again would need no word of whoever comes next.
    reply.setCookie(ASK, '1', { path: '/oidc', httpOnly: true, sameSite: 'lax', secure, maxAge: ASK_LIFE });
    try {
      const end = await party.endAddress(session?.idToken);
      return reply.redirect(end?.href ?? '/learn');
    } catch (error) {
      return unavailable(request, reply, error);
    }
  });
}
