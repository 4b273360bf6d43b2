import { generateKeyPair, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { asc, inArray } from 'drizzle-orm';
import { exportJWK, importJWK, SignJWT, type JWK, type JWTPayload } from 'jose';
import type { Db } from '../../db/openDb.ts';
import { ltiKeys } from '../../db/schemaLti.ts';
import { keyPlan } from './keyPlan.ts';

/** The keys with which the LMS signs for tools. */
export interface PlatformKeys {
  /** The public keys, as tools fetch them. */
  readonly published: () => Promise<{ readonly keys: readonly JWK[] }>;
  /** @param seconds for which the token is valid */
  readonly sign: (claims: JWTPayload, seconds: number) => Promise<string>;
  /** Makes a new key that signs from now on; the earlier ones stay published. */
  readonly rotate: () => Promise<void>;
}

type Key = typeof ltiKeys.$inferSelect;
const makePair = promisify(generateKeyPair);

/**
 * Keys of the platform. They are kept in the database, so that restarts and other processes use the same ones. Each is replaced in time,
 * while the old one is still published (LTI-6). All times are real, as those of tokens are.
 */
export function createPlatformKeys(db: Db, now: () => number = Date.now): PlatformKeys {
  const all = () => db.select().from(ltiKeys).orderBy(asc(ltiKeys.turn));

  async function add(turn: number, signsFrom: number): Promise<void> {
    const { privateKey } = await makePair('rsa', { modulusLength: 2048 });
    const kid = randomUUID();
    const jwk = { ...(await exportJWK(privateKey)), kid, use: 'sig', alg: 'RS256' };
    await db
      .insert(ltiKeys)
      .values({ kid, jwk, turn, signsFrom: new Date(signsFrom) })
      .onConflictDoNothing();
  }

  async function current(): Promise<{ readonly signing: Key; readonly published: readonly Key[] }> {
    let keys = await all();
    const { next, gone } = keyPlan(
      keys.map(({ kid, signsFrom }) => ({ kid, signsFrom: signsFrom.getTime() })),
      now(),
    );
    if (gone.length > 0) await db.delete(ltiKeys).where(inArray(ltiKeys.kid, [...gone]));
    if (next !== null) await add((keys.at(-1)?.turn ?? -1) + 1, next);
    if (gone.length > 0 || next !== null) keys = await all();
    const signing = keys.findLast(({ signsFrom }) => signsFrom.getTime() <= now()) ?? keys[0];
    if (!signing) throw new Error('There is no key to sign with.');
    return { signing, published: keys };
  }

  return {
    async published() {
      const { published } = await current();
      return {
        keys: published.map(({ jwk: { kty, n, e, kid, use, alg } }) => ({ kty, n, e, kid, use, alg }) as JWK),
      };
    },
    async sign(claims, seconds) {
      const { signing } = await current();
      const at = Math.floor(now() / 1000);
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: signing.kid })
        .setIssuedAt(at)
        .setExpirationTime(at + seconds)
        .sign(await importJWK(signing.jwk, 'RS256'));
    },
    async rotate() {
      await current();
      const keys = await all();
      await add((keys.at(-1)?.turn ?? -1) + 1, now());
    },
  };
}
