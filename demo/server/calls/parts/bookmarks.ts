import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  array,
  check,
  maxLength,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  pipe,
  string,
  transform,
  tuple,
} from 'valibot';
import { bookmarksOf, saveBookmark } from '../../../../src/contract/parts/bookmarks.ts';
import { activities, objectiveAccesses, objectives } from '../../db/schema.ts';
import { objectiveWorkflows } from '../../db/schemaRuns.ts';
import { bookmarks } from '../../db/schemaDrafts.ts';
import { uuidOf } from '../../db/uuidOf.ts';
import { mergeBookmarks } from '../../rules/mergeBookmarks.ts';
import { unreadable } from '../mayRead.ts';
import { checked, learner, notFound, param, refused, route, type Deps } from '../route.ts';
import { loadRun } from './tree.ts';
import { isUnderWay } from './underWay.ts';

// Seconds of a film (up to eleven days), or a page of a book.
const place = pipe(number(), minValue(0), maxValue(1_000_000));
const range = pipe(
  tuple([place, place]),
  check(([start, end]) => end > start, 'A range ends after its start.'),
);
const body = object({
  place: nullable(place),
  seen: pipe(array(range), maxLength(100)),
  at: pipe(string(), maxLength(40), transform(Date.parse), number('An instant as ISO text is wanted.'), minValue(0)),
});

/** Registers the calls for learners' places in the parts of their runs (SRV-28, CALL-59, CALL-60). All is the actor's own (PERM-6). */
export function registerBookmarks(app: FastifyInstance, { db, clock }: Deps): void {
  route(app, bookmarksOf, async (request) => {
    const { userId } = learner(request);
    const [run] = await db
      .select({ id: objectiveWorkflows.id, rootId: activities.id })
      .from(objectiveWorkflows)
      .innerJoin(objectiveAccesses, eq(objectiveAccesses.id, objectiveWorkflows.accessId))
      .innerJoin(objectives, eq(objectives.id, objectiveAccesses.objectiveId))
      .innerJoin(activities, eq(activities.id, objectives.activityId))
      .where(
        and(
          eq(objectiveWorkflows.id, param(request, 'id')),
          eq(objectiveWorkflows.userId, userId),
          isNull(objectiveWorkflows.leftAt),
        ),
      );
    if (!run) throw notFound('course workflow');
    const kept = await db.select().from(bookmarks).where(eq(bookmarks.workflowId, run.id)).orderBy(bookmarks.axis);
    return kept.map(({ workflowId: _, axis, ...rest }) => ({
      activityPathId: axis === '' ? run.rootId : uuidOf(axis),
      ...rest,
    }));
  });

  route(
    app,
    saveBookmark,
    async (request) => {
      const { userId, impersonator } = learner(request);
      const sent = checked(body, request.body);
      const now = clock.now();
      const run = await loadRun(db, userId, param(request, 'id'), now);
      const wanted = param(request, 'activityPathId');
      const row = run.rows.find(({ leaf, part }) => leaf && part.activityPathId === wanted) ?? null;
      if (!row && wanted !== run.root.id) throw notFound('part');
      const why = await unreadable(db, run, row, now);
      if (why) throw refused(why);
      // During impersonation nothing is stored: the place where an administrator looks is not where the learner left off (NEXT-7).
      if (impersonator) return {};
      const seen = (await isUnderWay(db, run, now)) ? sent.seen : [];
      const own = { workflowId: run.workflow.id, axis: row?.part.axis ?? '' };
      await db.transaction(async (tx) => {
        const at = new Date(Math.min(sent.at, now));
        await tx
          .insert(bookmarks)
          .values({ ...own, place: null, seen: [], at })
          .onConflictDoNothing();
        const where = and(eq(bookmarks.workflowId, own.workflowId), eq(bookmarks.axis, own.axis));
        const [kept] = await tx.select().from(bookmarks).where(where).for('update');
        if (kept)
          await tx
            .update(bookmarks)
            .set(mergeBookmarks(kept, { place: sent.place, seen, at }))
            .where(where);
      });
      return {};
    },
    { bodyLimit: 16_384 },
  );
}
