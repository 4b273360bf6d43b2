import { eq } from 'drizzle-orm';
import { array, check, maxLength, nullish, object, pipe } from 'valibot';
import { finishActivityWorkflows, startActivityWorkflows } from '../../../../src/contract/parts/activities.ts';
import { finishCheck } from '../../../../src/domain/course/finishCheck.ts';
import { pathOf, type TreeRow } from '../../../../src/domain/tree/flattenTree.ts';
import { isDone } from '../../../../src/domain/tree/partDone.ts';
import type { ActivityType } from '../../../../src/domain/course/states.ts';
import { activities } from '../../db/schema.ts';
import { checkTeam } from '../../teams/checkTeam.ts';
import { questionsOf } from '../../surveys/surveyPlace.ts';
import { handInTogether } from '../../teams/handInTogether.ts';
import { markSession } from '../../proctoring/markSession.ts';
import { lockTeams } from '../../teams/lockTeams.ts';
import { handInAnswer } from './answerRows.ts';
import { beginParts } from './beginParts.ts';
import { checkOpen } from './checkOpen.ts';
import { commandOf, type CommandContext } from '../command.ts';
import { completePart } from './completePart.ts';
import { completionOf } from './completionOf.ts';
import { joinTeam } from './joinTeam.ts';
import { notFound, reference, refused } from '../route.ts';
import { loadRun, type LoadedRun } from './tree.ts';
import { checkUnderWay } from './underWay.ts';

const ids = pipe(array(reference), maxLength(12));
/** Types that a learner completes by a click (DONE-1), and videos, which the client completes at 90 %; others need a report (DONE-2). */
const completedByLearner: ReadonlySet<ActivityType> = new Set(['text', 'event', 'video']);

/** Begins the parts along the path to a row, that of the row with its team. @returns ids of the runs through them */
async function beginAt(
  context: CommandContext,
  run: LoadedRun,
  row: TreeRow,
  groupId: string | null | undefined,
): Promise<readonly string[]> {
  const join = await joinTeam(context, run, row, groupId);
  const activityWorkflowIds = await beginParts(
    context,
    run,
    pathOf(row).map((part) => part.axis),
  );
  await join(activityWorkflowIds.at(-1) ?? '');
  return activityWorkflowIds;
}

/** Starts the parts along a path; an empty path starts the root activity (START-2, START-4). */
export const startParts = commandOf({
  call: startActivityWorkflows,
  body: object({ objectiveWorkflowId: reference, activityPartIds: ids, groupId: nullish(reference) }),
  async run(context, { objectiveWorkflowId, activityPartIds, groupId }) {
    await lockTeams(context.db, context.userId, objectiveWorkflowId);
    const run = await loadRun(context.db, context.userId, objectiveWorkflowId, context.now, true);
    const axis = activityPartIds.join('/');
    if (axis === '') {
      await checkUnderWay(context.db, run, context.now);
      return { activityWorkflowIds: await beginParts(context, run, ['']) };
    }
    const row = run.rows.find(({ part }) => part.axis === axis);
    if (!row) throw notFound('part');
    await checkOpen(context, run, row);
    const activityWorkflowIds = await beginAt(context, run, row, groupId);
    if (row.part.child.proctored) await markSession(context.db, objectiveWorkflowId, axis);
    return { activityWorkflowIds };
  },
});

/** Whether something in a module still has to be done before the learner can finish it by a click (FINISH-6). */
const mandatoryLeft = ({ root, context }: LoadedRun, module: TreeRow): boolean =>
  finishCheck(root, context).open.some(({ part }) => part.axis.startsWith(`${module.part.axis}/`));

/**
 * Completes the part at the end of a path; the answer of a team is handed in for all members who write it (TEAM-11). A part that was first
 * opened without a connection has no run yet: the ids of the parts on its path name it, and it is begun first (OFF-12).
 */
export const finishParts = commandOf({
  call: finishActivityWorkflows,
  body: pipe(
    object({
      objectiveWorkflowId: reference,
      activityWorkflowIds: ids,
      activityPartIds: nullish(ids),
    }),
    check(
      ({ activityWorkflowIds: runs, activityPartIds: way }) => runs.length > 0 !== Boolean(way?.length),
      'Name runs or parts.',
    ),
  ),
  async run(context, { objectiveWorkflowId, activityWorkflowIds, activityPartIds }) {
    const { db, userId, now } = context;
    await lockTeams(db, userId, objectiveWorkflowId);
    let run = await loadRun(db, userId, objectiveWorkflowId, now, true);
    let along: readonly string[] = activityWorkflowIds;
    if (activityPartIds?.length) {
      const place = run.rows.find(({ part }) => part.axis === activityPartIds.join('/'));
      if (!place) throw notFound('part');
      if (isDone(place.part.child)) return {};
      await checkOpen(context, run, place);
      along = await beginAt(context, run, place, undefined);
      run = await loadRun(db, userId, objectiveWorkflowId, now, true);
    }
    const axes = along.map((id) => run.activityWorkflows.find((one) => one.id === id)?.axis);
    const row = run.rows.find(({ part }) => part.axis === axes.at(-1));
    if (!row || pathOf(row).some((part, index) => part.axis !== axes[index])) throw notFound('started part');
    if (isDone(row.part.child)) return {};
    await checkOpen(context, run, row);
    if (row.leaf ? !completedByLearner.has(row.part.child.type) : mandatoryLeft(run, row))
      throw refused(`"${row.part.child.name}" is completed by what is done in it.`);
    if (row.leaf && (await questionsOf(db, row.part.child.id)))
      throw refused(`"${row.part.child.name}" is completed by answering it.`);
    await checkTeam(db, run, row);
    const [activity] = row.leaf
      ? await db
          .select({ asksAnswer: activities.asksAnswer })
          .from(activities)
          .where(eq(activities.id, row.part.child.id))
      : [];
    const at = new Date(now);
    const result = await completionOf(db, row, at);
    if (activity?.asksAnswer) {
      await handInAnswer(db, run, row, at);
      await handInTogether(context, run, row, result);
    }
    await completePart(context, run, row, result);
    return {};
  },
});
