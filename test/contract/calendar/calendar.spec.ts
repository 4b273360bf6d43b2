// The calendar as the server tells it, and its feed, read by a parser that is not ours.
import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { longIt } from '../../longIt.ts';
import { createFeedToken } from '../../../demo/server/calls/calendar/feedToken.ts';
import { activities, activityParts, objectiveAccesses, objectives, users } from '../../../demo/server/db/schema.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { calendarFeed, endCalendarFeed, renewCalendarFeed } from '../../../src/contract/calendar/calendarFeed.ts';
import { calendarItems } from '../../../src/contract/calendar/calendarItems.ts';
import type { Learner } from '../support/academy.ts';
import { startAcademy } from '../support/startAcademy.ts';

const academy = await startAcademy();
const [mira, nils, visitor] = [await academy.as('mira'), await academy.as('nils'), await academy.as(null)];
const items = (who: Learner) => who.ask(calendarItems, {});
const read = (url: string) => fetch(url, { headers: { 'accept-language': 'en' } });
const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));

describe('the dates of a learner (CALL-73, CAL-2)', () => {
  it('are those of courses and parts, and events, by time', async () => {
    const found = await items(mira);
    expect(found.map(({ at }) => at)).toEqual(found.map(({ at }) => at).toSorted((one, other) => one - other));
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    expect(found).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          kind: 'due',
          code: 'STA 210',
          part: expect.objectContaining({ name: '4.5 Exercise: bootstrapping in R' }),
        }),
        expect.objectContaining({ kind: 'event', code: 'KIN 110', until: expect.any(Number) }),
        expect.objectContaining({ kind: 'due', code: 'ETH 105', part: null }),
      ]),
    );
  });

  it('are nobody else’s', async () => {
    const hers = new Set((await items(mira)).map(({ id }) => id));
    expect((await items(nils)).filter(({ id }) => hers.has(id))).toEqual([]);
  });

  it('have the dates of a course that was not begun, and the place of an event alone where it opens', async () => {
    const course = await mira.course('KIN 110');
    const before = (await items(mira)).filter(({ objectiveId }) => objectiveId === course.objective.id);
    expect(before.some(({ part }) => part !== null)).toBe(true);
    expect(before.filter(({ kind, state, place }) => kind === 'event' && state === null && place !== null)).toEqual([]);
  });

  it('CAL-15: tell until when a course that was not begun can be done', async () => {
    const unbegun = (await items(mira)).find(({ state, done }) => state === null && !done);
    const { id, objective, dueDate, availabilityEndDate } = await mira.course(unbegun?.code ?? '');
    const end = academy.clock().now() - 86_400_000;
    const set = (dates: { dueDate: Date | null; availabilityEndDate: Date | null }) =>
      academy.db.update(objectiveAccesses).set(dates).where(eq(objectiveAccesses.id, id));
    await set({ dueDate: new Date(end - 1), availabilityEndDate: new Date(end) });
    const found = (await items(mira)).find(({ kind, objectiveId }) => kind === 'due' && objectiveId === objective.id);
    expect(found).toMatchObject({ done: false, closesAt: end });
    const dateOf = (at: number | null) => (at === null ? null : new Date(at));
    await set({ dueDate: dateOf(dueDate), availabilityEndDate: dateOf(availabilityEndDate) });
  });

  it('leave out what is over for more than 400 days', async () => {
    const { id, dueDate } = await mira.course('ETH 105');
    const set = (at: Date | null) =>
      academy.db.update(objectiveAccesses).set({ dueDate: at }).where(eq(objectiveAccesses.id, id));
    await set(new Date(academy.clock().now() - 401 * 86_400_000));
    expect((await items(mira)).filter(({ code, kind }) => code === 'ETH 105' && kind === 'due')).toEqual([]);
    await set(dueDate === null ? null : new Date(dueDate));
  });

  longIt('are 5,000 within a few seconds', async () => {
    const userId = uuidOf('user:nils');
    const course = randomUUID();
    const activity = { type: 1, state: 2, presentationMode: 0, displayMode: 2, supportReview: true };
    const parts = Array.from({ length: 5000 }, (_, index) => ({ id: `many-${index}`, name: `Part ${index}` }));
    await academy.db.insert(activities).values({ ...activity, id: course, name: 'Many', type: 3 });
    for (let from = 0; from < parts.length; from += 1000)
      await academy.db
        .insert(activities)
        .values(parts.slice(from, from + 1000).map((one) => ({ ...activity, ...one })));
    for (let from = 0; from < parts.length; from += 1000)
      await academy.db.insert(activityParts).values(
        parts.slice(from, from + 1000).map(({ id }, index) => ({
          id: `p-${id}`,
          parentId: course,
          childId: id,
          order: from + index,
          activityConstraint: { due: new Date(academy.clock().now() + (from + index) * 60_000).toISOString() },
        })),
      );
    await academy.db
      .insert(objectives)
      .values({ id: course, name: 'Many', state: 2, activityId: course, partsTotal: 5000, nameSort: 'many' });
    await academy.db.insert(objectiveAccesses).values({
      id: randomUUID(),
      userId,
      objectiveId: course,
      objectiveAccessId: randomUUID(),
      aggregateId: randomUUID(),
      isMandatory: true,
    });
    const found = await items(nils);
    expect(found.filter(({ objectiveId }) => objectiveId === course)).toHaveLength(5000);
    const feed = await nils.ask(renewCalendarFeed, { body: {} });
    expect(eventsOf(await (await read(feed ?? '')).text()).length).toBeGreaterThanOrEqual(5000);
  });
});

describe('subscribing (CAL-12 to CAL-14, CALL-74 to CALL-77)', () => {
  it('there is no address until one is made, and it stays the same until a new one', async () => {
    expect(await mira.ask(calendarFeed, {})).toBeNull();
    const url = await mira.ask(renewCalendarFeed, { body: {} });
    expect(await mira.ask(calendarFeed, {})).toBe(url);
    expect(await mira.ask(renewCalendarFeed, { body: {} })).not.toBe(url);
  });

  it('another parser reads all dates in it', async () => {
    const url = (await mira.ask(renewCalendarFeed, { body: {} })) ?? '';
    const reply = await read(url);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    const text = await reply.text();
    const events = eventsOf(text);
    const dates = await items(mira);
    expect(events.map(({ startDate }) => startDate.toJSDate().getTime()).sort()).toEqual(
      // Seconds, not milliseconds, are what a calendar file has.
      dates.map(({ at }) => Math.floor(at / 1000) * 1000).sort(),
    );
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    const due = events.find(({ summary }) => summary.includes('4.5 Exercise: bootstrapping in R'));
    expect(due?.summary).toBe('Due: 4.5 Exercise: bootstrapping in R');
    expect(due?.description).toContain('STA 210');
    expect(due?.component.getFirstPropertyValue('url')).toContain(`${academy.origin}/learn/courses/`);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it('is in the language that was saved', async () => {
    await academy.db
      .update(users)
      .set({ locale: 'ar' })
      .where(eq(users.id, uuidOf('user:mira')));
    const url = (await mira.ask(calendarFeed, {})) ?? '';
    expect((await (await read(url)).text()).includes('موعد التسليم')).toBe(true);
    await academy.db
      .update(users)
      .set({ locale: null })
      .where(eq(users.id, uuidOf('user:mira')));
  });

  it('a new address, and the end, revoke the one before at once', async () => {
    const first = (await mira.ask(renewCalendarFeed, { body: {} })) ?? '';
    const second = (await mira.ask(renewCalendarFeed, { body: {} })) ?? '';
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    await mira.ask(endCalendarFeed, { body: {} });
    expect([(await read(second)).status, await mira.ask(calendarFeed, {})]).toEqual([404, null]);
  });

  it('is not given to an administrator who acts as the learner', async () => {
    await mira.ask(renewCalendarFeed, { body: {} });
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const acting = await academy.browser('ada');
    const token = /name="token" value="([^"]+)"/.exec((await acting.send('/admin/people')).text)?.[1] ?? '';
    await acting.send('/admin/impersonation', {
      method: 'POST',
      headers: { origin: academy.origin },
      body: new URLSearchParams({ token, userId: uuidOf('user:mira') }),
    });
    const asked = await acting.send('/api/lectern/v1/users/me/calendar-feed');
    expect(asked.status).toBe(403);
  });

  it('who may not learn any more has no feed', async () => {
    const url = (await mira.ask(renewCalendarFeed, { body: {} })) ?? '';
    const own = eq(users.id, uuidOf('user:mira'));
    const [before] = await academy.db.select().from(users).where(own);
    await academy.db.update(users).set({ permissions: [] }).where(own);
    expect((await read(url)).status).toBe(404);
    await academy.db
      .update(users)
      .set({ permissions: before?.permissions ?? [] })
      .where(own);
    expect((await read(url)).status).toBe(200);
  });

  it.each([
    ['nothing', ''],
    ['another signature', 'AAAA.BBBB.ics'],
    ['no signature', 'AAAA.ics'],
    ['more than an address', 'AAAA.BBBB.CCCC.ics'],
    ['a path', '..%2F..%2Fetc%2Fpasswd'],
    ['a signature by another secret', `${createFeedToken('other').of('AAAA')}.ics`],
  ])('%s is no calendar', async (_, file) => {
    expect((await read(`${academy.origin}/api/lectern/v1/calendar-feeds/${file}`)).status).toBe(404);
  });

  it('an altered address is no calendar', async () => {
    const url = (await mira.ask(renewCalendarFeed, { body: {} })) ?? '';
    const at = url.lastIndexOf('.ics') - 10;
    const other = url[at] === 'A' ? 'B' : 'A';
    expect((await read(url.slice(0, at) + other + url.slice(at + 1))).status).toBe(404);
    expect((await read(url.replace('.ics', ''))).status).toBe(404);
  });

  it('a visitor has no calendar', async () => {
    expect((await visitor.call(calendarItems, {})).status).toBe(401);
  });

  it('guesses are counted, and a right address is still read (SRV-52)', async () => {
    const url = (await mira.ask(renewCalendarFeed, { body: {} })) ?? '';
    const guess = `${academy.origin}/api/lectern/v1/calendar-feeds/x.y.ics`;
    const statuses = new Set<number>();
    for (let count = 0; count < 330 && !statuses.has(429); count++) statuses.add((await read(guess)).status);
    expect([...statuses]).toEqual([404, 429]);
    expect((await read(guess)).headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await read(url)).status).toBe(200);
  });
});
