import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Db } from '../db/openDb.ts';
import { oidcPayloads, sessions } from '../db/schemaAuth.ts';
import type { Person } from '../oidc/people.ts';

const HOUR = 3_600_000;
const LIFETIME = 12 * HOUR;

/** A session as it is stored. */
export type Session = typeof sessions.$inferSelect;

/** Cookie sessions (AUTH-1). Every use within the last half of its life prolongs a session. */
export function createSessions(db: Db, config: Config) {
  const secure = config.origin.startsWith('https:');
  // A prefix binds the cookie to this host; browsers accept it over https alone.
  const name = secure ? '__Host-lms_sid' : 'lms_sid';
  const options: CookieSerializeOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure };
  const introduce = (reply: FastifyReply, { username, department, externalId }: Person) =>
    reply.setCookie('lmsUser', JSON.stringify({ username, department: { name: department }, external_id: externalId }), { ...options, httpOnly: false });
  const idOf = (value: string) => createHash('sha256').update(value).digest('base64url');

  return {
    /** The living session of a request, or null. */
    async find({ cookies }: FastifyRequest): Promise<Session | null> {
      const value = cookies[name];
      if (!value) return null;
      const [session] = await db.select().from(sessions).where(and(eq(sessions.id, idOf(value)), gt(sessions.expiresAt, new Date())));
      if (!session) return null;
      if (session.expiresAt.getTime() - Date.now() < LIFETIME / 2)
        await db.update(sessions).set({ expiresAt: new Date(Date.now() + LIFETIME) }).where(eq(sessions.id, session.id));
      return session;
    },
    /** Begins a session under a new cookie; one that the browser had before ends. */
    async start(request: FastifyRequest, reply: FastifyReply, person: Person, idToken: string): Promise<void> {
      await this.end(request, reply);
      const value = randomBytes(32).toString('base64url');
      await db.insert(sessions).values({ id: idOf(value), userId: person.id, idToken, expiresAt: new Date(Date.now() + LIFETIME) });
      introduce(reply.setCookie(name, value, options), person);
    },
    /** Makes a session's administrator act as somebody, or as themselves again (SESS-14). */
    async act(reply: FastifyReply, sessionId: string, person: Person): Promise<void> {
      const [session] = await db.update(sessions).set({ actingAs: sql`nullif(${person.id}, ${sessions.userId})` }).where(eq(sessions.id, sessionId)).returning({ id: sessions.id });
      if (session) introduce(reply, person);
    },
    /** Ends the request's session, if it has one, and returns it. */
    async end({ cookies }: FastifyRequest, reply: FastifyReply): Promise<Session | null> {
      reply.clearCookie(name, options).clearCookie('lmsUser', { ...options, httpOnly: false });
      const value = cookies[name];
      const [ended] = value ? await db.delete(sessions).where(eq(sessions.id, idOf(value))).returning() : [];
      return ended ?? null;
    },
    /** Forgets what has expired, here and at the provider. */
    async purge(): Promise<void> {
      await db.delete(sessions).where(lt(sessions.expiresAt, new Date()));
      await db.delete(oidcPayloads).where(lt(oidcPayloads.expiresAt, new Date()));
    },
  };
}

/** Made by {@link createSessions}. */
export type Sessions = ReturnType<typeof createSessions>;
