// Chips, groups of the drawer and the filter button, and the cards of both catalogs.
import { describe, expect, it, test } from 'vitest';
import type { ListCounts } from '../../../../src/data/courses/ListCounts.ts';
import { catalogCard, publicCard } from '../../../../src/features/courses/card/catalogCard.ts';
import { countChosen, noChoice } from '../../../../src/features/courses/tools/listChoice.ts';
import { chipViews, filterButton, filterGroupViews } from '../../../../src/features/courses/tools/toolsModel.ts';
import { createFormats } from '../../../../src/i18n/formats.ts';
import { noTerm } from '../../../../src/domain/filter/courseFilters.ts';
import { access, day, now } from '../../domain/course/access.ts';

const words = { t: (key: string) => key, uncategorized: 'Uncategorized' };
const collection = (id: string, objectivesCount: number) => ({
  id,
  name: id,
  code: null,
  description: null,
  objectivesCount,
  order: 0,
});
const collections = [collection('life', 3), collection('safety', 1), collection('empty', 0)];
const terms = [
  { id: 'autumn', name: 'Autumn' },
  { id: 'spring', name: 'Spring' },
  { id: 'unused', name: 'Unused' },
];
const counts: ListCounts = {
  total: 6,
  progress: { notStarted: 4, inProgress: 1 },
  priority: { mandatory: 2, optional: 4 },
  terms: new Map([
    ['autumn', 4],
    [noTerm, 2],
  ]),
  collections: { life: 3, safety: 1 },
  uncategorized: 2,
};
const facts = { collections, terms, counts };
const groupsOf = (
  list: 'enrolled' | 'catalog' | 'public',
  given: Parameters<typeof filterGroupViews>[2] = facts,
  choice = noChoice,
) =>
  Object.fromEntries(
    filterGroupViews(list, choice, given, words as never).map(({ group, state, values, chosen }) => [
      group,
      { state, chosen, values: values.map(({ id, count }) => [id, count]) },
    ]),
  );

describe('FILTER-1 FILTER-9 FILTER-16 FILTER-17 FILTER-19: groups of the drawer', () => {
  it('four for enrolled courses, counted; terms and collections that are used alone', () => {
    expect(groupsOf('enrolled')).toEqual({
      courseProgress: {
        state: 'ready',
        chosen: 0,
        values: [
          ['notStarted', 4],
          ['inProgress', 1],
          ['completed', 0],
        ],
      },
      coursePriority: {
        state: 'ready',
        chosen: 0,
        values: [
          ['mandatory', 2],
          ['optional', 4],
        ],
      },
      term: {
        state: 'ready',
        chosen: 0,
        values: [
          ['autumn', 4],
          [noTerm, 2],
        ],
      },
      collection: {
        state: 'ready',
        chosen: 0,
        values: [
          ['life', 3],
          ['safety', 1],
          ['uncategorized', 2],
        ],
      },
    });
  });
  it('two for the catalog, one where anybody looks', () => {
    expect(Object.keys(groupsOf('catalog'))).toEqual(['collection', 'term']);
    expect(Object.keys(groupsOf('public', { ...facts, terms: [] }))).toEqual(['collection']);
  });
  it('what is chosen is offered though it finds nothing, so that it can be taken back', () => {
    const views = groupsOf('enrolled', facts, { ...noChoice, term: ['unused'], collection: ['empty'] });
    expect(views['term']).toEqual({
      state: 'ready',
      chosen: 1,
      values: [
        ['autumn', 4],
        ['unused', null],
        [noTerm, 2],
      ],
    });
    expect(views['collection']!.values).toContainEqual(['empty', 0]);
  });
  it('without any term in use there is no group of terms; without a collection none of collections', () => {
    const bare = {
      collections: [collection('empty', 0)],
      terms,
      counts: { ...counts, terms: new Map([[noTerm, 6]]), collections: {}, uncategorized: 6 },
    };
    expect(Object.keys(groupsOf('catalog', bare))).toEqual([]);
  });
  it('a server that does not count leaves numbers out', () => {
    const views = groupsOf('enrolled', {
      ...facts,
      counts: { ...counts, progress: null, priority: null, terms: new Map([['spring', null]]), collections: null },
    });
    expect(views['courseProgress']!.values).toEqual([
      ['notStarted', null],
      ['inProgress', null],
      ['completed', null],
    ]);
    expect(views['term']!.values).toEqual([['spring', null]]);
    expect(views['collection']!.values).toEqual([
      ['life', 3],
      ['safety', 1],
      ['uncategorized', 2],
    ]);
  });
  it('what is on its way and what failed says so in its place', () => {
    expect(groupsOf('enrolled', { collections: null, terms, counts: 'failed' })).toMatchObject({
      courseProgress: { state: 'ready' },
      term: { state: 'failed' },
      collection: { state: 'loading', values: [] },
    });
  });
});

describe('FILTER-8: the filter button', () => {
  const button = (list: 'enrolled' | 'catalog' | 'public', given: Parameters<typeof filterGroupViews>[2]) =>
    filterButton(filterGroupViews(list, noChoice, given, words as never));
  const none = {
    collections: [],
    terms: [],
    counts: { ...counts, terms: new Map<string, number>(), collections: {}, uncategorized: 6 },
  };
  test.each([
    ['enrolled always', 'enrolled', none, 'shown'],
    ['a catalog without terms and collections', 'catalog', none, 'hidden'],
    ['a catalog with terms alone', 'catalog', { ...none, terms, counts }, 'shown'],
    ['a catalog with collections alone', 'catalog', { ...none, collections, counts }, 'shown'],
    ['a catalog of which nothing is known yet', 'catalog', { collections: null, terms: null, counts: null }, 'unknown'],
    [
      'a catalog of which nothing can be known',
      'catalog',
      { collections: 'failed', terms: 'failed', counts: 'failed' },
      'shown',
    ],
    ['an open catalog without collections', 'public', none, 'hidden'],
    ['an open catalog with collections', 'public', { ...none, collections, counts }, 'shown'],
  ] as const)('%s', (_, list, given, expected) => expect(button(list, given)).toBe(expected));

  it('FILTER-7: carries the number chosen, the search text not among it', () => {
    expect(countChosen({ ...noChoice, term: ['a', 'b'], courseProgress: ['completed'], keyword: 'x' })).toBe(3);
  });
});

describe('LIST-1 LIST-12: chips', () => {
  const chips = (choice: typeof noChoice, narrowed: Parameters<typeof chipViews>[1]['narrowed'], beside: boolean) => {
    const { all, chips: views } = chipViews(choice, { collections, counts, narrowed }, beside, words as never);
    return [all, views.map(({ id, count, chosen }) => [id, count, chosen])];
  };
  it('count the whole list where nothing else is chosen', () => {
    expect(chips({ ...noChoice, collection: ['life'] }, null, false)).toEqual([
      6,
      [
        ['life', 3, true],
        ['safety', 1, false],
        ['uncategorized', 2, false],
      ],
    ]);
  });
  it('count under all else that is chosen', () => {
    expect(chips(noChoice, { total: 2, collections: { life: 2 } }, true)).toEqual([
      2,
      [
        ['life', 2, false],
        ['safety', 0, false],
        ['uncategorized', 0, false],
      ],
    ]);
  });
  it('say no number that is not known', () => {
    expect(chips(noChoice, null, true)).toEqual([
      null,
      [
        ['life', null, false],
        ['safety', null, false],
        ['uncategorized', null, false],
      ],
    ]);
  });
});

describe('cards of the catalogs', () => {
  const say = { t: ((key: string) => key) as never, formats: createFormats('en-US', 'UTC') };
  const at = { now, doubt: 0 };
  const card = (more: Parameters<typeof access>[0]) =>
    catalogCard(access({ isSelfEnrolled: false, ...more }), at, say, 0);
  it('LIST-5: a mandatory course reads Enrolled, and leads to the course of the catalog', () => {
    expect(card({ isMandatory: true })).toMatchObject({
      start: { text: 'enrolled', icon: 'check' },
      route: { name: 'catalogCourse', objectiveId: 'c' },
    });
    expect(card({ isMandatory: true, dueDate: now + day })).toMatchObject({ start: { text: 'due' }, end: 'enrolled' });
    expect(card({})).toMatchObject({ start: { text: 'notStarted' }, end: '' });
  });
  it('PUB-1 PUB-6: an open course says nothing of a run that nobody has', () => {
    const open = (more: Parameters<typeof access>[0]) =>
      publicCard(access({ isSelfEnrolled: false, ...more }), at, say, 0);
    expect(open({})).toMatchObject({
      start: { text: '' },
      end: '',
      action: null,
      route: { name: 'openCatalogCourse', objectiveId: 'c' },
    });
    expect(open({ availabilityDate: now + day })).toMatchObject({ start: { text: 'opens' }, badge: { icon: 'lock' } });
    expect(open({ objective: { state: 'draft' } })).toMatchObject({ start: { text: 'comingSoon' }, off: true });
  });
});
