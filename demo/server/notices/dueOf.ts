import type { CalendarItem } from '../../../src/domain/calendar/calendarItem.ts';
import { loadCalendar } from '../calls/calendar/loadCalendar.ts';
import type { Db } from '../db/openDb.ts';

/** How long before a date its notice comes, in milliseconds (NOTE-9). */
export const soon = 48 * 3_600_000;

/** The tasks of a person that are due soon and not done (CAL-2). */
export async function dueOf(db: Db, userId: string, now: number): Promise<readonly CalendarItem[]> {
  const all = await loadCalendar(db, userId, now);
  return all.filter(({ kind, done, at }) => kind === 'due' && !done && at > now && at <= now + soon);
}
