import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { JWK } from 'jose';
import * as v from 'valibot';
import { SetupError } from '../settings/setupError.ts';
import { folderProblem } from './embedded/folderProblem.ts';
import { makeFolder } from './embedded/makeFolder.ts';
import { ownAlone } from './embedded/ownAlone.ts';
import type { Db } from './openDb.ts';
import { settings } from './schemaAuth.ts';

/** The keys and secrets of the server, made at its first start. */
export interface Keys {
  readonly cookies: readonly string[];
  /** The secret that the portal shows to the embedded provider. */
  readonly clientSecret: string;
  readonly jwks: { readonly keys: readonly JWK[] };
}

function makeKeys(): Keys {
  const jwk = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }) as JWK;
  const secret = () => randomBytes(32).toString('base64url');
  return {
    cookies: [secret()],
    clientSecret: secret(),
    jwks: { keys: [{ ...jwk, kid: randomUUID(), use: 'sig', alg: 'RS256' }] },
  };
}

/** The keys of a database that several processes may share: the first process makes them, and all sign with the same ones. */
export async function databaseKeys(db: Db): Promise<Keys> {
  const name = 'keys';
  const kept = async () =>
    (await db.select().from(settings).where(eq(settings.name, name)))[0]?.value as Keys | undefined;
  const found = await kept();
  if (found) return found;
  const made = makeKeys();
  await db.insert(settings).values({ name, value: made }).onConflictDoNothing();
  return (await kept()) ?? made;
}

const text = v.pipe(v.string(), v.minLength(1));
const keysShape = v.object({
  cookies: v.pipe(v.array(text), v.minLength(1)),
  clientSecret: text,
  jwks: v.object({ keys: v.pipe(v.array(v.looseObject({ kty: text, kid: text, n: text, d: text })), v.minLength(1)) }),
});

/**
 * Reads `keys.json` of the data directory, or makes it, readable by its owner alone.
 * @throws SetupError where the file is broken (SRV-45): new keys would sign everybody out
 */
export function loadKeys(dataDir: string): Keys {
  const path = join(dataDir, 'keys.json');
  try {
    if (existsSync(path)) {
      ownAlone(path);
      const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), keysShape), readFileSync(path, 'utf8'));
      if (kept.success) return kept.output as Keys;
      throw new SetupError(
        `The keys in ${path} cannot be read: put a backup in its place, or delete the file to make new ones, which signs everybody out.`,
      );
    }
    const keys = makeKeys();
    makeFolder(dataDir);
    // The file is written whole or not at all: a process that is killed half way leaves no half of it.
    const unfinished = `${path}.new`;
    writeFileSync(unfinished, JSON.stringify(keys), { mode: 0o600, flush: true });
    renameSync(unfinished, path);
    return keys;
  } catch (error) {
    throw folderProblem(error, dataDir);
  }
}
