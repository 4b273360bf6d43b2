// A certificate's end is announced to its owner ahead, in the channel of its course (CERT-10).
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { objectives } from '../../../demo/server/db/schema.ts';
import { certificateRecords as stored } from '../../../demo/server/db/schemaCertificates.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { readAnnouncements, unreadCounts } from '../../../src/contract/parts/unreadCounts.ts';
import { certifiedRun } from '../support/certifiedRun.ts';
import { startAcademy } from '../support/startAcademy.ts';

const academy = await startAcademy();
const { db, clock } = academy;
const DAY = 86_400_000;
const userId = uuidOf('user:nils');
const nils = await academy.as('nils');
const [his, hers] = [await academy.browser('nils'), await academy.browser('mira')];

/** A course with a channel, and a certificate of Nils that has so many days left; null counts for ever. */
async function expiringIn(days: number | null) {
  const { objectiveId, run } = await certifiedRun(db, userId, { state: 'finished' });
  const channel = `channel-${objectiveId}`;
  await db.update(objectives).set({ announcementChannelId: channel }).where(eq(objectives.id, objectiveId));
  const add = async (name: string, left: number | null, revoked = false) => {
    const [some] = await db.select().from(stored).limit(1);
    if (!some) throw new Error('The seed has no certificate.');
    const { statusIndex: _, ...copied } = some;
    const number = `${name}-${objectiveId.slice(0, 8)}`;
    await db.insert(stored).values({
      ...copied,
      id: number,
      number,
      recordId: revoked || name === 'FIRST' ? run : (await certifiedRun(db, userId, { state: 'finished' })).run,
      userId,
      objectiveId,
      expires: left === null ? null : new Date(clock().now() + left * DAY),
      issuedBy: 'by hand',
      revokedAt: revoked ? new Date(clock().now()) : null,
    });
    return number;
  };
  const number = await add('FIRST', days);
  const unread = async () => (await nils.ask(unreadCounts, {}))[channel];
  const page = `/chat/channels/groups/${channel}`;
  return { objectiveId, channel, number, add, unread, page };
}

it.each([
  ['31 days ahead: nothing yet', 31, 0],
  ['29 days ahead: announced', 29, 1],
  ['afterwards: it stays', -1, 1],
  ['one that counts for ever: never', null, 0],
])('%s', async (_, days, count) => {
  expect(await (await expiringIn(days)).unread()).toBe(count);
});

it('is told to its owner alone, in each language, with the way to the certificate; and is read by that', async () => {
  const { objectiveId, number, unread, page } = await expiringIn(10);
  const { text } = await his.send(page);
  expect(text).toContain('Your certificate of this course expires on');
  expect(text).toContain(`href="/learn/courses/${objectiveId}/certificate/${number}"`);
  expect(await unread()).toBe(0);
  expect((await his.send(page, { headers: { 'accept-language': 'ar' } })).text).toContain('تنتهي صلاحية شهادتك');
  expect((await hers.send(page)).text).not.toContain('expires on');
});

it('is read by the call too, and comes for each certificate once', async () => {
  const { channel, unread } = await expiringIn(10);
  expect(await unread()).toBe(1);
  expect((await nils.call(readAnnouncements, { params: { channelId: channel }, body: {} })).status).toBe(200);
  expect(await unread()).toBe(0);
});

it('is not told of one that was revoked, nor where another one of the course counts longer', async () => {
  const renewed = await expiringIn(10);
  await renewed.add('SECOND', 300);
  const endless = await expiringIn(10);
  await endless.add('SECOND', null);
  const revoked = await expiringIn(300);
  await revoked.add('OTHER', 10, true);
  expect([await renewed.unread(), await endless.unread(), await revoked.unread()]).toEqual([0, 0, 0]);
});
it('the seed has one: Laboratory Safety of Mira', async () => {
  const { text } = await hers.send(`/chat/channels/groups/${uuidOf('channel:SAF 001')}`);
  expect(text).toContain('Your certificate of this course expires on');
});
