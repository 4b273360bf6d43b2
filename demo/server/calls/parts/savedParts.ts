import { and, count, eq, isNotNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { boolean, maxLength, minValue, number, object, optional, pipe, string, transform } from 'valibot';
import { savedPartsOf, savePart } from '../../../../src/contract/parts/savedParts.ts';
import type { LockReason } from '../../../../src/domain/tree/lockVerdict.ts';
import { pathOf, type TreeRow } from '../../../../src/domain/tree/flattenTree.ts';
import { savedPartsLimit } from '../../../../src/domain/tree/savedPart.ts';
import { LecternError } from '../../../../src/errors.ts';
import type { Db } from '../../db/openDb.ts';
import { objectiveAccesses, objectives, users } from '../../db/schema.ts';
import { savedParts } from '../../db/schemaSaved.ts';
import { upToDate } from '../lists/upToDate.ts';
import { checked, learner, notFound, param, reference, refused, route, type Deps } from '../route.ts';
import { loadRun, loadRuns } from './tree.ts';

const query = object({ objectiveId: optional(reference) });
const body = object({
  saved: boolean(),
  at: pipe(string(), maxLength(40), transform(Date.parse), number('An instant as ISO text is wanted.'), minValue(0)),
});
const full = `You have ${savedPartsLimit} bookmarks, and no more can be kept. Remove one that you no longer need first.`;

const isoOf = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** Why a part does not open, as it goes over the wire. */
function reasonWire(reason: LockReason) {
  if (reason.code === 'reviewHidden') {
    const { review } = reason;
    return { code: reason.code, why: review.why, at: 'at' in review ? isoOf(review.at) : null };
  }
  return { code: reason.code, at: 'at' in reason ? isoOf(reason.at) : null };
}

const partWire = (row: TreeRow) => ({
  activityPathId: row.part.activityPathId,
  axis: pathOf(row).map(({ id }) => id),
  order: row.index,
  name: row.part.child.name,
  type: row.part.child.type,
  resourceKind: row.part.child.resourceKind,
  ancestors: pathOf(row)
    .slice(0, -1)
    .map(({ child }) => child.name),
  icon: row.icon,
  reason: row.verdict.reason && reasonWire(row.verdict.reason),
});

/**
 * The parts that a learner has saved, by course and in reading order. They come from the tree of the learner's last run, so parts that are
 * gone and courses that the learner has left are not among them (SAVED-6). A few statements serve any number of courses.
 */
async function savedBy(db: Db, userId: string, objectiveId: string | undefined, now: number) {
  const rows = await db
    .select({ objectiveId: savedParts.objectiveId, axis: savedParts.axis, at: savedParts.at })
    .from(savedParts)
    .where(
      and(
        eq(savedParts.userId, userId),
        eq(savedParts.saved, true),
        objectiveId === undefined ? undefined : eq(savedParts.objectiveId, objectiveId),
      ),
    );
  if (rows.length === 0) return [];
  const own = new Set(rows.map((row) => row.objectiveId));
  const found = await db
    .select({
      workflowId: objectiveAccesses.lastWorkflowId,
      objective: { id: objectives.id, name: objectives.name, code: objectives.code, sort: objectives.nameSort },
    })
    .from(objectiveAccesses)
    .innerJoin(objectives, eq(objectives.id, objectiveAccesses.objectiveId))
    .where(and(eq(objectiveAccesses.userId, userId), isNotNull(objectiveAccesses.lastWorkflowId)));
  // Sorted in Node, so that the order is the same with every database (SRV-23).
  const courses = found
    .filter(({ objective }) => own.has(objective.id))
    .sort(
      (one, other) =>
        compare(one.objective.sort, other.objective.sort) || compare(one.objective.id, other.objective.id),
    );
  const runs = await loadRuns(
    db,
    userId,
    courses.flatMap(({ workflowId }) => workflowId ?? []),
    now,
  );
  return courses.flatMap(({ workflowId, objective: { id, name, code } }) => {
    const savedAt = new Map(rows.flatMap((row) => (row.objectiveId === id ? [[row.axis, row.at] as const] : [])));
    const run = runs.find(({ workflow }) => workflow.id === workflowId);
    return (run?.rows ?? []).flatMap((row) => {
      const at = savedAt.get(row.part.axis);
      return at ? [{ objectiveId: id, courseName: name, code, workflowId, ...partWire(row), at }] : [];
    });
  });
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/**
 * How far the clocks of two tabs may be apart, in milliseconds: each takes the time from replies, which give whole seconds (CALL-7). If
 * the times of two requests are that close, the request that arrives last counts.
 */
const doubt = 2000;

/** @throws LecternError `conflict` if the learner has saved too many parts */
async function keep(
  db: Db,
  own: { readonly userId: string; readonly objectiveId: string; readonly axis: string },
  { saved, at }: { readonly saved: boolean; readonly at: Date },
) {
  // This lock makes requests of one learner wait for each other, so that each counts all earlier ones.
  await db.select({ id: users.id }).from(users).where(eq(users.id, own.userId)).for('no key update');
  const ofUser = eq(savedParts.userId, own.userId);
  const where = and(ofUser, eq(savedParts.objectiveId, own.objectiveId), eq(savedParts.axis, own.axis));
  const [kept] = await db.select().from(savedParts).where(where);
  if (kept ? kept.at.getTime() > at.getTime() + doubt : !saved)
    return { saved: kept?.saved ?? false, at: kept?.at ?? null };
  if (saved && !kept?.saved) {
    const [all] = await db
      .select({ n: count() })
      .from(savedParts)
      .where(and(ofUser, eq(savedParts.saved, true)));
    if ((all?.n ?? 0) >= savedPartsLimit) throw refused(full);
  }
  await db
    .insert(savedParts)
    .values({ ...own, saved, at })
    .onConflictDoUpdate({
      target: [savedParts.userId, savedParts.objectiveId, savedParts.axis],
      set: { saved, at },
    });
  return { saved, at };
}

/** Registers the calls for parts that learners save (CALL-92, CALL-93, SAVED-1). Everything is the actor's own (PERM-6). */
export function registerSavedParts(app: FastifyInstance, { db, clock }: Deps): void {
  route(app, savedPartsOf, async (request) => {
    const userId = await upToDate({ db, clock }, request);
    const { objectiveId } = checked(query, request.query);
    return { parts: await savedBy(db, userId, objectiveId, clock.now()) };
  });

  route(
    app,
    savePart,
    async (request) => {
      const { userId, impersonator } = learner(request);
      if (impersonator)
        throw new LecternError('forbidden', 'Bookmarks are the learner’s own: return to yourself first.');
      const sent = checked(body, request.body);
      const now = clock.now();
      const run = await loadRun(db, userId, param(request, 'id'), now);
      const wanted = param(request, 'activityPathId');
      const row = run.rows.find(({ part }) => part.activityPathId === wanted);
      if (!row) throw notFound('part');
      const own = { userId, objectiveId: run.objectiveId, axis: row.part.axis };
      const wish = { saved: sent.saved, at: new Date(Math.min(sent.at, now)) };
      return db.transaction((tx) => keep(tx, own, wish));
    },
    { bodyLimit: 4096 },
  );
}
