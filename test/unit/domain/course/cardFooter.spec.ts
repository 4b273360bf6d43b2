import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardFooter, type CardFooter } from '../../../../src/domain/course/cardFooter.ts';
import { workflowStates, type WorkflowState } from '../../../../src/domain/course/states.ts';
import { access, day, now, record, workflow, type AccessMore } from './access.ts';

const table: [rule: string, given: AccessMore, expected: CardFooter][] = [
  ['FOOT-1 nothing set', {}, { kind: 'notStarted' }],
  ['FOOT-1 due alone', { dueDate: now + day }, { kind: 'due', at: now + day }],
  ['FOOT-1 due and past', { dueDate: now - day }, { kind: 'due', at: now - day }],
  [
    'FOOT-1 availability ahead goes before due',
    { availabilityDate: now + 1, dueDate: now + day },
    { kind: 'opens', at: now + 1 },
  ],
  [
    'FOOT-1 AVAIL-3 availability reached',
    { availabilityDate: now, dueDate: now + day },
    { kind: 'due', at: now + day },
  ],
  ['FOOT-1 availability reached, no due', { availabilityDate: now }, { kind: 'notStarted' }],
  ...(['submitted', 'inGrading', 'graded', 'gradingApproved'] as const).map(
    (state): [string, AccessMore, CardFooter] => [
      `FOOT-2 ${state}`,
      { dueDate: now, workflow: workflow({ state, submitted: now - day, progress: 0.9 }) },
      { kind: 'grading', at: now - day, progress: 0.9 },
    ],
  ),
  [
    'FOOT-3 in progress',
    { dueDate: now, workflow: workflow({ started: now - day, progress: 0.5 }) },
    { kind: 'started', at: now - day, progress: 0.5 },
  ],
  [
    'FOOT-2 PROCT-4 with its proctor',
    { workflow: workflow({ gradingByProctoring: true, progress: 1 }) },
    { kind: 'grading', at: null, progress: 1 },
  ],
  [
    'FOOT-3 CARD-8 progress out of range',
    { workflow: workflow({ started: null, progress: 7 }) },
    { kind: 'started', at: null, progress: 1 },
  ],
  [
    'FOOT-3 an old record says nothing of a new run',
    { workflow: workflow({ started: now }), record: record() },
    { kind: 'started', at: now, progress: 0 },
  ],
  [
    'FOOT-4 finished',
    { dueDate: now, workflow: workflow({ state: 'finished', finished: now - day }) },
    { kind: 'completed', at: now - day },
  ],
  [
    'FOOT-4 finished without a date takes that of the record',
    { workflow: workflow({ state: 'finished' }), record: record({ finished: now }) },
    { kind: 'completed', at: now },
  ],
  [
    'FOOT-4 an imported record',
    { dueDate: now, record: record({ finished: now - 2 * day }) },
    { kind: 'completed', at: now - 2 * day },
  ],
  ['FOOT-4 an imported record without a date', { record: record({ finished: null }) }, { kind: 'completed', at: null }],
];

test.each(table)('%s', (_, given, expected) => {
  expect(cardFooter(access(given), { now })).toEqual(expected);
});

test('CARD-8: whatever a server says of progress, a card shows 0 to 1', () => {
  const states = Object.keys(workflowStates) as WorkflowState[];
  fc.assert(
    fc.property(fc.double(), fc.constantFrom(...states), (progress, state) => {
      const footer = cardFooter(access({ workflow: workflow({ state, progress }) }), { now });
      if ('progress' in footer) expect(footer.progress >= 0 && footer.progress <= 1).toBe(true);
    }),
  );
});
