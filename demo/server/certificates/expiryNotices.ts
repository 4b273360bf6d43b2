import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { objectives } from '../db/schema.ts';
import { certificateRecords } from '../db/schemaCertificates.ts';
import { findCertificates } from './findCertificates.ts';

const DAYS_AHEAD = 30;
const DAY = 86_400_000;

/** Tells somebody, in the channel of a course, that their certificate expires. */
export interface ExpiryNotice {
  readonly channelId: string;
  readonly objectiveId: string;
  readonly number: string;
  readonly expires: Date;
  /** When it is announced. */
  readonly sent: Date;
}

/**
 * The notices to one person in these channels until now (CERT-10): thirty days before a certificate expires, unless another one of the
 * course counts longer. They follow from the certificates and are stored nowhere.
 */
export async function expiryNotices(
  db: Db,
  userId: string,
  channels: readonly string[],
  now: number,
): Promise<readonly ExpiryNotice[]> {
  if (channels.length === 0) return [];
  const found = await findCertificates(
    db,
    now,
    and(
      eq(certificateRecords.userId, userId),
      isNull(certificateRecords.revokedAt),
      inArray(objectives.announcementChannelId, [...channels]),
    ),
  );
  const endOf = (one: (typeof found)[number]) => one.certificate.expires?.getTime() ?? Infinity;
  return found.flatMap((one) => {
    const { objectiveId, number, expires } = one.certificate;
    const sent = endOf(one) - DAYS_AHEAD * DAY;
    const longer = found.some((other) => other.certificate.objectiveId === objectiveId && endOf(other) > endOf(one));
    return expires && one.channelId && sent <= now && !longer
      ? [{ channelId: one.channelId, objectiveId, number, expires, sent: new Date(sent) }]
      : [];
  });
}
