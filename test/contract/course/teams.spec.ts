// Parts that are done together: who is in the team, the run that is the team's, and with whom one is begun (CALL-24,
// CALL-34, TEAM-1, TEAM-3 to TEAM-5).
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { activityWorkflows } from '../../../demo/server/db/schemaRuns.ts';
import { groupMembers, groups } from '../../../demo/server/db/schemaTeams.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { finishActivityWorkflows, startActivityWorkflows } from '../../../src/contract/parts/activities.ts';
import { isUnreadable } from '../../../src/contract/wire/decode.ts';
import { startObjectiveWorkflow } from '../../../src/contract/courses/objectiveWorkflows.ts';
import { groupActivityWorkflowOf, participants } from '../../../src/contract/parts/teams.ts';
import { pathOf } from '../../../src/domain/tree/flattenTree.ts';
import type { Learner } from '../support/academy.ts';
import { startAcademy } from '../support/startAcademy.ts';
import { treeRows } from '../support/treeRows.ts';

const academy = await startAcademy();
const [mira, ines] = [await academy.as('mira'), await academy.as('ines')];
const runOf = async (who: Learner) => (await who.course('KIN 110')).aggregate.lastObjectiveWorkflow?.id ?? '';
const place = async (who: Learner, name: string) => {
  const id = await runOf(who);
  const rows = await treeRows(who, id, academy.clock().now());
  const row = rows.find(({ part }) => part.child.name.includes(name))!;
  return { id, activityPathId: row.part.activityPathId, path: pathOf(row) };
};
const team = async (who: Learner, name: string, query = {}) => {
  const { id, activityPathId } = await place(who, name);
  return (await who.ask(participants, { params: { id, activityPathId }, query })).items.flatMap((one) =>
    isUnreadable(one) ? [] : [one],
  );
};
const groupRun = async (who: Learner, groupActivityWorkflowId: string) =>
  who.call(groupActivityWorkflowOf, {
    params: { id: (await who.course('KIN 110')).aggregate.id, groupActivityWorkflowId },
  });
const begin = async (who: Learner, name: string, more: { readonly groupId?: string | null } = {}) => {
  const { id, path } = await place(who, name);
  return who.call(startActivityWorkflows, {
    body: { objectiveWorkflowId: id, activityPartIds: path.map((part) => part.id), ...more },
  });
};
const start = async (who: Learner, name: string) => {
  const { activityWorkflowIds } = (await begin(who, name)).body as { activityWorkflowIds: string[] };
  const objectiveWorkflowId = await runOf(who);
  return () => who.ask(finishActivityWorkflows, { body: { objectiveWorkflowId, activityWorkflowIds } });
};
/** Forgets what was begun of a part. */
const forget = async (who: Learner, name: string) => {
  const { id, path } = await place(who, name);
  const axis = path.map((part) => part.id).join('/');
  // With whom it was begun goes with it.
  await academy.db
    .delete(activityWorkflows)
    .where(and(eq(activityWorkflows.workflowId, id), eq(activityWorkflows.axis, axis)));
};

beforeAll(async () => {
  const { aggregate } = await mira.course('KIN 110');
  await mira.ask(startObjectiveWorkflow, { body: { objectiveWorkflowAggregateId: aggregate.id, id: randomUUID() } });
});

describe('the team of a part (CALL-34)', () => {
  it('is told by name, with who has begun it: one may be joined, the other is begun first (TEAM-1)', async () => {
    const [begun, fresh] = [await team(mira, 'Film each other'), await team(mira, 'Compare what')];
    expect(begun.map(({ lastName, started }) => [lastName, started !== null])).toEqual([
      ['Lindqvist', true],
      ['Okafor', false],
    ]);
    expect(begun[0]).toMatchObject({
      firstName: 'Ines',
      middleName: 'Maria',
      email: 'ines.lindqvist@aldergrove.example',
      groupName: 'Tuesday pair',
      primaryUnit: expect.any(String),
    });
    expect(new Set(begun.map((one) => one.groupActivityWorkflowId)).size).toBe(1);
    expect(fresh.map(({ started, groupActivityWorkflowId }) => [started, groupActivityWorkflowId])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect((await team(ines, 'Film each other')).map((one) => one.groupActivityWorkflowId)).toEqual(
      begun.map((one) => one.groupActivityWorkflowId),
    );
  });
  it('is nobody where the part is not done together, or one is in no group', async () => {
    expect(await team(mira, 'slowly')).toEqual([]);
    await academy.db.insert(groups).values({ id: 'elsewhere', name: 'Others', objectiveId: uuidOf('course:STA 210') });
    await academy.db
      .insert(groupMembers)
      .values(['pavel', 'mira'].map((name) => ({ groupId: 'elsewhere', userId: uuidOf(`user:${name}`) })));
    expect((await team(mira, 'Film each other')).length).toBe(2);
  });
  it('is filtered and paged as lists are (CALL-4), and refuses fields that are none', async () => {
    expect(
      (await team(mira, 'Film each other', { filter: ['lastName', '=', 'okafor'] })).map(({ firstName }) => firstName),
    ).toEqual(['Mira']);
    expect((await team(mira, 'Film each other', { take: 1, skip: 1 })).map(({ firstName }) => firstName)).toEqual([
      'Mira',
    ]);
    const { id, activityPathId } = await place(mira, 'Film each other');
    expect(
      (await mira.call(participants, { params: { id, activityPathId }, query: { filter: ['password', '=', 'x'] } }))
        .status,
    ).toBe(400);
  });
  it('is not told to others (PERM-6)', async () => {
    const { id, activityPathId } = await place(mira, 'Film each other');
    for (const who of [ines, await academy.as('nils')])
      expect((await who.call(participants, { params: { id, activityPathId }, query: {} })).status).toBe(404);
    expect((await mira.call(participants, { params: { id, activityPathId: randomUUID() }, query: {} })).status).toBe(
      404,
    );
  });
});

describe('the run of a team (CALL-24)', () => {
  it('begins with the first of them, is the same for all, and is over when all who began are done', async () => {
    const id = (await team(mira, 'Film each other'))[0]?.groupActivityWorkflowId ?? '';
    const seen = async (who: Learner) => groupActivityWorkflowOf.read((await groupRun(who, id)).body);
    expect(await seen(mira)).toMatchObject({
      id,
      state: 'inProgress',
      finished: null,
      groupName: 'Tuesday pair',
      activityPathId: (await place(mira, 'Film each other')).activityPathId,
    });
    const finishHers = await start(mira, 'Film each other');
    expect(await seen(ines)).toEqual(await seen(mira));
    await finishHers();
    expect((await seen(mira)).state).toBe('inProgress');
    await (
      await start(ines, 'Film each other')
    )();
    expect(await seen(mira)).toMatchObject({ state: 'finished', finished: expect.any(Number) });
  });
  it('is there once one of them begins', async () => {
    await start(ines, 'Compare what');
    const [first] = await team(mira, 'Compare what');
    expect((await groupRun(mira, first?.groupActivityWorkflowId ?? '')).status).toBe(200);
  });
  it('is not there for what each does alone, though its id can be worked out (SRV-13)', async () => {
    await start(ines, '1. Falling');
    const { path } = await place(ines, '1. Falling');
    const [{ groupId } = { groupId: '' }] = await team(mira, 'Film each other');
    const idOf = (axis: string) => uuidOf(`group-run:${groupId}:${axis}`);
    const axis = (row: typeof path) => row.map(({ id }) => id).join('/');
    expect((await groupRun(mira, idOf(axis((await place(ines, 'Film each other')).path)))).status).toBe(200);
    expect((await groupRun(mira, idOf(axis(path)))).status).toBe(404);
  });
  it('is nobody else’s (PERM-6)', async () => {
    const id = (await team(mira, 'Film each other'))[0]?.groupActivityWorkflowId ?? '';
    const nils = await academy.as('nils');
    expect(
      (
        await nils.call(groupActivityWorkflowOf, {
          params: { id: (await nils.course('HIS 160')).aggregate.id, groupActivityWorkflowId: id },
        })
      ).status,
    ).toBe(404);
    expect(
      (
        await nils.call(groupActivityWorkflowOf, {
          params: { id: (await mira.course('KIN 110')).aggregate.id, groupActivityWorkflowId: id },
        })
      ).status,
    ).toBe(404);
    expect(
      (
        await mira.call(groupActivityWorkflowOf, {
          params: { id: (await mira.course('STA 210')).aggregate.id, groupActivityWorkflowId: id },
        })
      ).status,
    ).toBe(404);
    expect((await groupRun(mira, randomUUID())).status).toBe(404);
  });
});

describe('beginning with a team (TEAM-3 to TEAM-5)', () => {
  const [both, together, plain] = ['Compare what', 'Film each other', 'slowly'];
  const pair = uuidOf('group:KIN 110:Tuesday pair');
  const begunBy = async (name: string) =>
    (await team(mira, name)).filter(({ started }) => started !== null).map(({ firstName }) => firstName);
  beforeEach(async () => {
    for (const who of [mira, ines]) for (const name of [both, together]) await forget(who, name);
  });

  it.each([
    ['a team of theirs', both, { groupId: pair }, 200, ['Mira']],
    ['alone, where that can be', both, { groupId: null }, 200, []],
    ['alone, where it cannot', together, { groupId: null }, 409, []],
    ['a team of theirs where nothing is said', both, {}, 200, ['Mira']],
    ['a team that is not theirs', both, { groupId: 'strangers' }, 409, []],
    ['a team of theirs in another course', both, { groupId: 'elsewhere' }, 409, []],
    ['a team that is none', together, { groupId: randomUUID() }, 409, []],
    ['a team without an id', together, { groupId: '' }, 409, []],
  ] as const)('TEAM-3, TEAM-4 %s', async (_what, name, more, status, begun) => {
    await academy.db
      .insert(groups)
      .values({ id: 'strangers', name: 'Strangers', objectiveId: uuidOf('course:KIN 110') })
      .onConflictDoNothing();
    expect((await begin(mira, name, more)).status).toBe(status);
    expect(await begunBy(name)).toEqual(begun);
    const { path } = await place(mira, name);
    expect(path.at(-1)?.child.aggregate.lastActivityWorkflow !== null).toBe(status === 200);
  });
  it('TEAM-4 what is not done together is begun with nobody', async () => {
    expect((await begin(mira, plain, { groupId: pair })).status).toBe(409);
    expect((await begin(mira, plain, { groupId: null })).status).toBe(200);
  });
  it('TEAM-3 who is in no team begins alone where that can be, and not where it cannot', async () => {
    await academy.db
      .delete(groupMembers)
      .where(and(eq(groupMembers.groupId, pair), eq(groupMembers.userId, uuidOf('user:ines'))));
    expect([(await begin(ines, together)).status, (await begin(ines, both)).status]).toEqual([409, 200]);
    expect((await begin(ines, together)).body.error?.message).toContain('done together');
    await academy.db.insert(groupMembers).values({ groupId: pair, userId: uuidOf('user:ines') });
    expect(await begunBy(both)).toEqual([]);
  });
  it('TEAM-3 how it was begun stays so', async () => {
    await begin(mira, both, { groupId: null });
    const again = await begin(mira, both, { groupId: pair });
    expect([again.status, await begunBy(both)]).toEqual([200, []]);
  });
  it('TEAM-4 of several teams, where nothing is said, the one that has begun it', async () => {
    await academy.db.insert(groups).values({ id: '0-first', name: 'First', objectiveId: uuidOf('course:KIN 110') });
    await academy.db
      .insert(groupMembers)
      .values(['mira', 'pavel'].map((name) => ({ groupId: '0-first', userId: uuidOf(`user:${name}`) })));
    await begin(ines, together, { groupId: pair });
    await begin(mira, together);
    expect(
      (await team(mira, together))
        .filter(({ started }) => started !== null)
        .map((one) => [one.firstName, one.groupName]),
    ).toEqual([
      ['Ines', 'Tuesday pair'],
      ['Mira', 'Tuesday pair'],
    ]);
    expect(
      (await team(mira, together))
        .filter(({ groupId }) => groupId === '0-first')
        .map((one) => one.groupActivityWorkflowId),
    ).toEqual([null, null]);
    await academy.db.delete(groupMembers).where(eq(groupMembers.groupId, '0-first'));
  });
  it('TEAM-5 two who begin at one moment are in one run, and so is one who begins twice', async () => {
    const replies = await Promise.all([
      begin(mira, together, { groupId: pair }),
      begin(ines, together, { groupId: pair }),
      begin(mira, together, { groupId: pair }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(replies[2].body).toEqual(replies[0].body);
    const people = await team(mira, together);
    expect(people.map(({ started }) => started !== null)).toEqual([true, true]);
    expect(new Set(people.map((one) => one.groupActivityWorkflowId)).size).toBe(1);
    expect((await groupRun(ines, people[0]?.groupActivityWorkflowId ?? '')).status).toBe(200);
  });
});
