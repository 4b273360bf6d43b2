import { join } from 'node:path';
import type { Clock } from '../../clock/clock.ts';
import { projectRoot } from '../../config.ts';
import type { Db } from '../../db/openDb.ts';
import { seedDates } from '../seedDates.ts';
import { addMade } from './addMade.ts';
import { bigCourse } from './bigCourse.ts';

/**
 * Adds one course with this number of parts for mira, once (SRV-26).
 * @returns whether it is new
 * @throws SetupError
 */
export async function addBigCourse(db: Db, clock: Clock, parts: number, root = projectRoot()): Promise<boolean> {
  const dates = seedDates(clock.now());
  return (await addMade(db, [bigCourse(parts, join(root, 'demo/server/seed/many'), dates)], dates)) > 0;
}
