import type { CalendarViewName } from './calendarPlace.ts';
import { periodOf } from './gridModel.ts';
import type { CalendarWords } from './itemView.ts';

const dayLength = 86_400_000;

/** The shown period in words: "November 2026", "23 – 29 Nov 2026", "From 23 November 2026 on" (CAL-7). */
export function periodTitle(
  view: CalendarViewName,
  given: number | null,
  firstDay: number,
  { t, formats, days, now }: CalendarWords,
): string {
  const day = given ?? days.dayOf(now);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(formats.dateTag, { ...options, timeZone: 'UTC', numberingSystem: 'latn' });
  if (view === 'month') return format({ month: 'long', year: 'numeric' }).format(day * dayLength);
  if (view === 'week') {
    const { from, until } = periodOf('week', day, firstDay);
    return format({ day: 'numeric', month: 'short', year: 'numeric' }).formatRange(
      from * dayLength,
      (until - 1) * dayLength,
    );
  }
  if (given === null) return t('fromToday');
  return t('fromDay', { date: format({ day: 'numeric', month: 'long', year: 'numeric' }).format(day * dayLength) });
}
