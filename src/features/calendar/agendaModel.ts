import type { CalendarItem } from '../../domain/calendar/calendarItem.ts';
import { isoOfDay } from '../../domain/time/zonedCalendar.ts';
import { dayTitle, isLate, itemView, type CalendarWords, type ItemView } from './itemView.ts';

/** Number of rows shown at first, and added by each further step. */
export const agendaStep = 60;

/** The most overdue dates among the first rows, so that they never push today out of view. */
export const lateStep = 20;

/** A day of the agenda with its dates. */
export interface AgendaDay {
  readonly iso: string;
  /** "Monday, 23 November". */
  readonly title: string;
  /** "Today", "Tomorrow"; null for other days. */
  readonly near: string | null;
  readonly rows: readonly ItemView[];
}

export interface AgendaView {
  /** The overdue dates, the oldest first; empty unless the agenda begins today. */
  readonly late: readonly ItemView[];
  readonly days: readonly AgendaDay[];
  /** Number of overdue dates that are not shown. */
  readonly moreLate: number;
  /** Number of dates before the first and after the last date that is shown. */
  readonly before: number;
  readonly after: number;
}

export interface AgendaAsked {
  /** The day at which the agenda begins; null for today. */
  readonly day: number | null;
  /** Number of rows to show before that day. */
  readonly earlier: number;
  /** Number of overdue rows. */
  readonly late: number;
  /** Number of rows from that day on, including the first overdue rows. */
  readonly later: number;
}

function nearOf(ahead: number, { t }: CalendarWords): string | null {
  if (ahead === 0) return t('today');
  return ahead === 1 ? t('tomorrow') : null;
}

/**
 * The agenda from a day on (CAL-4). An event that began earlier and still lasts is listed on the first day.
 * @param items by time
 */
export function agendaView(items: readonly CalendarItem[], asked: AgendaAsked, words: CalendarWords): AgendaView {
  const { days, now } = words;
  const today = days.dayOf(now);
  const from = asked.day ?? today;
  const begins = days.begins(from);
  const late = asked.day === null ? items.filter((item) => isLate(item, now) && item.at < begins) : [];
  const isAhead = ({ at, until }: CalendarItem) => at >= begins || (until !== null && until > begins);
  const ahead = items.filter(isAhead);
  const past = items.filter((item) => !isAhead(item) && !(asked.day === null && isLate(item, now)));
  const room = asked.later - Math.min(late.length, asked.late, lateStep);
  const shown = [...past.slice(Math.max(0, past.length - asked.earlier)), ...ahead.slice(0, room)];
  const rows = new Map<number, ItemView[]>();
  for (const item of shown) {
    const own = days.dayOf(item.at);
    const day = isAhead(item) ? Math.max(own, from) : own;
    const found = rows.get(day);
    if (found) found.push(itemView(item, words));
    else rows.set(day, [itemView(item, words)]);
  }
  return {
    late: late.slice(0, asked.late).map((item) => ({
      ...itemView(item, words),
      time: words.formats.moment(item.at, now),
    })),
    days: [...rows]
      .sort(([one], [other]) => one - other)
      .map(([day, found]) => ({
        iso: isoOfDay(day),
        title: dayTitle(day, words),
        near: nearOf(day - today, words),
        rows: found,
      })),
    moreLate: Math.max(0, late.length - asked.late),
    before: Math.max(0, past.length - asked.earlier),
    after: Math.max(0, ahead.length - room),
  };
}
