import { eq } from 'drizzle-orm';
import { array, maxLength, minLength, nullish, object, pipe } from 'valibot';
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
import { commandOf } from '../command.ts';
import { completePart } from './completePart.ts';
import { completionOf } from './completionOf.ts';
import { joinTeam } from './joinTeam.ts';
import { notFound, reference, refused } from '../route.ts';
import { loadRun, type LoadedRun } from './tree.ts';
import { checkUnderWay } from './underWay.ts';

const ids = pipe(array(reference), maxLength(12));
/** What a learner completes by saying so (DONE-1), and the video that says so at 90 %; others are completed by their report (DONE-2). */
const completedByLearner: ReadonlySet<ActivityType> = new Set(['text', 'event', 'video']);

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
    const join = await joinTeam(context, run, row, groupId);
    const activityWorkflowIds = await beginParts(
      context,
      run,
      pathOf(row).map((part) => part.axis),
    );
    await join(activityWorkflowIds.at(-1) ?? '');
    if (row.part.child.proctored) await markSession(context.db, objectiveWorkflowId, axis);
    return { activityWorkflowIds };
  },
});

/** Whether something in a module still has to be done before it can be finished by word (FINISH-6). */
const mandatoryLeft = ({ root, context }: LoadedRun, module: TreeRow): boolean =>
  finishCheck(root, context).open.some(({ part }) => part.axis.startsWith(`${module.part.axis}/`));

/** Completes the part at the end of a path; an answer that a team writes is handed in for all who write it (TEAM-11). */
export const finishParts = commandOf({
  call: finishActivityWorkflows,
  body: object({ objectiveWorkflowId: reference, activityWorkflowIds: pipe(ids, minLength(1)) }),
  async run(context, { objectiveWorkflowId, activityWorkflowIds }) {
    const { db, userId, now } = context;
    await lockTeams(db, userId, objectiveWorkflowId);
    const run = await loadRun(db, userId, objectiveWorkflowId, now, true);
    const axes = activityWorkflowIds.map((id) => run.activityWorkflows.find((one) => one.id === id)?.axis);
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
