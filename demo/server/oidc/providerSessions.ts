import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { oidcPayloads as table } from '../db/schemaAuth.ts';

/** Marks a session of the provider's that was signed out of; kept beside what the embedded provider keeps. */
const ENDED = 'EndedSession';
/** Longer than access tokens of other providers commonly live. */
const KEPT = 7 * 86_400_000;
/** What the embedded provider has given out for a grant. Sign-ins that are under way know the grant too, and go on. */
const GIVEN = ['AccessToken', 'AuthorizationCode', 'RefreshToken'];

interface Claimed {
  /** The session that the token stems from, where it names one. */
  readonly sid: string | null;
  readonly sub: string;
  /** When the token was given, in seconds since 1970. */
  readonly iat: number;
}

/**
 * Whether a token still counts: nobody has signed out of its session since it was given (AUTH-10). Of the embedded provider
 * the session must be there, too, and be this person's.
 */
export async function tokenCounts(db: Db, { sid, sub, iat }: Claimed, embedded: boolean): Promise<boolean> {
  if (!sid) return !embedded;
  const rows = await db.select().from(table).where(eq(table.uid, sid));
  const ended = rows.find(({ model }) => model === ENDED);
  if (ended && iat <= Number(ended.payload['at'])) return false;
  return (
    !embedded ||
    rows.some(
      ({ model, payload, expiresAt }) =>
        model === 'Session' && payload['accountId'] === sub && (expiresAt?.getTime() ?? Infinity) > Date.now(),
    )
  );
}

/**
 * Ends a session of the provider's with all that hosts were given for it (AUTH-10). Another provider is not told; its
 * tokens are refused here.
 */
export async function endProviderSession(db: Db, sid: string): Promise<void> {
  // First of all: a request that is under way at the provider may write its session once more.
  const row = { payload: { at: Math.floor(Date.now() / 1000) }, expiresAt: new Date(Date.now() + KEPT) };
  await db
    .insert(table)
    .values({ model: ENDED, id: sid, uid: sid, ...row })
    .onConflictDoUpdate({ target: [table.model, table.id], set: row });
  const gone = await db
    .delete(table)
    .where(and(eq(table.model, 'Session'), eq(table.uid, sid)))
    .returning({ payload: table.payload });
  const grants = gone.flatMap(({ payload }) =>
    Object.values((payload['authorizations'] ?? {}) as Readonly<Record<string, { readonly grantId?: string }>>).flatMap(
      ({ grantId }) => grantId ?? [],
    ),
  );
  if (grants.length === 0) return;
  await db.delete(table).where(and(inArray(table.model, GIVEN), inArray(table.grantId, grants)));
  await db.delete(table).where(and(eq(table.model, 'Grant'), inArray(table.id, grants)));
}
