import { describe, expect, it } from 'vitest';
import type { Activity, ActivityPart } from '../../../../src/domain/tree/activity.ts';
import type { TreeContext } from '../../../../src/domain/tree/lockVerdict.ts';
import { resumeCourse, resumePoint } from '../../../../src/domain/course/resume.ts';
import { access, day, now, workflow, type AccessMore } from '../course/access.ts';
import { part, tree, type Given } from './treeFixture.ts';

const begun = workflow();
const courses: [rule: string, given: readonly AccessMore[], found: number | null][] = [
  ['NEXT-1 none', [], null],
  ['NEXT-1 the one opened last', [{ workflow: begun }, { workflow: begun }], 0],
  ['NEXT-1 not one that was never started', [{}, { workflow: begun }], 1],
  ['NEXT-1 not a finished one', [{ workflow: workflow({ state: 'finished' }) }, { workflow: begun }], 1],
  ['NEXT-1 not one that is handed in', [{ workflow: workflow({ state: 'submitted' }) }], null],
  [
    'NEXT-1 BTN-3 not one in grading by proctoring',
    [{ workflow: workflow({ gradingByProctoring: true }) }, { workflow: begun }],
    1,
  ],
  ['NEXT-1 not an archived course', [{ workflow: begun, objective: { state: 'archived' } }, { workflow: begun }], 1],
  ['NEXT-1 not one with an archived activity', [{ workflow: begun, activity: { state: 'archived' } }], null],
  ['NEXT-1 BTN-11 a tool like any course', [{ workflow: begun, activity: { type: 'lti' } }, { workflow: begun }], 0],
  ['NEXT-1 BTN-8 a draft that has begun', [{ workflow: begun, objective: { state: 'draft' } }], 0],
  [
    'NEXT-1 BTN-3 going on has no window',
    [{ workflow: begun, availabilityDate: now + day, availabilityEndDate: now - day }],
    0,
  ],
];

describe('resumeCourse', () => {
  it.each(courses)('%s', (_, given, found) => {
    const all = given.map((one, index) => access({ ...one, id: `a${index}` }));
    expect(resumeCourse(all, { now })?.id ?? null).toBe(found === null ? null : `a${found}`);
  });
});

/** A module with its leaves; the axis of a leaf is `module/leaf`. */
const module = (id: string, leaves: readonly Given[], more: Given = {}): ActivityPart => {
  const made = part({
    ...more,
    id,
    children: leaves.map((leaf, order) => part({ order, ...leaf, id: leaf.id ?? `${id}${order + 1}` })),
  });
  return {
    ...made,
    child: { ...made.child, children: made.child.children.map((leaf) => ({ ...leaf, axis: `${id}/${leaf.id}` })) },
  };
};
const done = { workflow: 'finished' } as const;
const two = tree(module('a', [done, done]), module('b', [done, {}, {}], { order: 1 }));

const points: [
  rule: string,
  root: Activity,
  last: string | null,
  axis: string | null,
  at: number | null,
  also?: Partial<TreeContext>,
][] = [
  ['NEXT-2 AUTO-1 what would be chosen by itself', two, null, 'b/b2', 2],
  ['NEXT-2 the part opened last', two, 'b/b3', 'b/b3', 2],
  ['NEXT-2 a part opened last that is done since', two, 'a/a1', 'b/b2', 2],
  ['NEXT-2 a part opened last that is no longer there', two, 'b/b9', 'b/b2', 2],
  ['NEXT-2 the root itself, as a run begins', two, '', 'b/b2', 2],
  ['NEXT-2 a module is no part to go on with', two, 'b', 'b/b2', 2],
  [
    'NEXT-2 a part opened last that is in progress',
    tree(module('a', [{}, { workflow: 'inProgress' }])),
    'a/a2',
    'a/a2',
    1,
  ],
  ['NEXT-2 a part opened last that is locked', tree(module('a', [{}, { available: false }])), 'a/a2', 'a/a1', 1],
  [
    'NEXT-2 a part opened last that closed',
    tree(module('a', [{}, { constraint: { accessibleUntil: now - 1 } }])),
    'a/a2',
    'a/a1',
    1,
  ],
  [
    'NEXT-2 AVAIL-3 at the very end of its window',
    tree(module('a', [{}, { constraint: { accessibleUntil: now } }])),
    'a/a2',
    'a/a2',
    1,
  ],
  ['NEXT-2 a part handed in', tree(module('a', [{ workflow: 'submitted' }, {}])), 'a/a1', 'a/a2', 1],
  [
    'NEXT-2 a part of a module that is locked',
    tree(module('a', [{}]), module('b', [{}], { order: 1, available: false })),
    'b/b1',
    'a/a1',
    1,
  ],
  ['NEXT-2 nothing is open', tree(module('a', [{ available: false }])), 'a/a1', null, null],
  ['NEXT-2 all is done', tree(module('a', [done])), 'a/a1', null, null],
  ['NEXT-2 AUTO-3 tiles: the part opened last', { ...two, presentationMode: 'tiles' }, 'b/b3', 'b/b3', 2],
  ['NEXT-2 AUTO-3 tiles choose nothing', { ...two, presentationMode: 'tiles' }, null, null, null],
  ['NEXT-2 AUTO-5 a long read is one unit', tree(module('a', [{}], { mode: 'longRead' })), null, 'a', 1],
  ['NEXT-2 archived', tree(module('a', [{ state: 'archived' }, {}])), 'a/a1', 'a/a2', 1],
  [
    'NEXT-3 modules in draft are not counted',
    tree(module('a', [{}], { state: 'draft' }), module('b', [{}], { order: 1 })),
    null,
    'b/b1',
    1,
  ],
  ['NEXT-3 a course without modules', tree(part({ id: 'x' }), part({ id: 'y', order: 1 })), 'y', 'y', null],
  ['NEXT-3 a part beside modules', tree(module('a', [done]), part({ id: 'y', order: 1 })), null, 'y', 2],
  ['NEXT-2 LOCK-7 a finished course gives no new part', two, 'b/b3', null, null, { course: 'finished' }],
];

describe('resumePoint', () => {
  it.each(points)('%s', (_, root, last, axis, at, also) => {
    const point = resumePoint(root, { now, course: 'inProgress', ...also }, last);
    expect([point.row?.part.axis ?? null, point.module]).toEqual([axis, at]);
  });
  it('NEXT-3 tells how far each module is, as its progress bar does (CARD-8)', () => {
    const root = tree(
      module('a', [done, done]),
      module('d', [{}], { order: 1, state: 'draft' }),
      module('b', [done, { workflow: 'submitted' }, {}, { state: 'draft' }], { order: 2 }),
    );
    const { modules, module: at } = resumePoint(root, { now, course: 'inProgress' }, null);
    expect(modules.map((one) => [one.done, one.waiting, one.total])).toEqual([
      [2, 0, 2],
      [2, 1, 3],
    ]);
    expect(at).toBe(2);
  });
});
