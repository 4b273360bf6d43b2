import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Db } from '../db/openDb.ts';
import { prepareOnce } from '../db/prepareOnce.ts';
import { users } from '../db/schema.ts';
import { objectiveWorkflows } from '../db/schemaRuns.ts';
import { framePasses, sessions } from '../db/schemaAuth.ts';
import { withName, type Person } from '../oidc/people.ts';
import { endProviderSession } from '../oidc/providerSessions.ts';
import { routePath } from './routePath.ts';
import { createSessionCookies } from './cookies/sessionCookies.ts';

const HOUR = 3_600_000;
const LIFETIME = 12 * HOUR;

/** A session as it is stored. */
export type Session = typeof sessions.$inferSelect;

/** A session with the person who signed in. */
export type OwnedSession = Session & {
  readonly owner: Person;
  /** When the next of the owner's runs is graded; null where none is. */
  readonly nextGrade: Date | null;
};

/** The source of a session of a page in a frame: another session, or a provider's session that a host named. */
export type FrameSource = Pick<Session, 'userId' | 'parentId' | 'providerSid'> & Partial<Pick<Session, 'platformId'>>;

const idOf = (value: string) => createHash('sha256').update(value).digest('base64url');
const newValue = () => randomBytes(32).toString('base64url');
const lifeFromNow = () => new Date(Date.now() + LIFETIME);

// A host could send a frame's cookie along, with its own requests or in an address that it opens: the cookie counts only for calls of the
// portal's own page.
const isOwnCall = (request: FastifyRequest) =>
  routePath(request).startsWith('/api/') && request.headers['sec-fetch-site'] === 'same-origin';

const livingStatement = (db: Db) =>
  prepareOnce(db, 'living_session', (name) =>
    db
      .select({
        session: sessions,
        user: users,
        nextGrade: sql<Date | null>`(select min(${objectiveWorkflows.gradeAt}) from ${objectiveWorkflows}
          where ${objectiveWorkflows.userId} = ${users.id})`.mapWith(objectiveWorkflows.gradeAt),
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(
        and(
          eq(sessions.id, sql.placeholder('id')),
          eq(sessions.framed, sql.placeholder('framed')),
          gt(sessions.expiresAt, sql.placeholder('now')),
        ),
      )
      .prepare(name),
  );

/** The unexpired session of a cookie's value. Every use within the last half of its life prolongs it. */
async function living(db: Db, value: string | undefined, framed: boolean): Promise<OwnedSession | null> {
  if (!value) return null;
  // Each request needs session and person, and most reads of a learner need to know whether a run has to be graded first: one statement
  // reads all of it.
  const [found] = await livingStatement(db).execute({ id: idOf(value), framed, now: new Date() });
  if (!found) return null;
  const { session, user, nextGrade } = found;
  // The session of a frame prolongs its parent too: it must not end while the learner is at work.
  if (session.expiresAt.getTime() - Date.now() < LIFETIME / 2)
    await db
      .update(sessions)
      .set({ expiresAt: lifeFromNow() })
      .where(inArray(sessions.id, [session.id, session.parentId ?? session.id]));
  return { ...session, owner: withName(user), nextGrade };
}

/** Cookie sessions (AUTH-1), and those of pages in frames (AUTH-7). */
export function createSessions(db: Db, config: Config) {
  const cookiesOf = createSessionCookies(config);

  return {
    /** The unexpired session of a request, or null. */
    async find(request: FastifyRequest): Promise<OwnedSession | null> {
      const { cookies } = request;
      const own = await living(db, cookiesOf.own(cookies), false);
      if (own || !isOwnCall(request)) return own;
      return living(db, cookiesOf.framed(cookies), true);
    },
    /**
     * The session in which a platform has launched the portal, also for pages that are loaded into its frame (TOOL-4): it tells who looks
     * and who may frame the page, and gives no other access.
     */
    async launched({ cookies }: FastifyRequest): Promise<Session | null> {
      const session = await living(db, cookiesOf.framed(cookies), true);
      return session?.platformId ? session : null;
    },
    /** Id of the platform that last launched a frame here, even after its session has ended (TOOL-17). It proves nothing. */
    platformOf: ({ cookies }: FastifyRequest): string | null => cookiesOf.platform(cookies) ?? null,
    /** Begins a session with a new cookie; the browser's earlier one ends. Frames of the same person continue with the new one. */
    async start(
      request: FastifyRequest,
      reply: FastifyReply,
      person: Person,
      idToken: string,
      providerSid: string | null,
    ): Promise<void> {
      const value = newValue();
      const id = idOf(value);
      const before = await living(db, cookiesOf.own(request.cookies), false);
      await db.insert(sessions).values({ id, userId: person.id, idToken, providerSid, expiresAt: lifeFromNow() });
      if (before?.userId === person.id)
        for (const table of [sessions, framePasses])
          await db.update(table).set({ parentId: id }).where(eq(table.parentId, before.id));
      await this.end(request, reply, providerSid);
      cookiesOf.setOwn(reply, value);
      cookiesOf.setUser(reply, person);
    },
    /**
     * Begins the session of a page in a frame (AUTH-7). The frame's earlier session ends, and another person's in the same browser.
     * @param tx the transaction that uses up the ticket
     * @returns a function that gives the frame its cookie; to be called after the transaction
     */
    async startFramed(
      tx: Db,
      { cookies }: FastifyRequest,
      from: FrameSource,
      expiresAt = lifeFromNow(),
    ): Promise<(reply: FastifyReply) => void> {
      const value = newValue();
      const framedId = idOf(cookiesOf.framed(cookies) ?? '');
      await tx.delete(sessions).where(and(eq(sessions.id, framedId), eq(sessions.framed, true)));
      // In a host on the portal's own site the browser sends the portal's cookie too. That one counts first, so it must not be another
      // person's.
      const ownId = idOf(cookiesOf.own(cookies) ?? '');
      await tx
        .delete(sessions)
        .where(and(eq(sessions.id, ownId), eq(sessions.framed, false), ne(sessions.userId, from.userId)));
      await tx.insert(sessions).values({ ...from, id: idOf(value), framed: true, idToken: '', expiresAt });
      return (reply) => cookiesOf.setFramed(cookies, reply, value, from.platformId ?? null);
    },
    /** Makes a session's administrator act as another person, or as themselves again (SESS-14). */
    async act(reply: FastifyReply, sessionId: string, person: Person): Promise<void> {
      const [session] = await db
        .update(sessions)
        .set({ actingAs: sql`nullif(${person.id}, ${sessions.userId})` })
        .where(eq(sessions.id, sessionId))
        .returning({ id: sessions.id });
      if (session) cookiesOf.setUser(reply, person);
    },
    /**
     * Ends the request's sessions, its own and that of a frame, with all sessions that began from them (SESS-19). With its own session the
     * provider's session ends too, at once: the browser may never get to the provider (AUTH-10).
     * @param goesOn the provider's session that does not end
     * @returns the request's own session
     */
    async end({ cookies }: FastifyRequest, reply: FastifyReply, goesOn: string | null = null): Promise<Session | null> {
      cookiesOf.clear(cookies, reply);
      const values = [cookiesOf.own(cookies), cookiesOf.framed(cookies)].filter((value) => value !== undefined);
      const ended = await db
        .delete(sessions)
        .where(inArray(sessions.id, values.map(idOf)))
        .returning();
      const own = ended.find(({ framed }) => !framed) ?? null;
      if (own?.providerSid && own.providerSid !== goesOn) await this.endAllOf(own.providerSid);
      return own;
    },
    /** Ends the request's own session, and the provider's session from which it began; that of a frame continues (TOOL-15). */
    async leave({ cookies }: FastifyRequest, reply: FastifyReply): Promise<void> {
      cookiesOf.clear({}, reply);
      const [own] = await db
        .delete(sessions)
        .where(and(eq(sessions.id, idOf(cookiesOf.own(cookies) ?? '')), eq(sessions.framed, false)))
        .returning();
      if (own?.providerSid) await this.endAllOf(own.providerSid);
    },
    /**
     * Ends a session of the provider, the portal's sessions that began from it, and everything that hosts received for it: tokens, and
     * frames that began by tickets (SESS-19, AUTH-10).
     */
    async endAllOf(providerSid: string): Promise<void> {
      await endProviderSession(db, providerSid);
      // The order matters: deleting waits for a ticket that is being used, and its session is found afterwards.
      await db.delete(framePasses).where(eq(framePasses.providerSid, providerSid));
      // The sessions that began from these end with them.
      await db.delete(sessions).where(eq(sessions.providerSid, providerSid));
    },
  };
}

/** Made by {@link createSessions}. */
export type Sessions = ReturnType<typeof createSessions>;
