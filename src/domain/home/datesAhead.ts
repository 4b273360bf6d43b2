import type { CalendarItem } from '../calendar/calendarItem.ts';
import { isMissed } from '../calendar/isMissed.ts';
import type { Moment } from '../time/moment.ts';

/** Dates that are listed under the month. */
const most = 4;

/** What comes next and is not done: the next dates, an event that goes on among them (DASH-8). @param items by time */
export function datesAhead(items: readonly CalendarItem[], moment: Moment): readonly CalendarItem[] {
  const { now } = moment;
  const isAhead = ({ at, until }: CalendarItem) => at >= now || (until !== null && until > now);
  return items.filter((item) => !item.done && isAhead(item) && !isMissed(item, moment)).slice(0, most);
}
