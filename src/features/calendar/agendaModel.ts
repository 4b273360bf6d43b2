import type { CalendarItem } from '../../domain/calendar/calendarItem.ts';
import { isoOfDay } from '../../domain/time/zonedCalendar.ts';
import { dayTitle, isLate, itemView, type CalendarWords, type ItemView } from './itemView.ts';

/** Rows that are shown at first, and with each further step. */
export const agendaStep = 60;

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
  /** What is overdue, the oldest first; only where the agenda begins today. */
  readonly late: readonly ItemView[];
  readonly days: readonly AgendaDay[];
  /** How many dates lie before the first and after the last that is shown. */
  readonly before: number;
  readonly after: number;
}

export interface AgendaAsked {
  /** The day at which it begins; today where it is null. */
  readonly day: number | null;
  /** Rows to be shown before that day, and from it on. */
  readonly earlier: number;
  readonly later: number;
}

function nearOf(ahead: number, { t }: CalendarWords): string | null {
  if (ahead === 0) return t('today');
  return ahead === 1 ? t('tomorrow') : null;
}

/**
 * The agenda from a day on (CAL-4). An event that goes on from before is told on the first day.
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
  const shown = [...past.slice(Math.max(0, past.length - asked.earlier)), ...ahead.slice(0, asked.later)];
  const rows = new Map<number, ItemView[]>();
  for (const item of shown) {
    const own = days.dayOf(item.at);
    const day = isAhead(item) ? Math.max(own, from) : own;
    const found = rows.get(day);
    if (found) found.push(itemView(item, words));
    else rows.set(day, [itemView(item, words)]);
  }
  return {
    late: late.map((item) => ({
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
    before: Math.max(0, past.length - asked.earlier),
    after: Math.max(0, ahead.length - asked.later),
  };
}
