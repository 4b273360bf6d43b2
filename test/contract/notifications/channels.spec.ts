// The channels of courses: their calls, the stream, and the page where instructors announce (CALL-82 to CALL-85, NOTE-1 to NOTE-7).
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { objectives } from '../../../demo/server/db/schema.ts';
import { announcements, channelReads } from '../../../demo/server/db/schemaAnnouncements.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { configurationFile } from '../../../src/contract/configuration.ts';
import {
  channelAnnouncements,
  channelChanges,
  channelsOfLearner,
  readAllChannels,
} from '../../../src/contract/notifications/channels.ts';
import { readAnnouncements, unreadCounts } from '../../../src/contract/parts/unreadCounts.ts';
import { address } from '../../../src/contract/wire/address.ts';
import type { Call, CallInput } from '../../../src/contract/wire/call.ts';
import type { Browser, Learner } from '../support/academy.ts';
import { startAcademy } from '../support/startAcademy.ts';

const academy = await startAcademy();
const { db, clock } = academy;
const people = ['mira', 'pavel', 'nils', 'leila', 'omar', null] as const;
const who = new Map<string | null, Learner>(
  await Promise.all(people.map(async (name) => [name, await academy.as(name)] as const)),
);
const as = (name: (typeof people)[number]) => who.get(name) as Learner;
const statistics = uuidOf('channel:STA 210');
const post = (channelId: string, text: string, before = 1000) =>
  db.insert(announcements).values({ id: randomUUID(), channelId, text, sent: new Date(clock().now() - before) });

async function tokenOf(browser: Browser, path: string): Promise<string> {
  return /name="token" value="([^"]+)"/.exec((await browser.send(path)).text)?.[1] ?? '';
}
const form = (browser: Browser, path: string, fields: Record<string, string>) =>
  browser.send(path, {
    method: 'POST',
    headers: { origin: academy.origin, accept: 'text/html' },
    body: new URLSearchParams(fields),
  });

describe('the channels of a learner (CALL-82, NOTE-3)', () => {
  it('are announced, and tell course, what is unread and what came last', async () => {
    expect((await as('mira').ask(configurationFile, {})).extensions).toContain('notifications');
    const channels = await as('mira').ask(channelsOfLearner, {});
    expect(channels[0]).toMatchObject({ id: statistics, courseName: 'Statistics for Clinical Researchers', unread: 2 });
    expect(channels[0]?.last?.text).toContain('worked example');
    // Her certificate is about to expire (CERT-10).
    expect(channels.map(({ last }) => last?.certificate?.number).filter(Boolean)).toHaveLength(1);
    expect(await as('nils').ask(channelsOfLearner, {})).toEqual([]);
  });
  it('NOTE-2 nothing of what is announced later', async () => {
    const channels = JSON.stringify(await as('mira').ask(channelsOfLearner, {}));
    expect(channels).not.toContain('One week is left');
  });
});

describe('the announcements of a channel (CALL-83)', () => {
  const of = (name: (typeof people)[number], query?: { readonly before: string }) =>
    as(name).ask(channelAnnouncements, { params: { channelId: statistics }, ...(query && { query }) });
  it('the newest first, each said to be unread or not', async () => {
    const page = await of('mira');
    expect(page.courseName).toBe('Statistics for Clinical Researchers');
    expect(page.items.map(({ unread }) => unread)).toEqual([true, true, false, false]);
    expect(page.more).toBe(false);
  });
  it('come thirty at a time, and none is left out or told twice', async () => {
    for (let n = 1; n <= 40; n++) await post(statistics, `Old ${n}`, 40 * 86_400_000 + n * 1000);
    const first = await of('mira');
    expect([first.items.length, first.more]).toEqual([30, true]);
    const rest = await of('mira', { before: new Date(first.items.at(-1)?.sent ?? 0).toISOString() });
    expect([rest.items.length, rest.more]).toEqual([14, false]);
    expect(new Set([...first.items, ...rest.items].map(({ id }) => id)).size).toBe(44);
  });
  it.each(['yesterday', '2026-13-45', ''])('a time that is none is refused: %j', async (before) => {
    const path = address(channelAnnouncements, { params: { channelId: statistics }, query: { before: 'x' } });
    const { status } = await as('mira').send('GET', path.replace('before=x', `before=${before}`));
    expect(status).toBe(400);
  });
});

describe('NOTE-2: who may call what', () => {
  const input = { params: { channelId: statistics }, body: {} };
  const table: readonly (readonly [call: Call, answers: readonly number[]])[] = [
    [channelsOfLearner as Call, [200, 200, 200, 403, 403, 401]],
    [channelAnnouncements as unknown as Call, [200, 200, 404, 403, 403, 401]],
    [readAnnouncements as unknown as Call, [200, 200, 404, 403, 403, 401]],
    [readAllChannels as unknown as Call, [200, 200, 200, 403, 403, 401]],
    [unreadCounts as unknown as Call, [200, 200, 200, 403, 403, 401]],
  ];
  it.each(table.flatMap(([call, answers]) => people.map((name, at) => [call.name, name, answers[at], call] as const)))(
    '%s by %s: %d',
    async (_name, name, status, call) => {
      const send = call.method === 'GET' ? { params: input.params } : input;
      expect((await as(name).call(call, send as CallInput)).status).toBe(status);
    },
  );
  it.each([
    ['nils', 403],
    ['omar', 403],
    ['leila', 200],
    ['ines', 200],
    ['ada', 200],
  ] as const)('the page of instructors by %s: %d', async (name, status) => {
    const browser = await academy.browser(name);
    expect((await browser.send('/teach/announcements')).status).toBe(status);
    const course = `/teach/announcements/${uuidOf('course:STA 210')}`;
    expect((await browser.send(course)).status).toBe(status);
    const before = await db.select().from(announcements);
    expect((await form(browser, course, { text: 'Mine', token: 'made up' })).status).toBe(403);
    expect(await db.select().from(announcements)).toHaveLength(before.length);
  });
});

describe('announcing (NOTE-7)', () => {
  it('NOTE-5 an instructor announces, learners count it, and all are read at once', async () => {
    const leila = await academy.browser('leila');
    const course = `/teach/announcements/${uuidOf('course:STA 210')}`;
    await as('pavel').ask(readAllChannels, { body: {} });
    const token = await tokenOf(leila, course);
    const reply = await form(leila, course, { text: '  The hall is <b>closed</b>.\r\nCome to room 4. ', token });
    expect(reply.status).toBe(303);
    const { text: shown } = await leila.send(reply.headers.get('location') ?? '');
    expect([shown.includes('role="status"'), shown.includes('&lt;b&gt;closed&lt;/b&gt;')]).toEqual([true, true]);
    expect((await as('pavel').ask(unreadCounts, {}))[statistics]).toBe(1);
    const [first] = (await as('pavel').ask(channelAnnouncements, { params: { channelId: statistics } })).items;
    expect(first).toMatchObject({ text: 'The hall is <b>closed</b>.\nCome to room 4.', unread: true });
    expect(first?.author).toContain('Leila');
    expect((await as('pavel').ask(readAllChannels, { body: {} }))[statistics]).toBe(0);
    await form(leila, `${course}/withdrawal`, { id: first?.id ?? '', token });
    expect((await leila.send(course)).text).not.toContain('The hall is');
  });
  it.each([
    ['nothing', '   '],
    ['too much', 'x'.repeat(2001)],
  ])('refuses %s, and keeps what was written', async (_what, text) => {
    const leila = await academy.browser('leila');
    const course = `/teach/announcements/${uuidOf('course:STA 210')}`;
    const before = (await db.select().from(announcements)).length;
    const reply = await form(leila, course, { text, token: await tokenOf(leila, course) });
    expect([reply.status, reply.text.includes('role="alert"'), reply.text.includes(text.trim())]).toEqual([
      400,
      true,
      true,
    ]);
    expect(await db.select().from(announcements)).toHaveLength(before);
  });
  it('opens the channel of a course that had none, once', async () => {
    const leila = await academy.browser('leila');
    const [course] = (await db.select().from(objectives)).filter((one) => !one.announcementChannelId);
    const path = `/teach/announcements/${course?.id}`;
    const token = await tokenOf(leila, path);
    await Promise.all(['One', 'Two'].map((text) => form(leila, path, { text, token })));
    const [after] = await db
      .select()
      .from(objectives)
      .where(eq(objectives.id, course?.id ?? ''));
    const found = await db
      .select()
      .from(announcements)
      .where(eq(announcements.channelId, after?.announcementChannelId ?? ''));
    expect(found.map(({ text }) => text).toSorted()).toEqual(['One', 'Two']);
  });
  it('a course that is none is not found', async () => {
    const leila = await academy.browser('leila');
    expect((await leila.send('/teach/announcements/none')).status).toBe(404);
  });
});

describe('the stream of what is unread (CALL-85, NOTE-6)', () => {
  const cookiesOf = ({ cookies }: Browser) =>
    [...cookies].map(([key, { value }]) => `${key.split(' ')[0]}=${value}`).join('; ');
  /** Reads events of a stream until there are so many. @param meanwhile gets the number of events so far */
  async function heard(
    name: string,
    count: number,
    meanwhile: (heardSoFar: () => number) => Promise<unknown>,
  ): Promise<readonly string[]> {
    const browser = await academy.browser(name);
    const stop = new AbortController();
    const reply = await fetch(academy.origin + address(channelChanges, {}), {
      headers: { cookie: cookiesOf(browser), accept: 'text/event-stream' },
      signal: stop.signal,
    });
    expect(reply.headers.get('content-type')).toContain('text/event-stream');
    const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    let begun = false;
    const events = () => text.split('\n\n').filter((one) => one.startsWith('event: counts'));
    while (events().length < count) {
      const { value, done } = (await reader?.read()) ?? { done: true, value: '' };
      if (done) break;
      text += value;
      if (!begun) void meanwhile(() => events().length);
      begun = true;
    }
    stop.abort();
    return events();
  }
  it('tells the numbers at once, and again when something is announced or read elsewhere', async () => {
    await db.delete(channelReads).where(eq(channelReads.userId, uuidOf('user:pavel')));
    await as('pavel').ask(readAllChannels, { body: {} });
    const leila = await academy.browser('leila');
    const course = `/teach/announcements/${uuidOf('course:STA 210')}`;
    const token = await tokenOf(leila, course);
    const events = await heard('pavel', 3, async (heardSoFar) => {
      await form(leila, course, { text: 'News', token });
      // The stream tells the news before they are read.
      await expect.poll(heardSoFar).toBe(2);
      await as('pavel').call(readAnnouncements, { params: { channelId: statistics }, body: {} });
    });
    const numbers = events.map((event) => Number(/"counts":\{[^}]*:(\d+)/.exec(event)?.[1]));
    expect(numbers).toEqual([0, 1, 0]);
  });
  it('is one of twelve at a time, also where all are asked for at once', async () => {
    const cookie = cookiesOf(await academy.browser('pavel'));
    const stop = new AbortController();
    const replies = await Promise.all(
      Array.from({ length: 15 }, () =>
        fetch(academy.origin + address(channelChanges, {}), {
          headers: { cookie, accept: 'text/event-stream' },
          signal: stop.signal,
        }),
      ),
    );
    stop.abort();
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(3);
  });
  it.each([
    ['nobody', null, 401],
    ['who may not learn', 'omar', 403],
  ] as const)('is refused to %s', async (_what, name, status) => {
    expect((await as(name).call(channelChanges as Call, {})).status).toBe(status);
  });
});
