import { eq } from 'drizzle-orm';
import { activityTypes } from '../../../../src/domain/course/states.ts';
import type { Launcher } from '../../calls/parts/launchers.ts';
import type { Deps } from '../../calls/route.ts';
import type { Config } from '../../config.ts';
import { activityPackages } from '../../db/scorm/schemaScorm.ts';
import { launchPackage } from './launchPackage.ts';

/** Plays parts that have a package: at the launch page of the content's origin (CALL-30, SCORM-9). */
export const packageLauncher = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { contentOrigin }: Pick<Config, 'contentOrigin'>,
): Launcher => ({
  plays: ({ type }) => type === activityTypes.lti,
  async launch({ run, axis, activity, locale }) {
    const [played] = await db.select().from(activityPackages).where(eq(activityPackages.activityId, activity.id));
    if (!played || !contentOrigin) return null;
    const row = run.rows.find(({ part }) => part.axis === axis) ?? null;
    const link = await launchPackage(db, { run, row, now: clock.now(), language: locale, contentOrigin });
    return { ...link, contentOrigin, permissions: ['fullscreen'] };
  },
});
