// The query of a list's address: read whatever stands there, and printed the same for the same choice.
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { keepKnown, noChoice, readChoice, type ListChoice } from '../../../../src/features/courses/tools/listChoice.ts';
import { listQuery, readListQuery } from '../../../../src/features/courses/tools/listQuery.ts';

const chosen = (more: Partial<ListChoice>) => ({ ...noChoice, ...more });
const read = (query: string, list: 'enrolled' | 'catalog' | 'public' = 'enrolled', owns = true) =>
  readListQuery(list, query, owns);

describe('FILTER-10: what the address says', () => {
  test.each([
    ['', noChoice],
    ['keyword=cell', chosen({ keyword: 'cell' })],
    ['keyword=%20%20Cell+Signalling', chosen({ keyword: 'cell signalling' })],
    ['courseProgress=notStarted,completed', chosen({ courseProgress: ['notStarted', 'completed'] })],
    ['courseProgress=notStarted%2Ccompleted', chosen({ courseProgress: ['notStarted', 'completed'] })],
    [
      'coursePriority=mandatory&term=t1,t2&collection=c1',
      chosen({ coursePriority: ['mandatory'], term: ['t1', 't2'], collection: ['c1'] }),
    ],
    ['term=t1&term=t2,t1', chosen({ term: ['t1', 't2'] })],
    ['sort=due', chosen({ sort: 'due' })],
    ['collection=,,&term=', noChoice],
    ['keyword=', noChoice],
  ] as const)('%s', (query, choice) => expect(read(query)).toMatchObject({ choice, dropped: false }));
});

describe('FILTER-11 FILTER-12 FILTER-20: what is not known is dropped', () => {
  test.each([
    ['an unknown name', 'colour=red', noChoice],
    ['names of every object', 'constructor=1&__proto__=2&toString=3&hasOwnProperty=4', noChoice],
    ['an unknown value among known ones', 'courseProgress=half,completed', chosen({ courseProgress: ['completed'] })],
    ['values that are names of every object', 'courseProgress=constructor&coursePriority=__proto__', noChoice],
    ['an unknown order', 'sort=colour', noChoice],
    ['a value of two lines', 'term=a%0Ab', noChoice],
    ['a value with a zero byte', 'term=a%00b', noChoice],
    ['a value of any length', `term=${'x'.repeat(101)}`, noChoice],
    ['a text of any length', `keyword=${'x'.repeat(201)}`, noChoice],
    ['an address of 100 kB', `keyword=a&junk=${'x'.repeat(100_000)}`, noChoice],
    ['10,000 values', `term=${Array.from({ length: 10_000 }, (_, index) => index).join(',')}`, noChoice],
  ])('%s', (_, query, choice) => expect(read(query)).toMatchObject({ choice, dropped: true }));

  it('more values than anyone ticks', () => {
    const { choice, dropped } = read(`term=${Array.from({ length: 60 }, (_, index) => `t${index}`).join(',')}`);
    expect([choice.term.length, dropped]).toEqual([50, true]);
  });

  it.each(['%', '%zz', 'keyword=%E0%A4%A', 'keyword=%ff', '&&&', '=', '=x&=', 'keyword', '#'])(
    'broken text %s is read',
    (query) => {
      expect(() => read(query)).not.toThrow();
    },
  );

  it('FILTER-12: progress and priority are unknown in the catalog, terms too where anybody looks', () => {
    expect(read('courseProgress=completed', 'catalog')).toMatchObject({ choice: noChoice, dropped: true });
    expect(read('coursePriority=mandatory', 'catalog')).toMatchObject({ choice: noChoice, dropped: true });
    expect(read('term=t&collection=c', 'catalog')).toMatchObject({
      choice: { term: ['t'], collection: ['c'] },
      dropped: false,
    });
    expect(read('term=t&collection=c', 'public')).toMatchObject({
      choice: { term: [], collection: ['c'] },
      dropped: true,
    });
    expect(read('sort=recent', 'catalog')).toMatchObject({ choice: noChoice, dropped: true });
  });

  it('unknown names stay where the list does not own the address', () => {
    expect(read('colour=red&courseProgress=completed', 'enrolled', false)).toMatchObject({
      dropped: false,
      choice: { courseProgress: ['completed'] },
    });
    expect(read('courseProgress=half', 'enrolled', false).dropped).toBe(true);
  });

  it('what others read of the address stays in it', () => {
    const { rest, dropped, choice } = read('occflow=addToMyCourses&term=t&objectiveId=o1&selfRegistered=');
    expect(dropped).toBe(false);
    expect(listQuery('enrolled', choice, rest)).toBe('term=t&occflow=addToMyCourses&objectiveId=o1&selfRegistered=');
  });

  it('terms and collections that are not there are dropped, unless that could not be found out', () => {
    const choice = chosen({ term: ['t1', 't2'], collection: ['c1'] });
    expect(keepKnown(choice, { term: new Set(['t2']), collection: new Set(['c1']) })).toEqual({
      choice: { ...choice, term: ['t2'] },
      dropped: true,
    });
    expect(keepKnown(choice, { term: null, collection: null })).toEqual({ choice, dropped: false });
    expect(keepKnown(choice, { term: new Set(['t1', 't2']), collection: new Set() }).choice.collection).toEqual([]);
  });
});

describe('whatever is given', () => {
  it('characters that nobody sees search for nothing', () => {
    expect(readListQuery('enrolled', 'keyword=%00%1f', true).choice.keyword).toBe('');
    expect(readListQuery('enrolled', 'keyword=sta%00tistics', true).choice.keyword).toBe('statistics');
  });

  it('never throws, and what it prints it reads back', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.webQueryParameters()),
        fc.constantFrom('enrolled' as const, 'catalog' as const, 'public' as const),
        fc.boolean(),
        (query, list, owns) => {
          const { choice, rest } = readListQuery(list, query, owns);
          const printed = listQuery(list, choice, rest);
          expect(readListQuery(list, printed, owns)).toMatchObject({ choice, rest, dropped: false });
        },
      ),
      { numRuns: 200 },
    );
  });

  it('rubbish from anywhere else is read as a choice too', () => {
    const values = fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' }));
    const given = fc.record(
      {
        keyword: values,
        sort: values,
        term: values,
        collection: values,
        courseProgress: values,
        coursePriority: values,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(given, (rubbish) => {
        const { choice } = readChoice('enrolled', rubbish);
        expect(readChoice('enrolled', choice)).toMatchObject({ choice, dropped: false });
        expect(() => encodeURIComponent(listQuery('enrolled', choice))).not.toThrow();
      }),
    );
  });
});
