import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { objectiveWorkflows } from '../../../demo/server/db/schemaRuns.ts';
import { groupMembers } from '../../../demo/server/db/schemaTeams.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import {
  activityTree,
  finishActivityWorkflows,
  startActivityWorkflows,
} from '../../../src/contract/parts/activities.ts';
import { answerOf, saveAnswer } from '../../../src/contract/parts/answers.ts';
import { startObjectiveWorkflow } from '../../../src/contract/courses/objectiveWorkflows.ts';
import { workflowStates } from '../../../src/domain/course/states.ts';
import { flattenTree, pathOf } from '../../../src/domain/tree/flattenTree.ts';
import { inheritConstraints } from '../../../src/domain/tree/inheritConstraints.ts';
import type { Learner } from './academy.ts';
import { startAcademy } from './startAcademy.ts';

/** The course that the seed's teams take, with the actions of its learners and their instructor. */
export async function teamCourse() {
  const academy = await startAcademy();
  const { db } = academy;
  const [juno, kofi, nora] = [await academy.as('juno'), await academy.as('kofi'), await academy.as('nora')];
  const leila = await academy.browser('leila');
  const course = uuidOf('course:TEA 150');
  const [morning, evening] = [uuidOf('group:TEA 150:Morning pair'), uuidOf('group:TEA 150:Evening pair')];
  const idOf = (name: string) => uuidOf(`user:${name}`);
  const runs = new Map<Learner, string>();
  /** Starts the course again. */
  async function begin(who: Learner): Promise<void> {
    const { aggregate } = await who.course('TEA 150');
    const last = aggregate.lastObjectiveWorkflow?.id;
    if (last)
      await db
        .update(objectiveWorkflows)
        .set({ state: workflowStates.finished, finished: new Date() })
        .where(eq(objectiveWorkflows.id, last));
    const body = { objectiveWorkflowAggregateId: aggregate.id, id: randomUUID() };
    runs.set(who, (await who.ask(startObjectiveWorkflow, { body })).id);
  }
  const runOf = (who: Learner) => runs.get(who) ?? '';
  async function place(who: Learner, name: string) {
    const tree = inheritConstraints(await who.ask(activityTree, { params: { id: runOf(who) } }));
    const row = flattenTree(tree, { now: academy.clock().now(), course: 'inProgress' }).find(
      ({ part }) => part.child.name === name,
    );
    if (!row) throw new Error(name);
    return { id: runOf(who), activityPathId: row.part.activityPathId, row, path: pathOf(row).map(({ id }) => id) };
  }
  const start = async (who: Learner, name: string, groupId: string | null = morning) => {
    const { id, path } = await place(who, name);
    return who.call(startActivityWorkflows, { body: { objectiveWorkflowId: id, activityPartIds: path, groupId } });
  };
  const answer = async (who: Learner, name: string) => {
    const { id, activityPathId } = await place(who, name);
    return who.ask(answerOf, { params: { id, activityPathId } });
  };
  const write = async (who: Learner, name: string, text: string, base: number) => {
    const { id, activityPathId } = await place(who, name);
    return who.call(saveAnswer, { params: { id, activityPathId }, body: { text, base } });
  };
  const finish = async (who: Learner, name: string) => {
    const { id, row } = await place(who, name);
    const activityWorkflowIds = pathOf(row).map(({ child }) => child.aggregate.lastActivityWorkflow?.id ?? '');
    return who.call(finishActivityWorkflows, { body: { objectiveWorkflowId: id, activityWorkflowIds } });
  };
  const stateOf = async (who: Learner, name: string) =>
    (await place(who, name)).row.part.child.aggregate.lastActivityWorkflow?.state ?? null;

  const page = `/teach/teams/${course}`;
  const formToken = async (path = page) =>
    /name="token"\s+value="([^"]+)"/.exec((await leila.send(path)).text)?.[1] ?? '';
  /** Sends the form of the page of teams. */
  const change = async (fields: Readonly<Record<string, string>>, who = leila, token?: string) =>
    who.send(page, {
      method: 'POST',
      headers: { origin: academy.origin, accept: 'text/html' },
      body: new URLSearchParams({ token: token ?? (await formToken()), ...fields }),
    });

  /** Puts everybody back on their own team and starts the course again for each of them. */
  const reset = async () => {
    await db.delete(groupMembers);
    await db.insert(groupMembers).values([
      { groupId: morning, userId: idOf('juno') },
      { groupId: morning, userId: idOf('kofi') },
      { groupId: evening, userId: idOf('nora') },
    ]);
    for (const who of [juno, kofi, nora]) await begin(who);
  };
  return {
    academy,
    db,
    juno,
    kofi,
    nora,
    leila,
    course,
    morning,
    evening,
    idOf,
    begin,
    runOf,
    place,
    start,
    answer,
    write,
    finish,
    stateOf,
    page,
    formToken,
    change,
    reset,
  };
}
