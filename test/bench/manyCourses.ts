import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { openDb } from '../../demo/server/db/openDb.ts';
import { activities, objectiveAccesses, objectives, objectiveShowcases, users } from '../../demo/server/db/schema.ts';
import { findSnapshot } from '../../demo/server/db/snapshot.ts';
import { uuidOf } from '../../demo/server/db/uuidOf.ts';
import { fold } from '../../src/domain/fold.ts';

const words = ['Care', 'Nursing', 'Data', 'Ethics', 'Safety', 'Imaging', 'Surgery', 'Leadership', 'Genetics', 'Law'];
const BATCH = 500;

/** Fills a data folder with the seed, and gives nils, who has no courses, so many of them. */
export async function manyCourses(dataDir: string, count: number, root = process.cwd()): Promise<void> {
  const migrationsFolder = join(root, 'demo/server/db/migrations');
  const { db, close } = await openDb({ dataDir, migrationsFolder, snapshot: findSnapshot(join(root, 'dist/seed'), root, migrationsFolder) });
  const [nils] = await db.select().from(users).where(eq(users.username, 'nils'));
  const shown = await db.selectDistinct({ id: objectiveShowcases.showcaseId }).from(objectiveShowcases);
  if (!nils) throw new Error('there is no nils');
  for (let from = 0; from < count; from += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, count - from) }, (_, index) => from + index);
    const rows = numbers.map((number) => {
      const word = words[number % words.length]!;
      const name = `Many ${String(number).padStart(5, '0')}: ${word} in Practice`;
      const code = `MNY ${number}`;
      const description = `${word} as it is done every day, course ${number} of many.`;
      return { id: uuidOf(`many:${number}`), activityId: uuidOf(`many-activity:${number}`), name, code, description, state: 2, partsTotal: 6, nameSort: fold(name), codeSearch: fold(code), descriptionSearch: fold(description) };
    });
    await db.insert(activities).values(rows.map(({ activityId, name, code }) => ({ id: activityId, name, code, type: 3, state: 2, duration: 3600 })));
    await db.insert(objectives).values(rows);
    await db.insert(objectiveShowcases).values(rows.map(({ id }, index) => ({ objectiveId: id, showcaseId: shown[index % shown.length]!.id })));
    await db.insert(objectiveAccesses).values(
      rows.map(({ id }, index) => ({ id: `${id}-access`, userId: nils.id, objectiveId: id, objectiveAccessId: `${id}-assignment`, aggregateId: `${id}-aggregate`, isSelfEnrolled: index % 3 > 0, isMandatory: index % 3 === 0 })),
    );
  }
  await close();
}
