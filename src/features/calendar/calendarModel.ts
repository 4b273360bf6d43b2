import type { KnownCalendar } from '../../data/calendar/useCalendar.ts';
import type { LecternError } from '../../errors.ts';

/** What stands in the place of the dates. */
export type CalendarState =
  | { readonly kind: 'loading' | 'empty' | 'offline' }
  | { readonly kind: 'failed'; readonly error: LecternError }
  | {
      readonly kind: 'shown';
      /** Why the dates may be out of date. */
      readonly notice: 'offline' | 'stale' | null;
    };

/** The state of the calendar (CAL-10). A failure never removes dates that were loaded. */
export function calendarView({ items, error, online }: Omit<KnownCalendar, 'retry' | 'updatedAt'>): CalendarState {
  if (items === null) {
    if (!online || error?.code === 'offline') return { kind: 'offline' };
    return error ? { kind: 'failed', error } : { kind: 'loading' };
  }
  if (items.length === 0) return { kind: 'empty' };
  if (!online) return { kind: 'shown', notice: 'offline' };
  return { kind: 'shown', notice: error ? 'stale' : null };
}
