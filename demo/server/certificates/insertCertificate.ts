import { randomUUID } from 'node:crypto';
import type { Db } from '../db/openDb.ts';
import { certificateRecords } from '../db/schemaCertificates.ts';
import { academyOf } from './academy.ts';
import { certificateNumber } from './certificateNumber.ts';
import type { Certifiable } from './certifiable.ts';
import { monthsLater } from './monthsLater.ts';

/** A name, cut to the length that the database can store. */
const name = (text: string) => Array.from(text).slice(0, 1000).join('');

/**
 * Issues one certificate for a result and gives its number. Null if the result already has one that counts: even if
 * several requests issue it at the same moment, there is only one (CERT-6).
 * @param issuedBy id of the person who issues it by hand
 */
export async function insertCertificate(
  db: Db,
  { record, user, objective, template }: Certifiable,
  now: number,
  issuedBy: string | null,
): Promise<string | null> {
  const created = new Date(now);
  const { prefix } = await academyOf(db);
  const [made] = await db
    .insert(certificateRecords)
    .values({
      id: randomUUID(),
      number: certificateNumber(prefix, created),
      tenantId: user.tenantId,
      recordId: record.id,
      userId: user.id,
      objectiveId: objective.id,
      templateId: template.id,
      firstName: name(user.firstName),
      middleName: user.middleName && name(user.middleName),
      lastName: name(user.lastName),
      courseName: name(objective.name),
      courseCode: objective.code && name(objective.code),
      externalUrl: template.externalUrl,
      created,
      expires: template.validMonths === null ? null : monthsLater(record.finished ?? created, template.validMonths),
      issuedBy,
    })
    .onConflictDoNothing()
    .returning({ number: certificateRecords.number });
  return made?.number ?? null;
}
