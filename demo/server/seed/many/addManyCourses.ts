import { join } from 'node:path';
import type { Clock } from '../../clock/clock.ts';
import { projectRoot } from '../../config.ts';
import type { Db } from '../../db/openDb.ts';
import { seedDates } from '../seedDates.ts';
import { addMade } from './addMade.ts';
import { manyCourses, sharedActivities } from './manyCourses.ts';

/**
 * Adds this number of made-up courses for mira, once (SRV-22).
 * @returns how many were new
 * @throws SetupError
 */
export const addManyCourses = (db: Db, clock: Clock, count: number, root = projectRoot()): Promise<number> =>
  addMade(db, manyCourses(count, join(root, 'demo/server/seed/many')), seedDates(clock.now()), sharedActivities);
