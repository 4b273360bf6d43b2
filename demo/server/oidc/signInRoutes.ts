import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { afterSignIn } from '../../../src/routes/afterSignIn.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/openDb.ts';
import { pagePolicy } from '../http/headers.ts';
import { languageOfRequest } from '../http/language.ts';
import { messagePage } from '../http/page.ts';
import { routePath } from '../http/routePath.ts';
import type { Sessions } from '../http/session.ts';
import { NobodyAskedError } from './NobodyAskedError.ts';
import { personOfClaims, sidOf } from './people.ts';
import type { Attempt, RelyingParty } from './relyingParty.ts';
import { signInAddress } from './signInAddress.ts';
import { createSignInCookies } from './signInCookies.ts';

type SignInQuery = { Querystring: { redirectUrl?: string; provider?: string; state?: string; prompt?: string } };

/** Longer addresses would not fit into the attempt's cookie. */
const LONGEST_TARGET = 1200;

/** `/oidc/login`, its return, `/oidc/logout` and `/learn/login-callback` (ROUTE-17, ROUTE-23, ROUTE-24). */
export function registerSignIn(
  app: FastifyInstance,
  db: Db,
  config: Config,
  party: RelyingParty,
  sessions: Sessions,
): void {
  const cookies = createSignInCookies(config);
  const target = (wanted: unknown) => {
    const found = afterSignIn(typeof wanted === 'string' ? wanted : null, new URL(config.origin), '/learn');
    return found.length > LONGEST_TARGET ? `${config.origin}/learn` : found;
  };
  const { say, unavailable } = createFailures(config);

  app.addHook('onRequest', async (request, reply) => {
    const { url, query } = request;
    if (routePath(request).startsWith('/oidc/')) reply.header('cache-control', 'no-store');
    // With a provider the learner's page stores its name in the tab, and continues by the same rule. Without one it has nothing to store.
    const { provider, redirectUrl } = query as SignInQuery['Querystring'];
    if (/^\/learn\/login-callback\/?(\?|$)/.test(url) && !provider) return reply.redirect(target(redirectUrl));
  });

  app.get<SignInQuery>('/oidc/login', async (request, reply) => {
    const { redirectUrl, provider, prompt } = request.query;
    // A page of another site cannot make a person type a password.
    const wishes =
      prompt === 'login' && ['same-origin', undefined].includes(request.headers['sec-fetch-site']?.toString());
    const asks = wishes || cookies.asks(request);
    cookies.clearOldAttempts(request, reply);
    const wanted = { redirectUrl: target(redirectUrl), provider: provider && String(provider).slice(0, 80) };
    try {
      const { url, attempt } = await party.begin(wanted.redirectUrl, {
        provider: wanted.provider,
        language: languageOfRequest(request).tag,
        asks,
      });
      return cookies.setAttempt(reply, attempt).redirect(url.href);
    } catch (error) {
      return unavailable(request, reply, error, wanted);
    }
  });

  app.get<SignInQuery>('/oidc/callback', async (request, reply) => {
    const attempt = cookies.takeAttempt(request, reply, String(request.query.state ?? ''));
    if (!attempt) return say(request, reply, 400, 'failed');
    let signedIn;
    try {
      signedIn = await party.finish(new URL(request.url, config.origin), attempt);
    } catch (error) {
      console.error('Sign-in was refused:', error instanceof Error ? error.message : error);
      return say(request, reply, 400, error instanceof NobodyAskedError ? 'notAsked' : 'failed', attempt);
    }
    const person = await personOfClaims(db, config, signedIn.claims);
    if (!person) return say(request, reply, 403, 'unknown', attempt);
    await sessions.start(request, reply, person, signedIn.idToken, sidOf(signedIn.claims));
    // The password is asked for once (SESS-20).
    if (attempt.asksSince !== undefined) cookies.clearAsk(reply);
    const query = new URLSearchParams({
      redirectUrl: attempt.redirectUrl,
      ...(attempt.provider && { provider: attempt.provider }),
    });
    return reply.redirect(`/learn/login-callback?${query}`);
  });

  app.get('/oidc/logout', async (request, reply) => {
    // Only a page of the portal itself, or the reader's own hand, may sign a person out.
    const { 'sec-fetch-site': site, 'sec-fetch-dest': wanted } = request.headers;
    // Nor may an author, with the address of an image, or of a file whose size is requested.
    if (
      !['same-origin', 'none', undefined].includes(site?.toString()) ||
      !['document', 'frame', 'iframe', undefined].includes(wanted?.toString())
    )
      return reply.redirect('/learn');
    const session = await sessions.end(request, reply);
    // The portal never learns whether the provider's session has ended. While it continues, the next person could sign in without a
    // password.
    cookies.setAsk(reply);
    try {
      const end = await party.endAddress(session?.idToken);
      return reply.redirect(end?.href ?? '/learn');
    } catch (error) {
      return unavailable(request, reply, error);
    }
  });
}

type Failure = 'failed' | 'notAsked' | 'unknown' | 'unavailable';

/** Pages that tell why signing in failed, and lead to another attempt: with the same provider, to the same page (AUTH-6). */
function createFailures(config: Config) {
  const say = (
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    message: Failure,
    attempt: Partial<Attempt> = {},
  ) => {
    const language = languageOfRequest(request);
    const { text } = language;
    reply.code(status).header('content-security-policy', pagePolicy(config)).type('text/html; charset=utf-8');
    return reply.send(
      messagePage(language, text(`signIn.${message}`), text(`signIn.${message}Help`), {
        href: signInAddress(attempt),
        label: text('signIn.again'),
      }),
    );
  };
  const unavailable = (request: FastifyRequest, reply: FastifyReply, error: unknown, attempt?: Partial<Attempt>) => {
    const reason = error instanceof Error ? (error.cause ?? error.message) : error;
    console.error('The OpenID provider could not be used:', reason);
    return say(request, reply, 502, 'unavailable', attempt);
  };
  return { say, unavailable };
}
