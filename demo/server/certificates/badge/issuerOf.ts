import type { KeyPair } from '@digitalbazaar/ed25519-multikey';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/openDb.ts';
import { settings } from '../../db/schemaAuth.ts';
import { academyOf } from '../academy.ts';
import { createKey, readKey, type KeptKey } from './signingKey.ts';

/** The issuer that signs the credentials of this server. */
export interface Issuer {
  readonly tenantId: string | null;
  /** The did:web of the server's host, with the path of the tenant if it has one. */
  readonly did: string;
  readonly key: KeyPair;
}

/** The did:web of a server (CERT-16): its host, and the path of its tenant where it has one. */
function didOf(origin: string, tenantId: string | null): string {
  const did = `did:web:${encodeURIComponent(new URL(origin).host)}`;
  return tenantId === null ? did : `${did}:tenants:${encodeURIComponent(tenantId)}`;
}

/** The key in the database: the first process that needs it makes it, and all others use that one. */
async function keptKey(db: Db, tenantId: string | null): Promise<KeptKey> {
  const name = `issuerKey:${tenantId ?? ''}`;
  const find = async () =>
    (await db.select().from(settings).where(eq(settings.name, name)))[0]?.value as KeptKey | undefined;
  const found = await find();
  if (found) return found;
  const made = await createKey();
  await db.insert(settings).values({ name, value: made }).onConflictDoNothing();
  return (await find()) ?? made;
}

/** The issuer of this server's academy (CERT-16). */
export async function issuerOf(db: Db, origin: string): Promise<Issuer> {
  const { tenantId } = await academyOf(db);
  const did = didOf(origin, tenantId);
  return { tenantId, did, key: await readKey(did, await keptKey(db, tenantId)) };
}
