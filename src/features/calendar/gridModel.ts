import type { CalendarItem } from '../../domain/calendar/calendarItem.ts';
import { isoOfDay } from '../../domain/time/zonedCalendar.ts';
import { times } from '../../plain/times.ts';
import { itemView, type CalendarWords, type ItemView } from './itemView.ts';

/** Days of a month or a week, `until` not among them. */
export interface Period {
  readonly from: number;
  readonly until: number;
}

/** How many dates of a day are not drawn. */
export interface MoreView {
  readonly more: number;
  readonly day: number;
  /** None of the day is drawn. */
  readonly all: boolean;
}

/** An entry of the picture of a month or a week: a date, or how many more there are on a day (CAL-6). */
export interface GridEntry {
  readonly id: string;
  /** By the clocks of the learner's zone, as ISO text without a zone. */
  readonly start: string;
  readonly end: string;
  /** It stands over the hours of a week. */
  readonly allDay: boolean;
  /** The days that it covers here. */
  readonly first: number;
  readonly last: number;
  readonly view: ItemView | MoreView;
}

const dayLength = 86_400_000;
/** At most so many dates of a day are drawn in a month, and over and among the hours of a week. */
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
 * The whole weeks of the month or the week that holds a day.
 * @param firstDay of the week, 0 is Sunday
 */
export function periodOf(view: 'month' | 'week', day: number, firstDay: number): Period {
  if (view === 'week') return { from: weekOf(day, firstDay), until: weekOf(day, firstDay) + 7 };
  return { from: weekOf(firstOfMonth(day, 0), firstDay), until: weekOf(firstOfMonth(day, 1) - 1, firstDay) + 7 };
}

/** A day of the next or the previous month or week; in another month its first day. */
export const leaf = (view: 'month' | 'week', day: number, by: 1 | -1): number =>
  view === 'week' ? day + 7 * by : firstOfMonth(day, by);

const endOfDay = (day: number) => `${isoOfDay(day)}T23:59:59`;

/** A date as the picture has it: an event from its start to its end, all else as a moment of its day. */
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
    // Where the clocks are put back, an event may end before it began.
    end: end > start ? end : endOfDay(day),
    allDay: view === 'week' && !lasts,
    ...covered,
    view: itemView(item, words),
  };
}

/**
 * What a month or a week shows (CAL-6): of a day only as many dates as fit, and how many more there are, so that a month of a thousand
 * dates is drawn as fast as one of a hundred.
 * @param items by time
 * @param narrow there is no room for words: the days have numbers alone
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
    // What ends at midnight does not reach into the day that begins then.
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
