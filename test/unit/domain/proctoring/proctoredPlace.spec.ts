// The course or part that needs a session before it is shown (PROCT-3).
import { describe, expect, it } from 'vitest';
import type { Activity } from '../../../../src/domain/tree/activity.ts';
import { flattenTree } from '../../../../src/domain/tree/flattenTree.ts';
import { proctoredPlace } from '../../../../src/domain/proctoring/proctoredPlace.ts';
import { proctoredSection } from '../../../../src/domain/proctoring/proctoredSection.ts';
import { activity, part, type Given } from '../tree/treeFixture.ts';

const now = Date.UTC(2026, 10, 21);
const session = (of: Activity, id: string | null): Activity => ({
  ...of,
  aggregate: {
    ...of.aggregate,
    lastActivityWorkflow: of.aggregate.lastActivityWorkflow && {
      ...of.aggregate.lastActivityWorkflow,
      lastProctoringSessionId: id,
    },
  },
});

/** A course with one part, and sessions of both. */
function course(root: Given, leaf: Given, sessions: { readonly root?: string; readonly part?: string } = {}) {
  const only = part({ id: 'a', ...leaf });
  const made = session(
    activity({
      id: 'root',
      workflow: 'inProgress',
      ...root,
      children: [{ ...only, child: session(only.child, sessions.part ?? null) }],
    }),
    sessions.root ?? null,
  );
  return { made, row: flattenTree(made, { now, course: 'inProgress' })[0]! };
}
const whole = { activityWorkflowId: 'w-root', activityPathId: null };
const one = { activityWorkflowId: 'w-root', activityPathId: 'path-a' };

describe('what waits for its start-token', () => {
  it.each<
    [
      string,
      Given,
      Given,
      { readonly root?: string; readonly part?: string },
      { readonly proctored?: boolean; readonly inProgress?: boolean },
      object | null,
    ]
  >([
    ['nobody watches', {}, {}, {}, {}, null],
    ['the course is proctored', {}, {}, {}, { proctored: true }, whole],
    ['its root activity is', { proctored: true }, {}, {}, {}, whole],
    ['the course and the part are: the course counts', { proctored: true }, { proctored: true }, {}, {}, whole],
    ['its session is named', { proctored: true }, {}, { root: 's' }, {}, null],
    [
      'its session is named, and the part is proctored too',
      { proctored: true },
      { proctored: true },
      { root: 's' },
      {},
      null,
    ],
    ['the part alone, not begun', {}, { proctored: true }, {}, {}, one],
    ['the part alone, begun', {}, { proctored: true, workflow: 'inProgress' }, {}, {}, one],
    ['the part alone, its session is named', {}, { proctored: true, workflow: 'inProgress' }, { part: 's' }, {}, null],
    ['the part alone, finished', {}, { proctored: true, workflow: 'finished' }, {}, {}, null],
    ['the part alone, locked', {}, { proctored: true, available: false }, {}, {}, null],
    [
      'the run does not go on',
      { proctored: true },
      { proctored: true },
      {},
      { proctored: true, inProgress: false },
      null,
    ],
    ['the root was not started', { proctored: true, workflow: null }, {}, {}, { proctored: true }, null],
  ])('PROCT-3 %s', (_what, root, leaf, sessions, known, place) => {
    const { made, row } = course(root, leaf, sessions);
    expect(proctoredPlace(made, row, { proctored: false, inProgress: true, ...known })).toEqual(place);
  });
  it('PROCT-5 a part that is waiting by itself waits while it is read, and no other does', () => {
    const { made } = course({}, { proctored: true });
    expect(proctoredPlace(made, null, { proctored: false, inProgress: true })).toBeNull();
  });
});

describe('what waits within a long read', () => {
  const known = { proctored: false, inProgress: true };
  /** A long read in a module, with a part, and a group of one part. */
  const rowsOf = (given: {
    readonly root?: Given;
    readonly module?: Given;
    readonly unit?: Given;
    readonly part?: Given;
    readonly group?: Given;
    readonly inner?: Given;
  }) => {
    const group = part({ id: 'group', ...given.group, children: [part({ id: 'inner', ...given.inner })] });
    const unit = part({
      id: 'unit',
      mode: 'longRead',
      ...given.unit,
      children: [part({ id: 'a', ...given.part }), group],
    });
    const root = activity({
      id: 'root',
      workflow: 'inProgress',
      ...given.root,
      children: [part({ id: 'module', ...given.module, children: [unit] })],
    });
    const rows = flattenTree(root, { now, course: 'inProgress' });
    return { root, row: (id: string) => rows.find((row) => row.part.id === id)! };
  };
  const waiting = { proctored: true };
  it.each<[string, Parameters<typeof rowsOf>[0], string, string | null]>([
    ['nothing is waiting', {}, 'a', null],
    ['the part is', { part: waiting }, 'a', 'path-a'],
    ['another part is', { part: waiting }, 'inner', null],
    ['the group around it is', { group: waiting }, 'inner', 'path-group'],
    ['the group and the part are: the group counts', { group: waiting, inner: waiting }, 'inner', 'path-group'],
    ['the long read is: it was asked for as one', { unit: waiting, part: waiting }, 'a', null],
    ['the module around it is, which is not read', { module: waiting }, 'a', null],
    ['the course is', { root: waiting, part: waiting }, 'a', null],
  ])('PROCT-3 %s', (_what, given, id, path) => {
    const { root, row } = rowsOf(given);
    expect(proctoredSection(root, row(id), known)?.activityPathId ?? null).toBe(path);
    expect(proctoredSection(root, row(id), { ...known, proctored: true })).toBeNull();
    expect(proctoredSection(root, row(id), { ...known, inProgress: false })).toBeNull();
  });
  it('PROCT-5 a course that is a long read itself', () => {
    const root = activity({
      id: 'root',
      mode: 'longRead',
      workflow: 'inProgress',
      children: [part({ id: 'a', ...waiting }), part({ id: 'b' })],
    });
    const [a, b] = flattenTree(root, { now, course: 'inProgress' });
    expect([proctoredSection(root, a!, known), proctoredSection(root, b!, known)]).toEqual([
      { activityWorkflowId: 'w-root', activityPathId: 'path-a' },
      null,
    ]);
  });
});
