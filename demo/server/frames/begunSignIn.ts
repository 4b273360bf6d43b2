import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { signedCookie } from '../http/cookies/signedCookie.ts';

/**
 * How a small window came to the helper page: opened by a page of the portal itself (`here`), by a person's hand or in a way that the
 * browser does not tell (`unknown`), or by another page (`elsewhere`), even by way of signing in.
 */
export type Begun = 'here' | 'unknown' | 'elsewhere';

/** The longest time for signing in, in seconds. */
const LIFE = 3600;
const MOST = 4;
const PREFIX = 'lms_begun_';

/** Remembers how a sign-in beside a frame was begun while its pages follow one another (AUTH-11). */
export function createBegunSignIns(origin: string) {
  const options: CookieSerializeOptions = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: origin.startsWith('https:'),
  };
  const marks = signedCookie('begun');
  const nameOf = (challenge: string) => PREFIX + challenge.slice(0, 12);

  const judge = ({ headers }: FastifyRequest): Begun => {
    const site = headers['sec-fetch-site'];
    if (site === undefined || site === 'none') return 'unknown';
    if (site !== 'same-origin') return 'elsewhere';
    // Sign-in pages redirect to an address that somebody else chose; they then send no referrer, which pages of the portal always do.
    const { referer = '' } = headers;
    const from = URL.canParse(referer) ? new URL(referer) : null;
    return from?.origin === origin &&
      /^\/learn(\/|$)/.test(from.pathname) &&
      !/^\/learn\/(login-callback|bridge)(\/|$)/.test(from.pathname)
      ? 'here'
      : 'elsewhere';
  };

  /** How the sign-in with this challenge was begun in this browser, where digits may be shown for it; else null. */
  const kept = (request: FastifyRequest, challenge: string): Begun | null => {
    const value = marks.read(request, nameOf(challenge));
    if (value === `${challenge}.here`) return 'here';
    return value === `${challenge}.unknown` ? 'unknown' : null;
  };

  return {
    kept,
    /** Judges a request for the helper page, unless it is already known how the sign-in was begun. */
    note(request: FastifyRequest, reply: FastifyReply, challenge: string): Begun {
      const before = kept(request, challenge);
      if (before) return before;
      const begun = judge(request);
      if (begun === 'elsewhere') return begun;
      for (const name of Object.keys(request.cookies)
        .filter((one) => one.startsWith(PREFIX))
        .slice(0, -MOST + 1))
        reply.clearCookie(name, options);
      marks.set(reply, nameOf(challenge), `${challenge}.${begun}`, { ...options, maxAge: LIFE });
      return begun;
    },
  };
}

/** Made by {@link createBegunSignIns}. */
export type BegunSignIns = ReturnType<typeof createBegunSignIns>;
