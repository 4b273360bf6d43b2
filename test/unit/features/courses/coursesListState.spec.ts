// What a reader chooses of a list: from the address, from storage, kept, told, checked.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogKind, publicKind } from '../../../../src/features/courses/catalogKind.ts';
import {
  createListState,
  requestOf,
  type ListStateDeps,
} from '../../../../src/features/courses/tools/createListState.ts';
import { enrolledKind } from '../../../../src/features/courses/enrolledKind.ts';
import texts from '../../../../locales/en-US/lists.json';
import { noChoice, type KnownIds } from '../../../../src/features/courses/tools/listChoice.ts';

const known: KnownIds = { term: new Set(['t1', 't2']), collection: new Set(['c1', 'uncategorized']) };
let kept: Map<string, string>;
let told: string[];

function make(more: Partial<ListStateDeps> = {}) {
  const storage = {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => (kept.set(key, value), true),
    remove: (key: string) => void kept.delete(key),
  };
  const mark = vi.fn();
  const state = createListState({
    kind: enrolledKind,
    storage,
    mark,
    owns: true,
    onAddress: (query) => void told.push(query),
    known: async () => known,
    ...more,
  });
  const stop = state.start();
  const choice = () => state.store.getState().choice;
  return { ...state, choice, mark, stop, settled: () => new Promise((resolve) => setTimeout(resolve)) };
}

beforeEach(() => {
  kept = new Map();
  told = [];
});

describe('FILTER-13: where a choice comes from', () => {
  it('nothing anywhere is the whole list, as it is asked for without any of this', async () => {
    const { store, settled } = make();
    expect(store.getState()).toMatchObject({ choice: noChoice, narrowed: false });
    expect(store.getState().request).toBe(enrolledKind.all);
    await settled();
    expect([told, kept.size]).toEqual([[], 0]);
  });

  it('what was kept comes back, and the address says so', async () => {
    make().change({ courseProgress: ['completed'], keyword: '  Cell' });
    told = [];
    const { choice, settled } = make();
    await settled();
    expect(choice()).toEqual({ ...noChoice, courseProgress: ['completed'], keyword: 'cell' });
    expect(told).toEqual(['keyword=cell&courseProgress=completed']);
  });

  it('the address wins over all that was kept, and is kept', async () => {
    make().change({ courseProgress: ['completed'], keyword: 'cell' });
    const { choice, settled } = make({ query: 'coursePriority=mandatory' });
    await settled();
    expect(choice()).toEqual({ ...noChoice, coursePriority: ['mandatory'] });
    expect(make().choice()).toEqual(choice());
  });

  it.each([true, false])('a query that is taken away again is none, against what was kept (owns: %s)', async (owns) => {
    make().change({ courseProgress: ['completed'] });
    const { choice, take, settled } = make({ query: 'keyword=cell', owns });
    await settled();
    expect(choice()).toEqual({ ...noChoice, keyword: 'cell' });
    take('');
    await settled();
    expect(choice()).toEqual(noChoice);
    // Of the learner's own lists: what a host asked is the host's.
    expect(make({ owns }).choice()).toEqual(owns ? noChoice : { ...noChoice, courseProgress: ['completed'] });
    take('keyword=bone');
    await settled();
    expect(choice()).toEqual({ ...noChoice, keyword: 'bone' });
  });

  it.each([true, false])('an empty query at first is none, against what was kept (owns: %s)', async (owns) => {
    make().change({ courseProgress: ['completed'] });
    told = [];
    const { choice, store, settled } = make({ query: '', owns });
    expect(store.getState().request).toBe(enrolledKind.all);
    await settled();
    expect(choice()).toEqual(noChoice);
    expect(told).toEqual([]);
    expect(make({ owns }).choice()).toEqual(noChoice);
  });

  it.each([true, false])(
    'an empty query where none was given is none, against what came back (owns: %s)',
    async (owns) => {
      make().change({ courseProgress: ['completed'] });
      const { choice, take, settled } = make({ owns });
      await settled();
      expect(choice().courseProgress).toEqual(['completed']);
      take('');
      await settled();
      expect(choice()).toEqual(noChoice);
    },
  );

  it('FILTER-21: what a host asks of a list in its page filters no other list, nor does what is chosen in it', async () => {
    make().change({ courseProgress: ['completed'] });
    const hosts = make({ query: 'keyword=cell', owns: false });
    await hosts.settled();
    hosts.change({ coursePriority: ['mandatory'] });
    expect(hosts.choice()).toMatchObject({ keyword: 'cell', coursePriority: ['mandatory'] });
    expect(hosts.mark).not.toHaveBeenCalled();
    expect(make().choice()).toEqual({ ...noChoice, courseProgress: ['completed'] });
  });

  it('FILTER-21: a list that is asked for something later keeps it no more than one that was from the beginning', async () => {
    const hosts = make({ owns: false });
    hosts.change({ keyword: 'bone' });
    hosts.take('keyword=cell');
    await hosts.settled();
    expect([hosts.choice().keyword, make().choice().keyword]).toEqual(['cell', 'bone']);
  });

  it('each list keeps its own', () => {
    make().change({ keyword: 'mine' });
    make({ kind: catalogKind }).change({ keyword: 'theirs' });
    make({ kind: publicKind('x') }).change({ keyword: 'all' });
    expect([
      make().choice().keyword,
      make({ kind: catalogKind }).choice().keyword,
      make({ kind: publicKind('y') }).choice().keyword,
    ]).toEqual(['mine', 'theirs', 'all']);
  });

  it.each([
    '',
    'null',
    '[]',
    '{',
    '"x"',
    '{"term":{"length":1}}',
    '{"courseProgress":"half","keyword":{},"sort":["due"]}',
    '7',
  ])('rubbish that was kept (%s) is nothing, and nothing is said of it', async (text) => {
    kept.set('list:enrolled', text);
    const { store, settled } = make();
    await settled();
    expect(store.getState()).toMatchObject({ choice: noChoice, dropped: 0 });
  });

  it('STORE-8: nothing chosen leaves nothing kept, and something is marked', () => {
    const list = make();
    list.change({ keyword: 'cell' });
    expect(list.mark).toHaveBeenCalled();
    list.change({ keyword: '' });
    expect(kept.size).toBe(0);
  });
});

describe('FILTER-11 FILTER-18: what the address names and is not there', () => {
  it('unknown names and values are left out, said once, and the address is put right', async () => {
    const { store, settled } = make({ query: 'colour=red&courseProgress=half,completed&selfRegistered=1' });
    await settled();
    expect(store.getState()).toMatchObject({ dropped: 1, choice: { courseProgress: ['completed'] } });
    expect(told).toEqual(['courseProgress=completed&selfRegistered=1']);
  });

  it('TEXT-41: the message has the key that it is known by', () => {
    expect(texts['coursesFilterDrawer.filtersUnavailable']).toMatch(/not available/);
  });

  it('nothing is asked of the server before terms and collections are known', async () => {
    let tell: (ids: KnownIds) => void = () => undefined;
    const { store, settled } = make({
      query: 'collection=c1,nowhere',
      known: () => new Promise((resolve) => (tell = resolve)),
    });
    expect(store.getState().request).toBeNull();
    await settled();
    expect(store.getState()).toMatchObject({ request: null, dropped: 0 });
    tell(known);
    await settled();
    expect(store.getState()).toMatchObject({
      dropped: 1,
      choice: { collection: ['c1'] },
      request: { key: 'collection=c1' },
    });
    expect(told).toEqual(['collection=c1']);
  });

  it('where they cannot be found out, nothing is held against a value', async () => {
    const { store, settled } = make({
      query: 'collection=nowhere',
      known: async () => ({ term: null, collection: null }),
    });
    await settled();
    expect(store.getState()).toMatchObject({ dropped: 0, choice: { collection: ['nowhere'] } });
    expect(told).toEqual([]);
  });

  it('a collection that was kept and is gone goes without a word', async () => {
    kept.set('list:enrolled', JSON.stringify({ collection: ['gone', 'c1'] }));
    const { choice, settled, store } = make();
    await settled();
    expect(choice().collection).toEqual(['c1']);
    expect(store.getState().dropped).toBe(0);
  });

  it('whoever chooses while the server is asked is not taken back', async () => {
    let tell: (ids: KnownIds) => void = () => undefined;
    const list = make({ query: 'term=t1', known: () => new Promise((resolve) => (tell = resolve)) });
    list.change({ keyword: 'cell' });
    tell({ term: new Set(), collection: new Set() });
    await list.settled();
    expect(list.choice()).toMatchObject({ keyword: 'cell', term: ['t1'] });
  });

  it('who comes back finds the list at once, without what has gone meanwhile', async () => {
    kept.set('list:enrolled', JSON.stringify({ collection: ['gone', 'c1'] }));
    const list = make({ knownBefore: () => known });
    expect(list.store.getState()).toMatchObject({ choice: { collection: ['c1'] }, request: { key: 'collection=c1' } });
    await list.settled();
    expect(list.store.getState()).toMatchObject({ choice: { collection: ['c1'] }, dropped: 0 });
    const address = make({ query: 'collection=gone', knownBefore: () => known });
    await address.settled();
    expect(address.store.getState()).toMatchObject({ choice: noChoice, dropped: 1 });
  });

  it('a list that has gone says nothing more', async () => {
    let tell: (ids: KnownIds) => void = () => undefined;
    const list = make({ query: 'term=nowhere', known: () => new Promise((resolve) => (tell = resolve)) });
    list.stop();
    tell(known);
    await list.settled();
    expect([told, list.store.getState().dropped]).toEqual([[], 0]);
  });
});

describe('the address', () => {
  it('is told of each choice, and its own words coming back change nothing', async () => {
    const list = make();
    list.change({ keyword: 'a' });
    list.change({ keyword: 'ab' });
    expect(told).toEqual(['keyword=a', 'keyword=ab']);
    // The host is slow: the first word comes back when the second has been said.
    list.take('keyword=a');
    expect(list.choice().keyword).toBe('ab');
    list.take('keyword=ab');
    await list.settled();
    expect(list.choice().keyword).toBe('ab');
    expect(told.length).toBe(2);
  });

  it('another one from outside is taken over', async () => {
    const list = make();
    list.change({ keyword: 'a' });
    list.take('keyword=a');
    list.take('coursePriority=optional');
    await list.settled();
    expect(list.choice()).toEqual({ ...noChoice, coursePriority: ['optional'] });
  });

  it('in memory nothing is told', async () => {
    const list = make({ owns: false, query: 'colour=red&courseProgress=half' });
    list.change({ keyword: 'a' });
    await list.settled();
    expect(told).toEqual([]);
    expect(list.store.getState().dropped).toBe(1);
  });

  it('does not grow with what it cannot read', () => {
    const list = make();
    for (let index = 0; index < 200; index++) list.change({ keyword: `k${index}` });
    list.take('keyword=k199');
    expect(list.choice().keyword).toBe('k199');
  });
});

describe('what is asked of the server', () => {
  it('the whole list in another order is another request', () => {
    const due = requestOf(enrolledKind, { ...noChoice, sort: 'due' });
    expect(due.filter).toEqual(enrolledKind.all.filter);
    expect(due.sort[0]).toEqual({ selector: 'dueDate' });
    expect(requestOf(enrolledKind, { ...noChoice, sort: 'recent' }).sort[0]).toEqual({
      selector: 'objectiveWorkflowAggregate.lastOpened',
      desc: true,
    });
  });

  it('FILTER-2: what is chosen joins the list it is chosen in', () => {
    expect(requestOf(catalogKind, { ...noChoice, collection: ['c1'] }).filter).toEqual([
      catalogKind.all.filter,
      'and',
      ['objective.showcases.id', 'in', ['c1']],
    ]);
    expect(requestOf(publicKind('x'), { ...noChoice, collection: ['uncategorized'] }).filter).toEqual([
      'showcases.id',
      'in',
      [null],
    ]);
  });

  it('equal choices are one request, different ones are two', () => {
    const key = (more: object) => requestOf(enrolledKind, { ...noChoice, ...more }).key;
    expect(key({ keyword: 'a' })).toBe(key({ keyword: 'a' }));
    expect(
      new Set([key({}), key({ keyword: 'a' }), key({ term: ['a'] }), key({ collection: ['a'] }), key({ sort: 'due' })])
        .size,
    ).toBe(5);
  });
});
