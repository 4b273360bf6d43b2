import type { Credential } from '@digitalbazaar/vc';
import { and, gte, isNotNull, lt, max, sql } from 'drizzle-orm';
import type { Db } from '../../db/openDb.ts';
import { certificateRecords } from '../../db/schemaCertificates.ts';
import { statusListPath } from './badgePaths.ts';
import type { Issuer } from './issuerOf.ts';
import { second } from './second.ts';
import { listLength } from './statusEntry.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The places of revoked certificates in a list, in their order; null if the list does not exist, since no certificate is in it. */
async function revokedPlaces(db: Db, tenantId: string | null, list: number): Promise<readonly number[] | null> {
  const first = list * listLength;
  const { statusIndex, revokedAt } = certificateRecords;
  const own = sql`${certificateRecords.tenantId} is not distinct from ${tenantId}::text`;
  const [last] = await db
    .select({ index: max(statusIndex) })
    .from(certificateRecords)
    .where(own);
  if (list > 0 && (last?.index ?? 0) < first) return null;
  const revoked = await db
    .select({ statusIndex })
    .from(certificateRecords)
    .where(and(own, isNotNull(revokedAt), gte(statusIndex, first), lt(statusIndex, first + listLength)))
    .orderBy(statusIndex);
  return revoked.map((one) => one.statusIndex - first);
}

/**
 * A list with the revocation status of each of its certificates, as a credential without its proof (CERT-15). It stays the same for an
 * hour, unless a certificate is revoked, and is valid for a day. Null if there is no such list.
 */
export async function statusList(
  db: Db,
  { tenantId, did }: Pick<Issuer, 'tenantId' | 'did'>,
  { origin, list, now }: { readonly origin: string; readonly list: number; readonly now: number },
): Promise<{ readonly credential: Credential; readonly from: string } | null> {
  const places = await revokedPlaces(db, tenantId, list);
  if (!places) return null;
  const { createCredential, createList } = await import('@digitalbazaar/vc-bitstring-status-list');
  const bits = await createList({ length: listLength });
  for (const place of places) bits.setStatus(place, true);
  const id = origin + statusListPath(list);
  const credential = await createCredential({ id, list: bits, statusPurpose: 'revocation' });
  const from = now - (now % HOUR);
  const validFrom = second(from);
  return { credential: { ...credential, issuer: did, validFrom, validUntil: second(from + DAY) }, from: validFrom };
}
