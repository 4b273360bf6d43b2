import { beforeAll, describe, expect, it } from 'vitest';
import type { Activity } from '../../../../src/domain/tree/activity.ts';
import { inheritConstraints } from '../../../../src/domain/tree/inheritConstraints.ts';
import type { TreeContext } from '../../../../src/domain/tree/lockVerdict.ts';
import { contentModel, type ContentModel } from '../../../../src/features/player/content/contentModel.ts';
import { courseModel } from '../../../../src/features/player/base/tree/courseModel.ts';
import { fold } from '../../../../src/domain/filter/fold.ts';
import { excerptOf } from '../../../../src/features/player/content/search/excerptOf.ts';
import { findParts } from '../../../../src/features/player/content/search/findParts.ts';
import { plainText } from '../../../../src/web/plainText.ts';
import type { Words } from '../../../../src/features/player/base/Words.ts';
import type { TreeNode } from '../../../../src/ui/tree/treeNode.ts';
import { activity, part, tree } from '../../domain/tree/treeFixture.ts';
import { now, wordsOf } from './playerWords.ts';

let words: Words;
beforeAll(async () => {
  words = await wordsOf();
});

const show = (root: Activity, axis: readonly string[] = [], also: Partial<TreeContext> = {}): ContentModel =>
  contentModel(
    courseModel(
      inheritConstraints(root),
      { now, course: 'inProgress', ...also },
      words,
      (to) => `/content/${to.join('/')}`,
    ),
    axis,
  );
const sectionsOf = ({ body }: ContentModel) => (body.kind === 'longRead' ? body.sections : []);

const course = tree(
  part({ id: 'a', workflow: 'finished' }),
  part({ id: 'tiles', mode: 'tiles', order: 1, children: [part({ id: 't1' }), part({ id: 't2', available: false })] }),
  part({
    id: 'long',
    mode: 'longRead',
    order: 2,
    children: [
      part({ id: 'l1', workflow: 'inProgress' }),
      part({ id: 'group', order: 1, children: [part({ id: 'l2', type: 'video', minutes: 8 })] }),
      part({ id: 'l3', order: 2, available: false }),
    ],
  }),
  part({ id: 'z', order: 3 }),
);
const walk = (root: Activity, from: readonly string[]) => {
  const names: string[] = [];
  for (let at = show(root, from); at.next; at = show(root, at.next.axis)) names.push(at.next.name);
  return names;
};

describe('tiles', () => {
  it('PRESENT-1, AUTO-3 a module in tiles is a page of its parts, each with its reason, and chooses none', () => {
    const model = show(course);
    expect(model.axis).toEqual(['tiles']);
    expect(model.body).toMatchObject({
      kind: 'tiles',
      tiles: [
        { name: 't1', axis: ['tiles', 't1'], dim: false, mark: { kind: 'todo' }, progress: null },
        {
          name: 't2',
          dim: true,
          mark: undefined,
          iconLabel: 'Text · Locked',
          sub: 'To get access, you have to complete previous assignments',
        },
      ],
    });
  });
  it('PRESENT-1 so is a course in tiles, with the progress of its modules', () => {
    const root = activity({
      mode: 'tiles',
      name: 'Gallery',
      children: [
        part({ id: 'm', children: [part({ id: 'm1', workflow: 'finished' }), part({ id: 'm2' })] }),
        part({ id: 'n', order: 1 }),
      ],
    });
    expect(show(root)).toMatchObject({
      title: 'Gallery',
      current: null,
      body: {
        kind: 'tiles',
        tiles: [
          { name: 'm', progress: { value: 0.5, text: '1 of 2 parts' } },
          { name: 'n', progress: null },
        ],
      },
    });
    expect(show(root, ['m', 'm1']).previous).toEqual({ axis: [], name: 'Gallery', label: 'Previous', closed: false });
    expect(show(root).previous).toBeNull();
  });
  it.each([
    ['a part of a course in tiles', 'tiles', 'tree', ['n'], [['Content', '']]],
    [
      'a part of a module of one',
      'tiles',
      'tree',
      ['m', 'm1'],
      [
        ['Content', ''],
        ['m', 'm'],
      ],
    ],
    ['a part of a module in tiles', 'tree', 'tiles', ['m', 'm1'], [['m', 'm']]],
    ['the page of tiles of a course', 'tiles', 'tree', [], []],
    ['the page of tiles of a module', 'tree', 'tiles', ['m'], []],
    ['a part of a course in a tree', 'tree', 'tree', ['n'], []],
  ] as const)('PRESENT-1 the way from %s leads back over the pages of tiles', (_what, mode, moduleMode, axis, way) => {
    const root = activity({
      mode,
      name: 'Gallery',
      children: [part({ id: 'm', mode: moduleMode, children: [part({ id: 'm1' })] }), part({ id: 'n', order: 1 })],
    });
    expect(show(root, axis).modules.map((one) => [one.name, one.axis.join('/')])).toEqual(way);
  });
  it('PRESENT-1 their row in the tree leads to their page, and unfolds', () => {
    expect(show(course).nodes[1]).toMatchObject({
      href: '/content/tiles',
      current: true,
      children: [{ name: 't1' }, { name: 't2' }],
    });
  });
});

describe('a long read', () => {
  it('PRESENT-2, AUTO-5 is one row, and its address is that of the whole', () => {
    const model = show(course, ['long', 'l1']);
    expect(model).toMatchObject({ axis: ['long'], section: 'l1', title: 'long', position: 'part 3 of 4' });
    expect(model.nodes[2]).toMatchObject({
      name: 'long',
      href: '/content/long',
      children: undefined,
      current: true,
      count: '0 of 3',
    });
    expect(show(course, ['long']).section).toBeNull();
    expect(show(course, ['long', 'nowhere']).body.kind).toBe('missing');
  });
  it('PRESENT-7 while one reads in it its parts stand under its row, and the one in view is where one is', () => {
    const model = show(course, ['long']);
    const row = model.nodesIn('l2')[2]!;
    expect(row).toMatchObject({ name: 'long', href: '/content/long', current: false });
    const all = (nodes: readonly TreeNode[]): unknown[] =>
      nodes.flatMap(({ name, current, href, children = [] }) => [[name, current, href], ...all(children)]);
    expect(all(row.children!)).toEqual([
      ['l1', false, '/content/long/l1'],
      ['group', false, undefined],
      ['l2', true, '/content/long/group/l2'],
      ['l3', false, '/content/long/l3'],
    ]);
    expect(model.nodes[2]!.children).toBeUndefined();
  });
  it('PRESENT-2 shows its parts one under the other, whatever their kind, and why one is closed', () => {
    expect(show(course, ['long']).body).toMatchObject({ kind: 'longRead', named: true });
    expect(
      sectionsOf(show(course, ['long'])).map(({ name, depth, kind, over, text }) => [name, depth, kind, over, text]),
    ).toEqual([
      ['l1', 0, 'content', null, null],
      ['group', 0, 'group', null, null],
      ['l2', 1, 'content', 'Video · about 8 min', null],
      ['l3', 0, 'closed', null, 'To get access, you have to complete previous assignments.'],
    ]);
  });
  it('PRESENT-2 without names says them to readers alone', () => {
    expect(
      show(tree(part({ id: 'x', mode: 'longReadWithoutActivityNames', children: [part({ id: 'y' })] })), ['x']).body,
    ).toMatchObject({ named: false, sections: [{ name: 'y' }] });
  });
  it('PRESENT-2 a course can be one: its tree leads to the parts', () => {
    const root = activity({
      mode: 'longRead',
      name: 'All',
      children: [part({ id: 'x' }), part({ id: 'y', order: 1 })],
    });
    expect(show(root, ['y'])).toMatchObject({
      title: 'All',
      current: null,
      section: 'y',
      next: null,
      body: { kind: 'longRead', sections: [{ name: 'x' }, { name: 'y' }] },
    });
    expect(show(root).nodes.map(({ href }) => href)).toEqual(['/content/x', '/content/y']);
  });
  it('START-4 a part is started by coming into view, where it opens and is new', () => {
    expect(sectionsOf(show(course, ['long'])).map(({ starts }) => starts)).toEqual([false, false, true, false]);
    expect(sectionsOf(show(course, ['long'], { course: 'submitted' })).some(({ starts }) => starts)).toBe(false);
  });
  it.each([
    [
      'not while one was never opened',
      [part({ id: 'p', workflow: 'inProgress' }), part({ id: 'q', order: 1 })],
      'none',
      [],
    ],
    [
      'all that are completed by word, once each was opened',
      [
        part({ id: 'p', workflow: 'inProgress' }),
        part({ id: 'q', order: 1, workflow: 'inProgress' }),
        part({ id: 'v', order: 2, type: 'video', workflow: 'inProgress' }),
      ],
      'all',
      [
        ['u', 'p'],
        ['u', 'q'],
      ],
    ],
    [
      'a closed one is not waited for',
      [part({ id: 'p', workflow: 'inProgress' }), part({ id: 'q', order: 1, available: false })],
      'all',
      [['u', 'p']],
    ],
    [
      'not while nothing was said in a discussion',
      [part({ id: 'p', workflow: 'inProgress' }), part({ id: 'q', order: 1, type: 'discussion' })],
      'none',
      [],
    ],
    ['done when all are', [part({ id: 'p', workflow: 'finished' })], 'done', []],
    [
      'not while a video has to be seen',
      [part({ id: 'p', workflow: 'finished' }), part({ id: 'v', order: 1, type: 'video', workflow: 'inProgress' })],
      'none',
      [],
    ],
  ] as const)('PRESENT-3 is completed at once: %s', (_, children, complete, completes) => {
    expect(show(tree(part({ id: 'u', mode: 'longRead', children })), ['u'])).toMatchObject({ complete, completes });
  });
});

describe('turning the page', () => {
  it('PRESENT-4 stops at the page of tiles, at each of them, and at a long read once', () => {
    expect(walk(course, ['a'])).toEqual(['tiles', 't1', 't2', 'long', 'z']);
    expect(show(course, ['z']).previous?.name).toBe('long');
    expect(show(course, ['tiles', 't1']).previous?.name).toBe('tiles');
  });
  it('PRESENT-4 fetches what comes first in the next long read', () => {
    expect(
      show(tree(part({ id: 'a' }), part({ id: 'u', order: 1, mode: 'longRead', children: [part({ id: 'b' })] })), ['a'])
        .ahead,
    ).toBe('path-b');
  });
});

describe('searching in the course', () => {
  const names = (nodes: readonly TreeNode[]): unknown[] =>
    nodes.map(({ name, children }) => (children ? [name, ...names(children)] : name));
  const find = (wanted: string) => findParts(show(searched), wanted, words);
  const searched = tree(
    part({
      id: 'm',
      name: 'Éléments',
      children: [part({ id: 'm1', name: 'Straße' }), part({ id: 'm2', name: 'Fenêtre', order: 1 })],
    }),
    part({
      id: 'u',
      name: 'Long',
      order: 1,
      mode: 'longRead',
      children: [part({ id: 'u1', name: 'A window' }), part({ id: 'u2', name: 'فَصْل', order: 1 })],
    }),
    part({ id: 'z', name: 'Window', order: 2 }),
  );
  it.each([
    ['TREE-9 without regard to case and marks', 'FENETRE', [['Éléments', 'Fenêtre']], 1],
    ['TREE-9 in whole names, with spaces around', ' window ', [['Long', 'A window'], 'Window'], 2],
    ['TREE-9 Arabic without its vowel marks', 'فصل', [['Long', 'فَصْل']], 1],
    ['TREE-9 a module by its own name', 'elem', ['Éléments'], 1],
    ['TREE-9 nothing', 'xyz', [], 0],
  ] as const)('%s', (_, wanted, shown, count) => {
    const found = find(wanted);
    expect(names(found.nodes)).toEqual(shown);
    expect(found.matches.length).toBe(count);
  });
  it('TREE-9 unfolds what matches stand in, and leads to a part of a long read', () => {
    expect([...find('a window').expanded]).toEqual(['u']);
    expect(find('a window').nodes[0]?.children?.[0]).toMatchObject({ href: '/content/u/u1' });
  });
});

describe('TREE-12 searching in the texts of a course', () => {
  const texts = (...pairs: [string, string][]) =>
    new Map(
      pairs.map(([id, html]) => {
        const text = plainText(html);
        return [`path-${id}`, { text, folded: fold(text) }];
      }),
    );
  const root = tree(
    part({
      id: 'm',
      name: 'Module',
      children: [part({ id: 'a', name: 'Means' }), part({ id: 'b', name: 'The median', order: 1 })],
    }),
    part({ id: 'z', name: 'End', order: 1 }),
  );
  const find = (wanted: string, html: string) =>
    findParts(show(root), wanted, words, texts(['a', html], ['z', '<p>Nothing of it.</p>']));
  it('finds a part by a word of its text, shows the words around it, and opens what is called so first', () => {
    const found = find(
      'MEDIAN',
      '<p>Half of all values lie below the <em>Med</em>ian, which outliers do not move.</p>',
    );
    expect(found.matches.map(({ part: { id } }) => id)).toEqual(['a', 'b']);
    expect(found.first?.part.id).toBe('b');
    expect(found.nodes[0]?.children?.map(({ name, excerpt }) => [name, excerpt])).toEqual([
      ['Means', { before: '…of all values lie below the ', match: 'Median', after: ', which outliers do not move.' }],
      ['The median', undefined],
    ]);
  });
  it('looks at names alone for one or two letters', () => {
    expect(find('of', '<p>Half of it</p>').matches).toEqual([]);
  });
  it.each([
    ['marks and case', 'fenetre', 'Une FENÊTRE ouverte', ['Une ', 'FENÊTRE', ' ouverte']],
    ['letters that fold to several', 'strasse', 'Die Straße hier', ['Die ', 'Straße', ' hier']],
    ['ligatures before it', 'end', 'ﬁnally ﬀ the end', ['ﬁnally ﬀ the ', 'end', '']],
    [
      'words far in',
      'needle',
      `${'hay '.repeat(30)}needle ${'straw '.repeat(30)}`,
      ['…hay hay hay hay hay hay hay ', 'needle', ' straw straw straw straw straw straw straw straw straw…'],
    ],
    ['one long word', 'needle', `${'x'.repeat(200)}needle${'y'.repeat(200)}`, ['…', 'needle', `${'y'.repeat(56)}…`]],
  ] as const)('an excerpt: %s', (_, wanted, text, expected) => {
    const found = excerptOf({ text, folded: fold(text) }, wanted);
    expect(found && [found.before, found.match, found.after]).toEqual(expected);
  });
  it.each([
    ['<p>One</p><p>two</p>', 'One two'],
    ['a<b>b</b>c <i>d</i>', 'abc d'],
    ['<style>p { color: red }</style><p>x</p><!-- not this -->', 'x'],
    ['Tom &amp; Jerry&nbsp;&#39;s &#x201C;house&#x201D; &unknown;', "Tom & Jerry 's “house” &unknown;"],
    ['3 < 4 and <script>bad()</script >5 > 2', '3 < 4 and 5 > 2'],
  ])('the words of %s', (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});

describe('what is left', () => {
  const root = tree(
    part({ id: 'a', minutes: 30, workflow: 'finished' }),
    part({ id: 'b', minutes: 45, order: 1 }),
    part({ id: 'c', minutes: 20, optional: true, order: 2 }),
    part({ id: 'd', minutes: 40, order: 3, available: false }),
  );
  it('TREE-10 sums up mandatory parts that are open', () => {
    expect(show(root).left).toBe('About 1 hr 25 min left');
    expect(show(root, [], { course: 'submitted' }).left).toBeNull();
    expect(show(tree(part({ workflow: 'finished', minutes: 9 }))).left).toBeNull();
    expect(show(tree(part())).left).toBeNull();
  });
  it('REASON-10 a lock names the first part before it that can be done, and how many more', () => {
    expect(show(root, ['d']).body).toMatchObject({ kind: 'closed', first: { name: 'b', axis: ['b'] }, more: null });
    const many = tree(
      part({ id: 'shut', constraint: { startUntil: now - 1 } }),
      part({ id: 'b', order: 1 }),
      part({ id: 'c', order: 2 }),
      part({ id: 'd', order: 3, available: false }),
    );
    expect(show(many, ['d']).body).toMatchObject({ first: { name: 'b' }, more: '2 more parts are required.' });
    expect(show(tree(part({ id: 'd', available: false })), ['d']).body).toMatchObject({ first: null, more: null });
  });
});

describe('how a part is displayed', () => {
  it('PRESENT-5 in a size of its own where its author gave one', () => {
    const box = (given: Parameters<typeof part>[0]) =>
      (show(tree(part({ id: 'p', ...given })), ['p']).body as { box?: unknown }).box;
    expect(box({ display: 'embeddedCustom', box: [640, 480] })).toEqual({ width: 640, height: 480 });
    expect(box({ display: 'embeddedCustom', box: [null, 480] })).toEqual({ width: null, height: 480 });
    expect(box({ display: 'embeddedCustom' })).toBeNull();
    expect(box({ display: 'embeddedAuto', box: [640, 480] })).toBeNull();
  });
  it('PRESENT-6 over the whole player, where it opens', () => {
    expect(show(tree(part({ id: 'p', display: 'fullscreen' })), ['p']).fullscreen).toBe(true);
    expect(show(tree(part({ id: 'p', display: 'fullscreen', available: false })), ['p']).fullscreen).toBe(false);
    expect(show(tree(part({ id: 'p' })), ['p']).fullscreen).toBe(false);
  });
  it('OVER-7 better on a desktop, where it opens', () => {
    expect(show(tree(part({ id: 'p', mobile: false })), ['p']).desktop).toBe(true);
    expect(show(tree(part({ id: 'p', mobile: false, available: false })), ['p']).desktop).toBe(false);
    expect(show(tree(part({ id: 'p' })), ['p']).desktop).toBe(false);
  });
});
