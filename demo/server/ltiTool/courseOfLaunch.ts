import { randomUUID } from 'node:crypto';
import { and, asc, eq, exists, gt, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { fold } from '../../../src/domain/filter/fold.ts';
import { objectiveStates } from '../../../src/domain/course/states.ts';
import { isOver } from '../../../src/domain/time/moment.ts';
import { parse } from '../../../src/routes/parse.ts';
import type { Db } from '../db/openDb.ts';
import { activities, gradingScales, objectiveAccesses, objectives, openAssignments } from '../db/schema.ts';
import { returnTo } from '../leaving/returnTo.ts';
import type { Launch } from './launchClaims.ts';
import { LaunchRefused } from './LaunchRefused.ts';
import type { Platform } from './platforms.ts';

/** The most courses on a page of the chooser. */
export const MOST_COURSES = 50;

/** The course is open to all, or named for this platform; it is ready, not archived and not over (TOOL-8). */
const openTo = (db: Db, { courses }: Platform, now: number): SQL | undefined =>
  and(
    eq(objectives.state, objectiveStates.ready),
    ne(activities.state, objectiveStates.archived),
    or(
      courses.length > 0 ? inArray(objectives.id, [...courses]) : undefined,
      exists(
        db
          .select({ one: sql`1` })
          .from(openAssignments)
          .where(
            and(
              eq(openAssignments.objectiveId, objectives.id),
              eq(openAssignments.selfEnrolment, true),
              or(isNull(openAssignments.availabilityEndDate), gt(openAssignments.availabilityEndDate, new Date(now))),
            ),
          ),
      ),
    ),
  );

const selected = (db: Db, where: SQL | undefined) =>
  db
    .select({
      id: objectives.id,
      name: objectives.name,
      code: objectives.code,
      description: objectives.description,
      maxScore: gradingScales.maxScore,
    })
    .from(objectives)
    .innerJoin(activities, eq(activities.id, objectives.activityId))
    .leftJoin(gradingScales, eq(gradingScales.id, objectives.gradingScaleId))
    .where(where);

/** A course that a platform may offer. */
export type OfferedCourse = Awaited<ReturnType<typeof selected>>[number];

/** The courses that are open to a platform, by name. @param words all of them occur in name, code or description */
export async function offeredCourses(
  db: Db,
  platform: Platform,
  words: string,
  now: number,
): Promise<readonly OfferedCourse[]> {
  const wanted = fold(words).split(/\s+/).filter(Boolean).slice(0, 10);
  const all = sql`concat_ws(' ', ${objectives.nameSort}, ${objectives.codeSearch}, ${objectives.descriptionSearch})`;
  const found = wanted.map((word) => sql`position(${word} in ${all}) > 0`);
  return selected(db, and(openTo(db, platform, now), ...found))
    .orderBy(asc(objectives.nameSort), asc(objectives.id))
    .limit(MOST_COURSES + 1);
}

/** One of these courses, or null. */
export async function offeredCourse(
  db: Db,
  platform: Platform,
  id: string,
  now: number,
): Promise<OfferedCourse | null> {
  const [found] = await selected(db, and(openTo(db, platform, now), eq(objectives.id, id)));
  return found ?? null;
}

/**
 * The target of a launch in the portal: its path below `/learn`, and the course of the choice or, without one, of the address (TOOL-8).
 * @throws LaunchRefused for an address of another site, or an unknown one of the portal
 */
export function targetOf(origin: string, target: string, chosen: string | null) {
  const url = URL.canParse(target) ? new URL(target) : null;
  if (
    url?.origin !== origin ||
    !/^\/learn(\/|$)/.test(url.pathname) ||
    /^\/learn\/(bridge|login-callback|element)\b/.test(url.pathname)
  )
    throw new LaunchRefused('target', 'target_link_uri');
  const route = parse(url.pathname.slice('/learn'.length) || '/');
  if (!route) throw new LaunchRefused('target', 'target_link_uri');
  const named = 'objectiveId' in route ? route.objectiveId : null;
  const courseId = chosen ?? named;
  // The chosen course counts; an address within the same course leads to its place there.
  const path = chosen !== null && chosen !== named ? `/learn/courses/${encodeURIComponent(chosen)}` : url.pathname;
  return { courseId, path: courseId === null && route.name === 'home' ? '/learn/courses' : path };
}

/**
 * Enrols a person by a launch (TOOL-8). A person who had left the course finds it as it was.
 * @throws LaunchRefused where the course is not open to the platform, or no longer, and they do not have it
 */
export async function enrolByLaunch(
  db: Db,
  platform: Platform,
  { userId, courseId, now }: { readonly userId: string; readonly courseId: string; readonly now: number },
): Promise<void> {
  const open = await offeredCourse(db, platform, courseId, now);
  const own = and(eq(objectiveAccesses.userId, userId), eq(objectiveAccesses.objectiveId, courseId));
  await db.transaction(async (tx) => {
    const [before] = await tx.select().from(objectiveAccesses).where(own).for('update');
    const isOwn =
      before !== undefined && (before.isSelfEnrolled || before.isMandatory || before.lastWorkflowId !== null);
    if (isOwn) return;
    if (!open) throw new LaunchRefused('course', 'not open to the platform');
    const [assignment] = await tx.select().from(openAssignments).where(eq(openAssignments.objectiveId, courseId));
    const end = (before ?? assignment)?.availabilityEndDate?.getTime() ?? null;
    if (end !== null && isOver(end, { now })) throw new LaunchRefused('course', 'over');
    if (before) {
      await tx.update(objectiveAccesses).set({ isSelfEnrolled: true }).where(eq(objectiveAccesses.id, before.id));
      await returnTo(tx, before.id, now);
      return;
    }
    const { retake, availabilityDate, availabilityEndDate, dueDate, termId } = assignment ?? {};
    await tx
      .insert(objectiveAccesses)
      .values({
        id: randomUUID(),
        userId,
        objectiveId: courseId,
        objectiveAccessId: assignment?.id ?? `lti-${platform.id}`,
        aggregateId: randomUUID(),
        isSelfEnrolled: true,
        retake: retake ?? false,
        availabilityDate,
        availabilityEndDate,
        dueDate,
        termId,
      })
      .onConflictDoNothing();
  });
}

/** Id and title of the launch's context on the platform. */
export const contextOf = ({ context }: Launch) => ({ context: context?.id ?? '', contextTitle: context?.title ?? '' });
