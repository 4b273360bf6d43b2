import { describe, expect, it } from 'vitest';
import { autoSelect } from '../../../../src/domain/tree/autoSelect.ts';
import { completion } from '../../../../src/domain/course/completion.ts';
import type { ObjectiveAccess } from '../../../../src/domain/course/course.ts';
import { finishCheck } from '../../../../src/domain/course/finishCheck.ts';
import { flattenTree, pathOf } from '../../../../src/domain/tree/flattenTree.ts';
import { inheritConstraints, noConstraint } from '../../../../src/domain/tree/inheritConstraints.ts';
import type { TreeContext } from '../../../../src/domain/tree/lockVerdict.ts';
import { nextConstraintDate } from '../../../../src/domain/time/nextConstraintDate.ts';
import { partStartNeeded, startNeeded } from '../../../../src/domain/course/startNeeded.ts';
import { moduleProgress, treeProgress } from '../../../../src/domain/tree/treeProgress.ts';
import { activity, part, tree } from './treeFixture.ts';

const context: TreeContext = { now: 1_000, course: 'inProgress' };
const idsOf = (rows: readonly { part: { id: string } }[]) => rows.map((row) => row.part.id);

describe('inheritConstraints', () => {
  const inner = part({ constraint: { due: 7, resultsDisclosureAbove: 0.5 }, weight: 3 });
  const middle = part({
    children: [inner],
    constraint: { startFrom: 5, due: 6, resultsDisclosurePolicy: 'afterScore', resultsDisclosureFrom: 4 },
  });
  const outer = part({ children: [middle], constraint: { startUntil: 9, startFrom: 1 }, optional: true, weight: 0 });
  const settled = inheritConstraints(tree(outer)).children[0]!.child.children[0]!.child.children[0]!;

  it('DATA-18 takes each field from the nearest ancestor that sets it', () => {
    expect(settled.constraint).toMatchObject({ startFrom: 5, startUntil: 9, due: 7, accessibleUntil: null });
  });
  it('DATA-18 takes the three fields of disclosure as one group', () => {
    expect(settled.constraint).toMatchObject({
      resultsDisclosureAbove: 0.5,
      resultsDisclosurePolicy: null,
      resultsDisclosureFrom: null,
    });
    const bare = inheritConstraints(
      tree(
        part({
          children: [part({ constraint: null })],
          constraint: { resultsDisclosurePolicy: 'never', resultsDisclosureFrom: 3 },
        }),
      ),
    );
    expect(bare.children[0]!.child.children[0]!.constraint).toEqual({
      ...noConstraint,
      resultsDisclosurePolicy: 'never',
      resultsDisclosureFrom: 3,
    });
  });
  it('DATA-19 lets optional and weight 0 of a parent win, and leaves the parent alone', () => {
    expect(settled).toMatchObject({ optional: true, scoreWeight: 0 });
    const up = inheritConstraints(tree(part({ children: [part({ optional: true, weight: 0 })] })));
    expect(up.children[0]).toMatchObject({ optional: false, scoreWeight: 1 });
  });
});

describe('flattenTree', () => {
  it('TREE-2 leaves archived parts out and reads by order, equal orders as they came', () => {
    const root = tree(
      part({ id: 'b', order: 2, children: [part({ id: 'b1' }), part({ id: 'b2' })] }),
      part({ id: 'x', state: 'archived' }),
      part({ id: 'a', order: 1 }),
    );
    expect(idsOf(flattenTree(root, context))).toEqual(['a', 'b', 'b1', 'b2']);
  });
  it('AUTO-5 closes what stands in a part that does not open', () => {
    const [, inside, deep] = flattenTree(
      tree(part({ available: false, children: [part({ children: [part()] })] })),
      context,
    );
    expect(inside!.verdict.reason).toEqual({ code: 'completePreviousToPass' });
    expect(deep!.verdict.locked).toBe(true);
    const [, drafted] = flattenTree(tree(part({ state: 'draft', children: [part()] })), context);
    expect(drafted).toMatchObject({ icon: 'draft', verdict: { opens: false, locked: false } });
  });
  it('knows the path to a row', () => {
    const rows = flattenTree(
      tree(part({ id: 'a', children: [part({ id: 'b', children: [part({ id: 'c' })] })] })),
      context,
    );
    expect(pathOf(rows[2]!).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});

describe('autoSelect', () => {
  const pick = (...children: Parameters<typeof tree>) => autoSelect(tree(...children), context)?.part.id ?? null;
  it('AUTO-1 takes the first leaf that opens and is in progress or not started', () => {
    expect(
      pick(
        part({ id: 'a', workflow: 'finished' }),
        part({ id: 'm', children: [part({ id: 'b', workflow: 'submitted' }), part({ id: 'c' })] }),
      ),
    ).toBe('c');
    expect(
      pick(part({ id: 'a', available: false }), part({ id: 'b', workflow: 'inProgress' }), part({ id: 'c' })),
    ).toBe('b');
  });
  it('AUTO-2 else the first child that is not archived', () => {
    expect(
      pick(
        part({ id: 'z', state: 'archived' }),
        part({ id: 'a', workflow: 'finished' }),
        part({ id: 'b', workflow: 'finished' }),
      ),
    ).toBe('a');
    expect(pick()).toBeNull();
  });
  it('AUTO-3 chooses nothing in tiles', () => {
    expect(autoSelect(activity({ children: [part()], mode: 'tiles' }), context)).toBeNull();
  });
  it('AUTO-5 takes a long read as one unit and does not enter locked, draft and archived parts', () => {
    expect(pick(part({ id: 'long', mode: 'longRead', children: [part({ id: 'in' })] }))).toBe('long');
    expect(
      pick(
        part({ id: 'long', workflow: 'finished', mode: 'longRead', children: [part({ id: 'in' })] }),
        part({ id: 'b' }),
      ),
    ).toBe('b');
    expect(
      pick(
        part({ available: false, children: [part({ id: 'in' })] }),
        part({ state: 'draft', children: [part({ id: 'draft' })] }),
        part({ id: 'b' }),
      ),
    ).toBe('b');
    expect(pick(part({ id: 'tiles', mode: 'tiles', children: [part({ id: 'tile' })] }))).toBe('tiles');
  });
});

describe('nextConstraintDate', () => {
  const now = 1_000;
  it.each([
    ['TREE-5 a start at its instant', { startFrom: 1_001 }, 1_001],
    ['TREE-5 a start that has come', { startFrom: 1_000 }, null],
    ['TREE-5 an end 1 ms later', { startUntil: 1_005 }, 1_006],
    ['TREE-5 an end at this very instant', { accessibleUntil: 1_000 }, 1_001],
    ['TREE-5 an end that has passed', { gracePeriodUntil: 999 }, null],
    ['TREE-5 not due', { due: 1_001 }, null],
    ['TREE-5 disclosure', { resultsDisclosureFrom: 1_500, revealResultsFrom: 1_400 }, 1_400],
    ['TREE-5 the soonest', { startFrom: 3_000, startUntil: 1_998, gracePeriodUntil: 5_000 }, 1_999],
  ])('%s', (_, constraint, at) => {
    expect(nextConstraintDate(tree(part({ children: [part({ constraint })] })), now)).toBe(at);
  });
});

describe('finishCheck', () => {
  it('FINISH-2 counts leaves that are neither draft nor optional, and takes submitted for complete', () => {
    const root = inheritConstraints(
      tree(
        part({ id: 'open' }),
        part({ id: 'begun', workflow: 'inProgress' }),
        part({ workflow: 'submitted' }),
        part({ workflow: 'finished' }),
        part({ state: 'draft' }),
        part({ state: 'draft', children: [part({ id: 'in draft' })] }),
        part({ state: 'archived' }),
        part({ optional: true, children: [part({ id: 'optional by its parent' })] }),
        part({ type: 'composite', children: [] }),
      ),
    );
    const check = finishCheck(root, context);
    expect(idsOf(check.open)).toEqual(['open', 'begun']);
    expect(idsOf(check.optional)).toEqual(['optional by its parent']);
    expect(check.canFinish).toBe(false); // FINISH-1
  });
  it('FINISH-3 a missed window still blocks', () => {
    const check = finishCheck(
      tree(part({ id: 'missed', constraint: { startUntil: 999 } }), part({ id: 'later', available: false })),
      context,
    );
    expect(idsOf(check.open)).toEqual(['missed', 'later']);
    expect(idsOf(check.missed)).toEqual(['missed']);
  });
  it('FINISH-4 names what could be better without blocking', () => {
    const check = finishCheck(
      tree(
        part({ id: 'failed', workflow: 'finished', weight: 1, passed: false }),
        part({ id: 'below', workflow: 'finished', weight: 1, passed: true, score: 0.99 }),
        part({ workflow: 'finished', weight: 1, passed: true, score: 1 }),
        part({ workflow: 'submitted', weight: 1, passed: false }),
        part({ workflow: 'finished', weight: 1, passed: false, constraint: { accessibleUntil: 999 } }),
      ),
      context,
    );
    expect(idsOf(check.improvable)).toEqual(['failed', 'below']);
    expect(check.canFinish).toBe(true);
  });
});

describe('treeProgress', () => {
  const root = tree(
    part({ workflow: 'finished' }),
    part({
      children: [
        part({ workflow: 'inGrading' }),
        part({ optional: true }),
        part({ state: 'archived' }),
        part({ state: 'draft' }),
      ],
    }),
    part({ state: 'draft', children: [part()] }),
    part({ children: [] }),
  );
  it('counts leaves that can be done', () => {
    expect(treeProgress(root)).toEqual({ done: 2, waiting: 1, total: 3, share: 2 / 3 });
  });
  it('gives each module its segment', () => {
    expect(moduleProgress(root).map(({ done, total }) => `${done}/${total}`)).toEqual(['1/1', '1/2']);
  });
  it('is 0 where there is nothing', () => {
    expect(treeProgress(tree()).share).toBe(0);
  });
});

describe('startNeeded', () => {
  const access = (state: 'inProgress' | 'submitted' | 'finished' | null, retake: boolean) =>
    ({ retake, aggregate: { lastObjectiveWorkflow: state && { state } } }) as unknown as ObjectiveAccess;
  it.each([
    ['START-1 none', null, false, false, true],
    ['START-1 in progress', 'inProgress', true, false, false],
    ['START-1 finished', 'finished', false, false, false],
    ['START-1 finished with retake', 'finished', true, false, true],
    ['START-1 submitted with retake', 'submitted', true, false, false],
    ['START-1 a retake is asked for', 'inProgress', false, true, true],
  ] as const)('%s', (_, state, retake, asked, needed) => {
    expect(startNeeded(access(state, retake), asked)).toBe(needed);
  });

  const row = (given: Parameters<typeof part>[0]) => flattenTree(tree(part(given)), context)[0]!;
  it('START-4 opens only what is unlocked and new, and nothing in review', () => {
    expect(partStartNeeded(row({}), false)).toBe(true);
    expect(partStartNeeded(row({}), true)).toBe(false);
    expect(partStartNeeded(row({ available: false }), false)).toBe(false);
    expect(partStartNeeded(row({ workflow: 'inProgress' }), false)).toBe(false);
    expect(partStartNeeded(row({ children: [part()] }), false)).toBe(false);
  });
});

describe('completion', () => {
  it('SUBMIT-1 hands in what has anything scored', () => {
    expect(completion(tree(part(), part({ children: [part({ weight: 1 })] })))).toBe('submit');
    expect(completion(tree(part(), part({ children: [part({ weight: 1, state: 'archived' })] })))).toBe('finish');
    expect(completion(tree(part()))).toBe('finish');
    // A module that does not count takes its parts along (DATA-19).
    expect(completion(inheritConstraints(tree(part({ weight: 0, children: [part({ weight: 1 })] }))))).toBe('finish');
  });
});
