import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { ltiToolLinks, ltiToolResults, ltiToolTeachers } from '../db/schemaLtiTool.ts';
import { contextOf } from './courseOfLaunch.ts';
import type { Launch } from './launchClaims.ts';
import { isOfPlatform, type Platform } from './platforms.ts';

/** A place of a platform from which a course is launched. */
export type ToolLink = typeof ltiToolLinks.$inferSelect;

/** The scope for sending scores, which a launch grants. */
export const SCORE_SCOPE = 'https://purl.imsglobal.org/spec/lti-ags/scope/score';

/**
 * The address for the scores of a launch; null where the launch names none, does not allow it, or names an address that is not the
 * platform's (TOOL-12).
 */
function lineItemOf(platform: Platform, { grading }: Launch): string | null {
  const address = grading?.lineitem;
  return address && grading.scope.includes(SCORE_SCOPE) && isOfPlatform(platform, address) ? address : null;
}

/** Keeps the place of a launch with its present data: it may lead to another course than before. */
export async function linkOfLaunch(db: Db, platform: Platform, launch: Launch, objectiveId: string): Promise<ToolLink> {
  const now = { ...contextOf(launch), objectiveId, lineItem: lineItemOf(platform, launch) };
  const place = {
    platformId: platform.id,
    deployment: String(launch.deployment),
    resourceLink: launch.resourceLink ?? '',
  };
  const [link] = await db
    .insert(ltiToolLinks)
    .values({ id: randomUUID(), ...place, ...now })
    .onConflictDoUpdate({
      target: [ltiToolLinks.platformId, ltiToolLinks.deployment, ltiToolLinks.resourceLink],
      set: now,
    })
    .returning();
  if (!link) throw new Error('A place was not kept.');
  return link;
}

/** How long a person may look at their learners without another launch, in milliseconds. */
const TEACHES = 12 * 3_600_000;

/** Keeps whether a person teaches at a place. The platform's last launch decides. */
export async function keepTeacher(db: Db, { id: linkId }: ToolLink, userId: string, isTeacher: boolean): Promise<void> {
  const until = new Date(Date.now() + TEACHES);
  if (isTeacher)
    await db
      .insert(ltiToolTeachers)
      .values({ linkId, userId, until })
      .onConflictDoUpdate({ target: [ltiToolTeachers.linkId, ltiToolTeachers.userId], set: { until } });
  else
    await db.delete(ltiToolTeachers).where(and(eq(ltiToolTeachers.linkId, linkId), eq(ltiToolTeachers.userId, userId)));
}

/** From now on the platform receives this learner's scores there. */
export async function followLearner(db: Db, link: ToolLink, userId: string, subject: string): Promise<void> {
  await db
    .insert(ltiToolResults)
    .values({ id: randomUUID(), linkId: link.id, userId, subject })
    .onConflictDoUpdate({ target: [ltiToolResults.linkId, ltiToolResults.userId], set: { subject } });
}
