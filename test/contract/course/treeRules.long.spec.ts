// Every rule of a part, from the database to the tree that is sent, and to what is read of it (LOCK-1 to LOCK-8,
// REASON-1 to REASON-9, ICON-1 to ICON-6, REVIEW-2 to REVIEW-6).
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { activities, activityParts, objectiveAccesses, objectives } from '../../../demo/server/db/schema.ts';
import { activityWorkflows, objectiveWorkflows } from '../../../demo/server/db/schemaRuns.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { activityContent, activityTree } from '../../../src/contract/parts/activities.ts';
import { flattenTree, type TreeRow } from '../../../src/domain/tree/flattenTree.ts';
import { inheritConstraints } from '../../../src/domain/tree/inheritConstraints.ts';
import {
  activityTypes,
  objectiveStates,
  workflowStates,
  type WorkflowState,
} from '../../../src/domain/course/states.ts';
import { constraintOf, reasonOf, rulesOf, treeRuleCourses } from '../../treeRules.ts';
import { startAcademy } from '../support/startAcademy.ts';

const academy = await startAcademy();
const { db, clock } = academy;
const nils = await academy.as('nils');

/** A course with a part for each case, and before those that wait one that is open. */
async function stored(course: WorkflowState): Promise<{ readonly run: string; readonly parts: readonly string[] }> {
  const [id, run] = [randomUUID(), randomUUID()];
  const userId = uuidOf('user:nils');
  const now = clock().now();
  const at = new Date(now - 3_600_000);
  const rules = rulesOf(course).map((one) => ({ ...one, part: randomUUID(), leaf: randomUUID() }));
  const [open, openLeaf] = [randomUUID(), randomUUID()];
  const base = { state: objectiveStates.ready, content: '<p>A text.</p>' };
  await db.insert(activities).values([
    { id, name: 'Rules', type: activityTypes.composite, state: objectiveStates.ready },
    { ...base, id: openLeaf, name: 'Open', type: activityTypes.text },
    ...rules.map(({ leaf, rule, sketch }) => ({
      ...base,
      id: leaf,
      name: rule,
      type: activityTypes[sketch.type ?? 'text'],
      state: objectiveStates[sketch.state ?? 'ready'],
    })),
  ]);
  await db.insert(activityParts).values([
    { id: open, parentId: id, childId: openLeaf, order: 0 },
    ...rules.map(({ part, leaf, sketch }, index) => ({
      id: part,
      parentId: id,
      childId: leaf,
      order: index + 1,
      optional: sketch.optional ?? false,
      afterPrevious: sketch.waits ?? false,
      contentAvailable: sketch.contentAvailable ?? true,
      activityConstraint: constraintOf(sketch, now),
    })),
  ]);
  await db.insert(objectives).values({
    id,
    name: 'Rules',
    nameSort: 'rules',
    state: objectiveStates.ready,
    activityId: id,
    partsTotal: rules.length + 1,
  });
  await db.insert(objectiveAccesses).values({
    id,
    userId,
    objectiveId: id,
    objectiveAccessId: id,
    aggregateId: id,
    isSelfEnrolled: true,
    lastWorkflowId: run,
  });
  const finished = course === 'finished' ? at : null;
  await db.insert(objectiveWorkflows).values({
    id: run,
    accessId: id,
    userId,
    state: workflowStates[course],
    started: at,
    submitted: course === 'inProgress' ? null : at,
    finished,
  });
  await db.insert(activityWorkflows).values([
    { id: randomUUID(), workflowId: run, axis: '', state: workflowStates[course], started: at, finished },
    ...rules.flatMap(({ part, sketch: { workflow, submitted, passed, score } }) =>
      workflow
        ? [
            {
              id: randomUUID(),
              workflowId: run,
              axis: part,
              state: workflowStates[workflow],
              started: at,
              submitted: submitted ? at : null,
              finished: workflow === 'finished' ? at : null,
              passed: passed ?? null,
              normalizedScore: score ?? null,
            },
          ]
        : [],
    ),
  ]);
  return { run, parts: rules.map(({ part }) => part) };
}

describe.each(treeRuleCourses)('in a course that is %s', (course) => {
  let made: Awaited<ReturnType<typeof stored>>;
  let rows: readonly TreeRow[];
  beforeAll(async () => {
    made = await stored(course);
    const root = inheritConstraints(await nils.ask(activityTree, { params: { id: made.run } }));
    rows = flattenTree(root, { now: clock().now(), course });
  });

  it.each(rulesOf(course).map((rule, index) => [rule.rule, rule, index] as const))(
    '%s',
    async (_, { reason, icon, sketch }, index) => {
      const row = rows.find(({ part }) => part.id === made.parts[index])!;
      expect({ reason: reasonOf(row), icon: row.icon }).toEqual({ reason, icon });
      // What was handed in, and what is graded, is nobody's to read (BTN-3).
      if (course === 'submitted' || (sketch.type ?? 'text') !== 'text') return;
      const { status } = await nils.call(activityContent, {
        params: { id: made.run, activityPathId: row.part.activityPathId },
      });
      expect(status).toBe(reason === null ? 200 : 403);
    },
  );
});
