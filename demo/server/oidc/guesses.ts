import { createHash, randomBytes } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { signedCookie } from '../http/cookies/signedCookie.ts';
import { networkOf } from './networkOf.ts';
import { createThrottle } from './throttle.ts';
import { createUnderWay } from './underWay.ts';

/** Wrong passwords from one address within five minutes, for all names together: a few classes may sit behind it. */
const FROM_ONE_ADDRESS = 60;
const KNOWN_LIFE = 180 * 86_400;
const PREFIX = 'lms_known_';
const MOST_KNOWN = 5;

/** One attempt to sign in. */
export interface Guess {
  /** Why it is refused: too many under this name, or too many from this address; null where it may be judged, and counts from then on. */
  readonly refused: 'signIn.tooMany' | 'signIn.tooManyHere' | null;
  /** To be called once for each guess that is not refused. A right password makes this browser known from now on. */
  readonly judged: (reply: FastifyReply, right: boolean) => void;
}

/**
 * Counts guesses of passwords (AUTH-12): by name and address, and by address alone, so that one password is not tried on all names. A
 * browser in which the person has signed in before is counted separately: nobody behind the same proxy can lock it out. Guesses that are
 * judged at the same time wait for each other before any is refused (SRV-55).
 * @param path where the sign-in page is
 * @param behindProxy whether readers' addresses come from a proxy
 */
export function createGuesses({
  path,
  secure,
  behindProxy,
}: {
  readonly path: string;
  readonly secure: boolean;
  readonly behindProxy: boolean;
}) {
  const byName = createThrottle();
  const byAddress = createThrottle(FROM_ONE_ADDRESS);
  const underWay = createUnderWay();
  const options: CookieSerializeOptions = { path, httpOnly: true, sameSite: 'lax', secure };
  const marks = signedCookie('known');
  let warned = behindProxy;

  /** @param network of a browser that is not known; null for a known one */
  const refusal = (guesser: string, network: string | null): Guess['refused'] => {
    if (byName.blocked(guesser)) return 'signIn.tooMany';
    return network !== null && byAddress.blocked(network) ? 'signIn.tooManyHere' : null;
  };

  return {
    async begin(request: FastifyRequest, name: string): Promise<Guess> {
      const digest = createHash('sha256').update(name).digest('base64url');
      const cookie = PREFIX + digest.slice(0, 10).replaceAll('-', '_');
      const mark = marks.read(request, cookie);
      const known = mark?.startsWith(`${digest}.`) ? mark : null;
      const network = networkOf(request.ip);
      if (!warned && request.headers['x-forwarded-for'] !== undefined) {
        warned = true;
        console.warn(
          'Readers seem to come through a proxy (X-Forwarded-For), but TRUST_PROXY is 0: all of them are counted as one guesser.',
        );
      }
      const guesser = known ?? `${name} ${network}`;
      // Guesses that are still being judged count too, and may all be right: when a class signs in together, each waits for the others.
      while (!known && byAddress.blocked(network) && underWay.has(network)) await underWay.oneOver(network);
      const refused = refusal(guesser, known === null ? network : null);
      if (!refused) {
        byName.tried(guesser);
        if (!known) byAddress.tried(network);
        underWay.begin(network);
      }
      return {
        refused,
        judged(reply, right) {
          underWay.end(network);
          if (!right) return;
          byName.passed(guesser);
          if (!known) byAddress.undo(network);
          for (const other of Object.keys(request.cookies)
            .filter((one) => one.startsWith(PREFIX) && one !== cookie)
            .slice(0, -MOST_KNOWN + 1))
            reply.clearCookie(other, options);
          marks.set(reply, cookie, known ?? `${digest}.${randomBytes(16).toString('base64url')}`, {
            ...options,
            maxAge: KNOWN_LIFE,
          });
        },
      };
    },
  };
}
