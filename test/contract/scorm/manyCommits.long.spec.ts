// Commits of many packages in one moment: they share transactions, and each is judged, kept and answered by itself (SCORM-11, SCORM-13,
// SCORM-19, CONST-36). What was answered as saved is counted by what is found afterwards, and never by time.
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { asReader } from '../../bench/outside/asReader.ts';
import { addReaders } from '../../bench/readers/addReaders.ts';
import { packageBench } from '../support/packageBench.ts';
import { startAcademy } from '../support/startAcademy.ts';

const academy = await startAcademy();
const bench = await packageBench(academy);
const PAGES = 12;
const all = Array.from({ length: PAGES }, (_, at) => at + 1);
const runs = new Map<number, string>();
beforeAll(async () => {
  await addReaders(academy.db, PAGES, 'pavel');
  for (const n of all) runs.set(n, await asReader(academy.origin, n).begin('HYG 115'));
});

const open = async (n: number) => {
  const path = bench.pathOf(await asReader(academy.origin, n).launchPart(runs.get(n) ?? '', 1));
  const { states } = bench.factsOf((await bench.get(path)).body);
  return { path, values: states['lesson']?.values ?? {} };
};
const named = (page: number, n: number) => ({ [`cmi.interactions.${n}.id`]: `page-${page}-${n}` });
const changes = (page: number, n: number, more: object = {}) => ({
  n,
  item: 'lesson',
  values: { ...named(page, n), ...more },
  changes: true,
});

/** The commits of one page, each after the answer to the one before, as its page sends them. */
async function inOrder(path: string, bodies: readonly object[]): Promise<readonly number[]> {
  const answers: number[] = [];
  for (const body of bodies) answers.push((await bench.commit(path, body)).statusCode);
  return answers;
}

describe('SCORM-19: commits of one moment', () => {
  it('of a dozen pages with thirty each, sent all at once, are all kept', async () => {
    const pages = await Promise.all(all.map(open));
    const each = Array.from({ length: 30 }, (_, index) => index + 1);
    const answers = await Promise.all(
      pages.map(({ path }, at) =>
        inOrder(
          path,
          each.map((n) => changes(at + 1, n)),
        ),
      ),
    );
    expect(new Set(answers.flat())).toEqual(new Set([200]));
    const lost: string[] = [];
    for (const page of all) {
      const { values } = await open(page);
      for (let n = 1; n <= 30; n++)
        for (const [name, value] of Object.entries(named(page, n))) if (values[name] !== value) lost.push(value);
    }
    expect(lost).toEqual([]);
  });

  it('that are refused, late or too much take nothing from those beside them', async () => {
    const pages = await Promise.all(all.map(open));
    const [first, second, third, fourth, fifth] = pages.map(({ path }) => path);
    const old = await asReader(academy.origin, 6).launchPart(runs.get(6) ?? '', 1);
    await bench.get(bench.pathOf(old));
    // So much is more than is kept of one content.
    const heaps = Array.from({ length: 34 }, (_, at) => [`cmi.comments.${at}`, 'y'.repeat(60_000)] as const);
    await bench.commit(fifth ?? '', {
      n: 1,
      item: 'lesson',
      values: Object.fromEntries(heaps.slice(0, 30)),
      changes: true,
    });
    expect(await inOrder(third ?? '', [changes(3, 43)])).toEqual([200]);
    const replies = await Promise.all([
      inOrder(first ?? '', [changes(1, 41)]),
      inOrder(second ?? '', [{ n: 99, item: 'nothing', values: {} }, changes(2, 42)]),
      inOrder(third ?? '', [{ ...changes(3, 42), values: { 'cmi.suspend_data': 'late' } }]),
      inOrder(fourth ?? '', [
        changes(4, 44, { 'cmi.core.lesson_status': 'passed', 'cmi.core.score.raw': '90' }),
        changes(4, 45),
      ]),
      inOrder(fifth ?? '', [{ n: 2, item: 'lesson', values: Object.fromEntries(heaps.slice(30)), changes: true }]),
      inOrder(pages[5]?.path ?? '', [changes(6, 46)]),
      inOrder(pages[6]?.path ?? '', [changes(7, 47)]),
    ]);
    expect(replies).toEqual([[200], [400, 200], [200], [200, 200], [400], [409], [200]]);
    const kept = async (page: number) => (await open(page)).values;
    expect(await kept(1)).toMatchObject(named(1, 41));
    expect(await kept(2)).toMatchObject(named(2, 42));
    expect(await kept(3)).toMatchObject(named(3, 43));
    expect((await kept(3))['cmi.suspend_data']).not.toBe('late');
    expect(await kept(4)).toMatchObject({ ...named(4, 44), ...named(4, 45), 'cmi.core.lesson_status': 'passed' });
    expect(Object.keys(await kept(5))).not.toContain('cmi.comments.33');
    expect(await kept(6)).not.toHaveProperty('cmi.interactions.46.id');
    expect(await kept(7)).toMatchObject(named(7, 47));
  });

  it('of which the database does not take one are kept without it', async () => {
    const pages = await Promise.all(all.slice(6).map(open));
    const table = sql.raw('alter table scorm_states');
    await academy.db.execute(sql`${table} add constraint poison check (not "values" ? 'cmi.poison')`);
    const replies = await Promise.all(
      pages.map(({ path }, at) => bench.commit(path, changes(at + 7, 61, at === 2 ? { 'cmi.poison': 'x' } : {}))),
    );
    await academy.db.execute(sql`${table} drop constraint poison`);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 500, 200, 200, 200]);
    for (const page of [7, 8, 10, 11, 12]) expect((await open(page)).values).toMatchObject(named(page, 61));
    expect((await open(9)).values).not.toHaveProperty('cmi.interactions.61.id');
  });

  it('report each to its own course, as they would alone', async () => {
    const pages = await Promise.all(all.map(open));
    const scored = (at: number) => ({ 'cmi.core.lesson_status': 'passed', 'cmi.core.score.raw': String(85 + at) });
    await Promise.all(
      pages.map(({ path }, at) =>
        inOrder(path, [changes(at + 1, 101), changes(at + 1, 102, scored(at)), changes(at + 1, 103)]),
      ),
    );
    for (const page of all.filter((one) => one !== 4 && one !== 5)) {
      const record = await asReader(academy.origin, page).record(runs.get(page) ?? '', 1);
      expect(record, `page ${page}`).toMatchObject({ normalizedScore: (84 + page) / 100, passed: true });
      expect((await open(page)).values).toMatchObject({
        ...named(page, 101),
        ...named(page, 102),
        ...named(page, 103),
      });
    }
  });
});
