// What the calendar shows (CAL-1), by table: agenda, month and week, in zones and over changes of the clocks.
import { describe, expect, it } from 'vitest';
import type { CalendarItem } from '../../../../src/domain/calendar/calendarItem.ts';
import { dayOfIso, isoOfDay } from '../../../../src/domain/time/zonedCalendar.ts';
import { agendaStep, agendaView, lateStep, type AgendaAsked } from '../../../../src/features/calendar/agendaModel.ts';
import { calendarView } from '../../../../src/features/calendar/calendarModel.ts';
import { readPlace, restOfPlace } from '../../../../src/features/calendar/calendarPlace.ts';
import { gridEntries, leaf, periodOf } from '../../../../src/features/calendar/gridModel.ts';
import { gridWeeks } from '../../../../src/features/calendar/gridWeeks.ts';
import { firstDayOf } from '../../../../src/i18n/firstDayOf.ts';
import { calendarWords, itemView } from '../../../../src/features/calendar/itemView.ts';
import { periodTitle } from '../../../../src/features/calendar/periodTitle.ts';
import { LecternError } from '../../../../src/errors.ts';
import { createFormats } from '../../../../src/i18n/formats.ts';
import { calendarRest } from '../../../../src/routes/calendarRest.ts';

const t = ((key: string, values: Readonly<Record<string, unknown>> = {}) =>
  [key, ...Object.values(values)].join(' ')) as Parameters<typeof calendarWords>[0];
const now = Date.parse('2026-11-23T12:00:00Z');
const words = (zone = 'UTC', at = now) => calendarWords(t, createFormats('en-GB', zone), at);
const day = (iso: string) => dayOfIso(iso) ?? NaN;
let count = 0;
const item = (at: string, more: Partial<CalendarItem> = {}): CalendarItem => ({
  id: `i${++count}`,
  kind: 'due',
  at: Date.parse(at),
  until: null,
  objectiveId: 'c1',
  aggregateId: 'a1',
  courseName: 'Statistics',
  code: 'STA',
  state: 'inProgress',
  part: { axis: ['m', 'q'], name: 'Quiz' },
  place: null,
  closesAt: null,
  done: false,
  ...more,
});
const event = (at: string, until: string) => item(at, { kind: 'event', until: Date.parse(until) });
const first: AgendaAsked = { day: null, earlier: 0, late: lateStep, later: agendaStep };
const inAgenda = (items: readonly CalendarItem[], asked: Partial<AgendaAsked> = {}, zone?: string, at?: number) => {
  const { days, ...rest } = agendaView(items, { ...first, ...asked }, words(zone, at));
  return { ...rest, late: rest.late.length, days: days.map(({ iso, near, rows }) => [iso, near, rows.length]) };
};

describe('a date in words (CAL-4, CAL-5)', () => {
  it.each<[string, Partial<CalendarItem>, object]>([
    ['of a part', {}, { name: 'Quiz', line: 'STA · Statistics', time: '17:00', state: null, tone: 'plain' }],
    ['of a course', { part: null }, { name: 'Statistics', line: 'STA' }],
    ['done', { done: true }, { tone: 'done', state: 'done' }],
    ['overdue', { at: now - 1 }, { tone: 'late', state: 'late' }],
    ['at this very instant', { at: now }, { tone: 'plain' }],
    ['past, but nothing to be done', { at: now - 1, kind: 'opens' }, { tone: 'plain', state: null }],
    ['past, and it cannot be done any more', { at: now - 1, closesAt: now - 1 }, { tone: 'plain', state: 'missed' }],
    ['past, at the instant of its end', { at: now - 1, closesAt: now }, { tone: 'late', state: 'late' }],
    ['ahead, and it cannot be done any more', { closesAt: now - 1 }, { tone: 'plain', state: 'missed' }],
    ['done before its end', { done: true, closesAt: now - 1 }, { tone: 'done', state: 'done' }],
    ['past and done', { at: now - 1, done: true }, { tone: 'done' }],
    [
      'an event of one day',
      { kind: 'event', until: Date.parse('2026-11-24T18:30:00Z'), place: 'Room 4' },
      { time: 'span 17:00 18:30', line: 'STA · Statistics · Room 4' },
    ],
    [
      'an event of two days',
      { kind: 'event', until: Date.parse('2026-11-25T18:30:00Z') },
      { time: 'span 17:00 25 Nov, 18:30' },
    ],
    ['in progress', {}, { route: { name: 'content', objectiveId: 'c1', axis: ['m', 'q'], query: '' } }],
    ['in progress, the course', { part: null }, { route: { name: 'content', objectiveId: 'c1', axis: [], query: '' } }],
    ['not begun', { state: null }, { route: { name: 'course', aggregateId: 'a1' } }],
    ['finished', { state: 'finished' }, { route: { name: 'course', aggregateId: null } }],
  ])('%s', (_, more, expected) => {
    expect(itemView(item('2026-11-24T17:00:00Z', more), words())).toMatchObject(expected);
  });
});

describe('the agenda (CAL-4)', () => {
  const late = item('2026-11-20T09:00:00Z');
  const past = item('2026-11-21T09:00:00Z', { kind: 'opens' });
  const today = item('2026-11-23T08:00:00Z', { kind: 'closes' });
  const tomorrow = item('2026-11-24T09:00:00Z');

  it('begins today, with what is overdue before it', () => {
    expect(inAgenda([late, past, today, tomorrow])).toEqual({
      late: 1,
      days: [
        ['2026-11-23', 'today', 1],
        ['2026-11-24', 'tomorrow', 1],
      ],
      moreLate: 0,
      before: 1,
      after: 0,
    });
  });
  it('knows what was missed as a date of its day, and not as overdue (CAL-15)', () => {
    const missed = item('2026-11-20T09:00:00Z', { state: null, closesAt: Date.parse('2026-11-21T09:00:00Z') });
    expect(inAgenda([missed, today])).toMatchObject({ late: 0, days: [['2026-11-23', 'today', 1]], before: 1 });
  });
  it('shows earlier dates when they are asked for', () => {
    expect(inAgenda([late, past, today], { earlier: 60 }).days).toEqual([
      ['2026-11-21', null, 1],
      ['2026-11-23', 'today', 1],
    ]);
  });
  it('from another day on knows no overdue group, and leaves nothing out', () => {
    expect(inAgenda([late, past, today, tomorrow], { day: day('2026-11-21') })).toEqual({
      late: 0,
      days: [
        ['2026-11-21', null, 1],
        ['2026-11-23', 'today', 1],
        ['2026-11-24', 'tomorrow', 1],
      ],
      moreLate: 0,
      before: 1,
      after: 0,
    });
  });
  it('what is overdue of today stands on today', () => {
    expect(inAgenda([item('2026-11-23T08:00:00Z')])).toMatchObject({ late: 0, days: [['2026-11-23', 'today', 1]] });
  });
  it('an event that goes on is told on the first day', () => {
    expect(inAgenda([event('2026-11-22T20:00:00Z', '2026-11-23T01:00:00Z')]).days).toEqual([
      ['2026-11-23', 'today', 1],
    ]);
    expect(inAgenda([event('2026-11-22T20:00:00Z', '2026-11-23T00:00:00Z')]).days).toEqual([]);
  });
  it.each([
    ['Pacific/Kiritimati', '2026-11-24'],
    ['Pacific/Pago_Pago', '2026-11-23'],
    ['UTC', '2026-11-23'],
  ])('in %s the same instant lies on %s', (zone, iso) => {
    expect(inAgenda([item('2026-11-23T23:30:00Z')], {}, zone).days[0]?.[0]).toBe(iso);
  });
  it('tomorrow is tomorrow over a day of 25 hours too', () => {
    const eve = Date.parse('2026-10-24T22:30:00Z'); // half past midnight in Berlin
    const at = item('2026-10-25T23:30:00Z');
    expect(inAgenda([at], {}, 'Europe/Berlin', eve).days).toEqual([['2026-10-26', 'tomorrow', 1]]);
  });
  const many = (count: number, from: number) =>
    Array.from({ length: count }, (_, index) => item(new Date(from + index * 3_600_000).toISOString()));
  const rowsIn = ({ days }: Pick<ReturnType<typeof inAgenda>, 'days'>) =>
    days.reduce((sum, [, , rows]) => sum + Number(rows), 0);
  it('shows 5,000 dates some at a time', () => {
    const shown = inAgenda(many(5000, now));
    expect([rowsIn(shown), shown.after]).toEqual([agendaStep, 5000 - agendaStep]);
  });
  it.each([
    ['a few overdue', 3, {}, { late: 3, moreLate: 0, rows: agendaStep - 3 }],
    ['many overdue', 700, {}, { late: lateStep, moreLate: 680, rows: agendaStep - lateStep }],
    ['more of them', 700, { late: lateStep + agendaStep }, { late: 80, moreLate: 620, rows: agendaStep - lateStep }],
    ['more of what is ahead', 700, { later: 2 * agendaStep }, { late: lateStep, moreLate: 680, rows: 100 }],
  ])('draws sixty dates in all, with %s', (_, overdue, asked, expected) => {
    const shown = inAgenda([...many(overdue, now - 800 * 3_600_000), ...many(500, now)], asked);
    expect({ late: shown.late, moreLate: shown.moreLate, rows: rowsIn(shown) }).toEqual(expected);
    expect(shown.after).toBe(500 - expected.rows);
  });
});

describe('months and weeks (CAL-6, CAL-7)', () => {
  it.each([
    ['month', '2026-11-23', 1, '2026-10-26', '2026-12-07'],
    ['month', '2026-11-23', 0, '2026-11-01', '2026-12-06'],
    ['month', '2026-02-10', 0, '2026-02-01', '2026-03-01'],
    ['month', '2026-08-31', 6, '2026-08-01', '2026-09-05'],
    ['week', '2026-11-23', 1, '2026-11-23', '2026-11-30'],
    ['week', '2026-11-22', 1, '2026-11-16', '2026-11-23'],
    ['week', '1970-01-01', 0, '1969-12-28', '1970-01-04'],
  ] as const)('the %s of %s with weeks from %i is %s to %s', (view, at, firstDay, from, until) => {
    const period = periodOf(view, day(at), firstDay);
    expect([isoOfDay(period.from), isoOfDay(period.until)]).toEqual([from, until]);
  });
  it.each([
    ['month', '2026-01-31', 1, '2026-02-01'],
    ['month', '2026-01-31', -1, '2025-12-01'],
    ['week', '2026-11-23', 1, '2026-11-30'],
    ['week', '2026-11-23', -1, '2026-11-16'],
  ] as const)('from the %s of %s by %i one comes to %s', (view, at, by, to) => {
    expect(isoOfDay(leaf(view, day(at), by))).toBe(to);
  });
  it.each([
    ['en-US', 0],
    ['en-GB', 1],
    ['ar-EG', 6],
  ])('in %s a week begins on %i', (tag, expected) => expect(firstDayOf(tag)).toBe(expected));

  const period = periodOf('month', day('2026-11-23'), 1);
  const shown = (items: readonly CalendarItem[], view: 'month' | 'week' = 'month', zone = 'UTC', narrow = false) =>
    gridEntries(items, view, view === 'month' ? period : periodOf('week', day('2026-11-23'), 1), words(zone), narrow);

  it('has what lies in it, and what reaches into it', () => {
    const found = shown([
      item('2026-10-25T23:59:59Z'),
      event('2026-10-25T20:00:00Z', '2026-10-26T02:00:00Z'),
      item('2026-10-26T00:00:00Z'),
      item('2026-12-06T23:59:59Z'),
      item('2026-12-07T00:00:00Z'),
    ]);
    expect(found.map(({ start }) => start)).toEqual([
      '2026-10-25T20:00:00',
      '2026-10-26T00:00:00',
      '2026-12-06T23:59:59',
    ]);
  });
  it('has the clocks of the zone', () => {
    const [found] = shown([event('2026-11-23T22:30:00Z', '2026-11-23T23:30:00Z')], 'month', 'Asia/Kolkata');
    expect([found?.start, found?.end]).toEqual(['2026-11-24T04:00:00', '2026-11-24T05:00:00']);
  });
  it('an event in the hour that comes twice does not end before it began', () => {
    const grid = gridEntries(
      [event('2026-10-25T00:45:00Z', '2026-10-25T01:15:00Z')],
      'month',
      periodOf('month', day('2026-10-25'), 1),
      words('Europe/Berlin'),
    );
    expect(grid[0]).toMatchObject({ start: '2026-10-25T02:45:00', end: '2026-10-25T23:59:59' });
  });
  it('draws three dates a day, and says how many more there are', () => {
    const found = shown(Array.from({ length: 40 }, (_, index) => item(`2026-11-23T10:${10 + index}:00Z`)));
    expect(found).toHaveLength(4);
    expect(found.at(-1)?.view).toEqual({ more: 37, day: day('2026-11-23'), all: false });
  });
  it('counts an event of several days on each of them where one is full', () => {
    const full = Array.from({ length: 3 }, () => item('2026-11-24T08:00:00Z'));
    const found = shown([...full, event('2026-11-24T20:00:00Z', '2026-11-26T00:00:00Z')]);
    expect(found.slice(3).map(({ view }) => view)).toEqual([
      { more: 1, day: day('2026-11-24'), all: false },
      { more: 1, day: day('2026-11-25'), all: false },
    ]);
  });
  it('of a thousand dates draws no more than fit', () => {
    const many = Array.from({ length: 1000 }, (_, index) =>
      item(`2026-11-${String(1 + (index % 28)).padStart(2, '0')}T10:00:00Z`),
    );
    const found = shown(many);
    const more = found.reduce((sum, { view }) => sum + ('more' in view ? view.more : 0), 0);
    expect(found.length).toBe(28 * 4);
    expect(more).toBe(1000 - 28 * 3);
  });
  it('with little room has numbers alone', () => {
    expect(shown([item('2026-11-23T10:00:00Z')], 'month', 'UTC', true).map(({ view }) => view)).toEqual([
      { more: 1, day: day('2026-11-23'), all: true },
    ]);
  });
  /** Each week, or event among the hours, with where its entries stand: column, days, row, and the first one's hour or how many more. */
  const placed = (items: readonly CalendarItem[], view: 'month' | 'week' = 'month') =>
    gridWeeks(shown(items, view), view, view === 'month' ? period : periodOf('week', day('2026-11-23'), 1)).map(
      ({ start, allDay, cells }) => [
        `${start.slice(0, 10)}${allDay ? ' over the hours' : ''}`,
        cells.map(({ view: one, column, span, row }) => [column, span, row, 'more' in one ? one.more : one.time]),
      ],
    );
  it('puts what a week has into one place: what covers days above, then the dates of each day', () => {
    const items = [
      item('2026-11-23T10:00:00Z'),
      item('2026-11-24T10:00:00Z'),
      event('2026-11-24T11:00:00Z', '2026-11-24T11:30:00Z'),
      event('2026-11-24T12:00:00Z', '2026-11-26T12:00:00Z'),
      event('2026-11-26T13:00:00Z', '2026-11-27T22:00:00Z'),
      item('2026-12-01T10:00:00Z'),
    ];
    expect(placed(items)).toEqual([
      [
        '2026-11-23',
        [
          [1, 1, 1, '10:00'],
          [2, 3, 1, 'span 12:00 26 Nov, 12:00'],
          [2, 1, 2, '10:00'],
          [2, 1, 3, 'span 11:00 11:30'],
          [4, 2, 2, 'span 13:00 27 Nov, 22:00'],
        ],
      ],
      ['2026-11-30', [[2, 1, 1, '10:00']]],
    ]);
  });
  it('draws what goes on over the end of a week in both, and what began before the first', () => {
    const till = 'span 12:00 1 Dec, 12:00';
    expect(placed([event('2026-11-27T12:00:00Z', '2026-12-01T12:00:00Z')])).toEqual([
      ['2026-11-23', [[5, 3, 1, till]]],
      ['2026-11-30', [[1, 2, 1, till]]],
    ]);
    expect(placed([event('2026-10-20T12:00:00Z', '2026-10-27T12:00:00Z')])).toEqual([
      ['2026-10-26', [[1, 2, 1, 'span 12:00 27 Oct, 12:00']]],
    ]);
  });
  it('says how many more there are below what is drawn of a day', () => {
    const many = Array.from({ length: 40 }, (_, index) => item(`2026-11-23T10:${10 + index}:00Z`));
    expect(placed(many)).toEqual([
      [
        '2026-11-23',
        [
          [1, 1, 1, '10:10'],
          [1, 1, 2, '10:11'],
          [1, 1, 3, '10:12'],
          [1, 1, 4, 37],
        ],
      ],
    ]);
  });
  it('has the events of a week among its hours, each by itself', () => {
    const items = [item('2026-11-23T10:00:00Z'), event('2026-11-23T11:00:00Z', '2026-11-23T12:00:00Z')];
    expect(placed(items, 'week')).toMatchObject([
      ['2026-11-23', [[1, 1, 1, 'span 11:00 12:00']]],
      ['2026-11-23 over the hours', [[1, 1, 1, '10:00']]],
    ]);
  });
  it('in a week deadlines stand over the hours, events among them', () => {
    const found = shown([item('2026-11-23T10:00:00Z'), event('2026-11-23T11:00:00Z', '2026-11-23T12:00:00Z')], 'week');
    expect(found.map(({ allDay }) => allDay)).toEqual([true, false]);
  });
  it.each([
    ['month', '2026-11-23', 'November 2026'],
    ['week', '2026-11-23', '23–29 Nov 2026'],
    ['agenda', '2026-11-23', 'fromDay 23 November 2026'],
    ['agenda', null, 'fromToday'],
  ] as const)('the %s of %s is called %s', (view, at, title) => {
    const told = periodTitle(view, at === null ? null : day(at), 1, words()).replace(/\s?–\s?/, '–');
    expect(told).toBe(title);
  });
});

describe('places of the calendar (CAL-8)', () => {
  it.each([
    ['agenda', '', ''],
    ['month', '', 'month'],
    ['week', '2026-11-23', 'week/2026-11-23'],
    ['agenda', '2026-11-23', 'agenda/2026-11-23'],
  ] as const)('%s at "%s" is /%s, and back', (view, date, rest) => {
    expect(restOfPlace(readPlace(view, date))).toBe(rest);
    expect(calendarRest(rest)).toEqual({ view, date });
  });
  it.each(['year', 'month/now', 'month/2026-11-23/deeper', 'week/', '2026-11-23'])('%s means the agenda', (rest) => {
    expect(calendarRest(rest)).toEqual({ view: 'agenda', date: '' });
  });
  it('a day that is none is today', () => {
    expect(readPlace('week', '2026-02-30')).toEqual({ view: 'week', day: null });
  });
});

describe('states of the calendar (CAL-10)', () => {
  const error = new LecternError('server_error', 'no');
  const offline = new LecternError('offline', 'no');
  const some = [item('2026-11-23T10:00:00Z')];
  it.each([
    [null, null, true, { kind: 'loading' }],
    [null, error, true, { kind: 'failed', error }],
    [null, offline, true, { kind: 'offline' }],
    [null, null, false, { kind: 'offline' }],
    [[], null, true, { kind: 'empty' }],
    [some, null, true, { kind: 'shown', notice: null }],
    [some, error, true, { kind: 'shown', notice: 'stale' }],
    [some, error, false, { kind: 'shown', notice: 'offline' }],
  ] as const)('%j, %s, online %s', (items, cause, online, expected) => {
    expect(calendarView({ items, error: cause, online })).toEqual(expected);
  });
});
