// With which part a course opens, told in one reply: only an open text that asks for nothing (AUTO-6, CALL-147).
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { activities, activityParts, objectiveAccesses, objectives } from '../../../demo/server/db/schema.ts';
import { activityWorkflows, objectiveWorkflows } from '../../../demo/server/db/schemaRuns.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { configurationFile } from '../../../src/contract/configuration.ts';
import { activityContent, activityTree } from '../../../src/contract/parts/activities.ts';
import { openingOf } from '../../../src/contract/parts/opening.ts';
import { autoSelect } from '../../../src/domain/tree/autoSelect.ts';
import { flattenTree, pathOf } from '../../../src/domain/tree/flattenTree.ts';
import { inheritConstraints } from '../../../src/domain/tree/inheritConstraints.ts';
import {
  activityTypes,
  objectiveStates,
  presentationModes,
  workflowStates,
} from '../../../src/domain/course/states.ts';
import type { Activity } from '../../../src/domain/tree/activity.ts';
import { startAcademy } from '../support/startAcademy.ts';

const academy = await startAcademy();
const { db } = academy;
const nils = await academy.as('nils');
const userId = uuidOf('user:nils');
const { ready } = objectiveStates;
const hour = 3_600_000;

interface Sketch extends Partial<typeof activities.$inferInsert> {
  readonly constraint?: Readonly<Record<string, string>>;
  readonly afterPrevious?: boolean;
  readonly parts?: readonly Sketch[];
}

/** Stores an activity with its parts. @returns its id, and those of the parts at the top */
async function store({ constraint: _c, afterPrevious: _a, parts = [], ...own }: Sketch) {
  const id = randomUUID();
  const type = parts.length > 0 ? activityTypes.composite : activityTypes.text;
  await db.insert(activities).values({ id, name: 'Activity', type, state: ready, content: '<p>A text.</p>', ...own });
  const ids: string[] = [];
  for (const [order, sketch] of parts.entries()) {
    const { id: childId } = await store(sketch);
    const part = randomUUID();
    const { constraint = null, afterPrevious = false } = sketch;
    await db
      .insert(activityParts)
      .values({ id: part, parentId: id, childId, order, activityConstraint: constraint, afterPrevious });
    ids.push(part);
  }
  return { id, ids };
}

/** A course of nils with these parts. @param run state of the course's run; null for none */
async function course(root: Sketch, run: keyof typeof workflowStates | null = 'inProgress', proctored = false) {
  const { id: activityId, ids } = await store(root);
  const [id, workflowId] = [randomUUID(), randomUUID()];
  await db
    .insert(objectives)
    .values({ id, name: 'Opening', nameSort: 'opening', state: ready, activityId, partsTotal: 1, proctored });
  await db
    .insert(objectiveAccesses)
    .values({ id, userId, objectiveId: id, objectiveAccessId: id, aggregateId: id, isSelfEnrolled: true });
  if (run) {
    const started = new Date(Date.now() - hour);
    const over = run === 'finished' ? started : null;
    const state = workflowStates[run];
    await db
      .insert(objectiveWorkflows)
      .values({ id: workflowId, accessId: id, userId, state, started, submitted: over, finished: over });
    await db.insert(activityWorkflows).values({ id: randomUUID(), workflowId, axis: '', state, started });
    await db.update(objectiveAccesses).set({ lastWorkflowId: workflowId }).where(eq(objectiveAccesses.id, id));
  }
  return { objectiveId: id, workflowId, ids };
}

const opening = (objectiveId: string, axis?: string) =>
  nils.ask(openingOf, { params: { objectiveId }, query: axis ? { axis } : {} });
/** Names from the root down to the only part. */
const names = ({ name, children }: Activity): readonly string[] => [
  name,
  ...children.flatMap(({ child }) => names(child)),
];

const text = { name: 'Text' };
const two: Sketch = {
  name: 'Course',
  parts: [
    { name: 'Module', parts: [text, { name: 'Second' }] },
    { name: 'Last', parts: [text] },
  ],
};

describe('the part with which a course opens', () => {
  it('is announced', async () => {
    expect((await nils.ask(configurationFile, {})).extensions).toContain('opening');
  });

  it('is the one that the rules choose, with the way to it alone, as tree and content tell it', async () => {
    const { objectiveId, workflowId } = await course(two);
    const found = await opening(objectiveId);
    expect([found?.workflowId, names(found!.root)]).toEqual([workflowId, ['Course', 'Module', 'Text']]);
    const params = { id: workflowId };
    const root = inheritConstraints(await nils.ask(activityTree, { params }));
    const chosen = autoSelect(root, { now: Date.now(), doubt: 0, course: 'inProgress' })!;
    const [own] = flattenTree(inheritConstraints(found!.root), {
      now: Date.now(),
      doubt: 0,
      course: 'inProgress',
    }).slice(-1);
    expect({ ...own!.part, order: 0 }).toEqual({ ...chosen.part, order: 0 });
    const { activityPathId } = chosen.part;
    expect(found!.content).toEqual(await nils.ask(activityContent, { params: { ...params, activityPathId } }));
  });

  it('is the one that the address names', async () => {
    const { objectiveId, workflowId } = await course(two);
    const rows = flattenTree(await nils.ask(activityTree, { params: { id: workflowId } }), {
      now: Date.now(),
      doubt: 0,
      course: 'inProgress',
    });
    const second = rows.find(({ part }) => part.child.name === 'Second')!;
    const axis = pathOf(second)
      .map(({ id }) => id)
      .join('/');
    expect(names((await opening(objectiveId, axis))!.root)).toEqual(['Course', 'Module', 'Second']);
    expect(await opening(objectiveId, `${axis}/x`)).toBe(null);
    // A module is no text.
    expect(await opening(objectiveId, axis.split('/')[0])).toBe(null);
  });

  const soon = new Date(Date.now() + hour).toISOString();
  const { tiles, longRead } = presentationModes;
  interface Case {
    readonly what: string;
    readonly root: Sketch;
    readonly run?: Parameters<typeof course>[1];
    readonly proctored?: boolean;
  }
  it.each<Case>([
    { what: 'a course that has not been begun', root: two, run: null },
    { what: 'a course that is finished', root: two, run: 'finished' },
    { what: 'a proctored course', root: two, proctored: true },
    { what: 'a proctored part', root: { parts: [{ proctored: true }] } },
    { what: 'a part in a proctored module', root: { parts: [{ proctored: true, parts: [text] }] } },
    { what: 'a part with a time limit', root: { parts: [{ constraint: { gracePeriodUntil: soon } }] } },
    { what: 'a part that is locked', root: { parts: [{ constraint: { startFrom: soon } }] } },
    { what: 'a part that is done in a team', root: { parts: [{ supportCollaborativeMode: true }] } },
    { what: 'a part that asks for an answer', root: { parts: [{ asksAnswer: true }] } },
    { what: 'a discussion', root: { parts: [{ type: activityTypes.discussion }] } },
    { what: 'a tool', root: { parts: [{ type: activityTypes.lti }] } },
    { what: 'tiles', root: { presentationMode: tiles, parts: [text] } },
    { what: 'a long read', root: { presentationMode: longRead, parts: [text] } },
    { what: 'a module that is a long read', root: { parts: [{ presentationMode: longRead, parts: [text] }] } },
  ])('is not told of $what', async ({ root, run = 'inProgress', proctored = false }) => {
    const { objectiveId } = await course(root, run, proctored);
    expect(await opening(objectiveId)).toBe(null);
  });
});
