import { certificateKinds } from '../../../src/domain/certificate/certificateKinds.ts';
import type { certificateTemplates, objectiveCertificateTemplates } from '../db/schemaCertificates.ts';
import { uuidOf } from '../db/uuidOf.ts';
import type { SeedDates } from './seedDates.ts';

type Template = typeof certificateTemplates.$inferInsert;

/** Templates, the courses that have them, and revoked certificates, as in `certificates.json`; `days` from the day of the seed. */
export interface CertificateFile {
  readonly templates: readonly (Omit<Template, 'id' | 'kind' | 'issuerName'> & {
    readonly key: string;
    readonly kind?: keyof typeof certificateKinds;
  })[];
  readonly courses: Readonly<Record<string, string>>;
  readonly revoked: readonly {
    readonly by: string;
    readonly course: string;
    readonly run: number;
    readonly days: number;
    readonly reason: string;
  }[];
}

/** Rows of templates and their courses. */
export function certificateRows({ templates, courses, revoked }: CertificateFile, dates: SeedDates) {
  const idOf = (key: string) => uuidOf(`certificate-template:${key}`);
  return {
    templates: templates.map(({ key, kind, ...template }): Template => ({
      ...template,
      id: idOf(key),
      kind: certificateKinds[kind ?? 'custom'],
      issuerName: 'Aldergrove Academy',
    })),
    courses: Object.entries(courses).map(([code, key]): typeof objectiveCertificateTemplates.$inferInsert => ({
      objectiveId: uuidOf(`course:${code}`),
      templateId: idOf(key),
    })),
    revoked: revoked.map(({ by, course, run, days, reason }) => ({
      recordId: uuidOf(`record:${by}:${course}:${run}`),
      revokedAt: dates.at(days),
      reason,
    })),
  };
}
