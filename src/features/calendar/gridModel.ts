import type { CalendarItem } from '../../domain/calendar/calendarItem.ts';
import { isoOfDay } from '../../domain/time/zonedCalendar.ts';
import { times } from '../../plain/times.ts';
import { itemView, type CalendarWords, type ItemView } from './itemView.ts';

/** The days of a month or a week, without `until`. */
export interface Period {
  readonly from: number;
  readonly until: number;
}

/** Number of dates of a day that are not drawn. */
export interface MoreView {
  readonly more: number;
  readonly day: number;
  /** Whether none of the day's dates is drawn. */
  readonly all: boolean;
}

/** An entry of the picture of a month or a week: a date, or the number of further dates of a day (CAL-6). */
export interface GridEntry {
  readonly id: string;
  /** In the learner's time zone, as ISO text without a zone. */
  readonly start: string;
  readonly end: string;
  /** Whether the entry is above the hours of a week. */
  readonly allDay: boolean;
  /** The first and last day that the entry covers in the shown period. */
  readonly first: number;
  readonly last: number;
  readonly view: ItemView | MoreView;
}

const dayLength = 86_400_000;
/** The most dates that are drawn per day: in a month, above the hours of a week, and among them. */
const caps = { month: 3, over: 5, hours: 8 } as const;
const noRoom = { month: 0, over: 0, hours: 0 } as const;

/** 0 is Sunday; 1970-01-01 was a Thursday. */
const weekdayOf = (day: number) => (((day + 4) % 7) + 7) % 7;
const weekOf = (day: number, firstDay: number) => day - ((weekdayOf(day) - firstDay + 7) % 7);

function firstOfMonth(day: number, months: number): number {
  const date = new Date(day * dayLength);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1) / dayLength;
}

/**
 * The period of whole weeks that covers the day's month or week.
 * @param firstDay of the week, 0 is Sunday
 */
export function periodOf(view: 'month' | 'week', day: number, firstDay: number): Period {
  if (view === 'week') return { from: weekOf(day, firstDay), until: weekOf(day, firstDay) + 7 };
  return { from: weekOf(firstOfMonth(day, 0), firstDay), until: weekOf(firstOfMonth(day, 1) - 1, firstDay) + 7 };
}

/** A day in the next or previous week, or the first day of the next or previous month. */
export const leaf = (view: 'month' | 'week', day: number, by: 1 | -1): number =>
  view === 'week' ? day + 7 * by : firstOfMonth(day, by);

const endOfDay = (day: number) => `${isoOfDay(day)}T23:59:59`;

/** The picture's entry for a date: an event from its start to its end, every other date as a moment of its day. */
function entryOf(
  item: CalendarItem,
  view: 'month' | 'week',
  covered: Pick<GridEntry, 'first' | 'last'>,
  words: CalendarWords,
): GridEntry {
  const { days } = words;
  const day = days.dayOf(item.at);
  const lasts = item.until !== null;
  const start = days.wallOf(item.at);
  const end = item.until === null ? endOfDay(day) : days.wallOf(item.until);
  return {
    id: item.id,
    start,
    // When the clocks go back, an event may end before its start on the clock.
    end: end > start ? end : endOfDay(day),
    allDay: view === 'week' && !lasts,
    ...covered,
    view: itemView(item, words),
  };
}

/**
 * The entries of a month or a week (CAL-6). Each day gets only as many dates as fit, and the number of further ones, so
 * that a month of a thousand dates is drawn as fast as one of a hundred.
 * @param items by time
 * @param narrow whether there is room for numbers only, not for words
 */
export function gridEntries(
  items: readonly CalendarItem[],
  view: 'month' | 'week',
  { from, until }: Period,
  words: CalendarWords,
  narrow = false,
): readonly GridEntry[] {
  const { days } = words;
  const room = narrow ? noRoom : caps;
  const [begins, ends] = [days.begins(from), days.begins(until)];
  const taken = new Map<string, number>();
  const more = new Map<number, number>();
  const entries: GridEntry[] = [];
  for (const item of items) {
    if (item.at >= ends || (item.until ?? item.at) < begins) continue;
    const first = Math.max(from, days.dayOf(item.at));
    // An event that ends at midnight does not cover the day that begins then.
    const last = Math.min(until - 1, item.until === null ? first : days.dayOf(Math.max(item.at, item.until - 1)));
    const ofWeek = item.until === null ? 'over' : 'hours';
    const rowOf = view === 'month' ? view : ofWeek;
    const covered = times(last - first + 1, (index) => first + index);
    if (covered.some((day) => (taken.get(`${rowOf}${day}`) ?? 0) >= room[rowOf])) {
      for (const day of covered) more.set(day, (more.get(day) ?? 0) + 1);
      continue;
    }
    for (const day of covered) taken.set(`${rowOf}${day}`, (taken.get(`${rowOf}${day}`) ?? 0) + 1);
    entries.push(entryOf(item, view, { first, last }, words));
  }
  for (const [day, count] of more)
    entries.push({
      id: `more ${day}`,
      start: `${isoOfDay(day)}T23:59:58`,
      end: endOfDay(day),
      allDay: view === 'week',
      first: day,
      last: day,
      view: { more: count, day, all: narrow },
    });
  return entries;
}
