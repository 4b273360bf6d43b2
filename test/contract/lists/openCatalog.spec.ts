import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { objectives, openCatalog } from '../../../demo/server/db/schema.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { address } from '../../../src/contract/wire/address.ts';
import type { Call, CallInput } from '../../../src/contract/wire/call.ts';
import { isUnreadable } from '../../../src/contract/wire/decode.ts';
import type { LoadOptions } from '../../../src/contract/wire/loadOptions.ts';
import { publicObjectiveOf, publicObjectives } from '../../../src/contract/courses/openCatalog.ts';
import { publicShowcases } from '../../../src/contract/courses/showcases.ts';
import { allOf, parseFilter, type FilterExpression } from '../../../src/domain/filter/filter.ts';
import { courseFilter } from '../../../src/domain/filter/courseFilters.ts';
import { matches } from '../../../src/domain/filter/filterMatches.ts';
import { fold } from '../../../src/domain/filter/fold.ts';
import { publicFields } from '../../../src/domain/course/publicFields.ts';
import type { PublicObjective } from '../../../src/domain/course/publicObjective.ts';
import { filterCases } from '../../unit/domain/filter/courseFilterCases.ts';
import { startAcademy } from '../support/startAcademy.ts';

const academy = await startAcademy();
const domain = 'academy.example';

/** As a visitor's browser asks: without cookie, token, or anything else. */
const visit = async (path: string) => {
  const reply = await fetch(new URL(path, academy.origin), { headers: { accept: 'application/json' } });
  return {
    status: reply.status,
    headers: reply.headers,
    body: JSON.parse(await reply.text()) as Record<string, unknown> & { error?: { code: string; fields?: object } },
  };
};
async function ask<I extends CallInput, O>(call: Call<I, O>, input: I): Promise<O> {
  const { status, body } = await visit(address(call, input));
  expect([status, status === 200 ? null : body]).toEqual([200, null]);
  return call.read(body);
}
const page = async (query: LoadOptions = {}, on = domain) => {
  const { items, total } = await ask(publicObjectives, { query: { domain: on, ...query } });
  return {
    total,
    items: items.map((item): PublicObjective => {
      if (isUnreadable(item)) throw new Error(item.field);
      return item;
    }),
  };
};
const codes = (items: readonly PublicObjective[]) => items.map(({ code }) => code);
const everywhere = [
  'AID 100',
  'GEN 110',
  'GLO 175',
  'HIS 160',
  'LIS 090',
  'MUS 070',
  'PHI 150',
  'REA 060',
  'SUM 085',
  'WIN 086',
];

describe('the list of a domain (CALL-46, PUB-1, PUB-4)', () => {
  it('holds what was opened on it or everywhere, by name upwards, and nothing archived', async () => {
    const { items, total } = await page({ requireTotalCount: true });
    expect(codes(items).toSorted()).toEqual(everywhere);
    expect(total).toBe(everywhere.length);
    expect(items.map(({ name }) => name)).toEqual(items.map(({ name }) => name).toSorted());
    expect(codes((await page({}, 'community.aldergrove.example')).items).toSorted()).toEqual(
      [...everywhere, 'CHI 120', 'NUT 118'].toSorted(),
    );
    expect(codes((await page({}, 'parents.aldergrove.example')).items).toSorted()).toEqual(
      [...everywhere, 'CHI 120'].toSorted(),
    );
  });
  it.each(['Community.Aldergrove.EXAMPLE', 'community.aldergrove.example:4150', 'community.aldergrove.example.'])(
    'takes %s for the same domain',
    async (on) => {
      expect(codes((await page({}, on)).items)).toContain('NUT 118');
    },
  );
  it('tells of a course what anyone may see, and nothing of a person (DATA-24, PUB-5)', async () => {
    const { body } = await visit(address(publicObjectives, { query: { domain, filter: ['code', '=', 'SUM 085'] } }));
    const [course] = body['data'] as Record<string, unknown>[];
    expect(Object.keys(course ?? {}).toSorted()).toEqual([
      'activity',
      'availabilityDate',
      'availabilityEndDate',
      'code',
      'description',
      'id',
      'imageUrl',
      'name',
      'objectiveAccessId',
      'showcases',
      'state',
    ]);
    expect(course).toMatchObject({
      name: 'Summer School: Medicine and Society',
      imageUrl: `${academy.origin}/media/covers/globe.svg`,
      objectiveAccessId: uuidOf('assignment:SUM 085'),
      activity: { type: 3, childrenCount: 2, duration: 1440 },
      showcases: [{ name: 'Humanities of medicine' }, { name: 'Open to everyone' }],
    });
    const by = Object.fromEntries((await page()).items.map((item) => [item.code, item]));
    expect([by['MUS 070']?.state, by['GEN 110']?.objectiveAccessId, by['REA 060']?.activity?.type]).toEqual([
      'draft',
      null,
      'text',
    ]);
  });
  it('comes in pages and counts all (LIST-7)', async () => {
    const all = codes((await page()).items);
    const some = await page({ skip: 3, take: 4, requireTotalCount: true });
    expect([codes(some.items), some.total]).toEqual([all.slice(3, 7), all.length]);
    const past = await page({ skip: 300, requireTotalCount: true });
    expect([past.items, past.total]).toEqual([[], all.length]);
    expect(codes((await page({ sort: [{ selector: 'name', desc: true }] })).items)).toEqual(all.toReversed());
  });
  it('is searched and filtered as the rule says, also for what has no collection (FILTER-9, FILTER-14)', async () => {
    const { items } = await page();
    const wire = (await visit(address(publicObjectives, { query: { domain } }))).body['data'] as { id: string }[];
    const filters: FilterExpression[] = ['first AID', 'ÉVIDENCE', '   listen', 'genetics', 'nowhere'].map(
      (keyword) => courseFilter({ keyword }, '') ?? [],
    );
    for (const id of new Set(items.flatMap(({ showcases }) => showcases.map((one) => one.id))))
      filters.push(
        courseFilter({ collection: [id] }, '') ?? [],
        courseFilter({ collection: ['uncategorized', id], keyword: 'a' }, '') ?? [],
      );
    for (const filter of [...filters, ['state', '=', 1], ['!', ['state', '=', 2]]] as FilterExpression[]) {
      const tree = parseFilter(filter, publicFields);
      expect(
        (await page({ filter })).items.map(({ id }) => id),
        JSON.stringify(filter),
      ).toEqual(wire.filter((row) => matches(tree, row)).map(({ id }) => id));
    }
  });
  it.each(filterCases.filter(({ rule }) => rule === 'FILTER-14'))(
    '$rule $name: $found',
    async ({ course: { name = 'Course', code = null, description = null }, choice, found }) => {
      const id = uuidOf('course:AID 100');
      const [before] = await academy.db.select().from(objectives).where(eq(objectives.id, id));
      await academy.db
        .update(objectives)
        .set({
          name,
          code,
          description,
          nameSort: fold(name),
          codeSearch: code && fold(code),
          descriptionSearch: description && fold(description),
        })
        .where(eq(objectives.id, id));
      const filter = allOf(courseFilter({ keyword: choice.keyword ?? '' }, ''), ['id', '=', id]);
      expect((await page(filter ? { filter } : {})).items.length).toBe(found ? 1 : 0);
      if (before) await academy.db.update(objectives).set(before).where(eq(objectives.id, id));
    },
  );
});

describe('one course and the collections (CALL-47, CALL-48)', () => {
  it('a course with its about text', async () => {
    const course = await ask(publicObjectiveOf, { params: { id: uuidOf('course:AID 100') } });
    expect(course).toMatchObject({
      code: 'AID 100',
      about: expect.stringContaining('no account'),
      objectiveAccessId: uuidOf('assignment:AID 100'),
    });
  });
  it.each([
    ['not open', 'STA 210'],
    ['archived', 'WAT 080'],
    ['not there', 'X 1'],
  ])('a course that is %s is not found', async (_name, code) => {
    const { status, body } = await visit(address(publicObjectiveOf, { params: { id: uuidOf(`course:${code}`) } }));
    expect([status, body.error?.code]).toEqual([404, 'not_found']);
  });
  it('a course that is closed again is neither in the list nor found', async () => {
    const closed = await academy.db
      .delete(openCatalog)
      .where(eq(openCatalog.assignmentId, uuidOf('assignment:REA 060')))
      .returning();
    expect(codes((await page()).items)).not.toContain('REA 060');
    expect((await visit(address(publicObjectiveOf, { params: { id: uuidOf('course:REA 060') } }))).status).toBe(404);
    await academy.db.insert(openCatalog).values(closed);
    expect(codes((await page()).items)).toContain('REA 060');
  });
  it('collections with the open courses in them, in their order, and none without', async () => {
    const counted = async (on: string) =>
      (await ask(publicShowcases, { query: { domain: on } })).map(({ code, objectivesCount }) => [
        code,
        objectivesCount,
      ]);
    const count = (items: readonly PublicObjective[], name: string) =>
      items.filter(({ showcases }) => showcases.some((one) => one.name === name)).length;
    const { items } = await page();
    expect(await counted(domain)).toEqual([
      ['research', 1],
      ['life', 1],
      ['clinic', 1],
      ['humanities', count(items, 'Humanities of medicine')],
      ['community', count(items, 'Open to everyone')],
    ]);
    expect(await counted('community.aldergrove.example')).toContainEqual(['clinic', 2]);
  });
});

describe('public calls (PUB-3, PUB-4)', () => {
  const paths = () => [
    address(publicObjectives, { query: { domain } }),
    address(publicShowcases, { query: { domain } }),
    address(publicObjectiveOf, { params: { id: uuidOf('course:AID 100') } }),
  ];
  it('ask for nobody, set no cookie, and may be kept for a minute', async () => {
    for (const path of paths()) {
      const { status, headers } = await visit(path);
      expect([status, headers.getSetCookie(), headers.get('cache-control')]).toEqual([200, [], 'public, max-age=60']);
    }
  });
  it('say the same to whoever is signed in', async () => {
    const mira = await academy.as('mira');
    for (const path of paths()) expect((await mira.send('GET', path)).body).toEqual((await visit(path)).body);
  });
  it('are not kept when they fail', async () => {
    const { headers, status } = await visit(address(publicObjectiveOf, { params: { id: 'x' } }));
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
  });
  it.each([
    '',
    'domain=',
    'domain=a&domain=b',
    'domain[]=a',
    'domain=%00',
    'domain=a%00b',
    'domain=%ud800',
    `domain=${'a'.repeat(300)}`,
    'domain=a/b',
    'domain=a@b',
    'domain=a%20b',
    'domain=%7B%22a%22:1%7D',
    "domain=a'%20or%20'1'='1",
    'domain=*',
    'domain=%2a',
    'domain=a:99999999',
    'domain=%25',
    'domain=..',
    'domain=%5c%5cevil',
    'domain=<script>',
    'domain=\u202eexample',
  ])('take a hostile domain for none: %s', async (query) => {
    for (const call of [publicObjectives, publicShowcases]) {
      const { status, body } = await visit(`/api/lms/v1/${call.path}?${query}`);
      if (status !== 200) expect([status, body.error?.code]).toEqual([400, 'bad_request']);
      // A name of a host that happens to be none of the academy's gets what is open everywhere, and no more.
      else expect(JSON.stringify(body)).not.toContain('NUT 118');
      expect(JSON.stringify(body)).not.toMatch(/select|Failed query|\bat \w+ \(/i);
    }
  });
  it.each([
    'filter=["about","contains","x"]',
    'filter=["objectiveAccessId","=","x"]',
    'sort=[{"selector":"userId"}]',
    'take=-1',
    'filter=["name","=","a\\u0000"]',
  ])('refuse what is not theirs to tell: %s', async (query) => {
    const { status } = await visit(`/api/lms/v1/${publicObjectives.path}?domain=${domain}&${query}`);
    expect(status).toBe(query.includes('\\u0000') ? 200 : 400);
  });
});
