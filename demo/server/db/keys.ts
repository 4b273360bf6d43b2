import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JWK } from 'jose';

/** What the server signs with, made at its first start. */
export interface Keys {
  readonly cookies: readonly string[];
  /** The secret that the portal shows to the embedded provider. */
  readonly clientSecret: string;
  readonly jwks: { readonly keys: readonly JWK[] };
}

/** Reads `keys.json` of the data directory, or makes it, readable by its owner alone. */
export function loadKeys(dataDir: string): Keys {
  const path = join(dataDir, 'keys.json');
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Keys;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const jwk = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }) as JWK;
  const secret = () => randomBytes(32).toString('base64url');
  const keys: Keys = { cookies: [secret()], clientSecret: secret(), jwks: { keys: [{ ...jwk, kid: randomUUID(), use: 'sig', alg: 'RS256' }] } };
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(path, JSON.stringify(keys), { mode: 0o600, flag: 'wx' });
  return keys;
}
