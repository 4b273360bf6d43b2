import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { oidcPayloads as table } from '../db/schemaAuth.ts';

/** Marks an ended session of the provider; stored beside the records of the embedded provider. */
const ENDED = 'EndedSession';
/** Longer than the usual life of other providers' access tokens. */
const KEPT = 7 * 86_400_000;
/** Records that the embedded provider has issued for a grant. Sign-ins under way refer to the grant too, and continue. */
const GIVEN = ['AccessToken', 'AuthorizationCode', 'RefreshToken'];

interface Claimed {
  /** The session behind the token, where the token names it. */
  readonly sid: string | null;
  readonly sub: string;
  /** When the token was issued, in seconds since 1970. */
  readonly iat: number;
}

/**
 * Whether a token is still valid: nobody has signed out of its session since it was issued (AUTH-10). With the embedded provider, the
 * session must also exist and belong to this person.
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
 * Ends a session of the provider with everything that hosts received for it (AUTH-10). An external provider is not told; its tokens are
 * refused here.
 */
export async function endProviderSession(db: Db, sid: string): Promise<void> {
  // The mark comes first: a request that is under way at the provider may write its session once more.
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
