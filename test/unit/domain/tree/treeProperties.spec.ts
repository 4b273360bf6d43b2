import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Activity, ActivityPart } from '../../../../src/domain/tree/activity.ts';
import { autoSelect } from '../../../../src/domain/tree/autoSelect.ts';
import { finishCheck } from '../../../../src/domain/course/finishCheck.ts';
import { flattenTree } from '../../../../src/domain/tree/flattenTree.ts';
import { inheritConstraints } from '../../../../src/domain/tree/inheritConstraints.ts';
import { nextConstraintDate } from '../../../../src/domain/time/nextConstraintDate.ts';
import { treeProgress } from '../../../../src/domain/tree/treeProgress.ts';
import { part, tree, type Given } from './treeFixture.ts';

const date = fc.option(fc.integer({ min: 1, max: 40 }));
const constraint = fc.option(
  fc.record({
    startFrom: date,
    startUntil: date,
    accessibleUntil: date,
    gracePeriodUntil: date,
    due: date,
    resultsDisclosureFrom: date,
    resultsDisclosureAbove: date,
  }),
);
const terms = {
  state: fc.constantFrom('ready', 'ready', 'ready', 'draft', 'archived', 'expired'),
  workflow: fc.constantFrom(null, null, 'inProgress', 'submitted', 'inGrading', 'finished'),
  submitted: date,
  optional: fc.boolean(),
  available: fc.boolean(),
  weight: fc.nat(2),
  order: fc.nat(3),
  constraint,
} as const;
const { node } = fc.letrec<{ node: Given }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.record(terms),
    fc.record({ ...terms, children: fc.array(tie('node').map(part), { maxLength: 4 }) }),
  ) as fc.Arbitrary<Given>,
}));
const trees = fc.array(node.map(part), { maxLength: 5 }).map((parts) => tree(...parts));
const context = fc.record({ now: fc.nat(40), course: fc.constantFrom(null, 'inProgress', 'finished') });

/** The same tree with one more leaf complete. */
function complete(activity: Activity, id: string): Activity {
  const visit = (one: ActivityPart): ActivityPart => ({
    ...one,
    child:
      one.id === id
        ? {
            ...one.child,
            aggregate: {
              ...one.child.aggregate,
              lastActivityWorkflow: {
                id: 'w',
                state: 'finished',
                submitted: null,
                finished: 1,
                lastProctoringSessionId: null,
              },
            },
          }
        : complete(one.child, id),
  });
  return { ...activity, children: activity.children.map(visit) };
}

describe('any tree', () => {
  it('DATA-18 settles once and for all', () => {
    fc.assert(
      fc.property(
        trees,
        (root) => void expect(inheritConstraints(inheritConstraints(root))).toEqual(inheritConstraints(root)),
      ),
    );
  });

  it('keeps its order when flattened: siblings by order, children after their parent', () => {
    fc.assert(
      fc.property(trees, context, (root, when) => {
        const rows = flattenTree(root, when);
        rows.forEach((row, index) => {
          if (row.parent) expect(rows.indexOf(row.parent)).toBeLessThan(index);
          const next = rows.slice(index + 1).find((other) => other.parent === row.parent);
          if (next) expect(next.part.order).toBeGreaterThanOrEqual(row.part.order);
        });
        expect(new Set(rows.map((row) => row.part.id)).size).toBe(rows.length);
      }),
    );
  });

  it('never opens what stands in a closed part', () => {
    fc.assert(
      fc.property(trees, context, (root, when) => {
        for (const row of flattenTree(root, when))
          if (row.parent && !row.parent.verdict.opens) expect(row.verdict.opens).toBe(false);
      }),
    );
  });

  it('CARD-8 progress lies within 0..1, is whole only when all is done, and only grows with work', () => {
    fc.assert(
      fc.property(trees, fc.nat(), (root, pick) => {
        const before = treeProgress(root);
        expect(before.share).toBeGreaterThanOrEqual(0);
        expect(before.share === 1).toBe(before.total > 0 && before.done === before.total);
        const leaves = flattenTree(root, { now: 0, course: null }).filter((row) => row.leaf);
        if (leaves.length === 0) return;
        const after = treeProgress(complete(root, leaves[pick % leaves.length]!.part.id));
        expect(after.total).toBe(before.total);
        expect(after.share).toBeGreaterThanOrEqual(before.share);
        expect(after.share).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('FINISH-1 may be finished exactly when nothing mandatory is open', () => {
    fc.assert(
      fc.property(trees, context, (root, when) => {
        const check = finishCheck(inheritConstraints(root), when);
        expect(check.canFinish).toBe(check.open.length === 0);
        expect(check.open).toEqual(expect.arrayContaining([...check.missed]));
        expect(check.optional.some((row) => check.open.includes(row))).toBe(false);
      }),
    );
  });

  it('AUTO-1 chooses an open row whenever a leaf outside of units is open and unfinished', () => {
    fc.assert(
      fc.property(trees, context, (root, when) => {
        const rows = flattenTree(root, when);
        const free = rows.some(
          (row) =>
            row.leaf &&
            row.verdict.opens &&
            [null, 'inProgress'].includes(row.part.child.aggregate.lastActivityWorkflow?.state ?? null),
        );
        const chosen = autoSelect(root, when);
        if (free) expect(chosen?.verdict.opens).toBe(true);
        expect(chosen === null).toBe(rows.length === 0);
      }),
    );
  });

  it('TREE-5 no verdict changes before the next constraint date', () => {
    fc.assert(
      fc.property(trees, fc.nat(40), (raw, now) => {
        const root = inheritConstraints(raw);
        const next = nextConstraintDate(root, now);
        const codes = (at: number) =>
          flattenTree(root, { now: at, course: 'inProgress' }).map((row) => row.verdict.reason?.code ?? null);
        const last = next === null ? 60 : next - 1;
        expect(last).toBeGreaterThanOrEqual(now);
        expect(codes(last)).toEqual(codes(now));
      }),
    );
  });
});
