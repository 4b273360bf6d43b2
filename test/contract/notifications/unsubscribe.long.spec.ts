// Links that end mail of a kind, without anybody signed in: by hand, by mail programs, twice, altered (NOTE-21).
import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  mailboxMails,
  notices,
  notificationPreferences as kept,
  outgoingMails,
} from '../../../demo/server/db/schemaNotices.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import {
  notificationPreferences,
  saveNotificationPreferences,
} from '../../../src/contract/notifications/preferences.ts';
import { preferenceOf, type MailWay, type NoticeKind } from '../../../src/domain/notifications/preferences.ts';
import { announce, mailsTo } from '../support/noticesOf.ts';
import { startAcademy } from '../support/startAcademy.ts';

const academy = await startAcademy();
const { db, origin } = academy;
const mira = await academy.as('mira');
const [leila, visitor] = [await academy.browser('leila'), await academy.browser(null)];
const deliver = () => academy.mailroom().deliver();
const wayOf = async (kind: NoticeKind) =>
  preferenceOf((await mira.ask(notificationPreferences, {})).preferences, kind).mail;
const mail = (kind: NoticeKind, way: MailWay) =>
  mira.ask(saveNotificationPreferences, { body: { preferences: [{ kind, portal: true, mail: way }] } });

/** The link of a mail that Mira gets now. */
async function linkOf(): Promise<string> {
  await announce(leila, origin, 'STA 210', 'News.');
  await deliver();
  const header = (await mailsTo(db, 'mira')).at(-1)?.headers['List-Unsubscribe'] ?? '';
  return header.slice(1, -1);
}
const post = (link: string, body: string | undefined, headers: Readonly<Record<string, string>> = {}) =>
  fetch(link, {
    method: 'POST',
    headers: { ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }), ...headers },
    ...(body !== undefined && { body }),
  });
const oneClick = 'List-Unsubscribe=One-Click';

beforeEach(async () => {
  for (const table of [kept, notices, outgoingMails, mailboxMails]) await db.delete(table);
});

describe('to look at a link', () => {
  it('changes nothing, names the kind and nobody, and is for nobody else’s eyes', async () => {
    const link = await linkOf();
    for (const method of ['GET', 'HEAD', 'GET']) {
      const reply = await fetch(link, { method });
      expect(reply.status).toBe(200);
      expect(reply.headers.get('referrer-policy')).toBe('no-referrer');
      expect(reply.headers.get('x-robots-tag')).toBe('noindex');
      expect(reply.headers.get('cache-control')).toBe('no-store');
      expect(await reply.text()).not.toMatch(/mira|okafor/i);
    }
    const { text } = await visitor.send(link);
    expect(text).toContain('Announcements');
    expect(text.match(/<button/g)).toHaveLength(1);
    expect(await wayOf('announcement')).toBe('now');
  });
  it('is in the reader’s language', async () => {
    expect((await visitor.send(await linkOf(), { headers: { 'accept-language': 'ar' } })).text).toContain('dir="rtl"');
  });
});

describe('to use it', () => {
  it.each([
    ['by its button', ''],
    ['by a mail program', oneClick],
  ])('ends mail of the kind at once, and of no other: %s', async (_how, body) => {
    const link = await linkOf();
    const reply = await post(link, body);
    expect([reply.status, (await reply.text()).includes('You are unsubscribed')]).toEqual([200, true]);
    expect([await wayOf('announcement'), await wayOf('graded')]).toEqual(['off', 'now']);
    await announce(leila, origin, 'STA 210', 'Not by mail.');
    await deliver();
    expect(await mailsTo(db, 'mira')).toHaveLength(1);
  });
  it('is what mail programs do that send a form of files, or nothing at all, from anywhere', async () => {
    for (const send of [
      (link: string) => {
        const form = new FormData();
        form.set('List-Unsubscribe', 'One-Click');
        return fetch(link, { method: 'POST', body: form });
      },
      (link: string) => post(link, undefined),
      (link: string) => post(link, oneClick, { 'origin': 'https://mail.example', 'sec-fetch-site': 'cross-site' }),
    ]) {
      await db.delete(kept);
      const link = await linkOf();
      expect((await send(link)).status).toBe(200);
      expect(await wayOf('announcement')).toBe('off');
    }
  });
  it('twice says so, and offers to turn it on again, as it was', async () => {
    await mail('announcement', 'now');
    const link = await linkOf();
    await post(link, oneClick);
    const again = await (await post(link, oneClick)).text();
    expect([again.includes('You are already unsubscribed'), again.includes('name="do"')]).toEqual([true, true]);
    const looked = (await visitor.send(link)).text;
    expect([looked.includes('You are already unsubscribed'), looked.includes('value="again"')]).toEqual([true, true]);
    const on = await post(link, 'do=again', { origin });
    expect([on.status, (await on.text()).includes('on again')]).toEqual([200, true]);
    expect(await wayOf('announcement')).toBe('now');
  });
  it('many times at once is once', async () => {
    const link = await linkOf();
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => post(link, oneClick).then((reply) => reply.text())),
    );
    expect(replies.filter((text) => text.includes('You are unsubscribed'))).toHaveLength(1);
    expect(await wayOf('announcement')).toBe('off');
  });
  it('another site turns nothing on again', async () => {
    const link = await linkOf();
    await post(link, oneClick);
    for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }, {}])
      expect((await post(link, 'do=again', headers)).status).toBe(403);
    expect(await wayOf('announcement')).toBe('off');
  });
  it('what was chosen since in the portal counts: there is nothing to turn on again', async () => {
    const link = await linkOf();
    await post(link, oneClick);
    await mail('announcement', 'weekly');
    await post(link, 'do=again', { origin });
    expect(await wayOf('announcement')).toBe('weekly');
  });
  it('of a digest ends all kinds that come with it, and brings them back', async () => {
    await mail('announcement', 'daily');
    const ada = await academy.as('ada');
    await ada.send('POST', '/admin/clock', { now: '2027-01-06T10:00:00Z' });
    await announce(leila, origin, 'STA 210', 'News.');
    await ada.send('POST', '/admin/clock', { now: '2027-01-07T10:00:00Z' });
    await deliver();
    const link = ((await mailsTo(db, 'mira')).at(-1)?.headers['List-Unsubscribe'] ?? '').slice(1, -1);
    expect((await visitor.send(link)).text).toContain('Daily digest');
    await post(link, oneClick);
    expect([await wayOf('announcement'), await wayOf('dueSoon'), await wayOf('graded')]).toEqual(['off', 'off', 'now']);
    await post(link, 'do=again', { origin });
    expect([await wayOf('announcement'), await wayOf('dueSoon')]).toEqual(['daily', 'daily']);
    await ada.send('POST', '/admin/clock', { reset: true });
  });
  it('uses nobody’s session', async () => {
    const link = await linkOf();
    const signedIn = await academy.browser('pavel');
    await signedIn.send(link, { method: 'POST' });
    const pavel = await academy.as('pavel');
    expect(preferenceOf((await pavel.ask(notificationPreferences, {})).preferences, 'announcement').mail).toBe('now');
    expect(await wayOf('announcement')).toBe('off');
  });
});

describe('an altered link', () => {
  const alter = (token: string, at: number) =>
    token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
  it('is not found, wherever it was altered, and changes nothing', async () => {
    const link = await linkOf();
    const [base = '', token = ''] = link.split('/unsubscribe/');
    const [id = '', signature = ''] = token.split('.');
    for (const other of [
      alter(token, 3),
      alter(token, id.length + 5),
      id,
      `${id}.`,
      `.${signature}`,
      `${token}.x`,
      `${token}A`,
      // Signed for another purpose.
      `${id}.${createHmac('sha256', 'x').update(`calendar ${id}`).digest('base64url')}`,
      '..%2F..%2Fmailbox',
      '%00',
    ])
      for (const method of ['GET', 'POST']) {
        const reply = await fetch(`${base}/unsubscribe/${other}`, { method });
        expect([method, other, reply.status]).toEqual([method, other, 404]);
        expect(await reply.text()).not.toMatch(/announcement|mira/i);
      }
    expect(await wayOf('announcement')).toBe('now');
  });
  it('guesses are counted by network, and a right link still works (SRV-52)', async () => {
    const link = await linkOf();
    const statuses = new Set<number>();
    let retryAfter: string | null = null;
    for (let count = 0; count < 330 && !statuses.has(429); count++) {
      const { status, headers } = await fetch(`${origin}/unsubscribe/a.b`);
      statuses.add(status);
      retryAfter = headers.get('retry-after');
    }
    expect([...statuses]).toEqual([404, 429]);
    expect(retryAfter).toMatch(/^\d+$/);
    expect((await post(link, oneClick)).status).toBe(200);
    expect(uuidOf('user:mira')).toBeTruthy();
  });
});
