// What leaving a course means, by the keys of its texts, and work that is on this device alone (LEAVE-2).
import { describe, expect, it } from 'vitest';
import { unsentWork } from '../../../../src/data/enrolment/unsentWork.ts';
import { leaveModel, namedWork } from '../../../../src/features/player/overview/leaving/leaveModel.ts';
import { access, now, workflow } from '../../domain/course/access.ts';
import { activity, part } from '../../domain/tree/treeFixture.ts';

describe('LEAVE-2 what the dialog says', () => {
  const offered = { showInCatalog: true };
  it.each([
    ['not begun', offered, true, { goes: 'toCatalog', work: null }],
    ['begun', { ...offered, workflow: workflow() }, true, { goes: 'toCatalog', work: 'progress' }],
    ['begun, in no catalog', { workflow: workflow() }, true, { goes: 'byInvitation', work: 'progressKept' }],
    ['without a catalog', { ...offered, workflow: workflow() }, false, { goes: 'byInvitation', work: 'progressKept' }],
    ['over', { ...offered, availabilityEndDate: now - 1 }, true, { goes: 'never', work: null }],
  ])('%s', (_name, more, catalog, model) => {
    expect(leaveModel(access(more), { now }, catalog)).toEqual(model);
  });
});

describe('LEAVE-2 work on this device alone', () => {
  it.each([
    ['an answer', 'answer:w1:p1', [{ kind: 'answer', part: 'p1' }]],
    ['a completed part', 'complete:w1:m1/p1', [{ kind: 'completion', part: 'm1/p1' }]],
    ['a copy that was put aside', 'answer:w1:p1#123', []],
    ['a place', 'bookmark:w1:p1', []],
    ['a bookmark', 'saved:w1:p1', []],
    ['that of another run', 'answer:w2:p1', []],
    ['what nobody knows', 'w1', []],
  ])('%s', (_name, key, work) => {
    expect(unsentWork([key], 'w1')).toEqual(work);
  });
  it('is named after its part where that is known', () => {
    const tree = activity({ children: [part({ id: 'p1', name: 'The first' })] });
    const work = [
      { kind: 'answer', part: 'path-p1' },
      { kind: 'completion', part: 'p1' },
      { kind: 'answer', part: 'elsewhere' },
    ] as const;
    expect(namedWork(work, tree, now).map(({ name }) => name)).toEqual(['The first', 'The first', null]);
    expect(namedWork(work, undefined, now).map(({ name }) => name)).toEqual([null, null, null]);
  });
});
