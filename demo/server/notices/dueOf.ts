import type { CalendarItem } from '../../../src/domain/calendar/calendarItem.ts';
import { loadCalendar } from '../calls/calendar/loadCalendar.ts';
import type { Db } from '../db/openDb.ts';

/** How long before a date it is told, in milliseconds (NOTE-9). */
export const soon = 48 * 3_600_000;

/** What somebody has to do by a date that is near, and has not done (CAL-2). */
export async function dueOf(db: Db, userId: string, now: number): Promise<readonly CalendarItem[]> {
  const all = await loadCalendar(db, userId, now);
  return all.filter(({ kind, done, at }) => kind === 'due' && !done && at > now && at <= now + soon);
}
