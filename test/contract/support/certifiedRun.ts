import { eq } from 'drizzle-orm';
import type { Db } from '../../../demo/server/db/openDb.ts';
import { gradingScales, objectives } from '../../../demo/server/db/schema.ts';
import { objectiveCertificateTemplates } from '../../../demo/server/db/schemaCertificates.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { storedRun, type RunSketch, type StoredRun } from './storedRun.ts';

/**
 * Stores a run through a course that gives certificates.
 * @param template its key in `certificates.json`
 * @param scaled its scores are graded by the academy's letter grades, with half of the points to pass
 */
export async function certifiedRun(
  db: Db,
  userId: string,
  { template = 'completion', scaled = false, ...sketch }: RunSketch & { template?: string; scaled?: boolean } = {},
): Promise<StoredRun> {
  const stored = await storedRun(db, userId, { partState: 'finished', ...sketch });
  const templateId = uuidOf(`certificate-template:${template}`);
  await db.insert(objectiveCertificateTemplates).values({ objectiveId: stored.objectiveId, templateId });
  if (scaled) {
    const [scale] = await db
      .select()
      .from(gradingScales)
      .where(eq(gradingScales.id, uuidOf('scale:letters')));
    if (!scale) throw new Error('The academy has no scale of letters.');
    await db.update(objectives).set({ gradingScaleId: scale.id }).where(eq(objectives.id, stored.objectiveId));
  }
  return stored;
}
