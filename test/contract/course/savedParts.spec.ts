// What learners save to find it again: CALL-92 and CALL-93, SAVED-1 to SAVED-8.
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { purge } from '../../../demo/server/limits/purge.ts';
import { activities, activityParts, objectiveAccesses, objectives } from '../../../demo/server/db/schema.ts';
import { savedParts } from '../../../demo/server/db/schemaSaved.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { configurationFile } from '../../../src/contract/configuration.ts';
import { activityTree } from '../../../src/contract/parts/activities.ts';
import { savedPartsOf, savePart } from '../../../src/contract/parts/savedParts.ts';
import { flattenTree, type TreeRow } from '../../../src/domain/tree/flattenTree.ts';
import { inheritConstraints } from '../../../src/domain/tree/inheritConstraints.ts';
import { objectiveStates } from '../../../src/domain/course/states.ts';
import type { Learner } from '../support/academy.ts';
import { startAcademy } from '../support/startAcademy.ts';
import { storedRun, type RunSketch } from '../support/storedRun.ts';

const academy = await startAcademy();
const { db, clock } = academy;
const people = ['mira', 'nils', 'leila', 'omar', null] as const;
const [mira, nils, leila, omar, visitor] = (await Promise.all(people.map((name) => academy.as(name)))) as [
  Learner,
  Learner,
  Learner,
  Learner,
  Learner,
];
const nilsId = uuidOf('user:nils');
const statistics = await mira.course('STA 210');
const runId = statistics.aggregate.lastObjectiveWorkflow?.id ?? '';
const rowsOf = async (who: Learner, id: string): Promise<readonly TreeRow[]> =>
  flattenTree(inheritConstraints(await who.ask(activityTree, { params: { id } })), {
    now: clock().now(),
    course: 'inProgress',
  });
const rows = await rowsOf(mira, runId);
const at = (ms = 0) => new Date(clock().now() + ms).toISOString();
const put = (who: Learner, id: string, activityPathId: string, saved = true, when = at()) =>
  who.call(savePart, { params: { id, activityPathId }, body: { saved, at: when } });
const saved = (who: Learner, objectiveId?: string) =>
  who.ask(savedPartsOf, objectiveId === undefined ? {} : { query: { objectiveId } });
const pathOf = (index: number) => rows[index]?.part.activityPathId ?? '';

beforeEach(async () => {
  await db.delete(savedParts);
});

it('are announced (CALL-5)', async () => {
  expect((await mira.ask(configurationFile, {})).extensions).toContain('savedParts');
});

describe('saving (CALL-93, SAVED-1)', () => {
  it('SAVED-3 parts stand in reading order, with what the tree says of each', async () => {
    for (const index of [9, 1, 4]) expect((await put(mira, runId, pathOf(index))).status).toBe(200);
    const found = await saved(mira);
    expect(found.map(({ activityPathId }) => activityPathId)).toEqual([pathOf(1), pathOf(4), pathOf(9)]);
    for (const one of found) {
      const row = rows.find(({ part }) => part.activityPathId === one.activityPathId);
      expect([one.name, one.type, one.icon, one.reason, one.axis.join('/'), one.order]).toEqual([
        row?.part.child.name,
        row?.part.child.type,
        row?.icon,
        row?.verdict.reason,
        row?.part.axis,
        row?.index,
      ]);
      expect(one.ancestors.at(-1)).toBe(row?.parent?.part.child.name);
      expect([one.objectiveId, one.courseName, one.workflowId]).toEqual([
        statistics.objective.id,
        statistics.objective.name,
        runId,
      ]);
    }
  });
  it('SAVED-3 courses stand by name, and one can be asked for alone', async () => {
    const other = await mira.course('ETH 105');
    const otherRun = other.aggregate.lastObjectiveWorkflow?.id ?? '';
    const [first] = await rowsOf(mira, otherRun);
    await put(mira, runId, pathOf(2));
    await put(mira, otherRun, first?.part.activityPathId ?? '');
    const names = (await saved(mira)).map(({ courseName }) => courseName);
    expect(names).toEqual([...names].toSorted());
    expect(new Set(names).size).toBe(2);
    expect((await saved(mira, other.objective.id)).map(({ objectiveId }) => objectiveId)).toEqual([other.objective.id]);
    expect(await saved(mira, 'nothing')).toEqual([]);
  });
  it('modules are saved too, and the same wish again changes nothing', async () => {
    const module = rows.find(({ leaf }) => !leaf);
    const when = at();
    for (let n = 0; n < 3; n++)
      expect((await put(mira, runId, module?.part.activityPathId ?? '', true, when)).body).toEqual({
        saved: true,
        at: when,
      });
    expect(await saved(mira)).toHaveLength(1);
  });
  it('SAVED-5 of two wishes the later one counts, in whatever order they come', async () => {
    await put(mira, runId, pathOf(1), true, at(-50_000));
    await put(mira, runId, pathOf(1), false, at(-10_000));
    // It was queued on another device before that.
    expect((await put(mira, runId, pathOf(1), true, at(-30_000))).body).toMatchObject({ saved: false });
    expect(await saved(mira)).toEqual([]);
    await put(mira, runId, pathOf(1), true, at());
    expect(await saved(mira)).toHaveLength(1);
  });
  it('SAVED-5 of two that clocks cannot tell apart the one that comes last counts', async () => {
    await put(mira, runId, pathOf(1), true, at(-10_000));
    await put(mira, runId, pathOf(1), false, at(-10_900));
    expect(await saved(mira)).toEqual([]);
  });
  it('SAVED-5 a time in the future counts as now', async () => {
    await put(mira, runId, pathOf(1), true, at(86_400_000));
    await put(mira, runId, pathOf(1), false, at(1));
    expect(await saved(mira)).toEqual([]);
  });
  it('what was never saved cannot be removed, and is no row', async () => {
    expect((await put(mira, runId, pathOf(1), false)).body).toEqual({ saved: false, at: null });
    expect(await db.select().from(savedParts)).toEqual([]);
  });
  it('another attempt has them too', async () => {
    const retaken = await mira.course('SAF 120');
    const last = retaken.aggregate.lastObjectiveWorkflow?.id ?? '';
    const [first] = await rowsOf(mira, last);
    await put(mira, last, first?.part.activityPathId ?? '');
    const [again] = await saved(mira, retaken.objective.id);
    expect(again?.workflowId).toBe(last);
  });
  it.each([
    [{ at: at() }, ['saved']],
    [{ saved: 1, at: at() }, ['saved']],
    [{ saved: true }, ['at']],
    [{ saved: true, at: 'yesterday' }, ['at']],
    [{ saved: true, at: 'x'.repeat(5000) }, null],
  ])('a wrong body is refused: %o', async (body, fields) => {
    const path = `/api/lectern/v1/users/me/objective-workflows/${runId}/saved-parts/${pathOf(1)}`;
    const reply = await mira.send('PUT', path, body, 'respond-sync');
    expect(reply.status).toBe(fields ? 400 : 413);
    if (fields) expect(Object.keys(reply.body.error?.fields ?? {})).toEqual(fields);
    expect(await saved(mira)).toEqual([]);
  });
});

describe('SAVED-6 what is told', () => {
  const later = (days: number) => new Date(clock().now() + days * 86_400_000).toISOString();
  const one = async (sketch: RunSketch) => {
    const stored = await storedRun(db, nilsId, sketch);
    const { status } = await put(nils, stored.run, stored.activityPathId);
    return { stored, status, told: await saved(nils, stored.objectiveId) };
  };
  it.each<[string, RunSketch, object]>([
    ['a part that opens', {}, { icon: 'empty', reason: null }],
    ['one that was done', { partState: 'finished' }, { icon: 'done', reason: null }],
    [
      'a locked one, by its name and the reason',
      { constraint: { startFrom: later(2) }, partState: null },
      { icon: null, reason: { code: 'beforeStartFrom', at: expect.any(Number) } },
    ],
    ['a draft', { part: 'draft' }, { icon: 'draft', reason: { code: 'draft' } }],
    [
      'one whose review is hidden',
      { partState: 'finished', submitted: true, constraint: { reviewPolicy: 1 } },
      { icon: null, reason: { code: 'reviewHidden', review: { why: 'reviewPolicyNotAllowed' } } },
    ],
    ['one of a run that is over', { state: 'finished', partState: 'finished' }, { icon: 'done', reason: null }],
  ])('%s', async (_name, sketch, expected) => {
    const { status, told } = await one(sketch);
    expect(status).toBe(200);
    expect(told).toEqual([expect.objectContaining({ name: 'Leaf', ancestors: [], courseName: 'Course', ...expected })]);
  });
  it('nothing of what its text is', async () => {
    await one({});
    expect(JSON.stringify((await nils.call(savedPartsOf, {})).body)).not.toContain('secret text');
  });
  it('an archived part cannot be saved, and one that was archived since is told no more', async () => {
    expect((await one({ part: 'archived' })).status).toBe(404);
    const { stored } = await one({});
    await db.update(activities).set({ state: objectiveStates.archived }).where(eq(activities.id, stored.activityId));
    expect(await saved(nils, stored.objectiveId)).toEqual([]);
  });
  it('a part that is gone is told no more, and one that is back is', async () => {
    const { stored } = await one({});
    const [row] = await db.select().from(activityParts).where(eq(activityParts.id, stored.part));
    await db.delete(activityParts).where(eq(activityParts.id, stored.part));
    expect(await saved(nils, stored.objectiveId)).toEqual([]);
    if (row) await db.insert(activityParts).values(row);
    expect(await saved(nils, stored.objectiveId)).toHaveLength(1);
  });
  it('a course without a run tells nothing', async () => {
    const { stored } = await one({});
    await db
      .update(objectiveAccesses)
      .set({ lastWorkflowId: null, isSelfEnrolled: false })
      .where(eq(objectiveAccesses.id, stored.accessId));
    expect(await saved(nils, stored.objectiveId)).toEqual([]);
  });
  it('the course itself is no part', async () => {
    const { root } = { root: await mira.ask(activityTree, { params: { id: runId } }) };
    expect((await put(mira, runId, root.id)).status).toBe(404);
  });
});

describe('PERM-6 whose it is', () => {
  it.each([
    ['mira', 200],
    ['nils', 404],
    ['leila', 403],
    ['omar', 403],
    [null, 401],
  ] as const)('SAVED-4 a part of Mira’s run, saved by %s: %d', async (name, status) => {
    const who = { mira, nils, leila, omar, null: visitor }[name ?? 'null'];
    expect((await put(who, runId, pathOf(1))).status).toBe(status);
    expect(await saved(nils)).toEqual([]);
    expect(await saved(mira)).toHaveLength(status === 200 ? 1 : 0);
    expect((await who.call(savedPartsOf, {})).status).toBe(status === 404 ? 200 : status);
  });
  it('a part of another course is none of this run', async () => {
    const other = await mira.course('ETH 105');
    const [first] = await rowsOf(mira, other.aggregate.lastObjectiveWorkflow?.id ?? '');
    expect((await put(mira, runId, first?.part.activityPathId ?? '')).status).toBe(404);
  });
  it('SAVED-4 who acts as the learner changes nothing, and is told so', async () => {
    const ada = await academy.browser('ada');
    const token = /name="token" value="([^"]+)"/.exec((await ada.send('/admin/people')).text)?.[1] ?? '';
    await ada.send('/admin/impersonation', {
      method: 'POST',
      headers: { origin: academy.origin, accept: 'text/html' },
      body: new URLSearchParams({ token, userId: uuidOf('user:mira') }),
    });
    const path = `/api/lectern/v1/users/me/objective-workflows/${runId}/saved-parts/${pathOf(1)}`;
    const reply = await ada.send(path, {
      method: 'PUT',
      headers: {
        'accept': 'application/json',
        'origin': academy.origin,
        'x-requested-with': 'XMLHttpRequest',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ saved: true, at: at() }),
    });
    expect(reply.status).toBe(403);
    expect(await saved(mira)).toEqual([]);
  });
});

describe('SAVED-7 how many', () => {
  it('five hundred a person: one more is refused with its reason, until one is removed', async () => {
    const objectiveId = statistics.objective.id;
    await db.insert(savedParts).values(
      Array.from({ length: 499 }, (_, n) => ({
        userId: uuidOf('user:mira'),
        objectiveId,
        axis: `gone-${n}`,
        saved: true,
        at: new Date(clock().now()),
      })),
    );
    // What was removed does not count, nor what others have.
    await db
      .insert(savedParts)
      .values({ userId: nilsId, objectiveId, axis: 'gone', saved: true, at: new Date(clock().now()) });
    expect((await put(mira, runId, pathOf(1))).status).toBe(200);
    const refusal = await put(mira, runId, pathOf(2));
    expect([refusal.status, refusal.body.error?.fields?.['']]).toEqual([
      409,
      [expect.stringContaining('500 bookmarks')],
    ]);
    // Saving again what is saved is no more.
    expect((await put(mira, runId, pathOf(1))).status).toBe(200);
    await put(mira, runId, pathOf(1), false);
    expect((await put(mira, runId, pathOf(2))).status).toBe(200);
  });
  it('twenty at once, with room for one: one is kept', async () => {
    await db.insert(savedParts).values(
      Array.from({ length: 499 }, (_, n) => ({
        userId: uuidOf('user:mira'),
        objectiveId: statistics.objective.id,
        axis: `gone-${n}`,
        saved: true,
        at: new Date(clock().now()),
      })),
    );
    const replies = await Promise.all(rows.slice(0, 20).map((row) => put(mira, runId, row.part.activityPathId)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(19);
  });
  it('SRV-53 what was removed is forgotten after thirty days', async () => {
    await put(mira, runId, pathOf(1));
    await put(mira, runId, pathOf(1), false);
    await put(mira, runId, pathOf(2));
    const own = () =>
      db
        .select()
        .from(savedParts)
        .where(and(eq(savedParts.userId, uuidOf('user:mira'))));
    await purge(db, clock(), false);
    expect(await own()).toHaveLength(2);
    await purge(db, { now: () => clock().now() + 31 * 86_400_000 }, false);
    expect(await own()).toHaveLength(1);
    expect(await saved(mira)).toHaveLength(1);
  });
});

it('an unknown run or part is not found', async () => {
  expect((await put(mira, randomUUID(), pathOf(1))).status).toBe(404);
  expect((await put(mira, runId, randomUUID())).status).toBe(404);
  expect(await db.select().from(objectives).where(eq(objectives.id, statistics.objective.id))).toHaveLength(1);
});
