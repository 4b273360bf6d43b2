import { eq } from 'drizzle-orm';
import { findCertificates, type FoundCertificate } from '../certificates/findCertificates.ts';
import type { Db } from '../db/openDb.ts';
import { certificateRecords } from '../db/schemaCertificates.ts';
import { tell, type NewNotice } from './tell.ts';

type Event = 'issued' | 'revoked' | 'expiring';

export const certificateNotice = ({ certificate }: FoundCertificate, event: Event): NewNotice => ({
  userId: certificate.userId,
  kind: 'certificate',
  key: `${event} ${certificate.id}`,
  objectiveId: certificate.objectiveId,
  data: { certificateId: certificate.id, event },
});

/** Notifies a person that a certificate was issued to them, or revoked; not while it may not be seen (CERT-8). */
export async function tellCertificate(
  db: Db,
  number: string,
  event: Exclude<Event, 'expiring'>,
  now: number,
): Promise<void> {
  await tell(db, now, async (tx) => {
    const found = await findCertificates(tx, now, eq(certificateRecords.number, number));
    return found.map((one) => certificateNotice(one, event));
  });
}
