import type { CalendarItem } from '../calendar/calendarItem.ts';
import type { Moment } from '../time/moment.ts';

/** Dates that are listed under the month. */
const most = 4;

/** What comes next and is not done: the next dates, an event that goes on among them (DASH-8). @param items by time */
export function datesAhead(items: readonly CalendarItem[], { now }: Moment): readonly CalendarItem[] {
  return items.filter(({ at, until, done }) => !done && (at >= now || (until !== null && until > now))).slice(0, most);
}
