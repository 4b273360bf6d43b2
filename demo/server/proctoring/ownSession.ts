import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Keys } from '../db/keys.ts';
import type { Db } from '../db/openDb.ts';
import { HttpError } from '../http/errors.ts';
import { sameOrigin } from '../http/sameOrigin.ts';
import { hashOf } from './beginSession.ts';
import { sessionOf, type Session } from './sessionOf.ts';

const cookieName = 'lectern_proctoring';

/** A session that a browser has begun, with the browser's secret. */
export interface OwnSession {
  readonly session: Session;
  readonly secret: string;
}

/** Recognizes a browser by the cookie of the session that it has begun, and the forms that were shown to it. */
export function createOwnSessions(
  db: Db,
  { origin }: Pick<Config, 'origin'>,
  keys: Pick<Keys, 'clientSecret'>,
  path: string,
) {
  const proof = (secret: string) =>
    createHmac('sha256', keys.clientSecret).update(`proctoring:${secret}`).digest('base64url');

  async function of(request: FastifyRequest): Promise<OwnSession | null> {
    const [id = '', secret = ''] = (request.cookies[cookieName] ?? '').split('.');
    const session = id && secret ? await sessionOf(db, id) : null;
    return session?.secret === hashOf(secret) ? { session, secret } : null;
  }
  return {
    of,
    /** The proof in the forms of a session's page. */
    proof,
    /** @throws HttpError 403 for a form that was not shown to this browser */
    async ofForm(request: FastifyRequest, token: string): Promise<OwnSession | null> {
      const found = await of(request);
      const [given, wanted] = [Buffer.from(token), Buffer.from(found ? proof(found.secret) : '')];
      const fits = given.length === wanted.length && timingSafeEqual(given, wanted);
      if (found && (!fits || !sameOrigin(request, origin, false)))
        throw new HttpError(403, 'forbidden', 'This form was not shown here.');
      return found;
    },
    keep(reply: FastifyReply, { id, secret }: { readonly id: string; readonly secret: string }): void {
      const secure = origin.startsWith('https:');
      reply.setCookie(cookieName, `${id}.${secret}`, { path, httpOnly: true, sameSite: 'lax', secure });
    },
  };
}
