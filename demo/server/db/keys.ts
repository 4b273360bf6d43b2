import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { JWK } from 'jose';
import type { Db } from './openDb.ts';
import { settings } from './schemaAuth.ts';

/** What the server signs with, made at its first start. */
export interface Keys {
  readonly cookies: readonly string[];
  /** The secret that the portal shows to the embedded provider. */
  readonly clientSecret: string;
  readonly jwks: { readonly keys: readonly JWK[] };
}

function makeKeys(): Keys {
  const jwk = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }) as JWK;
  const secret = () => randomBytes(32).toString('base64url');
  return { cookies: [secret()], clientSecret: secret(), jwks: { keys: [{ ...jwk, kid: randomUUID(), use: 'sig', alg: 'RS256' }] } };
}

/** The keys of a database that several processes may share: the first one makes them, all sign alike. */
export async function databaseKeys(db: Db): Promise<Keys> {
  const name = 'keys';
  const kept = async () => (await db.select().from(settings).where(eq(settings.name, name)))[0]?.value as Keys | undefined;
  const found = await kept();
  if (found) return found;
  const made = makeKeys();
  await db.insert(settings).values({ name, value: made }).onConflictDoNothing();
  return (await kept()) ?? made;
}

/** Reads `keys.json` of the data directory, or makes it, readable by its owner alone. */
export function loadKeys(dataDir: string): Keys {
  const path = join(dataDir, 'keys.json');
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Keys;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const keys = makeKeys();
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(path, JSON.stringify(keys), { mode: 0o600, flag: 'wx' });
  return keys;
}
