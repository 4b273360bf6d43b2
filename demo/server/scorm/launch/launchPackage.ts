import { and, eq } from 'drizzle-orm';
import type { TreeRow } from '../../../../src/domain/tree/flattenTree.ts';
import { LecternError } from '../../../../src/errors.ts';
import { unreadable } from '../../calls/mayRead.ts';
import { isUnderWay } from '../../calls/parts/underWay.ts';
import type { LoadedRun } from '../../calls/parts/tree.ts';
import { notFound } from '../../calls/route.ts';
import type { Db } from '../../db/openDb.ts';
import { activityPackages, scormAttempts, scormLaunches } from '../../db/scorm/schemaScorm.ts';
import { launchLimits } from '../limits.ts';
import { newLaunchToken, launchIdOf } from './launchToken.ts';

/** A part of a run to launch. */
export interface PackageLaunch {
  readonly run: LoadedRun;
  /** Null for the root, in a course that is a single activity. */
  readonly row: TreeRow | null;
  readonly now: number;
  /** Tag of the portal's language, which is also that of the launch page. */
  readonly language: string;
  readonly contentOrigin: string;
}

/** The package that an activity plays now; null where it plays none. */
async function packageOf(db: Db, activityId: string): Promise<string | null> {
  const [found] = await db.select().from(activityPackages).where(eq(activityPackages.activityId, activityId));
  return found?.packageId ?? null;
}

/**
 * The attempt of a part, made where there is none: it keeps the package with which it began (SCORM-12).
 * @throws LecternError `not_found` for an activity without a package
 */
async function attemptOf(db: Db, workflowId: string, axis: string, activityId: string) {
  const where = and(eq(scormAttempts.workflowId, workflowId), eq(scormAttempts.axis, axis));
  const [kept] = await db.select().from(scormAttempts).where(where);
  if (kept) return kept;
  const packageId = await packageOf(db, activityId);
  if (!packageId) throw notFound('package');
  await db.insert(scormAttempts).values({ workflowId, axis, packageId }).onConflictDoNothing();
  const [made] = await db.select().from(scormAttempts).where(where);
  if (!made) throw notFound('package');
  return made;
}

/**
 * Makes a launch of a package, and returns the address at which it opens (SCORM-9). A part whose package was submitted, or whose run is
 * over, opens in review (SCORM-16).
 * @throws LecternError `forbidden` where its learner may not read the part now, `not_found`
 */
export async function launchPackage(
  db: Db,
  { run, row, now, language, contentOrigin }: PackageLaunch,
): Promise<{ readonly targetLinkUri: string }> {
  const why = await unreadable(db, run, row, now);
  if (why) throw new LecternError('forbidden', why);
  const axis = row?.part.axis ?? '';
  const { workflow } = run;
  const attempt = await attemptOf(db, workflow.id, axis, (row?.part.child ?? run.root).id);
  const goesOn = (await isUnderWay(db, run, now)) && attempt.submitted === null;
  if (!goesOn && !(row?.part.child ?? run.root).supportReview)
    throw new LecternError('forbidden', 'This package may not be reviewed.');
  const token = newLaunchToken();
  await db.insert(scormLaunches).values({
    id: launchIdOf(token) ?? '',
    workflowId: workflow.id,
    axis,
    userId: workflow.userId,
    packageId: attempt.packageId,
    review: !goesOn,
    language,
    made: new Date(now),
    expires: new Date(now + launchLimits.toOpen),
  });
  return { targetLinkUri: `${contentOrigin}/${token}/` };
}
