// Time zones: their names, their list, what is found in it, and the days of a zone (PROF-4, PROF-5, LOC-10, CONST-23).
import { describe, expect, it } from 'vitest';
import { findZones } from '../../../src/domain/time/zones/findZones.ts';
import { ianaZone } from '../../../src/domain/time/zones/ianaZone.ts';
import { isZone } from '../../../src/domain/time/zones/isZone.ts';
import { offsetText } from '../../../src/domain/time/zones/offsetText.ts';
import { windowsZone } from '../../../src/domain/time/zones/windowsZone.ts';
import { zoneOffset } from '../../../src/domain/time/zones/zoneOffset.ts';
import { zoneRows } from '../../../src/domain/time/zones/zoneRows.ts';
import { zoneStanding } from '../../../src/domain/time/zones/zoneStanding.ts';
import { zoneTable } from '../../../src/domain/time/zones/zoneTable.ts';
import { dayOf, nextDay, yearOf } from '../../../src/domain/time/zonedDay.ts';

const at = (iso: string) => Date.parse(iso);

describe('the table (PROF-4, CONST-23)', () => {
  it('has about 130 Windows-style names, each with IANA zones that Intl knows', () => {
    expect(zoneTable.length).toBeGreaterThanOrEqual(130);
    expect(zoneTable.length).toBeLessThan(145);
    expect(new Set(zoneTable.map(([name]) => name)).size).toBe(zoneTable.length);
    expect(zoneTable.flatMap(([, iana]) => iana.split(/[ =]/)).filter((name) => !isZone(name))).toEqual([]);
  });
  it('has every zone of Intl but the one that Windows has no name for', () => {
    expect(Intl.supportedValuesOf('timeZone').filter((name) => windowsZone(name) === null)).toEqual([
      'Antarctica/Troll',
    ]);
  });
  it('names no IANA zone twice', () => {
    const names = zoneTable.flatMap(([, iana]) => iana.split(/[ =]/));
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('names (PROF-5)', () => {
  it.each([
    ['Europe/London', 'Europe/London'],
    ['Asia/Calcutta', 'Asia/Calcutta'],
    ['US/Pacific', 'US/Pacific'],
    ['W. Europe Standard Time', 'Europe/Berlin'],
    ['w. europe standard time', 'Europe/Berlin'],
    ['India Standard Time', 'Asia/Kolkata'],
    ['UTC', 'UTC'],
    ['Europe/Atlantis', null],
    ['+01:00', null],
    ['', null],
  ])('%s means %s', (name, zone) => expect(ianaZone(name)).toBe(zone));
  it.each([
    ['Europe/Amsterdam', 'W. Europe Standard Time'],
    ['Asia/Calcutta', 'India Standard Time'],
    ['Asia/Kolkata', 'India Standard Time'],
    ['US/Pacific', 'Pacific Standard Time'],
    ['Pacific Standard Time', 'Pacific Standard Time'],
    ['Antarctica/Troll', null],
    ['Europe/Atlantis', null],
  ])('%s is in the zone %s', (name, zone) => expect(windowsZone(name)).toBe(zone));
  it.each([
    [null, { kind: 'none' }],
    [' ', { kind: 'none' }],
    ['Europe/Atlantis', { kind: 'gone', name: 'Europe/Atlantis' }],
    ['Kamchatka Time of Old', { kind: 'gone', name: 'Kamchatka Time of Old' }],
    ['Europe/Oslo', { kind: 'known', id: 'W. Europe Standard Time', iana: 'Europe/Oslo', isWindows: false }],
    ['Tokyo Standard Time', { kind: 'known', id: 'Tokyo Standard Time', iana: 'Asia/Tokyo', isWindows: true }],
    ['Antarctica/Troll', { kind: 'known', id: 'Antarctica/Troll', iana: 'Antarctica/Troll', isWindows: false }],
  ])('the saved zone %s is %o', (saved, standing) => expect(zoneStanding(saved)).toEqual(standing));
});

describe('offsets of today (PROF-4)', () => {
  it.each([
    ['Europe/London', '2026-03-29T00:59:59Z', 'UTC+00:00'],
    ['Europe/London', '2026-03-29T01:00:00Z', 'UTC+01:00'],
    ['Europe/London', '2026-10-25T01:00:00Z', 'UTC+00:00'],
    ['America/New_York', '2026-07-01T00:00:00Z', 'UTC−04:00'],
    ['America/New_York', '2026-12-01T00:00:00Z', 'UTC−05:00'],
    ['Asia/Kolkata', '2026-12-01T00:00:30Z', 'UTC+05:30'],
    ['Asia/Kathmandu', '2026-12-01T00:00:00Z', 'UTC+05:45'],
    ['America/St_Johns', '2026-12-01T00:00:00Z', 'UTC−03:30'],
    ['Australia/Lord_Howe', '2026-12-01T00:00:00Z', 'UTC+11:00'],
    ['Australia/Lord_Howe', '2026-07-01T00:00:00Z', 'UTC+10:30'],
    ['Pacific/Kiritimati', '2026-12-01T00:00:00Z', 'UTC+14:00'],
    ['Etc/GMT+12', '2026-12-01T00:00:00Z', 'UTC−12:00'],
  ])('%s at %s is %s', (zone, when, text) => expect(offsetText(zoneOffset(zone, at(when)))).toBe(text));
  it('order the list from west to east', () => {
    const rows = zoneRows(at('2026-07-01T00:00:00Z'));
    expect(rows.map(({ offset }) => offset)).toEqual(rows.map(({ offset }) => offset).sort((a, b) => a - b));
    expect([rows[0]?.id, rows.at(-1)?.id]).toEqual(['Dateline Standard Time', 'Line Islands Standard Time']);
    expect(rows).toHaveLength(zoneTable.length);
    expect(zoneRows(0, 'Antarctica/Troll').map(({ id }) => id)).toContain('Antarctica/Troll');
  });
});

describe('the search (PROF-4)', () => {
  const rows = zoneRows(at('2026-12-01T00:00:00Z')).map((row) => ({
    ...row,
    name: row.id === 'India Standard Time' ? 'توقيت الهند' : row.id,
  }));
  const found = (text: string) => findZones(rows, text).map(({ id }) => id);
  it.each([
    ['amsterdam', ['W. Europe Standard Time']],
    ['new york', ['Eastern Standard Time']],
    ['NEW_YORK', ['Eastern Standard Time']],
    ['america/new_york', ['Eastern Standard Time']],
    ['sao paulo', ['E. South America Standard Time']],
    ['calcutta', ['India Standard Time']],
    ['kolk', ['India Standard Time']],
    ['هند', []],
    ['الهند', ['India Standard Time']],
    ['w. europe', ['W. Europe Standard Time']],
    ['+5:30', ['India Standard Time', 'Sri Lanka Standard Time']],
    ['UTC+05:45', ['Nepal Standard Time']],
    ['gmt +1400', ['Line Islands Standard Time']],
    ['-12', ['Dateline Standard Time']],
    ['−12:00', ['Dateline Standard Time']],
    ['+26', []],
    ['atlantis', []],
    ['<b>', []],
    ['(((', []],
  ])('%s', (text, ids) => expect(found(text)).toEqual(ids));
  it('finds all that begins with an hour, and all without words', () => {
    expect(found('+5').map((id) => rows.find((row) => row.id === id)?.offset)).toEqual(
      rows.filter(({ offset }) => offset >= 300 && offset < 360).map(({ offset }) => offset),
    );
    expect(found('  ')).toHaveLength(rows.length);
  });
});

describe('days of a zone (LOC-10)', () => {
  const days = (zone: string, from: string, to: string) => dayOf(at(to), zone) - dayOf(at(from), zone);
  it.each([
    // The date line: one instant, three days.
    ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01'],
    ['Pacific/Pago_Pago', '2027-01-01T10:59:59Z', '2026-12-31'],
    ['Etc/GMT+12', '2027-01-01T11:59:59Z', '2026-12-31'],
    ['Europe/London', '2026-12-31T23:59:59Z', '2026-12-31'],
    ['Asia/Kolkata', '2026-12-31T18:30:00Z', '2027-01-01'],
    ['Asia/Kolkata', '2026-12-31T18:29:59Z', '2026-12-31'],
  ])('in %s at %s it is %s', (zone, when, day) => {
    expect(new Date(dayOf(at(when), zone) * 86_400_000).toISOString().slice(0, 10)).toBe(day);
    expect(yearOf(at(when), zone)).toBe(Number(day.slice(0, 4)));
  });
  it.each<[string, string, string, number]>([
    ['Europe/London', '2026-03-28T12:00:00Z', '2026-03-29T11:00:00Z', 1],
    ['Europe/London', '2026-03-29T00:30:00Z', '2026-03-29T22:59:59Z', 0],
    ['Europe/London', '2026-03-29T00:30:00Z', '2026-03-29T23:00:00Z', 1],
    ['America/New_York', '2026-10-31T12:00:00Z', '2026-11-02T04:59:59Z', 1],
    ['America/New_York', '2026-10-31T12:00:00Z', '2026-11-02T05:00:00Z', 2],
    ['Pacific/Apia', '2011-12-29T12:00:00Z', '2011-12-30T12:00:00Z', 2],
  ])('in %s from %s to %s the calendar turns %i', (zone, from, to, count) => expect(days(zone, from, to)).toBe(count));
  it.each([
    ['Europe/London', '2026-11-23T09:00:00Z', '2026-11-24T00:00:00Z'],
    ['Europe/London', '2026-03-29T00:00:00Z', '2026-03-29T23:00:00Z'],
    ['Europe/London', '2026-10-24T23:00:00Z', '2026-10-26T00:00:00Z'],
    ['Asia/Kolkata', '2026-11-23T09:00:00Z', '2026-11-23T18:30:00Z'],
    // Clocks that change at midnight: the day begins at one o'clock.
    ['America/Havana', '2026-03-07T12:00:00Z', '2026-03-08T05:00:00Z'],
    ['Pacific/Kiritimati', '2026-11-23T09:59:59.999Z', '2026-11-23T10:00:00Z'],
    // A day that was left out.
    ['Pacific/Apia', '2011-12-29T12:00:00Z', '2011-12-30T10:00:00Z'],
  ])('in %s the day of %s ends at %s', (zone, now, end) =>
    expect(new Date(nextDay(at(now), zone)).toISOString()).toBe(new Date(end).toISOString()),
  );
});
