import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/openDb.ts';
import { objectives } from '../../db/schema.ts';
import { certificateTemplates, objectiveCertificateTemplates } from '../../db/schemaCertificates.ts';

/** The templates with the names of the courses that use them, ordered by name; with an id only that template. */
export async function listTemplates(db: Db, id?: string) {
  const courses = sql<readonly string[]>`(
    select coalesce(json_agg(c.name order by c.name_sort), '[]') from ${objectiveCertificateTemplates} o
      join ${objectives} c on c.id = o.objective_id where o.template_id = certificate_templates.id)`;
  return db
    .select({ template: certificateTemplates, courses })
    .from(certificateTemplates)
    .where(id === undefined ? undefined : eq(certificateTemplates.id, id))
    .orderBy(asc(certificateTemplates.name), asc(certificateTemplates.id));
}
export type ListedTemplate = Awaited<ReturnType<typeof listTemplates>>[number];
