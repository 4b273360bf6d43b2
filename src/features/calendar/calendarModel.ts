import type { KnownCalendar } from '../../data/calendar/useCalendar.ts';
import { notLoaded, type NotLoaded } from '../../domain/load/notLoaded.ts';
import { whyOld, type WhyOld } from '../../domain/load/whyOld.ts';

/** The state of the calendar: its dates, or the panel that replaces them. */
export type CalendarState =
  | NotLoaded
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'shown';
      /** The reason why the dates may be out of date. */
      readonly notice: WhyOld;
    };

/** The state of the calendar (CAL-10). A failure never removes dates that were loaded. */
export function calendarView({ items, error, online }: Omit<KnownCalendar, 'retry' | 'updatedAt'>): CalendarState {
  if (items === null) return notLoaded(error, online);
  if (items.length === 0) return { kind: 'empty' };
  return { kind: 'shown', notice: whyOld(error, online) };
}
