// What the dashboard shows of what it knows: its states, its turns, a month, tasks, the ring, and where banners lead.
import { describe, expect, it } from 'vitest';
import { LecternError } from '../../../../src/errors.ts';
import type { CalendarItem } from '../../../../src/domain/calendar/calendarItem.ts';
import type { HomeTask } from '../../../../src/domain/home/homeTasks.ts';
import { monthView } from '../../../../src/features/courses/dashboard/ahead/monthModel.ts';
import { taskView } from '../../../../src/features/courses/dashboard/ahead/taskModel.ts';
import { bannerTarget } from '../../../../src/features/courses/dashboard/banners/bannerTarget.ts';
import { dashboardState, nextTurn } from '../../../../src/features/courses/dashboard/dashboardModel.ts';
import { progressView } from '../../../../src/features/courses/dashboard/progress/progressModel.ts';
import { createFormats } from '../../../../src/i18n/formats.ts';
import { access } from '../../domain/course/access.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 10, 21, 10);

describe('states (DASH-2)', () => {
  const lost = new LecternError('server_error', 'no', {});
  const offline = new LecternError('offline', 'no', {});
  const some = { known: [access()], total: 1 };
  it.each<[string, Parameters<typeof dashboardState>[0], unknown]>([
    ['at first', { courses: null, error: null, online: true }, { kind: 'loading' }],
    ['refused', { courses: null, error: lost, online: true }, { kind: 'failed', error: lost }],
    ['without a connection', { courses: null, error: null, online: false }, { kind: 'offline' }],
    ['a connection that is lost meanwhile', { courses: null, error: offline, online: true }, { kind: 'offline' }],
    ['no courses', { courses: { known: [], total: 0 }, error: null, online: true }, { kind: 'empty' }],
    ['courses', { courses: some, error: null, online: true }, { kind: 'shown', notice: null }],
    ['courses, and a failure', { courses: some, error: lost, online: true }, { kind: 'shown', notice: 'stale' }],
    ['courses, and no connection', { courses: some, error: lost, online: false }, { kind: 'shown', notice: 'offline' }],
    [
      'courses of which none can be read',
      { courses: { known: [], total: 3 }, error: null, online: true },
      { kind: 'shown', notice: null },
    ],
  ])('%s', (_, known, expected) => expect(dashboardState(known)).toEqual(expected));
});

describe('the next turn (DASH-1)', () => {
  const midnight = Date.UTC(2026, 10, 22);
  const due = (at: number) => ({
    resume: null,
    due: [
      { objectiveId: 'o', aggregateId: 'a', courseName: '', code: null, state: null, part: null, partsLeft: null, at },
    ],
  });
  it.each<[string, Parameters<typeof nextTurn>[0], readonly (number | null)[], number]>([
    ['midnight, where nothing is before it', null, [null, now - day, now + 3 * day], midnight],
    ['a millisecond after a date', null, [now + 1000, now + 2000], now + 1001],
    ['a millisecond after what is due', due(now + 5), [], now + 6],
    ['another day overdue', due(now - day - 1000 + 5000), [], now + 4000],
  ])('%s', (_, steps, dates, expected) => expect(nextTurn(steps, dates, now, 'UTC')).toBe(expected));
});

describe('the month (DASH-8)', () => {
  const date = (at: string, done = false) => ({ at: Date.parse(at), done }) as CalendarItem;
  const numbers = (weeks: ReturnType<typeof monthView>['weeks']) =>
    weeks.map((week) => week.map((one) => one?.number ?? 0).join(' '));
  it.each([
    ['from Monday', 1, ['0 0 0 0 0 0 1', '2 3 4 5 6 7 8'], '30 0 0 0 0 0 0', 6],
    ['from Sunday', 0, ['1 2 3 4 5 6 7', '8 9 10 11 12 13 14'], '29 30 0 0 0 0 0', 5],
    ['from Saturday', 6, ['0 1 2 3 4 5 6', '7 8 9 10 11 12 13'], '28 29 30 0 0 0 0', 5],
  ])('%s', (_, firstDay, first, last, count) => {
    const { weeks } = monthView([], now, firstDay, 'UTC');
    expect([numbers(weeks).slice(0, 2), numbers(weeks).at(-1), weeks.length]).toEqual([first, last, count]);
  });
  it('counts what is not done by the days of the zone, and knows today', () => {
    const items = [
      date('2026-11-23T22:30:00Z'),
      date('2026-11-24T08:00:00Z'),
      date('2026-11-24T09:00:00Z', true),
      date('2026-12-24T09:00:00Z'),
    ];
    const days = (zone: string) =>
      monthView(items, Date.parse('2026-11-21T23:30:00Z'), 1, zone)
        .weeks.flat()
        .filter((one) => one && (one.dates > 0 || one.today))
        .map((one) => `${one?.number} ${one?.dates}${one?.today ? ' today' : ''}`);
    expect(days('UTC')).toEqual(['21 0 today', '23 1', '24 1']);
    expect(days('Asia/Tokyo')).toEqual(['22 0 today', '24 2']);
  });
  it('leads from a day to its agenda', () => {
    expect(monthView([], now, 1, 'UTC').weeks[0]?.[6]?.route).toEqual({ name: 'calendar', rest: 'agenda/2026-11-01' });
  });
  it.each(['2026-02-15', '2028-02-29', '2026-12-31', '2026-01-01'])('of %s has each of its days once', (iso) => {
    const { weeks } = monthView([], Date.parse(`${iso}T12:00:00Z`), 1, 'UTC');
    const found = weeks.flatMap((week) => week.flatMap((one) => (one ? [one.iso] : [])));
    const [year, month] = iso.split('-').map(Number);
    expect(found).toHaveLength(new Date(Date.UTC(year!, month!, 0)).getUTCDate());
    expect(new Set(found).size).toBe(found.length);
  });
});

describe('a task in words (DASH-6)', () => {
  const t = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ').trim();
  const task = (more: Partial<HomeTask>): HomeTask => ({
    id: 't',
    kind: 'start',
    objectiveId: 'o',
    aggregateId: 'a',
    courseName: 'Statistics',
    code: 'STA',
    part: null,
    state: null,
    at: null,
    ...more,
  });
  const part = { axis: ['p'], name: 'Quiz' };
  it.each<[string, Partial<HomeTask>, object]>([
    [
      'to start',
      {},
      {
        name: 'Statistics',
        what: 'task.start',
        course: 'STA',
        route: { name: 'course', objectiveId: 'o', aggregateId: 'a', review: false },
      },
    ],
    [
      'to finish: at the question',
      { kind: 'finish', state: 'inProgress' },
      {
        what: 'task.finish',
        route: { name: 'course', objectiveId: 'o', aggregateId: null, review: false, query: 'ask=finish' },
      },
    ],
    [
      'late work, at its part',
      { kind: 'lateUntil', state: 'inProgress', part, at: Date.UTC(2026, 10, 24, 9) },
      {
        name: 'Quiz',
        what: 'task.lateUntil 24 Nov, 9:00',
        course: 'STA',
        route: { name: 'content', objectiveId: 'o', axis: ['p'], query: '' },
      },
    ],
    ['of a course without a code', { kind: 'startBy', part, code: null }, { course: 'Statistics' }],
    ['of such a course itself', { code: null }, { course: '' }],
  ])('%s', (_, more, expected) => {
    expect(taskView(task(more), { now }, t, createFormats('en-GB', 'UTC'))).toMatchObject(expected);
  });
});

describe('the ring (DASH-7)', () => {
  it('has an arc for each standing that there is, one after the other, and no list for what no filter finds', () => {
    const view = progressView({ completed: 2, grading: 1, inProgress: 1, notStarted: 0, total: 4 });
    expect([view.percent, view.done, view.total]).toEqual([50, 2, 4]);
    expect(view.shares.map(({ name, from, length }) => [name, from, length])).toEqual([
      ['completed', 0, 0.5],
      ['grading', 0.5, 0.25],
      ['inProgress', 0.75, 0.25],
    ]);
    expect(view.shares.map(({ route }) => (route?.name === 'courses' ? route.query : null))).toEqual([
      'courseProgress=completed',
      null,
      'courseProgress=inProgress',
    ]);
  });
  it.each([
    [0, 3, 0],
    [1, 200, 1],
    [999, 1000, 99],
    [3, 3, 100],
    [0, 0, 0],
  ])('%i of %i is %i %%', (completed, total, percent) => {
    const shares = { completed, grading: 0, inProgress: 0, notStarted: total - completed, total };
    expect(progressView(shares).percent).toBe(percent);
  });
});

describe('where a banner leads (DASH-9)', () => {
  const base = 'https://portal.example';
  it.each<[string | null, unknown]>([
    [null, null],
    ['/learn/catalog?collection=c1', { kind: 'route', route: { name: 'catalog', query: 'collection=c1' } }],
    ['https://portal.example/learn/profile', { kind: 'route', route: { name: 'profile' } }],
    ['/privacy', { kind: 'leave', href: 'https://portal.example/privacy', foreign: false }],
    ['/learn/nowhere', { kind: 'leave', href: 'https://portal.example/learn/nowhere', foreign: false }],
    ['https://news.example/a', { kind: 'leave', href: 'https://news.example/a', foreign: true }],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
  ])('%s', (link, expected) => expect(bannerTarget(link, base)).toEqual(expected));
});
