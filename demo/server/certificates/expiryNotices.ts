import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { objectives } from '../db/schema.ts';
import { certificateRecords } from '../db/schemaCertificates.ts';
import { findCertificates, type FoundCertificate } from './findCertificates.ts';

/** How long before the expiry of a certificate the notice comes, in milliseconds (CERT-10). */
export const noticeAhead = 30 * 86_400_000;

/** A notice in the channel of a course that tells a learner when their certificate expires. */
export interface ExpiryNotice {
  readonly channelId: string;
  readonly objectiveId: string;
  readonly number: string;
  readonly expires: Date;
  /** When the notice appears. */
  readonly sent: Date;
}

const endOf = ({ certificate }: FoundCertificate) => certificate.expires?.getTime() ?? Infinity;

/** Whether another certificate of the same person and course is valid longer. @param all certificates that were not revoked */
export const isSuperseded = (one: FoundCertificate, all: readonly FoundCertificate[]): boolean =>
  all.some(
    (other) =>
      other.certificate.userId === one.certificate.userId &&
      other.certificate.objectiveId === one.certificate.objectiveId &&
      endOf(other) > endOf(one),
  );

/**
 * The notices to one person in these channels until now (CERT-10): thirty days before a certificate expires, unless another one of the
 * course is valid longer. They are derived from the certificates and not stored.
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
  return found.flatMap((one) => {
    const { objectiveId, number, expires } = one.certificate;
    const sent = endOf(one) - noticeAhead;
    return expires && one.channelId && sent <= now && !isSuperseded(one, found)
      ? [{ channelId: one.channelId, objectiveId, number, expires, sent: new Date(sent) }]
      : [];
  });
}
