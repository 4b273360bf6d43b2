// The table of contents from part to part: what does not lie on the way to a part stays as it is, and is made when it
// is looked at (TREE-1).
import fc from 'fast-check';
import { beforeAll, expect, it, vi } from 'vitest';
import { flattenTree, type TreeRow } from '../../../../src/domain/tree/flattenTree.ts';
import { inheritConstraints } from '../../../../src/domain/tree/inheritConstraints.ts';
import { treeModel } from '../../../../src/features/player/base/tree/treeModel.ts';
import type { Words } from '../../../../src/features/player/base/Words.ts';
import { visibleNodes, type TreeNode } from '../../../../src/ui/tree/treeNode.ts';
import { part, tree } from '../../domain/tree/treeFixture.ts';
import { now, wordsOf } from './playerWords.ts';

let words: Words;
beforeAll(async () => {
  words = await wordsOf();
});

type Sketch = readonly Sketch[];
const sketches = fc.letrec<{ tree: Sketch }>((tie) => ({
  tree: fc.oneof({ maxDepth: 3 }, fc.constant([]), fc.array(tie('tree'), { minLength: 1, maxLength: 4 })),
})).tree;

function rowsOf(sketch: Sketch): readonly TreeRow[] {
  let made = 0;
  const partOf = (below: Sketch): ReturnType<typeof part> =>
    part({
      id: `p${made++}`,
      optional: made % 3 === 0,
      available: made % 5 !== 0,
      ...(below.length > 0 ? { children: below.map(partOf) } : { workflow: made % 2 === 0 ? 'finished' : null }),
    });
  return flattenTree(inheritConstraints(tree(...sketch.map(partOf))), { now, course: 'inProgress' });
}

const modelOf = (rows: readonly TreeRow[], its = words) => treeModel(rows, its, ({ part: { id } }) => `/${id}`);
const written = ({
  id,
  name,
  sub,
  subTone,
  count,
  icon,
  iconLabel,
  mark,
  dim,
  rule,
  current,
  href,
  children,
}: TreeNode): unknown => ({
  id,
  name,
  sub,
  subTone,
  count,
  icon,
  iconLabel,
  mark,
  dim,
  rule,
  current,
  href,
  children: children?.map(written),
});
const wayTo = (row: TreeRow | null): readonly string[] => (row ? [row.part.id, ...wayTo(row.parent)] : []);

it('is at each part as if it were made for it, whatever was read before', () => {
  fc.assert(
    fc.property(sketches, fc.array(fc.nat(), { minLength: 1, maxLength: 6 }), (sketch, turns) => {
      const rows = rowsOf(sketch);
      const nodesAt = modelOf(rows);
      for (const turn of turns) {
        const current = rows[turn % (rows.length + 1)] ?? null;
        expect(nodesAt(current).map(written)).toEqual(modelOf(rows)(current).map(written));
      }
    }),
    { numRuns: 200 },
  );
});

it('keeps all nodes but those on the ways to both parts', () => {
  fc.assert(
    fc.property(sketches, fc.nat(), fc.nat(), (sketch, from, to) => {
      const rows = rowsOf(sketch);
      const nodesAt = modelOf(rows);
      const [one, two] = [rows[from % (rows.length + 1)] ?? null, rows[to % (rows.length + 1)] ?? null];
      const all = new Set(rows.map((row) => row.part.id));
      const [before, after] = [one, two].map((current) => visibleNodes(nodesAt(current), all)) as [
        ReturnType<typeof visibleNodes>,
        ReturnType<typeof visibleNodes>,
      ];
      expect(after.map(({ node }) => node.id)).toEqual(rows.map((row) => row.part.id));
      const moved = new Set([...wayTo(one), ...wayTo(two)]);
      after.forEach(({ node }, index) => expect(node === before[index]!.node, node.id).toBe(!moved.has(node.id)));
    }),
    { numRuns: 200 },
  );
});

it('says nothing of what nobody has looked at', () => {
  const t = vi.fn(words.t);
  const rows = rowsOf([
    [[], []],
    [[], []],
  ]);
  const [first] = modelOf(rows, { ...words, t: t as unknown as Words['t'] })(null);
  expect(t).not.toHaveBeenCalled();
  expect(first!.children).toHaveLength(2);
  expect(t).not.toHaveBeenCalled();
  expect(first!.count).toBeTruthy();
  expect(t).toHaveBeenCalled();
});
