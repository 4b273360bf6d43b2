// How people want to be told: their calls, by whom, and what follows in the portal (NOTE-14, NOTE-15, NOTE-22, CALL-86, CALL-87).
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { longIt } from '../../longIt.ts';
import { certificateRecords } from '../../../demo/server/db/schemaCertificates.ts';
import { channelReads } from '../../../demo/server/db/schemaAnnouncements.ts';
import {
  mailboxMails,
  notices,
  notificationPreferences as kept,
  outgoingMails,
} from '../../../demo/server/db/schemaNotices.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { configurationFile } from '../../../src/contract/configuration.ts';
import { channelAnnouncements, channelsOfLearner } from '../../../src/contract/notifications/channels.ts';
import {
  notificationPreferences,
  saveNotificationPreferences,
} from '../../../src/contract/notifications/preferences.ts';
import { unreadCounts } from '../../../src/contract/parts/unreadCounts.ts';
import { preferenceOf, preferencesFrom, type Preference } from '../../../src/domain/notifications/preferences.ts';
import { freePort } from '../../freePort.ts';
import { startPortal } from '../support/portalServer.ts';
import { announce, forYou, mailsTo, toldIn } from '../support/noticesOf.ts';
import { startAcademy } from '../support/startAcademy.ts';
import { storedRun } from '../support/storedRun.ts';

const academy = await startAcademy();
const { db, clock } = academy;
const people = ['mira', 'pavel', 'leila', 'omar', null] as const;
const who = new Map(await Promise.all(people.map(async (name) => [name, await academy.as(name)] as const)));
const mira = who.get('mira')!;
const leila = await academy.browser('leila');
const statistics = uuidOf('channel:STA 210');
const set = (...preferences: readonly Preference[]) => mira.ask(saveNotificationPreferences, { body: { preferences } });
const path = '/api/lectern/v1/users/me/notification-preferences';

beforeEach(async () => {
  for (const table of [kept, notices, outgoingMails, mailboxMails]) await db.delete(table);
});

describe('the calls (CALL-86, CALL-87)', () => {
  it('are announced, and tell all kinds as they are at first', async () => {
    expect((await mira.ask(configurationFile, {})).extensions).toContain('notificationPreferences');
    expect(await mira.ask(notificationPreferences, {})).toEqual({ preferences: preferencesFrom([]), mail: true });
  });
  it('keep the kinds that are named, so that two tabs do not undo each other’s', async () => {
    await Promise.all([
      set({ kind: 'team', portal: false, mail: 'weekly' }),
      set({ kind: 'graded', portal: true, mail: 'off' }),
    ]);
    const { preferences } = await mira.ask(notificationPreferences, {});
    expect(preferenceOf(preferences, 'team')).toEqual({ kind: 'team', portal: false, mail: 'weekly' });
    expect(preferenceOf(preferences, 'graded')).toEqual({ kind: 'graded', portal: true, mail: 'off' });
    expect(preferenceOf(preferences, 'announcement')).toEqual({ kind: 'announcement', portal: true, mail: 'now' });
    expect(await who.get('pavel')?.ask(notificationPreferences, {})).toEqual({
      preferences: preferencesFrom([]),
      mail: true,
    });
  });
  it.each([
    ['mira', 200],
    ['pavel', 200],
    ['leila', 403],
    ['omar', 403],
    [null, 401],
  ] as const)('by %s: %d', async (name, status) => {
    const one = who.get(name);
    expect((await one?.call(notificationPreferences, {}))?.status).toBe(status);
    expect((await one?.call(saveNotificationPreferences, { body: { preferences: [] } }))?.status).toBe(status);
  });
  it.each([
    ['no list', {}],
    ['a kind that is none', { preferences: [{ kind: 'weather', portal: true, mail: 'off' }] }],
    ['a way that is none', { preferences: [{ kind: 'team', portal: true, mail: 'hourly' }] }],
    ['a portal that is neither', { preferences: [{ kind: 'team', portal: 'maybe', mail: 'off' }] }],
    ['too many', { preferences: Array.from({ length: 7 }, () => ({ kind: 'team', portal: true, mail: 'off' })) }],
  ])('%s is refused, and nothing is kept', async (_what, body) => {
    const reply = await mira.send('PUT', path, body, 'respond-sync');
    expect([reply.status, await db.select().from(kept)]).toEqual([400, []]);
  });
  it('AUTH-5 a page of another site changes nothing', async () => {
    const browser = await academy.browser('mira');
    const body = JSON.stringify({ preferences: [{ kind: 'team', portal: false, mail: 'off' }] });
    const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' };
    for (const more of [{ origin: 'https://evil.example' }, { origin: 'null' }, {}])
      expect((await browser.send(path, { method: 'PUT', headers: { ...headers, ...more }, body })).status).toBe(403);
    expect(await db.select().from(kept)).toEqual([]);
  });
  it('NOTE-22 who acts as a learner changes nothing for them, and reads nothing', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const acting = await academy.browser('ada');
    const token = /name="token" value="([^"]+)"/.exec((await acting.send('/admin/people')).text)?.[1] ?? '';
    await acting.send('/admin/impersonation', {
      method: 'POST',
      headers: { origin: academy.origin },
      body: new URLSearchParams({ token, userId: uuidOf('user:mira') }),
    });
    const reply = await acting.send(path, {
      method: 'PUT',
      headers: { 'origin': academy.origin, 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      body: JSON.stringify({ preferences: [{ kind: 'team', portal: false, mail: 'off' }] }),
    });
    expect([reply.status, await db.select().from(kept)]).toEqual([403, []]);
    vi.restoreAllMocks();
  });
  longIt('SRV-62 say that an LMS which sends no mail has none', async () => {
    const port = String(await freePort());
    const origin = { ORIGIN: `http://localhost:${port}`, PORT: port };
    const production = { ...origin, LECTERN_ENV: 'production', ADMIN_PASSWORD: 'long enough for it' };
    const other = await startPortal(production, 'people');
    expect(other.config.mail.to).toBe('nowhere');
    const id = randomUUID();
    await other.db
      .insert(outgoingMails)
      .values({ id, userId: 'user-mira', way: 'now', made: new Date(), next: new Date(0) });
    await other.mailroom().deliver();
    expect((await other.db.select().from(outgoingMails))[0]?.outcome).toBe('nothing');
    expect((await other.inject({ url: '/mailbox' })).statusCode).toBe(404);
    await other.end();
  });
});

describe('NOTE-15: what is off in the portal', () => {
  it('announcements are not counted, and their channels stay as they are', async () => {
    await db.delete(channelReads);
    await announce(leila, academy.origin, 'STA 210', 'Counted or not.');
    const before = (await mira.ask(unreadCounts, {}))[statistics] ?? 0;
    expect(before).toBeGreaterThan(0);
    await set({ kind: 'announcement', portal: false, mail: 'off' });
    expect((await mira.ask(unreadCounts, {}))[statistics]).toBe(0);
    const page = await mira.ask(channelAnnouncements, { params: { channelId: statistics } });
    expect(page.items[0]).toMatchObject({ text: 'Counted or not.', unread: true });
    expect((await mira.ask(channelsOfLearner, {})).find(({ id }) => id === statistics)?.last?.text).toBe(
      'Counted or not.',
    );
    await set({ kind: 'announcement', portal: true, mail: 'off' });
    expect((await mira.ask(unreadCounts, {}))[statistics]).toBe(before);
  });
  it('the end of a certificate is counted by its own kind (CERT-10)', async () => {
    const [own] = await db
      .select()
      .from(certificateRecords)
      .where(eq(certificateRecords.userId, uuidOf('user:mira')));
    const total = async () => Object.values(await mira.ask(unreadCounts, {})).reduce((sum, one) => sum + one, 0);
    await db.delete(channelReads);
    const before = await total();
    await set({ kind: 'certificate', portal: false, mail: 'off' });
    expect([own !== undefined, before - (await total())]).toEqual([true, 1]);
  });
  it('personal notices are neither shown nor counted, and come back', async () => {
    const due = new Date(clock().now() + 3_600_000).toISOString();
    await storedRun(db, uuidOf('user:mira'), { constraint: { due } });
    await academy.mailroom().look();
    const counted = async () => (await mira.ask(unreadCounts, {}))[forYou] ?? 0;
    expect([(await toldIn(mira)).length, await counted()]).toEqual([1, 1]);
    await set({ kind: 'dueSoon', portal: false, mail: 'daily' });
    expect([(await toldIn(mira)).length, await counted()]).toEqual([0, 0]);
    await set({ kind: 'dueSoon', portal: true, mail: 'daily' });
    expect([(await toldIn(mira)).length, await counted()]).toEqual([1, 1]);
  });
});

describe('NOTE-18: what is off by mail', () => {
  it('is not mailed, also where it waits already', async () => {
    await announce(leila, academy.origin, 'STA 210', 'Before.');
    await set({ kind: 'announcement', portal: true, mail: 'off' });
    await academy.mailroom().deliver();
    await announce(leila, academy.origin, 'STA 210', 'After.');
    await academy.mailroom().deliver();
    expect(await mailsTo(db, 'mira')).toEqual([]);
    expect(await mailsTo(db, 'pavel')).toHaveLength(2);
  });
});
