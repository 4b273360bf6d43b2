import { eq, sql } from 'drizzle-orm';
import { SetupError } from '../../settings/setupError.ts';
import { insertMany } from '../../db/insertMany.ts';
import type { Db } from '../../db/openDb.ts';
import * as tables from '../../db/schema.ts';
import * as runs from '../../db/schemaRuns.ts';
import { uuidOf } from '../../db/uuidOf.ts';
import { loadScales } from '../../calls/lists/scales.ts';
import { enrol } from '../enrol.ts';
import type { SeedCourse } from '../readCourse.ts';
import type { SeedDates } from '../seedDates.ts';
import type { MadeCourse } from './manyCourses.ts';

const LEARNER = 'mira';

/**
 * Adds made-up courses for mira, who has to exist. Courses that were added before stay as they are, with all work in them.
 * @param shared activities that several of them have
 * @returns how many were new
 * @throws SetupError
 */
export async function addMade(
  db: Db,
  made: readonly MadeCourse[],
  dates: SeedDates,
  shared: SeedCourse['activities'] = [],
): Promise<number> {
  const [learner] = await db
    .select({ id: tables.users.id })
    .from(tables.users)
    .where(eq(tables.users.username, LEARNER));
  if (!learner) throw new SetupError(`There is no ${LEARNER} in this database, whom the courses could be for.`);
  const scales = await loadScales(db);
  const enrolled = made.map(({ course, enrolment }) =>
    enrol(
      LEARNER,
      learner.id,
      enrolment,
      course,
      scales.find(({ id }) => id === course.objective.gradingScaleId) ?? null,
      dates,
    ),
  );
  const courses = made.map(({ course }) => course);
  return db.transaction(async (tx) => {
    await insertMany(tx, tables.activities, [...shared, ...courses.flatMap(({ activities }) => activities)]);
    await insertMany(
      tx,
      tables.activityParts,
      courses.flatMap(({ parts }) => parts),
    );
    await insertMany(
      tx,
      tables.objectives,
      courses.map(({ objective }) => objective),
    );
    await insertMany(
      tx,
      tables.objectiveShowcases,
      courses.flatMap(({ objective, collections }) =>
        collections.map((code) => ({ objectiveId: objective.id, showcaseId: uuidOf(`collection:${code}`) })),
      ),
    );
    const added = await insertMany(
      tx,
      tables.objectiveAccesses,
      enrolled.map(({ access }) => access),
    );
    await insertMany(
      tx,
      runs.objectiveWorkflows,
      enrolled.flatMap(({ workflows }) => workflows),
    );
    await insertMany(
      tx,
      runs.objectiveRecords,
      enrolled.flatMap(({ records }) => records),
    );
    await insertMany(
      tx,
      runs.activityWorkflows,
      enrolled.flatMap(({ activityWorkflows }) => activityWorkflows),
    );
    // Without fresh statistics the planner believes that the tables are as small as before.
    await tx.execute(sql`analyze`);
    return added;
  });
}
