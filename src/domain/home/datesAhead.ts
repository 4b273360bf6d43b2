import type { CalendarItem } from '../calendar/calendarItem.ts';
import { isMissed } from '../calendar/isMissed.ts';
import type { Moment } from '../time/moment.ts';

/** At most this many dates are listed under the month. */
const most = 4;

/** The next dates that are not done, including an event that has begun and is not over (DASH-8). @param items by time */
export function datesAhead(items: readonly CalendarItem[], moment: Moment): readonly CalendarItem[] {
  const { now } = moment;
  const isAhead = ({ at, until }: CalendarItem) => at >= now || (until !== null && until > now);
  return items.filter((item) => !item.done && isAhead(item) && !isMissed(item, moment)).slice(0, most);
}
