import { describe, expect, it } from 'vitest';
import { lockVerdict, type TreeContext } from '../../../../src/domain/tree/lockVerdict.ts';
import { partIcon } from '../../../../src/domain/tree/partIcon.ts';
import { part, type Given } from './treeFixture.ts';

const now = 1_000_000;
const context: TreeContext = { now, course: 'inProgress' };
const before = now - 1;
const after = now + 1;

const verdicts: [rule: string, given: Given, code: string | null, also?: Partial<TreeContext>][] = [
  ['opens', {}, null],
  ['REASON-1 draft', { state: 'draft' }, 'draft'],
  ['REASON-1 archived', { state: 'archived' }, 'archived'],
  ['STATE-18 expired counts as ready', { state: 'expired' }, null],
  ['REASON-2', { available: false }, 'completePreviousToPass'],
  ['REASON-1 before REASON-2', { state: 'draft', available: false }, 'draft'],
  [
    'REASON-2 before REASON-3',
    { available: false, constraint: { gracePeriodUntil: before } },
    'completePreviousToPass',
  ],

  ['AVAIL-3 at a start', { constraint: { startFrom: now } }, null],
  ['AVAIL-3 1 ms before a start', { constraint: { startFrom: after } }, 'beforeStartFrom'],
  ['AVAIL-4 a start within the doubt', { constraint: { startFrom: now + 500 } }, null, { doubt: 500 }],
  ['AVAIL-4 a start beyond the doubt', { constraint: { startFrom: now + 501 } }, 'beforeStartFrom', { doubt: 500 }],
  ['AVAIL-4 an end within the doubt', { constraint: { accessibleUntil: now - 500 } }, null, { doubt: 500 }],
  ['LOCK-2 before startFrom, finished', { workflow: 'finished', constraint: { startFrom: after } }, 'beforeStartFrom'],

  ['AVAIL-3 at accessibleUntil', { constraint: { accessibleUntil: now } }, null],
  ['LOCK-2 accessibleUntil, not started', { constraint: { accessibleUntil: before } }, 'afterAccessibleUntil'],
  [
    'LOCK-2 accessibleUntil, in progress',
    { workflow: 'inProgress', constraint: { accessibleUntil: before } },
    'afterAccessibleUntil',
  ],
  [
    'LOCK-5 accessibleUntil, finished',
    { workflow: 'finished', constraint: { accessibleUntil: before } },
    'afterAccessibleUntil',
  ],

  ['AVAIL-3 at startUntil', { constraint: { startUntil: now } }, null],
  ['LOCK-3 startUntil, not started', { constraint: { startUntil: before } }, 'afterStartUntil'],
  ['LOCK-4 startUntil, in progress', { workflow: 'inProgress', constraint: { startUntil: before } }, null],
  ['LOCK-5 startUntil, finished', { workflow: 'finished', constraint: { startUntil: before } }, null],

  ['AVAIL-3 at gracePeriodUntil', { constraint: { gracePeriodUntil: now } }, null],
  ['LOCK-3 gracePeriodUntil, not started', { constraint: { gracePeriodUntil: before } }, 'afterGracePeriodUntil'],
  [
    'LOCK-4 gracePeriodUntil, in progress',
    { workflow: 'inProgress', constraint: { gracePeriodUntil: before } },
    'afterGracePeriodUntil',
  ],
  ...(['submitted', 'graded', 'gradingApproved', 'finished'] as const).map((workflow): [string, Given, null] => [
    `LOCK-5 gracePeriodUntil, ${workflow}`,
    { workflow, constraint: { gracePeriodUntil: before } },
    null,
  ]),
  ['LOCK-6 due', { constraint: { due: before } }, null],

  [
    'REASON-3 before REASON-4',
    { constraint: { gracePeriodUntil: before, accessibleUntil: before } },
    'afterGracePeriodUntil',
  ],
  ['REASON-4 before REASON-5', { constraint: { accessibleUntil: before, startFrom: after } }, 'afterAccessibleUntil'],
  ['REASON-5 before REASON-6', { constraint: { startFrom: after, startUntil: before } }, 'beforeStartFrom'],
  ['REASON-6 before REASON-8', { contentAvailable: false, constraint: { startUntil: before } }, 'afterStartUntil'],
  ['REASON-7', { workflow: 'finished', submitted: 1, constraint: { reviewPolicy: 'never' } }, 'reviewHidden'],
  [
    'REASON-7 before REASON-8',
    { workflow: 'finished', submitted: 1, contentAvailable: false, constraint: { reviewPolicy: 'never' } },
    'reviewHidden',
  ],
  ['REASON-8', { contentAvailable: false }, 'serverSide'],
  ['REASON-8 before REASON-9', { contentAvailable: false }, 'serverSide', { course: 'finished' }],

  ['LOCK-7 REASON-9', {}, 'courseCompleted', { course: 'finished' }],
  ['LOCK-7 with a workflow of its own', { workflow: 'finished' }, null, { course: 'finished' }],
  ['LOCK-7 a submitted course is not finished', {}, null, { course: 'submitted' }],
  ['LOCK-7 a tenant allows it', {}, null, { course: 'finished', newContentAfterCompletion: true }],
];

describe('lockVerdict', () => {
  it.each(verdicts)('%s', (_, given, code, also) => {
    const verdict = lockVerdict(part(given), { ...context, ...also });
    expect(verdict.reason?.code ?? null).toBe(code);
    expect(verdict.opens).toBe(code === null);
    expect(verdict.locked).toBe(code !== null && code !== 'draft'); // LOCK-8
  });

  it('names the instant that decides', () => {
    expect(lockVerdict(part({ constraint: { startUntil: before } }), context).reason).toEqual({
      code: 'afterStartUntil',
      at: before,
    });
  });

  it('does without any constraint', () => {
    expect(lockVerdict(part({ constraint: null }), context).opens).toBe(true);
  });
});

const icons: readonly (readonly [rule: string, given: Given, icon: string | null])[] = [
  ['ICON-1', { state: 'draft' }, 'draft'],
  ['ICON-2 passed', { workflow: 'finished', passed: true }, 'done'],
  ['ICON-2 passing unknown', { workflow: 'finished', passed: null }, 'done'],
  ['ICON-2 no record', { workflow: 'submitted' }, 'done'],
  ['ICON-3', { workflow: 'finished', passed: false }, 'belowPassingScore'],
  ['ICON-3 not while in progress', { workflow: 'inProgress', passed: false }, 'empty'],
  ['ICON-4', { optional: true }, 'optional'],
  ['ICON-2 an optional one that is done', { optional: true, workflow: 'finished' }, 'done'],
  ['ICON-5', {}, 'empty'],
  ['ICON-6', { available: false }, null],
  ['ICON-6 even when finished', { available: false, workflow: 'finished', passed: true }, null],
  ['ICON-1 a draft that is not available', { state: 'draft', available: false }, 'draft'],
];

describe('partIcon', () => {
  it.each(icons)('%s', (_, given, icon) => {
    const one = part(given);
    expect(partIcon(one, lockVerdict(one, context), one.child.aggregate.bestActivityRecord)).toBe(icon);
  });
});
