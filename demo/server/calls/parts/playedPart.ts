import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { LecternError } from '../../../../src/errors.ts';
import { activities } from '../../db/schema.ts';
import { languageOfRequest } from '../../http/language.ts';
import { upToDate } from '../lists/upToDate.ts';
import { unreadable } from '../mayRead.ts';
import { learner, notFound, param, refused, type Deps } from '../route.ts';
import type { PlayedPart } from './launchers.ts';
import { loadRun } from './tree.ts';

/**
 * The part of a run that a client wants to play. The learner has begun it and asks in person, and it is open now (SRV-13).
 * @param wanted ids of the runs through the parts from the root's child to it; none, or the root's run, for a course that is one part
 * @throws LecternError `not_found`, `forbidden` during impersonation, `conflict` if the part may not be played now
 */
export async function playedPart(
  { db, clock }: Deps,
  request: FastifyRequest,
  wanted: readonly string[],
): Promise<PlayedPart> {
  const actor = learner(request);
  // An administrator must not open a tool in the learner's name.
  if (actor.impersonator)
    throw new LecternError('forbidden', 'Only the learner can do this: return to yourself first.');
  const userId = await upToDate({ db, clock }, request);
  const run = await loadRun(db, userId, param(request, 'id'), clock.now());
  const begun = wanted.map((id) => run.activityWorkflows.find((one) => one.id === id));
  const last = wanted.length === 0 ? run.activityWorkflows.find(({ axis }) => axis === '') : begun.at(-1);
  if (!last || begun.includes(undefined)) throw notFound('started part');
  const row = run.rows.find(({ part }) => part.axis === last.axis) ?? null;
  // The root's run may be the only one, or the first of the path. Its axis is empty.
  const path = begun.flatMap((one) => (one && one.axis !== '' ? [one.axis] : []));
  if ((!row && last.axis !== '') || path.some((axis) => axis !== last.axis && !last.axis.startsWith(`${axis}/`)))
    throw notFound('started part');
  const why = await unreadable(db, run, row, clock.now());
  if (why) throw refused(why);
  const [activity] = await db
    .select()
    .from(activities)
    .where(eq(activities.id, row?.part.child.id ?? run.root.id));
  if (!activity) throw notFound('part');
  return {
    run,
    axis: last.axis,
    activity,
    activityWorkflowId: last.id,
    actor,
    locale: languageOfRequest(request).tag,
  };
}
