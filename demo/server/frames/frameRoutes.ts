import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { beginFrameSession, endFrameSession, frameTicket, signInCode } from '../../../src/contract/frameSessions.ts';
import { isListedOrigin } from '../../../src/routes/isListedOrigin.ts';
import { person, route } from '../calls/route.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/openDb.ts';
import { HttpError } from '../http/errors.ts';
import { sameOrigin } from '../http/sameOrigin.ts';
import type { Sessions } from '../http/session.ts';
import type { BegunSignIns } from './begunSignIn.ts';
import { networkOf } from '../oidc/networkOf.ts';
import { createThrottle } from '../oidc/throttle.ts';
import { giveCode, giveTicket, takeCode, takeTicket, tryCode, type UsedPass } from './passes.ts';

// A whole class may sit behind one address, and sign in again after the night at the same minute.
const FAILURES = 100;

const wish = v.object({ challenge: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)), spoken: v.boolean() });
const text = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));
const proof = v.union([
  v.object({ ticket: text(200), host: text(300) }),
  v.object({ code: text(200), verifier: v.pipe(v.string(), v.regex(/^[\w.~-]{43,128}$/)) }),
]);

function read<T>(schema: v.GenericSchema<unknown, T>, body: unknown): T {
  const result = v.safeParse(schema, body);
  if (!result.success) throw new HttpError(400, 'bad_request', v.summarize(result.issues));
  return result.output;
}

const gone = () => new HttpError(401, 'unauthorized', 'This session has ended. Sign in again.');

/** Tickets, codes, and the sessions of pages in frames that they begin (CALL-63 to CALL-66). All use the real time, as sessions do. */
export function registerFrameSessions(
  app: FastifyInstance,
  db: Db,
  config: Config,
  sessions: Sessions,
  begunSignIns: BegunSignIns,
): void {
  const throttle = createThrottle(FAILURES);
  // A browser that comes with a pass has no session yet.
  const fromOwnPage = (request: FastifyRequest) => {
    if (!sameOrigin(request, config.origin, true))
      throw new HttpError(
        403,
        'forbidden',
        'The session of a frame is begun and ended by the portal’s own page, marked X-Requested-With: XMLHttpRequest.',
      );
  };

  route(app, frameTicket, async (request) => {
    const { userId, via, providerSid } = person(request);
    if (via !== 'bearer') throw new HttpError(403, 'forbidden', 'A ticket is given for the token of a host.');
    const host = request.headers.origin ?? '';
    if (!isListedOrigin(config.hostOrigins, host))
      throw new HttpError(403, 'forbidden', 'A ticket is given to the page of a listed host.');
    const ticket = await giveTicket(db, { userId, host, providerSid }, !config.provider);
    if (!ticket) throw gone();
    return { ticket };
  });

  route(app, signInCode, async (request) => {
    const { userId, impersonator, via, sessionId } = person(request);
    if (via !== 'cookie') throw new HttpError(403, 'forbidden', 'A code is given to a window of the portal’s own.');
    const { challenge, spoken } = read(wish, request.body);
    // A person who reads eight digits may be talked into typing them elsewhere.
    if (spoken && !begunSignIns.kept(request, challenge))
      throw new HttpError(
        403,
        'forbidden',
        'Eight digits are given for a sign-in that was begun on a page of the portal’s own.',
      );
    // An administrator who acts as somebody does so in the portal alone (SESS-14): a frame shows them as they are.
    const code = await giveCode(db, { userId: impersonator?.id ?? userId, parentId: sessionId, challenge }, spoken);
    if (!code) throw gone();
    return { code };
  });

  const take = async (request: FastifyRequest, used: (tx: Db) => Promise<UsedPass | null>) =>
    db.transaction(async (tx) => {
      const pass = await used(tx);
      return pass && sessions.startFramed(tx, request, pass.from, pass.expiresAt);
    });

  route(app, beginFrameSession, async (request, reply) => {
    fromOwnPage(request);
    const given = read(proof, request.body);
    // A ticket and a long code cannot be guessed, eight digits can.
    const isGuess = 'code' in given && /^\d{8}$/.test(given.code);
    if (isGuess && throttle.blocked(networkOf(request.ip))) {
      reply.header('retry-after', '60');
      throw new HttpError(429, 'rate_limited', 'Too many attempts. Wait a minute and try again.');
    }
    const id = 'code' in given ? await tryCode(db, given.code, given.verifier) : null;
    const handOver =
      'ticket' in given
        ? await take(request, (tx) => takeTicket(tx, given.ticket, given.host))
        : id && (await take(request, (tx) => takeCode(tx, id)));
    if (!handOver) {
      if (isGuess) throttle.tried(networkOf(request.ip));
      throw new HttpError(401, 'unauthorized', 'This was used, is too old, or does not fit.');
    }
    handOver(reply);
    return reply.code(204).send();
  });

  route(app, endFrameSession, async (request, reply) => {
    fromOwnPage(request);
    await sessions.end(request, reply);
    return reply.code(204).send();
  });
}
