// Days and times of zones, over changes of the clocks and the date line.
import { describe, expect, it } from 'vitest';
import { dayOfIso, isoOfDay, zonedCalendar } from '../../../src/domain/time/zonedCalendar.ts';

const day = (iso: string) => dayOfIso(iso) ?? NaN;

describe('the clocks of a zone (CAL-3)', () => {
  it.each([
    ['UTC', '2026-11-23T23:59:59Z', '2026-11-23T23:59:59'],
    ['Europe/Berlin', '2026-03-29T00:59:59Z', '2026-03-29T01:59:59'],
    ['Europe/Berlin', '2026-03-29T01:00:00Z', '2026-03-29T03:00:00'],
    ['Europe/Berlin', '2026-10-25T00:30:00Z', '2026-10-25T02:30:00'],
    ['Europe/Berlin', '2026-10-25T01:30:00Z', '2026-10-25T02:30:00'],
    ['America/New_York', '2026-01-01T04:59:59Z', '2025-12-31T23:59:59'],
    ['Pacific/Kiritimati', '2026-11-23T10:00:00Z', '2026-11-24T00:00:00'],
    ['Pacific/Pago_Pago', '2026-11-24T10:59:59Z', '2026-11-23T23:59:59'],
    ['Asia/Kathmandu', '2026-11-23T18:15:00Z', '2026-11-24T00:00:00'],
    ['Asia/Tehran', '1969-12-31T23:00:00Z', '1970-01-01T02:30:00'],
  ])('%s at %s shows %s', (zone, at, wall) => {
    const calendar = zonedCalendar(zone);
    expect(calendar.wallOf(Date.parse(at))).toBe(wall);
    expect(isoOfDay(calendar.dayOf(Date.parse(at)))).toBe(wall.slice(0, 10));
  });

  it.each([
    ['UTC', '2026-11-23', '2026-11-23T00:00:00.000Z'],
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['Europe/Berlin', '2026-10-26', '2026-10-25T23:00:00.000Z'],
    // The clocks go from midnight to one o'clock.
    ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-23', '2026-11-22T10:00:00.000Z'],
    ['Pacific/Pago_Pago', '2026-11-23', '2026-11-23T11:00:00.000Z'],
    // Samoa left the thirtieth out when it crossed the date line: it begins with the day after it.
    ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00.000Z'],
    ['Pacific/Apia', '2011-12-31', '2011-12-30T10:00:00.000Z'],
  ])('in %s %s begins at %s', (zone, iso, at) => {
    expect(new Date(zonedCalendar(zone).begins(day(iso))).toISOString()).toBe(at);
  });

  it('has days of 23 and of 25 hours', () => {
    const { begins } = zonedCalendar('America/New_York');
    const hours = (iso: string) => (begins(day(iso) + 1) - begins(day(iso))) / 3_600_000;
    expect([hours('2026-03-08'), hours('2026-11-01'), hours('2026-11-02')]).toEqual([23, 25, 24]);
  });
});

describe('days as text (CAL-8)', () => {
  it.each(['', 'today', '2026-1-1', '2026-02-30', '2026-13-01', '2026-11-23T00:00', ' 2026-11-23'])(
    '"%s" is none',
    (text) => expect(dayOfIso(text)).toBeNull(),
  );
  it.each(['1969-12-31', '1970-01-01', '2024-02-29', '2026-11-23'])('%s comes back', (text) =>
    expect(isoOfDay(day(text))).toBe(text),
  );
});
