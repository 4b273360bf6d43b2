import { asc, desc, eq, type SQL } from 'drizzle-orm';
import { isOneOf } from '../../db/isOneOf.ts';
import type { Db } from '../../db/openDb.ts';
import { prepareOnce } from '../../db/prepareOnce.ts';
import { grades, gradingScales } from '../../db/schema.ts';

const scalesWhere = (db: Db, where?: SQL) =>
  db
    .select({ scale: gradingScales, grade: grades })
    .from(gradingScales)
    .leftJoin(grades, eq(grades.scaleId, gradingScales.id))
    .where(where)
    .orderBy(asc(gradingScales.name), desc(grades.normalizedMinScore));
const scalesOf = (db: Db) =>
  prepareOnce(db, 'scales_of', (name) => scalesWhere(db, isOneOf(gradingScales.id)).prepare(name));

/** A grade of a scale. */
export type Grade = Omit<typeof grades.$inferSelect, 'scaleId'>;

/** A scale as it goes over the wire; passing score and number of grades follow from the grades (DATA-9). */
export const scaleWire = (scale: typeof gradingScales.$inferSelect, own: readonly Grade[]) => ({
  ...scale,
  normalizedPassingScore: own.find(({ id }) => id === scale.passingGradeId)?.normalizedMinScore ?? null,
  numberOfGrades: own.length,
  grades: own,
});

/** Scales as they go over the wire, all or those with these ids. */
export async function loadScales(db: Db, ids?: readonly string[]) {
  if (ids?.length === 0) return [];
  const rows = ids ? await scalesOf(db).execute({ ids: [...new Set(ids)] }) : await scalesWhere(db);
  const scales = new Map(rows.map(({ scale }) => [scale.id, scale]));
  return [...scales.values()].map((scale) =>
    scaleWire(
      scale,
      rows.flatMap(({ grade }) => {
        if (grade?.scaleId !== scale.id) return [];
        const { scaleId: _, ...rest } = grade;
        return [rest];
      }),
    ),
  );
}
