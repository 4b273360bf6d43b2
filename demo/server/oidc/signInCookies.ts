import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { signedCookie } from '../http/cookies/signedCookie.ts';
import type { Attempt } from './relyingParty.ts';

/**
 * Set in a browser in which somebody has signed out, because the provider's own session may continue. It lasts as long as providers
 * commonly keep a session, in seconds.
 */
const ASK = 'lms_ask';
const ASK_LIFE = 43_200;

const PREFIX = 'lms_sign_in_';
const ATTEMPT_LIFE = 3600;
const ATTEMPTS_KEPT = 4;

/** The cookies of `/oidc`: one for each attempt, as two tabs may sign in at the same time, and one that asks for a password (SESS-20). */
export function createSignInCookies(config: Config) {
  const common = {
    path: '/oidc',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.origin.startsWith('https:'),
  } as const;
  const attempts = signedCookie('attempt');
  const nameOf = (state: string) => PREFIX + state.slice(0, 12);
  return {
    setAttempt(reply: FastifyReply, attempt: Attempt): FastifyReply {
      attempts.set(reply, nameOf(attempt.state), JSON.stringify(attempt), { ...common, maxAge: ATTEMPT_LIFE });
      return reply;
    },
    /** The attempt of a state; its cookie is used up. Null where this browser did not begin it. */
    takeAttempt(request: FastifyRequest, reply: FastifyReply, state: string): Attempt | null {
      const name = nameOf(state);
      const kept = attempts.read(request, name);
      if (kept === null) return null;
      reply.clearCookie(name, common);
      return JSON.parse(kept) as Attempt;
    },
    /** Removes all but the latest attempts: abandoned ones would add up to more than a header may hold. */
    clearOldAttempts(request: FastifyRequest, reply: FastifyReply): void {
      const kept = Object.keys(request.cookies).filter((name) => name.startsWith(PREFIX));
      for (const name of kept.slice(0, -ATTEMPTS_KEPT)) reply.clearCookie(name, common);
    },
    asks: (request: FastifyRequest) => request.cookies[ASK] === '1',
    setAsk: (reply: FastifyReply) => reply.setCookie(ASK, '1', { ...common, maxAge: ASK_LIFE }),
    clearAsk: (reply: FastifyReply) => reply.clearCookie(ASK, { path: '/oidc' }),
  };
}
