import { dayOfIso, isoOfDay } from '../../domain/time/zonedCalendar.ts';

/** The views of the calendar. */
export const calendarViews = ['agenda', 'month', 'week'] as const;

export type CalendarViewName = (typeof calendarViews)[number];

/** The place in the calendar: a view and a day; null for today. */
export interface CalendarPlace {
  readonly view: CalendarViewName;
  readonly day: number | null;
}

/** Reads the place from the attributes. An invalid date means today. */
export const readPlace = (view: CalendarViewName, date = ''): CalendarPlace => ({ view, day: dayOfIso(date) });

/** The part of a place's address after `/calendar` (CAL-8). */
export function restOfPlace({ view, day }: CalendarPlace): string {
  if (day !== null) return `${view}/${isoOfDay(day)}`;
  return view === 'agenda' ? '' : view;
}
