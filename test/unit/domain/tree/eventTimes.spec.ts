// How an event stands as time passes (EVENT-2, EVENT-3).
import { describe, expect, it } from 'vitest';
import { eventEnd, eventStanding, nextEventTurn } from '../../../../src/domain/tree/eventTimes.ts';
import { isDaysAway } from '../../../../src/domain/time/isDaysAway.ts';

const at = Date.parse;
const dates = { startsAt: at('2026-12-02T13:00:00Z'), endsAt: at('2026-12-02T14:30:00Z') };
const iso = (instant: number | null) => instant && new Date(instant).toISOString();

it.each([
  ['as it is given', dates, '2026-12-02T14:30:00.000Z'],
  ['an hour where none is given', { ...dates, endsAt: null }, '2026-12-02T14:00:00.000Z'],
  [
    'an hour where it lies before the start',
    { ...dates, endsAt: at('2026-12-01T00:00:00Z') },
    '2026-12-02T14:00:00.000Z',
  ],
  ['an hour where it is the start', { ...dates, endsAt: dates.startsAt }, '2026-12-02T14:00:00.000Z'],
  ['none without a start', { startsAt: null, endsAt: dates.endsAt }, null],
])('EVENT-2: the end is %s', (_, given, end) => {
  expect(iso(eventEnd(given))).toBe(end);
});

describe.each([
  ['2026-11-21T10:42:00Z', 'before', 'later'],
  ['2026-12-02T12:44:59.999Z', 'before', 'later'],
  ['2026-12-02T12:45:00Z', 'before', 'open'],
  ['2026-12-02T12:59:59.999Z', 'before', 'open'],
  ['2026-12-02T13:00:00Z', 'now', 'open'],
  ['2026-12-02T14:30:00Z', 'now', 'open'],
  ['2026-12-02T14:30:00.001Z', 'over', 'no'],
])('EVENT-2, EVENT-3: at %s', (now, phase, joining) => {
  it(`it is ${phase}, joining ${joining}`, () => {
    expect(eventStanding(dates, { now: at(now) })).toEqual({ phase, joining });
    expect(eventStanding({ startsAt: null, endsAt: dates.endsAt }, { now: at(now) })).toEqual({
      phase: 'undated',
      joining: 'no',
    });
  });
});

it('EVENT-3, AVAIL-4: nothing is closed on a doubt of the clock', () => {
  const doubt = 5000;
  expect(eventStanding(dates, { now: at('2026-12-02T12:44:55Z'), doubt }).joining).toBe('open');
  expect(eventStanding(dates, { now: at('2026-12-02T14:30:05Z'), doubt })).toEqual({ phase: 'now', joining: 'open' });
});

it.each([
  ['2026-11-21T10:42:00Z', '2026-11-21T11:00:00.000Z'],
  ['2026-12-01T13:00:00Z', '2026-12-01T13:01:00.000Z'],
  ['2026-12-02T12:44:30Z', '2026-12-02T12:45:00.000Z'],
  ['2026-12-02T12:59:59Z', '2026-12-02T13:00:00.000Z'],
  ['2026-12-02T13:00:00Z', '2026-12-02T14:30:00.000Z'],
  ['2026-12-02T14:30:00Z', null],
])('EVENT-2: after %s it is looked at again at %s', (now, next) => {
  expect(iso(nextEventTurn(dates, at(now)))).toBe(next);
  expect(nextEventTurn({ startsAt: null, endsAt: null }, at(now))).toBe(null);
});

describe('EVENT-5: an event that is days away', () => {
  const day = 86_400_000;
  it.each([
    [null, false],
    [-1, false],
    [0, false],
    [day - 1, false],
    [day, true],
    [12 * day, true],
  ])('%s ms from now: %s', (from, away) => expect(isDaysAway(from === null ? null : 1e12 + from, 1e12)).toBe(away));
});
