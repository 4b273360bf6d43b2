import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { Activity } from '../../../../src/domain/tree/activity.ts';
import { inheritConstraints } from '../../../../src/domain/tree/inheritConstraints.ts';
import { clampProgress, progressPercent } from '../../../../src/domain/course/progress.ts';
import { moduleProgress } from '../../../../src/domain/tree/treeProgress.ts';
import { contentModel } from '../../../../src/features/player/content/contentModel.ts';
import { courseModel } from '../../../../src/features/player/base/tree/courseModel.ts';
import { overviewModel } from '../../../../src/features/player/overview/overviewModel.ts';
import type { Words } from '../../../../src/features/player/base/Words.ts';
import { access, workflow } from '../../domain/course/access.ts';
import { part, tree, type Given } from '../../domain/tree/treeFixture.ts';
import { now, wordsOf } from './playerWords.ts';

let words: Words;
beforeAll(async () => {
  words = await wordsOf();
});

const terms = {
  state: fc.constantFrom('ready', 'ready', 'ready', 'expired', 'draft', 'archived'),
  workflow: fc.constantFrom(null, null, 'inProgress', 'submitted', 'inGrading', 'graded', 'finished'),
  optional: fc.boolean(),
  available: fc.boolean(),
} as const;
const { node } = fc.letrec<{ node: Given }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.record(terms),
    fc.record({ ...terms, children: fc.array(tie('node').map(part), { maxLength: 4 }) }),
  ) as fc.Arbitrary<Given>,
}));
const trees = fc.array(node.map(part), { maxLength: 5 }).map((parts) => tree(...parts));
const shown = (root: Activity, course: 'inProgress' | 'finished' = 'inProgress') =>
  contentModel(
    courseModel(inheritConstraints(root), { now, course }, words, () => ''),
    [],
  ).progress;
const numbers = /NaN|Infinity|undefined|null|-\d/;

it('CARD-8 any number at all is a progress between 0 and 1, and a percentage that says so', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double(), fc.constantFrom(NaN, Infinity, -Infinity, -0, 1e-320)), (progress) => {
      expect(clampProgress(progress)).toBeGreaterThanOrEqual(0);
      expect(clampProgress(progress)).toBeLessThanOrEqual(1);
      expect(Number.isInteger(progressPercent(progress))).toBe(true);
      if (progress < 1) expect(progressPercent(progress)).toBeLessThan(100);
    }),
  );
});

it('CARD-8 more progress is never shown as less', () => {
  fc.assert(
    fc.property(
      fc.double({ noNaN: true }),
      fc.double({ noNaN: true }),
      (a, b) => progressPercent(Math.min(a, b)) <= progressPercent(Math.max(a, b)),
    ),
  );
});

it('the overview of a run says a figure, whatever the server sends', () => {
  fc.assert(
    fc.property(
      fc.double(),
      fc.constantFrom('inProgress', 'submitted', 'graded'),
      fc.option(fc.tuple(fc.nat(9), fc.nat(9))),
      (progress, state, parts) => {
        const model = overviewModel(
          access({ workflow: workflow({ state, progress }), parts: parts && { done: parts[0], total: parts[1] } }),
          { now },
          words,
        );
        expect(`${model.progress?.text} ${model.badge?.percent ?? ''}`).not.toMatch(numbers);
      },
    ),
  );
});

it('of any tree the table of contents shows a share and segments that are numbers from 0 to 1', () => {
  fc.assert(
    fc.property(trees, (root) => {
      const { value, text, short, segments } = shown(root);
      for (const one of [value, ...segments.map((segment) => segment.value)]) {
        expect(one).toBeGreaterThanOrEqual(0);
        expect(one).toBeLessThanOrEqual(1);
      }
      for (const { weight } of segments) expect(weight).toBeGreaterThan(0);
      expect(`${text} ${short}`).not.toMatch(numbers);
    }),
  );
});

/** The tree with the first leaf that `fits` complete; null where none does. */
function withOneDone(root: Activity): Activity | null {
  let found = false;
  const visit = (activity: Activity): Activity => ({
    ...activity,
    children: activity.children.map((one) => {
      const leaf = one.child.type !== 'composite';
      if (!found && leaf && (one.child.aggregate.lastActivityWorkflow?.state ?? 'inProgress') === 'inProgress') {
        found = true;
        return {
          ...one,
          child: {
            ...one.child,
            aggregate: {
              ...one.child.aggregate,
              lastActivityWorkflow: {
                id: 'w',
                state: 'finished' as const,
                submitted: null,
                finished: 1,
                lastProctoringSessionId: null,
              },
            },
          },
        };
      }
      return { ...one, child: visit(one.child) };
    }),
  });
  const after = visit(root);
  return found ? after : null;
}

it('completing a part never lowers progress, of the whole or of a module; nor does the end of the course', () => {
  fc.assert(
    fc.property(trees, (root) => {
      const after = withOneDone(root);
      if (after) {
        expect(shown(after).value).toBeGreaterThanOrEqual(shown(root).value);
        const [before, then] = [moduleProgress(root), moduleProgress(after)];
        expect(then.length).toBe(before.length);
        then.forEach((one, index) => expect(one.share).toBeGreaterThanOrEqual(before[index]!.share));
      }
      expect(shown(root, 'finished').value).toBe(shown(root).value);
    }),
  );
});
