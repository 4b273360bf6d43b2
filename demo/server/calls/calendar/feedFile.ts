import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { calendarFeedFile } from '../../../../src/contract/calendar/calendarFeed.ts';
import { mayLearn } from '../../../../src/domain/person/mayLearn.ts';
import { calendarText } from '../../../../src/web/calendarFile.ts';
import { calendarFeeds } from '../../db/schemaCalendar.ts';
import { HttpError } from '../../http/errors.ts';
import { acceptedLanguages, languageOf } from '../../http/language.ts';
import { createRate, type Allowance } from '../../limits/createRate.ts';
import { networkOf } from '../../oidc/networkOf.ts';
import { findPerson } from '../../oidc/people.ts';
import { param, route, type Deps } from '../route.ts';
import { createFeedToken } from './feedToken.ts';
import { loadCalendar } from './loadCalendar.ts';
import { feedEntry } from './feedEntry.ts';

/**
 * Registers the file that calendar programs read without signing in (CAL-12, CAL-14). Requests for wrong addresses are counted by
 * network, so that nobody can try one after the other; each right address has its own count, so that none keeps the server busy.
 */
export function registerFeedFile(app: FastifyInstance, { db, clock, origin, keys }: Deps, allowance: Allowance): void {
  const token = createFeedToken(keys.clientSecret);
  const [ofWrong, ofFeeds] = [createRate(allowance), createRate(allowance)];
  const ownerOf = async (file: string) => {
    const id = file.endsWith('.ics') ? token.read(file.slice(0, -'.ics'.length)) : null;
    if (id === null) return null;
    const [feed] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.id, id));
    const person = feed ? await findPerson(db, feed.userId) : null;
    return person && mayLearn(person) ? { id, person } : null;
  };

  route(app, calendarFeedFile, async (request, reply) => {
    const owner = await ownerOf(param(request, 'file'));
    const seconds = owner ? ofFeeds(owner.id) : ofWrong(networkOf(request.ip));
    if (seconds > 0) {
      reply.header('retry-after', String(seconds));
      throw new HttpError(429, 'rate_limited', `Too many requests. Try again in ${seconds} s.`);
    }
    if (!owner) throw new HttpError(404, 'not_found', 'There is no such calendar.');
    const { locale, timezone } = owner.person;
    const language = languageOf([locale ?? '', ...acceptedLanguages(request)], undefined, timezone);
    const now = clock.now();
    const items = await loadCalendar(db, owner.person.id, now);
    return reply
      .type('text/calendar; charset=utf-8')
      .headers({ 'content-disposition': 'inline; filename="calendar.ics"', 'x-robots-tag': 'noindex' })
      .send(
        calendarText(
          items.map((item) => feedEntry(item, language, { origin, now })),
          { name: language.text('calendar.name', { brand: language.text('brand') }), refreshHours: 1 },
        ),
      );
  });
}
