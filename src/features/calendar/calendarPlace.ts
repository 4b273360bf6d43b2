import { dayOfIso, isoOfDay } from '../../domain/time/zonedCalendar.ts';

/** How the dates are shown. */
export const calendarViews = ['agenda', 'month', 'week'] as const;

export type CalendarViewName = (typeof calendarViews)[number];

/** What is shown of the calendar: a view, and a day, which is today where it is null. */
export interface CalendarPlace {
  readonly view: CalendarViewName;
  readonly day: number | null;
}

/** The place that attributes name; a day that is none is today. */
export const readPlace = (view: CalendarViewName, date = ''): CalendarPlace => ({ view, day: dayOfIso(date) });

/** What stands behind `/calendar` in the address of a place (CAL-8). */
export function restOfPlace({ view, day }: CalendarPlace): string {
  if (day !== null) return `${view}/${isoOfDay(day)}`;
  return view === 'agenda' ? '' : view;
}
