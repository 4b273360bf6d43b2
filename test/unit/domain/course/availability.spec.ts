import { expect, test } from 'vitest';
import { availability } from '../../../../src/domain/course/availability.ts';
import { access, day, now, workflow, type AccessMore } from './access.ts';

const table: [
  rule: string,
  given: AccessMore,
  moment: { now: number; doubt?: number },
  expected: 'open' | 'before' | 'after',
][] = [
  ['AVAIL-1 no dates', {}, { now }, 'open'],
  ['AVAIL-1 a start ahead', { availabilityDate: now + 1 }, { now }, 'before'],
  ['AVAIL-3 at the start', { availabilityDate: now }, { now }, 'open'],
  ['AVAIL-1 a start behind', { availabilityDate: now - 1 }, { now }, 'open'],
  [
    'AVAIL-1 a start ahead of a finished course',
    { availabilityDate: now + 1, workflow: workflow({ state: 'finished' }) },
    { now },
    'before',
  ],
  ['AVAIL-2 an end behind, not started', { availabilityEndDate: now - 1 }, { now }, 'after'],
  ['AVAIL-3 at the end', { availabilityEndDate: now }, { now }, 'open'],
  ['AVAIL-2 an end ahead', { availabilityEndDate: now + 1 }, { now }, 'open'],
  [
    'AVAIL-2 an end behind, done, no retake',
    { availabilityEndDate: now - 1, workflow: workflow({ state: 'finished' }) },
    { now },
    'open',
  ],
  [
    'AVAIL-2 an end behind, done, with retake',
    { availabilityEndDate: now - 1, retake: true, workflow: workflow({ state: 'finished' }) },
    { now },
    'after',
  ],
  [
    'AVAIL-2 retake while in progress',
    { availabilityEndDate: now - 1, retake: true, workflow: workflow() },
    { now },
    'open',
  ],
  ['BTN-3 in progress before its window', { availabilityDate: now + day, workflow: workflow() }, { now }, 'open'],
  ['AVAIL-4 a start within the doubt', { availabilityDate: now + 500 }, { now, doubt: 500 }, 'open'],
  ['AVAIL-4 a start past the doubt', { availabilityDate: now + 501 }, { now, doubt: 500 }, 'before'],
  ['AVAIL-4 an end within the doubt', { availabilityEndDate: now - 500 }, { now, doubt: 500 }, 'open'],
  ['AVAIL-4 an end past the doubt', { availabilityEndDate: now - 501 }, { now, doubt: 500 }, 'after'],
];

test.each(table)('%s', (_, given, moment, expected) => {
  const verdict = availability(access(given), moment);
  expect(verdict.code).toBe(expected);
  if (verdict.code !== 'open')
    expect(verdict.at).toBe(verdict.code === 'before' ? given.availabilityDate : given.availabilityEndDate);
});
