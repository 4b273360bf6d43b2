// Parts that are done together: who is in the team, and the run that is the team's (CALL-24, CALL-34, TEAM-1).
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { groupMembers, groups } from '../../demo/server/db/schemaTeams.ts';
import { uuidOf } from '../../demo/server/db/uuidOf.ts';
import { activityTree, finishActivityWorkflows, startActivityWorkflows } from '../../src/contract/activities.ts';
import { isUnreadable } from '../../src/contract/decode.ts';
import { startObjectiveWorkflow } from '../../src/contract/objectiveWorkflows.ts';
import { groupActivityWorkflowOf, participants } from '../../src/contract/teams.ts';
import { flattenTree, pathOf } from '../../src/domain/flattenTree.ts';
import { inheritConstraints } from '../../src/domain/inheritConstraints.ts';
import type { Learner } from './academy.ts';
import { academy } from './ownAcademy.ts';

const [mira, ines] = [await academy.as('mira'), await academy.as('ines')];
const runOf = async (who: Learner) => (await who.course('KIN 110')).aggregate.lastObjectiveWorkflow?.id ?? '';
const place = async (who: Learner, name: string) => {
  const id = await runOf(who);
  const rows = flattenTree(inheritConstraints(await who.ask(activityTree, { params: { id } })), { now: academy.clock().now(), course: 'inProgress' });
  const row = rows.find(({ part }) => part.child.name.includes(name))!;
  return { id, activityPathId: row.part.activityPathId, path: pathOf(row) };
};
const team = async (who: Learner, name: string, query = {}) => {
  const { id, activityPathId } = await place(who, name);
  return (await who.ask(participants, { params: { id, activityPathId }, query })).items.flatMap((one) => (isUnreadable(one) ? [] : [one]));
};
const groupRun = async (who: Learner, groupActivityWorkflowId: string) => who.call(groupActivityWorkflowOf, { params: { id: (await who.course('KIN 110')).aggregate.id, groupActivityWorkflowId } });
const start = async (who: Learner, name: string) => {
  const { id, path } = await place(who, name);
  const { activityWorkflowIds } = (await who.call(startActivityWorkflows, { body: { objectiveWorkflowId: id, activityPartIds: path.map((part) => part.id) } })).body as { activityWorkflowIds: string[] };
  return () => who.ask(finishActivityWorkflows, { body: { objectiveWorkflowId: id, activityWorkflowIds } });
};

beforeAll(async () => {
  const { aggregate } = await mira.course('KIN 110');
  await mira.ask(startObjectiveWorkflow, { body: { objectiveWorkflowAggregateId: aggregate.id, id: randomUUID() } });
});

describe('the team of a part (CALL-34)', () => {
  it('is told by name, with who has begun it: one may be joined, the other is begun first (TEAM-1)', async () => {
    const [begun, fresh] = [await team(mira, 'Film each other'), await team(mira, 'Compare what')];
    expect(begun.map(({ lastName, started }) => [lastName, started !== null])).toEqual([['Lindqvist', true], ['Okafor', false]]);
    expect(begun[0]).toMatchObject({ firstName: 'Ines', middleName: 'Maria', email: 'ines.lindqvist@aldergrove.example', groupName: 'Tuesday pair', primaryUnit: expect.any(String) });
    expect(new Set(begun.map((one) => one.groupActivityWorkflowId)).size).toBe(1);
    expect(fresh.map(({ started, groupActivityWorkflowId }) => [started, groupActivityWorkflowId])).toEqual([[null, null], [null, null]]);
    expect((await team(ines, 'Film each other')).map((one) => one.groupActivityWorkflowId)).toEqual(begun.map((one) => one.groupActivityWorkflowId));
  });
  it('is nobody where the part is not done together, or one is in no group', async () => {
    expect(await team(mira, 'slowly')).toEqual([]);
    await academy.db.insert(groups).values({ id: 'elsewhere', name: 'Others', objectiveId: uuidOf('course:STA 210') });
    await academy.db.insert(groupMembers).values(['pavel', 'mira'].map((name) => ({ groupId: 'elsewhere', userId: uuidOf(`user:${name}`) })));
    expect((await team(mira, 'Film each other')).length).toBe(2);
  });
  it('is filtered and paged as lists are (CALL-4), and refuses fields that are none', async () => {
    expect((await team(mira, 'Film each other', { filter: ['lastName', '=', 'okafor'] })).map(({ firstName }) => firstName)).toEqual(['Mira']);
    expect((await team(mira, 'Film each other', { take: 1, skip: 1 })).map(({ firstName }) => firstName)).toEqual(['Mira']);
    const { id, activityPathId } = await place(mira, 'Film each other');
    expect((await mira.call(participants, { params: { id, activityPathId }, query: { filter: ['password', '=', 'x'] } })).status).toBe(400);
  });
  it('is not told to others (PERM-6)', async () => {
    const { id, activityPathId } = await place(mira, 'Film each other');
    for (const who of [ines, await academy.as('nils')]) expect((await who.call(participants, { params: { id, activityPathId }, query: {} })).status).toBe(404);
    expect((await mira.call(participants, { params: { id, activityPathId: randomUUID() }, query: {} })).status).toBe(404);
  });
});

describe('the run of a team (CALL-24)', () => {
  it('begins with the first of them, is the same for all, and is over when all who began are done', async () => {
    const id = (await team(mira, 'Film each other'))[0]?.groupActivityWorkflowId ?? '';
    const seen = async (who: Learner) => groupActivityWorkflowOf.read((await groupRun(who, id)).body);
    expect(await seen(mira)).toMatchObject({ id, state: 'inProgress', finished: null, groupName: 'Tuesday pair', activityPathId: (await place(mira, 'Film each other')).activityPathId });
    const finishHers = await start(mira, 'Film each other');
    expect(await seen(ines)).toEqual(await seen(mira));
    await finishHers();
    expect((await seen(mira)).state).toBe('inProgress');
    await (await start(ines, 'Film each other'))();
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
    expect((await nils.call(groupActivityWorkflowOf, { params: { id: (await nils.course('HIS 160')).aggregate.id, groupActivityWorkflowId: id } })).status).toBe(404);
    expect((await nils.call(groupActivityWorkflowOf, { params: { id: (await mira.course('KIN 110')).aggregate.id, groupActivityWorkflowId: id } })).status).toBe(404);
    expect((await mira.call(groupActivityWorkflowOf, { params: { id: (await mira.course('STA 210')).aggregate.id, groupActivityWorkflowId: id } })).status).toBe(404);
    expect((await groupRun(mira, randomUUID())).status).toBe(404);
  });
});
