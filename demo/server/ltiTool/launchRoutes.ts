import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../http/errors.ts';
import { languageOfRequest } from '../http/language.ts';
import { createRate } from '../limits/createRate.ts';
import { networkOf } from '../oidc/networkOf.ts';
import { arrive } from './arrive.ts';
import { LaunchRefused } from './LaunchRefused.ts';
import type { LtiToolParts } from './ltiToolParts.ts';
import { LOGIN_LIFE, beginLogin, findLogin, hashOf, isProof, spendLogin } from './logins.ts';
import { askProofPage, keepProofPage } from './passingPages.ts';
import { targetOf } from './courseOfLaunch.ts';
import { findPlatform, platformOf, type Platform } from './platforms.ts';
import { refuseLaunch } from './refuseLaunch.ts';
import { asToolPage } from './toolPage.ts';
import { verifyLaunch } from './verifyLaunch.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A text of a form or an address; null where it is missing or too long. */
const word = (fields: Fields, name: string, most = 2000): string | null => {
  const value = fields[name];
  return typeof value === 'string' && value.length > 0 && value.length <= most ? value : null;
};

/** Longer than a launch with long texts. */
const LONGEST = 200_000;

// Browsers keep it separately for each embedding site, where they keep cookies of other sites at all (AUTH-7).
const cookie: CookieSerializeOptions = {
  path: '/lti-tool',
  httpOnly: true,
  secure: true,
  sameSite: 'none',
  partitioned: true,
};
const cookieOf = (state: string) => `lti_tool_${hashOf(state).slice(0, 16)}`;
const keyOf = (state: string) => `lectern_${hashOf(state).slice(0, 16)}`;

/** The beginning of a launch by a platform, its arrival, and our keys (TOOL-2, TOOL-3). */
export function registerLaunches(app: FastifyInstance, parts: LtiToolParts): void {
  const { db, config, keys, toolKey, allowance } = parts;
  const often = createRate(allowance);
  const redirectUri = `${config.origin}/lti-tool/launch`;

  const count = (request: FastifyRequest, reply: FastifyReply) => {
    const seconds = often(networkOf(request.ip));
    if (seconds === 0) return;
    reply.header('retry-after', String(seconds));
    throw new HttpError(429, 'rate_limited', `Too many launches. Try again in ${seconds} s.`);
  };
  async function begin(request: FastifyRequest, reply: FastifyReply, fields: Fields) {
    const [issuer, hint, target] = [
      word(fields, 'iss', 500),
      word(fields, 'login_hint'),
      word(fields, 'target_link_uri'),
    ];
    if (!issuer || !hint || !target) throw new LaunchRefused('broken', 'iss, login_hint or target_link_uri');
    const platform = await platformOf(db, issuer, word(fields, 'client_id', 300));
    if (!platform) throw new LaunchRefused('unknown', 'iss or client_id');
    if (target !== `${config.origin}/lti-tool/launch`) targetOf(config.origin, target, null);
    const storage = word(fields, 'lti_storage_target', 200);
    const { state, nonce, proof } = await beginLogin(db, { platformId: platform.id, storage });
    const next = new URL(platform.authUrl);
    const message = word(fields, 'lti_message_hint', 10_000);
    const query = {
      scope: 'openid',
      response_type: 'id_token',
      response_mode: 'form_post',
      prompt: 'none',
      client_id: platform.clientId,
      redirect_uri: redirectUri,
      state,
      nonce,
      login_hint: hint,
      ...(message && { lti_message_hint: message }),
    };
    for (const [name, value] of Object.entries(query)) next.searchParams.set(name, value);
    reply.setCookie(cookieOf(state), proof, { ...cookie, maxAge: LOGIN_LIFE / 1000 });
    if (!storage) return reply.header('cache-control', 'no-store').redirect(next.href, 303);
    const kept = { frame: storage, origin: next.origin, key: keyOf(state), proof, next: next.href };
    return asToolPage(reply, platform).send(keepProofPage(languageOfRequest(request), kept));
  }

  /** Continues once the browser has proved that it began this launch; without a proof it asks the platform's storage once. */
  async function end(request: FastifyRequest, reply: FastifyReply, fields: Fields) {
    const [state, token] = [word(fields, 'state'), word(fields, 'id_token', LONGEST)];
    const failure = word(fields, 'error');
    if (!state || (!token && !failure)) throw new LaunchRefused('broken', 'state or id_token');
    const login = await findLogin(db, state);
    const platform: Platform | null = login && (await findPlatform(db, login.platformId));
    if (!login || !platform) throw new LaunchRefused('over', 'state');
    if (!token) throw new LaunchRefused('broken', `the platform says ${failure?.slice(0, 100)}`);
    const given = request.cookies[cookieOf(state)] ?? word(fields, 'proof');
    if (given === null && login.storage) {
      const kept = { frame: login.storage, origin: new URL(platform.authUrl).origin, key: keyOf(state), state, token };
      return asToolPage(reply, platform).send(askProofPage(languageOfRequest(request), kept));
    }
    if (given === null || !isProof(login, given)) throw new LaunchRefused('browser', 'state');
    if (!(await spendLogin(db, login))) throw new LaunchRefused('over', 'state');
    reply.clearCookie(cookieOf(state), cookie);
    const launch = await verifyLaunch(platform, keys, login, token);
    return arrive(parts, request, reply, platform, launch);
  }

  const guarded =
    (work: typeof begin, fieldsOf: (request: FastifyRequest) => unknown) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      count(request, reply);
      try {
        return await work(request, reply, (fieldsOf(request) ?? {}) as Fields);
      } catch (error) {
        return refuseLaunch(request, reply, error);
      }
    };
  app.get(
    '/lti-tool/login',
    guarded(begin, ({ query }) => query),
  );
  app.post(
    '/lti-tool/login',
    { bodyLimit: LONGEST },
    guarded(begin, ({ body }) => body),
  );
  app.post(
    '/lti-tool/launch',
    { bodyLimit: LONGEST * 2 },
    guarded(end, ({ body }) => body),
  );
  app.get('/lti-tool/jwks', async (_request, reply) => {
    reply.headers({ 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' });
    return (await toolKey()).published;
  });
}
