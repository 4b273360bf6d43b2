import { describe, expect, inject, it } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { readConfig } from '../../../demo/server/config.ts';
import { SetupError } from '../../../demo/server/settings/setupError.ts';
import { openDb } from '../../../demo/server/db/openDb.ts';
import { objectiveAccesses as accesses, objectives } from '../../../demo/server/db/schema.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { addManyCourses } from '../../../demo/server/seed/many/addManyCourses.ts';
import { manyCourses } from '../../../demo/server/seed/many/manyCourses.ts';
import { seedCommand } from '../../../demo/server/seed/seedCommand.ts';
import { courseCounts } from '../../../src/contract/courses/courseCounts.ts';
import { isUnreadable } from '../../../src/contract/wire/decode.ts';
import { objectiveAccesses, objectiveAccessOf } from '../../../src/contract/courses/objectiveAccesses.ts';
import { catalogFilter, enrolledFilter } from '../../../src/domain/course/listMembership.ts';
import { workflowStates } from '../../../src/domain/course/states.ts';
import { freshDatabase } from '../../postgres/freshDatabase.ts';
import { startAcademy } from '../support/startAcademy.ts';
import { temporaryFolder } from '../support/portalServer.ts';

const academy = await startAcademy();
const mira = await academy.as('mira');
const total = async (filter = enrolledFilter) =>
  (await mira.ask(objectiveAccesses, { query: { filter, take: 1, requireTotalCount: true } })).total ?? 0;

describe('many made-up courses (SRV-22)', () => {
  it('are ten thousand different ones, of every field, the same at any time', () => {
    const folder = `${academy.config.root}/demo/server/seed/many`;
    const made = manyCourses(10_000, folder);
    expect(new Set(made.map(({ course }) => course.objective.name)).size).toBe(10_000);
    expect(new Set(made.map(({ course }) => course.objective.code)).size).toBe(10_000);
    expect(new Set(made.flatMap(({ course }) => course.collections)).size).toBe(6);
    expect(manyCourses(40, folder)).toEqual(made.slice(0, 40));
    expect(manyCourses(13_000, folder).at(-1)?.course.objective.name).toMatch(/ \(2\)$/);
  });

  it('are added for mira once, however often, in every state, and can be read and filtered', async () => {
    const [enrolled, catalog] = [await total(), await total(catalogFilter)];
    expect(await addManyCourses(academy.db, academy.clock(), 400)).toBe(400);
    expect(await addManyCourses(academy.db, academy.clock(), 400)).toBe(0);
    const [all, offered] = [await total(), await total(catalogFilter)];
    expect(all - enrolled).toBeGreaterThan(240);
    expect(offered - catalog).toBeGreaterThan(60);
    const counts = await mira.ask(courseCounts, { query: { filter: enrolledFilter } });
    for (const group of [counts.progress, counts.priority, counts.terms, counts.collections])
      for (const [value, count] of Object.entries(group)) expect(count, value).toBeGreaterThan(10);
    const page = await mira.ask(objectiveAccesses, { query: { take: 1000 } });
    const read = page.items.flatMap((item) => (isUnreadable(item) ? [] : [item]));
    expect(read.length).toBe(page.items.length);
    expect(new Set(read.map(({ aggregate }) => aggregate.lastObjectiveWorkflow?.state ?? null))).toEqual(
      new Set([...Object.keys(workflowStates), null]),
    );
    expect(new Set(read.map(({ objective }) => objective.state)).size).toBe(4);
  });

  it('can be opened and read', async () => {
    const course = await mira.ask(objectiveAccessOf, { params: { objectiveId: uuidOf('many:2') } });
    expect(course.parts).toMatchObject({ done: 1, total: expect.any(Number) });
    expect(
      (
        await mira.send(
          'GET',
          `/api/lms/v1/users/me/objective-workflows/${course.aggregate.lastObjectiveWorkflow?.id}/activity-with-aggregates`,
        )
      ).status,
    ).toBe(200);
  });

  it('keep what was done in them since', async () => {
    const id = uuidOf('many:9');
    await academy.db
      .update(accesses)
      .set({ isSelfEnrolled: false, showInCatalog: true })
      .where(eq(accesses.objectiveId, id));
    await academy.db.update(objectives).set({ name: 'Renamed' }).where(eq(objectives.id, id));
    expect(await addManyCourses(academy.db, academy.clock(), 401)).toBe(1);
    expect(
      (
        await academy.db
          .select({ own: accesses.isSelfEnrolled, name: objectives.name })
          .from(accesses)
          .innerJoin(objectives, eq(objectives.id, accesses.objectiveId))
          .where(eq(accesses.objectiveId, id))
      )[0],
    ).toEqual({ own: false, name: 'Renamed' });
    const { rows } = (await academy.db.execute(
      sql`select count(*)::int as runs from objective_workflows w
        where not exists (select 1 from activity_workflows a where a.workflow_id = w.id and a.axis = '')`,
    )) as unknown as { rows: unknown[] };
    expect(rows).toEqual([{ runs: 0 }]);
  });

  it.each([
    [['--courses', '0'], 'a whole number from 1 to 100000, not "0"'],
    [['--courses', '-5'], '--courses'],
    [['--courses', '1e3'], 'not "1e3"'],
    [['--courses', 'many'], 'not "many"'],
    [['--courses', '100001'], 'not "100001"'],
    [[], 'Say how many courses'],
    [['--course', '5'], "Unknown option '--course'"],
    [['5'], 'Unexpected argument'],
  ])('are refused in plain words for %j', async (args, words) => {
    const error = await seedCommand(readConfig({ DATA_DIR: '/nowhere' }), args, undefined).then(
      () => null,
      (one: unknown) => one,
    );
    expect(error).toBeInstanceOf(SetupError);
    expect((error as SetupError).message).toContain(words);
  });

  it(
    'come with the academy into an empty database, and not into one that a server holds',
    { timeout: 60_000 },
    async () => {
      const postgres = inject('postgres');
      const config = readConfig({
        DATA_DIR: temporaryFolder(),
        ...(postgres && { DATABASE_URL: await freshDatabase(postgres, 'nothing') }),
      });
      const held = postgres ? null : await openDb({ ...config, snapshot: inject('archives')?.tables });
      const filled = seedCommand(config, ['--courses', '30'], undefined);
      if (postgres) expect(await filled).toMatch(/^30 courses for mira: 30 added, 0 were there\. \d+\.\d s$/);
      else await expect(filled).rejects.toThrow(/^Process \d+ is already using .*Stop it first/);
      await held?.close();
      expect(await seedCommand(config, ['--help'], undefined)).toContain('npm run seed -- --courses 10000');
    },
  );
});
