import { asc, desc, inArray } from 'drizzle-orm';
import type { Db } from '../../db/openDb.ts';
import { grades, gradingScales } from '../../db/schema.ts';

/** Scales as they go over the wire, all or those with these ids; passing score and number of grades follow from the grades (DATA-9). */
export async function loadScales(db: Db, ids?: readonly string[]) {
  if (ids?.length === 0) return [];
  const of = ids && [...new Set(ids)];
  const scales = await db
    .select()
    .from(gradingScales)
    .where(of && inArray(gradingScales.id, of))
    .orderBy(asc(gradingScales.name));
  const all = await db
    .select()
    .from(grades)
    .where(of && inArray(grades.scaleId, of))
    .orderBy(desc(grades.normalizedMinScore));
  return scales.map((scale) => {
    const own = all.filter(({ scaleId }) => scaleId === scale.id).map(({ scaleId: _, ...grade }) => grade);
    const normalizedPassingScore = own.find(({ id }) => id === scale.passingGradeId)?.normalizedMinScore ?? null;
    return { ...scale, normalizedPassingScore, numberOfGrades: own.length, grades: own };
  });
}
