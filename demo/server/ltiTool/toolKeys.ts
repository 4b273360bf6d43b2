import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { importJWK, type CryptoKey, type JWK } from 'jose';
import type { Db } from '../db/openDb.ts';
import { settings } from '../db/schemaAuth.ts';

/**
 * The key by which platforms know the portal. It signs nothing else, so that no text for a platform can be used as a token of the portal.
 */
export interface ToolKey {
  readonly kid: string;
  readonly key: CryptoKey;
  /** The public key set of `/lti-tool/jwks`. */
  readonly published: { readonly keys: readonly JWK[] };
}

const name = 'ltiToolKey';

async function keptKey(db: Db): Promise<JWK | undefined> {
  const [kept] = await db.select().from(settings).where(eq(settings.name, name));
  return kept?.value as JWK | undefined;
}

/** Reads the key, or makes it once for all processes on one database. */
export async function loadToolKey(db: Db): Promise<ToolKey> {
  let jwk = await keptKey(db);
  if (!jwk) {
    const made = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }) as JWK;
    const value = { ...made, kid: randomUUID(), use: 'sig', alg: 'RS256' };
    await db.insert(settings).values({ name, value }).onConflictDoNothing();
    jwk = (await keptKey(db)) ?? value;
  }
  const { kty, n, e, kid = '', use, alg } = jwk;
  const published = { kty, n, e, kid, use, alg } as JWK;
  return { kid, key: (await importJWK(jwk, 'RS256')) as CryptoKey, published: { keys: [published] } };
}
