// A course with a very long table of contents (SRV-26), read and worked in.
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../demo/server/config.ts';
import { SetupError } from '../../../demo/server/settings/setupError.ts';
import { addBigCourse } from '../../../demo/server/seed/many/addBigCourse.ts';
import { bigCourse } from '../../../demo/server/seed/many/bigCourse.ts';
import { seedCommand } from '../../../demo/server/seed/seedCommand.ts';
import { seedDates } from '../../../demo/server/seed/seedDates.ts';
import { activityTree } from '../../../src/contract/parts/activities.ts';
import { address } from '../../../src/contract/wire/address.ts';
import { flattenTree, type TreeRow } from '../../../src/domain/tree/flattenTree.ts';
import { inheritConstraints } from '../../../src/domain/tree/inheritConstraints.ts';
import { startAcademy } from '../support/startAcademy.ts';

const academy = await startAcademy();
const mira = await academy.as('mira');
const folder = `${academy.config.root}/demo/server/seed/many`;
/** Ids of the children of each activity that has any. */
function childrenOf(parts: ReturnType<typeof made>['parts']) {
  const children = new Map<string, string[]>();
  for (const { parentId, childId } of parts) children.set(parentId, [...(children.get(parentId) ?? []), childId]);
  return children;
}
const made = (parts: number) => bigCourse(parts, folder, seedDates(0)).course;

describe('a made-up course of many parts (SRV-26)', () => {
  it('has exactly so many parts, each in its place, in four levels at the most, and no module is empty', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6000 }), (count) => {
        const { parts, activities } = made(count);
        expect([parts.length, activities.length]).toEqual([count, count + 1]);
        const children = childrenOf(parts);
        const depth = (id: string): number => 1 + Math.max(0, ...(children.get(id) ?? []).map(depth));
        expect(depth(activities[0]!.id)).toBeLessThanOrEqual(5);
        for (const { id, type } of activities) expect(type === 3).toBe(children.has(id));
      }),
      { numRuns: 25 },
    );
  });
  it('of 5,000 parts has four levels, and a module of five hundred', () => {
    const { parts, leaves } = made(5000);
    expect(Math.max(...leaves.map(({ axis }) => axis.split('/').length))).toBe(4);
    expect(Math.max(...[...childrenOf(parts).values()].map(({ length }) => length))).toBe(500);
    expect(made(5000)).toEqual(made(5000));
  });
  it.each([
    ['0', 'from 1 to 20000, not "0"'],
    ['20001', 'not "20001"'],
    ['5.5', 'not "5.5"'],
  ])('is refused in plain words for %s', async (value, words) => {
    const error = await seedCommand(readConfig({ DATA_DIR: '/nowhere' }), ['--parts', value], undefined).then(
      () => null,
      (one: unknown) => one,
    );
    expect(error).toBeInstanceOf(SetupError);
    expect((error as SetupError).message).toContain(words);
  });
});

describe('in the database', () => {
  let id = '';
  const rows = async (): Promise<readonly TreeRow[]> =>
    flattenTree(inheritConstraints(await mira.ask(activityTree, { params: { id } })), {
      now: academy.clock().now(),
      course: 'inProgress',
    });
  beforeAll(async () => {
    expect([
      await addBigCourse(academy.db, academy.clock(), 5000),
      await addBigCourse(academy.db, academy.clock(), 5000),
    ]).toEqual([true, false]);
    id = (await mira.course('BIG 5000')).aggregate.lastObjectiveWorkflow?.id ?? '';
  });
  it('it is read whole', async () => {
    const all = await rows();
    expect(all.length).toBeGreaterThan(4900);
    expect(
      all.filter(({ part }) => part.child.aggregate.lastActivityWorkflow?.state === 'finished').length,
    ).toBeGreaterThan(1000);
    for (const code of ['draft', 'beforeStartFrom', 'completePreviousToPass'])
      expect(
        all.some(({ verdict }) => verdict.reason?.code === code),
        code,
      ).toBe(true);
  });
  it('it is sent in ASCII alone, and its names have other letters (SRV-29)', async () => {
    const { text } = await (
      await academy.browser('mira')
    ).send(address(activityTree, { params: { id } }), {
      headers: { 'accept': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    });
    expect(text).toMatch(/^[ -\u007f]*$/);
    expect((await rows()).some(({ part }) => part.child.name.includes('’'))).toBe(true);
  });
});
