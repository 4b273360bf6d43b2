import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Db } from '../db/openDb.ts';
import { framePasses, oidcPayloads, sessions } from '../db/schemaAuth.ts';
import type { Person } from '../oidc/people.ts';

const HOUR = 3_600_000;
const LIFETIME = 12 * HOUR;

/** A session as it is stored. */
export type Session = typeof sessions.$inferSelect;

/** What the session of a page in a frame is begun from: another session, or a provider's that a host named. */
export type FrameSource = Pick<Session, 'userId' | 'parentId' | 'providerSid'>;

/** Cookie sessions (AUTH-1), and those of pages in frames (AUTH-7). Every use within the last half of its life prolongs a session. */
export function createSessions(db: Db, config: Config) {
  const secure = config.origin.startsWith('https:');
  // A prefix binds the cookie to this host; browsers accept it over https alone.
  const prefix = secure ? '__Host-' : '';
  const name = `${prefix}lms_sid`;
  const options: CookieSerializeOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure };
  // Browsers keep it for each embedding site apart, and take it on plain http from localhost alone.
  const frame = { name: `${prefix}lms_frame_sid`, options: { path: '/', httpOnly: true, secure: true, sameSite: 'none', partitioned: true } satisfies CookieSerializeOptions };
  const introduce = (reply: FastifyReply, { username, department, externalId }: Person) =>
    reply.setCookie('lmsUser', JSON.stringify({ username, department: { name: department }, external_id: externalId }), { ...options, httpOnly: false });
  const idOf = (value: string) => createHash('sha256').update(value).digest('base64url');

  const living = async (value: string | undefined, framed: boolean): Promise<Session | null> => {
    if (!value) return null;
    const [session] = await db.select().from(sessions).where(and(eq(sessions.id, idOf(value)), eq(sessions.framed, framed), gt(sessions.expiresAt, new Date())));
    if (!session) return null;
    // With the session of a frame that which it was begun from goes on: it must not end under a learner who is at work.
    if (session.expiresAt.getTime() - Date.now() < LIFETIME / 2)
      await db.update(sessions).set({ expiresAt: new Date(Date.now() + LIFETIME) }).where(inArray(sessions.id, [session.id, session.parentId ?? session.id]));
    return session;
  };
  // A host could send a frame's cookie along, with its own requests or in an address that it opens: it counts for calls that
  // the portal's own page makes, and nothing else.
  const isOwnCall = ({ url, headers }: FastifyRequest) => url.startsWith('/api/') && headers['sec-fetch-site'] === 'same-origin';

  return {
    /** The living session of a request, or null. */
    async find(request: FastifyRequest): Promise<Session | null> {
      const { cookies } = request;
      return (await living(cookies[name], false)) ?? (isOwnCall(request) ? living(cookies[frame.name], true) : null);
    },
    /** Begins a session under a new cookie; one that the browser had before ends. Frames of the same person go on with the new one. */
    async start(request: FastifyRequest, reply: FastifyReply, person: Person, idToken: string, providerSid: string | null): Promise<void> {
      const value = randomBytes(32).toString('base64url');
      const id = idOf(value);
      const before = await living(request.cookies[name], false);
      await db.insert(sessions).values({ id, userId: person.id, idToken, providerSid, expiresAt: new Date(Date.now() + LIFETIME) });
      if (before?.userId === person.id) for (const table of [sessions, framePasses]) await db.update(table).set({ parentId: id }).where(eq(table.parentId, before.id));
      await this.end(request, reply, providerSid);
      introduce(reply.setCookie(name, value, options), person);
    },
    /**
     * Begins the session of a page in a frame, in place of the one that the frame had, and of another person's in the same browser (AUTH-7).
     * @param tx where what it is begun from is used up
     * @returns gives the frame its cookie; for when that is done
     */
    async startFramed(tx: Db, { cookies }: FastifyRequest, from: FrameSource, expiresAt = new Date(Date.now() + LIFETIME)): Promise<(reply: FastifyReply) => void> {
      const value = randomBytes(32).toString('base64url');
      await tx.delete(sessions).where(and(eq(sessions.id, idOf(cookies[frame.name] ?? '')), eq(sessions.framed, true)));
      // To a host of the portal's own site the browser lends the portal's cookie too, which is the one that counts: it must not be another person's.
      await tx.delete(sessions).where(and(eq(sessions.id, idOf(cookies[name] ?? '')), eq(sessions.framed, false), ne(sessions.userId, from.userId)));
      await tx.insert(sessions).values({ ...from, id: idOf(value), framed: true, idToken: '', expiresAt });
      return (reply) => void reply.setCookie(frame.name, value, frame.options);
    },
    /** Makes a session's administrator act as somebody, or as themselves again (SESS-14). */
    async act(reply: FastifyReply, sessionId: string, person: Person): Promise<void> {
      const [session] = await db.update(sessions).set({ actingAs: sql`nullif(${person.id}, ${sessions.userId})` }).where(eq(sessions.id, sessionId)).returning({ id: sessions.id });
      if (session) introduce(reply, person);
    },
    /**
     * Ends the request's sessions, its own and that of a frame, with all that were begun from them (SESS-19).
     * @param goesOn the provider's session that does not end
     * @returns its own
     */
    async end({ cookies }: FastifyRequest, reply: FastifyReply, goesOn: string | null = null): Promise<Session | null> {
      reply.clearCookie(name, options).clearCookie('lmsUser', { ...options, httpOnly: false });
      if (cookies[frame.name]) reply.clearCookie(frame.name, frame.options);
      const values = [cookies[name], cookies[frame.name]].filter((value) => value !== undefined);
      const ended = await db.delete(sessions).where(inArray(sessions.id, values.map(idOf))).returning();
      const own = ended.find(({ framed }) => !framed) ?? null;
      if (own?.providerSid && own.providerSid !== goesOn) await this.endFramesOf(own.providerSid);
      return own;
    },
    /** Ends what hosts began by tickets from a session of the provider's (SESS-19). */
    async endFramesOf(providerSid: string): Promise<void> {
      // In this order: a ticket that is being used meanwhile is waited for, and its session found.
      await db.delete(framePasses).where(eq(framePasses.providerSid, providerSid));
      await db.delete(sessions).where(and(eq(sessions.framed, true), eq(sessions.providerSid, providerSid)));
    },
    /** Ends what was begun from a session of the provider's that has ended: the portal's own sessions, and what hosts began by tickets (SESS-19). */
    async endAllOf(providerSid: string): Promise<void> {
      await this.endFramesOf(providerSid);
      // With those that were begun from them.
      await db.delete(sessions).where(eq(sessions.providerSid, providerSid));
    },
    /** Forgets what has expired, here and at the provider. */
    async purge(): Promise<void> {
      await db.delete(sessions).where(lt(sessions.expiresAt, new Date()));
      await db.delete(framePasses).where(lt(framePasses.expiresAt, new Date()));
      await db.delete(oidcPayloads).where(lt(oidcPayloads.expiresAt, new Date()));
    },
  };
}

/** Made by {@link createSessions}. */
export type Sessions = ReturnType<typeof createSessions>;
