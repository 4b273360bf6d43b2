import { and, gt, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import { isSuperseded, noticeAhead } from '../certificates/expiryNotices.ts';
import { findCertificates } from '../certificates/findCertificates.ts';
import type { Db } from '../db/openDb.ts';
import { certificateRecords } from '../db/schemaCertificates.ts';
import { certificateNotice } from './tellCertificate.ts';
import { tell } from './tell.ts';

/** Notifies people whose certificate expires within thirty days, unless another one of the course is valid longer (CERT-10). */
export async function tellExpiring(db: Db, now: number): Promise<void> {
  const { expires, revokedAt, userId } = certificateRecords;
  await tell(db, now, async (tx) => {
    const near = await findCertificates(
      tx,
      now,
      and(isNull(revokedAt), isNotNull(expires), gt(expires, new Date(now)), lte(expires, new Date(now + noticeAhead))),
    );
    if (near.length === 0) return [];
    const owners = [...new Set(near.map(({ certificate }) => certificate.userId))];
    const all = await findCertificates(tx, now, and(isNull(revokedAt), inArray(userId, owners)));
    return near.filter((one) => !isSuperseded(one, all)).map((one) => certificateNotice(one, 'expiring'));
  });
}
