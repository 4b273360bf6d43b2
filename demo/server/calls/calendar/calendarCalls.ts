import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  calendarFeed,
  calendarFeedFile,
  endCalendarFeed,
  renewCalendarFeed,
} from '../../../../src/contract/calendar/calendarFeed.ts';
import type { CalendarItem } from '../../../../src/domain/calendar/calendarItem.ts';
import { calendarItems } from '../../../../src/contract/calendar/calendarItems.ts';
import { bases } from '../../../../src/contract/wire/call.ts';
import { LecternError } from '../../../../src/errors.ts';
import { calendarFeeds } from '../../db/schemaCalendar.ts';
import { learner, route, type Deps } from '../route.ts';
import { upToDate } from '../lists/upToDate.ts';
import { createFeedToken } from './feedToken.ts';
import { loadCalendar } from './loadCalendar.ts';

const instant = (at: number | null) => (at === null ? null : new Date(at));

/** Registers the calls for the items of a learner's calendar, and for the address of the calendar feed (CALL-73 to CALL-76). */
export function registerCalendar(app: FastifyInstance, { db, clock, origin, keys }: Deps): void {
  const token = createFeedToken(keys.clientSecret);
  const addressOf = (id: string) =>
    origin + bases.lectern + calendarFeedFile.path.replace('{file}', `${token.of(id)}.ics`);

  route(app, calendarItems, async (request) => {
    const items = await loadCalendar(db, await upToDate({ db, clock }, request), clock.now());
    const onWire = ({ at, until, closesAt }: CalendarItem) => ({
      at: instant(at),
      until: instant(until),
      closesAt: instant(closesAt),
    });
    return { items: items.map((one) => ({ ...one, ...onWire(one) })) };
  });

  /** The address stays valid after the session, so only the learner gets it, and nobody during impersonation (CAL-13). */
  const own = (request: FastifyRequest) => {
    const { userId, impersonator } = learner(request);
    if (impersonator) throw new LecternError('forbidden', 'The address of a calendar is for its learner alone.');
    return userId;
  };

  route(app, calendarFeed, async (request) => {
    const [found] = await db
      .select({ id: calendarFeeds.id })
      .from(calendarFeeds)
      .where(eq(calendarFeeds.userId, own(request)));
    return { url: found ? addressOf(found.id) : null };
  });

  route(app, renewCalendarFeed, async (request) => {
    const userId = own(request);
    const feed = { id: randomBytes(18).toString('base64url'), made: new Date(clock.now()) };
    await db
      .insert(calendarFeeds)
      .values({ userId, ...feed })
      .onConflictDoUpdate({ target: calendarFeeds.userId, set: feed });
    return { url: addressOf(feed.id) };
  });

  route(app, endCalendarFeed, async (request) => {
    await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, own(request)));
    return {};
  });
}
