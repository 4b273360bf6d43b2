import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAccesses } from '../../../demo/server/calls/lists/accesses.ts';
import { insertMany } from '../../../demo/server/db/insertMany.ts';
import * as tables from '../../../demo/server/db/schema.ts';
import * as runs from '../../../demo/server/db/schemaRuns.ts';
import { accessFields } from '../../../src/domain/course/accessFields.ts';
import {
  courseFilter,
  coursePriorities,
  courseProgresses,
  noTerm,
  uncategorized,
} from '../../../src/domain/filter/courseFilters.ts';
import { allOf, parseFilter, type FieldKind, type FilterExpression } from '../../../src/domain/filter/filter.ts';
import { compareBy, matches } from '../../../src/domain/filter/filterMatches.ts';
import { fold } from '../../../src/domain/filter/fold.ts';
import { catalogFilter, enrolledFilter, enrolmentFilter } from '../../../src/domain/course/listMembership.ts';
import { emptyDb } from '../support/emptyDb.ts';
import { askedTexts, nil, often, texts } from '../support/filterTexts.ts';

const ME = 'person-1';
const COURSES = 90;
type Field = keyof typeof accessFields;
const allFields = Object.keys(accessFields) as Field[];
const sortable = allFields.filter((field) => accessFields[field] !== 'ids');

const ids = { term: ['term-1', 'Term-1'], collection: ['c1', 'C1', 'c-2'] } as const;
const instants = [
  '2026-01-01T00:00:00.000Z',
  '2026-01-01T00:00:00.001Z',
  '1969-12-31T23:59:59.999Z',
  '2030-06-30T12:00:00.000Z',
];
const instant = nil(fc.constantFrom(...instants).map((at) => new Date(at)));
const state = fc.constantFrom(1, 2, 3, 4);
const course = fc.record({
  name: fc.constantFrom(...texts),
  code: nil(fc.constantFrom(...texts)),
  description: nil(fc.constantFrom(...texts)),
  state,
  activityState: state,
  type: fc.constantFrom(1, 2, 3),
  collections: fc.uniqueArray(fc.constantFrom(...ids.collection)),
  termId: nil(fc.constantFrom(...ids.term)),
  isSelfEnrolled: fc.boolean(),
  isMandatory: fc.boolean(),
  retake: fc.boolean(),
  showInCatalog: fc.boolean(),
  dates: fc.tuple(instant, instant, instant, instant, instant),
  workflow: nil(
    fc.record({
      state: fc.constantFrom(1, 2, 3, 4, 5, 6),
      progress: fc.constantFrom(0, 0.5, 1),
      submitted: instant,
      finished: instant,
    }),
  ),
  record: nil(fc.record({ finished: instant })),
});

let empty: Awaited<ReturnType<typeof emptyDb>>;
let wire: readonly { readonly id: string }[];
const list = (
  filter: FilterExpression | null,
  sort: readonly { field: Field; desc: boolean }[],
  skip = 0,
  take = 1000,
) =>
  listAccesses(empty.db, ME, 0, {
    filter: filter && parseFilter(filter, accessFields),
    sort,
    skip,
    take,
    count: true,
  });

beforeAll(async () => {
  empty = await emptyDb();
  const { db } = empty;
  const person = (id: string) => ({
    id,
    username: id,
    email: id,
    firstName: id,
    lastName: id,
    roles: [],
    permissions: [],
    features: [],
  });
  await insertMany(db, tables.users, [person(ME), person('other')]);
  await insertMany(
    db,
    tables.terms,
    ids.term.map((id, order) => ({ id, name: id, order })),
  );
  await insertMany(
    db,
    tables.showcases,
    ids.collection.map((id, order) => ({ id, name: id, order })),
  );
  const made = fc
    .sample(course, { numRuns: COURSES, seed: 42 })
    .map((one, n) => ({ ...one, id: `${'bBäa_-'[n % 6] ?? ''}${n}` }));
  await insertMany(
    db,
    tables.activities,
    made.map(({ id, activityState, type }) => ({ id: `a${id}`, name: id, type, state: activityState })),
  );
  const about = made.map(({ id, name, code, description, state: own }) => ({
    id: `o${id}`,
    name,
    code,
    description,
    state: own,
    activityId: `a${id}`,
    partsTotal: 1,
    nameSort: fold(name),
    codeSearch: code === null ? null : fold(code),
    descriptionSearch: description === null ? null : fold(description),
  }));
  await insertMany(db, tables.objectives, about);
  await insertMany(
    db,
    tables.objectiveShowcases,
    made.flatMap(({ id, collections }) => collections.map((showcaseId) => ({ objectiveId: `o${id}`, showcaseId }))),
  );
  const access = (userId: string) =>
    made.map(({ id, dates: [opens, ends, due, reveal, opened], workflow, record, ...one }) => ({
      id: `${id}${userId}`,
      userId,
      objectiveId: `o${id}`,
      objectiveAccessId: `s${id}`,
      aggregateId: `g${id}${userId}`,
      isSelfEnrolled: one.isSelfEnrolled,
      isMandatory: one.isMandatory,
      retake: one.retake,
      showInCatalog: one.showInCatalog,
      termId: one.termId,
      availabilityDate: opens,
      availabilityEndDate: ends,
      dueDate: due,
      gradeRevealDate: reveal,
      lastOpenedAt: opened,
      lastWorkflowId: workflow && `w${id}`,
      lastRecordId: record && `r${id}`,
    }));
  await insertMany(db, tables.objectiveAccesses, [...access(ME), ...access('other')]);
  await insertMany(
    db,
    runs.objectiveWorkflows,
    made.flatMap(({ id, workflow }) =>
      workflow
        ? [{ id: `w${id}`, accessId: `${id}${ME}`, userId: ME, started: new Date(instants[0] ?? 0), ...workflow }]
        : [],
    ),
  );
  await insertMany(
    db,
    runs.objectiveRecords,
    made.flatMap(({ id, record }) =>
      record ? [{ id: `r${id}`, accessId: `${id}${ME}`, progress: 1, ...record }] : [],
    ),
  );
  wire = JSON.parse(JSON.stringify((await list(null, [{ field: 'id', desc: false }])).data)) as typeof wire;
  expect(wire.length).toBe(COURSES);
}, 60_000);
afterAll(() => empty.remove());

const operators: Readonly<Record<FieldKind, readonly string[]>> = {
  text: ['=', '<>', '<', '<=', '>', '>=', 'contains', 'notcontains', 'startswith', 'endswith'],
  number: ['=', '<>', '<', '<=', '>', '>='],
  instant: ['=', '<>', '<', '<=', '>', '>='],
  id: ['=', '<>'],
  ids: ['=', '<>'],
  boolean: ['=', '<>'],
};
const value: Readonly<Record<FieldKind, fc.Arbitrary<unknown>>> = {
  text: often(fc.constantFrom(...askedTexts), fc.string({ unit: 'binary', maxLength: 3 })),
  number: fc.constantFrom(0, 0.5, 1, 2, 3, 4, 6),
  instant: fc.constantFrom(...instants),
  id: fc.constantFrom(...ids.term, ME, 'other', 'a0', 'ob0', 'wb0', noTerm),
  ids: fc.constantFrom(...ids.collection, noTerm),
  boolean: fc.boolean(),
};
const triple: fc.Arbitrary<FilterExpression> = fc
  .constantFrom(...allFields)
  .chain((field) =>
    fc.oneof(
      fc.tuple(fc.constant(field), fc.constantFrom(...operators[accessFields[field]]), nil(value[accessFields[field]])),
      fc.tuple(fc.constant(field), fc.constant('in'), fc.array(nil(value[accessFields[field]]), { maxLength: 3 })),
    ),
  );
const some = <T>(...all: readonly T[]) => fc.uniqueArray(fc.constantFrom(...all), { maxLength: 2 });
const chosen = fc
  .record({
    courseProgress: some(...courseProgresses),
    coursePriority: some(...coursePriorities),
    term: some(...ids.term, noTerm, 'unknown'),
    collection: some(...ids.collection, uncategorized),
    keyword: often(fc.constant(''), fc.constantFrom(...askedTexts)),
  })
  .map((filters) => courseFilter(filters));
const membership = fc.constantFrom<FilterExpression | null>(enrolledFilter, catalogFilter, enrolmentFilter, null);
const filter = fc.oneof(
  fc.tuple(membership, chosen).map((both) => allOf(...both)),
  fc
    .tuple(membership, triple, triple, fc.constantFrom('and', 'or'))
    .map(([list, one, other, word]) => allOf(list, [one, word, ['!', other]])),
);
const sort = fc.array(fc.record({ field: fc.constantFrom(...sortable), desc: fc.boolean() }), { maxLength: 2 });

test(
  'lists follow membership, filters and order (LIST-3, LIST-4, FILTER-2 to FILTER-6, FILTER-9, FILTER-14, SRV-7, SRV-23)',
  { timeout: 120_000 },
  async () => {
    const byId = compareBy([{ field: 'id', desc: false }], { id: 'id' });
    await fc.assert(
      fc.asyncProperty(filter, sort, fc.integer({ min: 0, max: 20 }), async (expression, keys, skip) => {
        const tree = expression && parseFilter(expression, accessFields);
        const by = compareBy(keys.length > 0 ? keys : [{ field: 'objective.name', desc: false }], accessFields);
        const expected = wire
          .filter((row) => !tree || matches(tree, row))
          .sort((one, other) => by(one, other) || byId(one, other))
          .map(({ id }) => id);
        const page = await list(expression, keys, skip, 7);
        expect([page.data.map(({ id }) => id), page.totalCount], JSON.stringify([expression, keys])).toEqual([
          expected.slice(skip, skip + 7),
          expected.length,
        ]);
      }),
      { numRuns: 400 },
    );
  },
);
