import type { CalendarItem, DateKind } from '../../domain/calendar/calendarItem.ts';
import { isMissed } from '../../domain/calendar/isMissed.ts';
import { isoOfDay, zonedCalendar, type ZonedCalendar } from '../../domain/time/zonedCalendar.ts';
import type { Instant } from '../../domain/time/instant.ts';
import type { Formats } from '../../i18n/formats.ts';
import type { Translate } from '../../i18n/locale.ts';
import { dateRoute } from '../../routes/dateRoute.ts';
import type { Route } from '../../routes/route.ts';

/** The texts, formats and days of the calendar (CAL-3). */
export interface CalendarWords {
  readonly t: Translate<'calendar'>;
  readonly formats: Formats;
  readonly days: ZonedCalendar;
  readonly now: Instant;
  /** Names of days, without and with the year. */
  readonly dayFormats: Readonly<Record<'short' | 'long', Intl.DateTimeFormat>>;
}

/** A date, ready to be drawn. */
export interface ItemView {
  readonly id: string;
  readonly kind: DateKind;
  /** The name of the part, or of the course. */
  readonly name: string;
  /** "Due", "Opens", "Event"; empty where "Overdue" already says it. */
  readonly what: string;
  /** "17:00", "9:00 – 10:30". */
  readonly time: string;
  /** "9:00": the time alone at which it begins, for narrow places. */
  readonly from: string;
  /** "Monday, 23 November". */
  readonly day: string;
  readonly iso: string;
  /** The course of a part, and the place of an event: "STA 210 · Statistics · Room 4". */
  readonly line: string;
  readonly tone: 'late' | 'done' | 'plain';
  /** "Overdue", "Missed", "Completed"; null in all other cases. */
  readonly state: string | null;
  readonly route: Route;
}

/** The texts, formats and days of a calendar in a zone. */
export function calendarWords(t: CalendarWords['t'], formats: Formats, now: Instant): CalendarWords {
  const named = (year?: 'numeric') =>
    new Intl.DateTimeFormat(formats.dateTag, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      ...(year && { year }),
      timeZone: 'UTC',
      numberingSystem: 'latn',
    });
  const dayFormats = { short: named(), long: named('numeric') };
  return { t, formats, days: zonedCalendar(formats.timeZone), now, dayFormats };
}

/** Whether a due date has passed, and the learner has not done the work but still can. */
export const isLate = (item: CalendarItem, now: Instant): boolean =>
  item.kind === 'due' && !item.done && item.at < now && !isMissed(item, { now });

/** "Completed", "Missed", "Overdue"; null in all other cases. */
function stateOf(item: CalendarItem, { t, now }: CalendarWords): string | null {
  if (item.done) return t('done');
  if (isMissed(item, { now })) return t('missed');
  return isLate(item, now) ? t('late') : null;
}

/** The title of a day; the current year is left out. */
export function dayTitle(day: number, { days, now, dayFormats }: CalendarWords): string {
  const isThisYear = isoOfDay(day).slice(0, 4) === isoOfDay(days.dayOf(now)).slice(0, 4);
  return dayFormats[isThisYear ? 'short' : 'long'].format(day * 86_400_000);
}

function timeOf({ at, until }: CalendarItem, { t, formats, days }: CalendarWords): string {
  if (until === null) return formats.time(at);
  const sameDay = days.dayOf(until) === days.dayOf(at);
  return t('span', { from: formats.time(at), until: sameDay ? formats.time(until) : formats.moment(until, at) });
}

/** A date in words (CAL-4, CAL-5). */
export function itemView(item: CalendarItem, words: CalendarWords): ItemView {
  const { t, now, days } = words;
  const { kind, part, courseName, code, place, done } = item;
  const late = isLate(item, now);
  const tone = late ? 'late' : 'plain';
  return {
    id: item.id,
    kind,
    name: part?.name ?? courseName,
    what: late ? '' : t(`kind.${kind}`),
    time: timeOf(item, words),
    from: words.formats.time(item.at),
    day: dayTitle(days.dayOf(item.at), words),
    iso: new Date(item.at).toISOString(),
    line: [code, part && courseName, place].filter(Boolean).join(' · '),
    tone: done ? 'done' : tone,
    state: stateOf(item, words),
    route: dateRoute(item),
  };
}
