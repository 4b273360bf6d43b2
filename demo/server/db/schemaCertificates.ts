import { sql } from 'drizzle-orm';
import { index, integer, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { objectives, users } from './schema.ts';
import { objectiveRecords } from './schemaRuns.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** The texts of a certificate besides the course and its learner. */
export const certificateTemplates = pgTable('certificate_templates', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** A number of `certificateKinds`. */
  kind: smallint('kind').notNull().default(1),
  /** Months after the end of the course for which the certificate is valid; null for ever. */
  validMonths: smallint('valid_months'),
  issuerName: text('issuer_name').notNull(),
  /** The issuer's statement, in one sentence. */
  statement: text('statement').notNull(),
  signatoryName: text('signatory_name').notNull(),
  signatoryTitle: text('signatory_title').notNull(),
  /** Where Credly shows the certificate. */
  externalUrl: text('external_url'),
});

/** The one template of a course that gives certificates. */
export const objectiveCertificateTemplates = pgTable('objective_certificate_templates', {
  objectiveId: text('objective_id')
    .primaryKey()
    .references(() => objectives.id),
  templateId: text('template_id')
    .notNull()
    .references(() => certificateTemplates.id),
});

/** Issued certificates. They keep the names of their day: a certificate does not change with its course or person. */
export const certificateRecords = pgTable(
  'certificate_records',
  {
    id: text('id').primaryKey(),
    number: text('number').notNull().unique(),
    tenantId: text('tenant_id'),
    recordId: text('record_id')
      .notNull()
      .references(() => objectiveRecords.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    objectiveId: text('objective_id')
      .notNull()
      .references(() => objectives.id),
    templateId: text('template_id')
      .notNull()
      .references(() => certificateTemplates.id),
    firstName: text('first_name').notNull(),
    middleName: text('middle_name'),
    lastName: text('last_name').notNull(),
    courseName: text('course_name').notNull(),
    courseCode: text('course_code'),
    externalUrl: text('external_url'),
    created: moment('created').notNull(),
    expires: moment('expires'),
    /** The person who issued it by hand; null for one that was issued by the rule. */
    issuedBy: text('issued_by'),
    revokedAt: moment('revoked_at'),
    revokedBy: text('revoked_by'),
    revokeReason: text('revoke_reason'),
    /** Its number among all certificates, which is also its bit in the status lists. */
    statusIndex: integer('status_index').notNull().unique().generatedByDefaultAsIdentity({ startWith: 0, minValue: 0 }),
  },
  (table) => [
    index('certificate_records_user').on(table.userId, table.created),
    index('certificate_records_created').on(table.created),
    index('certificate_records_record').on(table.recordId),
    // A result has at most one valid certificate, even if two issue it at the same moment.
    uniqueIndex('certificate_records_once')
      .on(table.recordId)
      .where(sql`revoked_at is null`),
    // The rule issues only one certificate for a result: none again after that one was revoked.
    uniqueIndex('certificate_records_by_rule')
      .on(table.recordId)
      .where(sql`issued_by is null`),
  ],
);
