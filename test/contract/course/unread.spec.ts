// What is unread in the channels of courses (CALL-61, CALL-62, OVER-11).
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { activities, objectiveAccesses, objectives } from '../../../demo/server/db/schema.ts';
import { announcements, channelReads } from '../../../demo/server/db/schemaAnnouncements.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { address } from '../../../src/contract/wire/address.ts';
import { configurationFile } from '../../../src/contract/configuration.ts';
import { readAnnouncements, unreadCounts } from '../../../src/contract/parts/unreadCounts.ts';
import type { Learner } from '../support/academy.ts';
import { startAcademy } from '../support/startAcademy.ts';

const academy = await startAcademy();
const [mira, nils, pavel] = [await academy.as('mira'), await academy.as('nils'), await academy.as('pavel')];
const [statistics, data] = [uuidOf('channel:STA 210'), uuidOf('channel:DAT 140')];
// Her certificate is about to expire (CERT-10).
const safety = uuidOf('channel:SAF 001');
const { db, clock } = academy;
const countsOf = (who: Learner) => who.ask(unreadCounts, {});
const read = (who: Learner, channelId: string) => who.call(readAnnouncements, { params: { channelId }, body: {} });
const announce = (channelId: string, text: string, after = 0) =>
  db.insert(announcements).values({ id: randomUUID(), channelId, text, sent: new Date(clock().now() + after) });

describe('unread announcements (CALL-61)', () => {
  it('are announced, and counted by channel from the seed on', async () => {
    expect((await mira.ask(configurationFile, {})).extensions).toContain('unreadCounts');
    expect(await countsOf(mira)).toEqual({ [statistics]: 2, [data]: 0, [safety]: 1 });
    expect([await countsOf(pavel), await countsOf(nils)]).toEqual([{ [statistics]: 4 }, {}]);
  });

  describe('in a channel of its own', () => {
    let channel: string;
    const objectiveId = randomUUID();
    beforeEach(async () => {
      channel = randomUUID();
      await db.insert(activities).values({ id: objectiveId, name: 'Own', type: 1, state: 2 }).onConflictDoNothing();
      await db
        .insert(objectives)
        .values({ id: objectiveId, name: 'Own', nameSort: 'own', state: 2, activityId: objectiveId, partsTotal: 0 })
        .onConflictDoNothing();
      await db.update(objectives).set({ announcementChannelId: channel }).where(eq(objectives.id, objectiveId));
      await db.delete(objectiveAccesses).where(eq(objectiveAccesses.objectiveId, objectiveId));
    });
    const enrol = (more: Partial<typeof objectiveAccesses.$inferInsert> = {}) => {
      const id = randomUUID();
      return db.insert(objectiveAccesses).values({
        id,
        userId: uuidOf('user:mira'),
        objectiveId,
        objectiveAccessId: id,
        aggregateId: id,
        isSelfEnrolled: true,
        isMandatory: false,
        ...more,
      });
    };

    it('OVER-11 what comes after reading counts, what comes later than now does not', async () => {
      await enrol();
      await announce(channel, 'One', -2000);
      await announce(channel, 'Two', -1000);
      await announce(channel, 'Later', 3_600_000);
      expect((await countsOf(mira))[channel]).toBe(2);
      expect((await read(mira, channel)).status).toBe(200);
      expect((await countsOf(mira))[channel]).toBe(0);
      await db
        .update(channelReads)
        .set({ until: new Date(clock().now() - 5000) })
        .where(eq(channelReads.channelId, channel));
      await announce(channel, 'Three', -3000);
      expect((await countsOf(mira))[channel]).toBe(3);
    });
    it('OVER-11 what was read stays so: two that read at one moment, and one whose word comes late', async () => {
      await enrol();
      const ahead = new Date(clock().now() + 60_000);
      await db.insert(channelReads).values({ userId: uuidOf('user:mira'), channelId: channel, until: ahead });
      const replies = await Promise.all([read(mira, channel), read(mira, channel)]);
      expect(replies.map(({ status }) => status)).toEqual([200, 200]);
      const [kept] = await db.select().from(channelReads).where(eq(channelReads.channelId, channel));
      expect(kept?.until.getTime()).toBe(ahead.getTime());
    });
    it.each([
      ['self-enrolled', {}, 200],
      ['mandatory', { isSelfEnrolled: false, isMandatory: true }, 200],
      ['that could only be chosen', { isSelfEnrolled: false, showInCatalog: true }, 404],
    ] as const)('PERM-6 of a course %s', async (_how, more, status) => {
      await enrol(more);
      await announce(channel, 'One', -1000);
      expect((await read(mira, channel)).status).toBe(status);
      expect(channel in (await countsOf(mira))).toBe(status === 200);
    });
    it('PERM-6 others learn nothing of it, and cannot read it', async () => {
      await enrol();
      await announce(channel, 'One', -1000);
      expect(Object.keys(await countsOf(nils))).not.toContain(channel);
      expect([(await read(nils, channel)).status, (await read(nils, randomUUID())).status]).toEqual([404, 404]);
      expect(await db.select().from(channelReads).where(eq(channelReads.channelId, channel))).toEqual([]);
    });
  });
});

describe('the page of a channel (ROUTE-27)', () => {
  const pageOf = async (name: string | null, channel: string, method = 'GET') => {
    const browser = await academy.browser(name);
    return browser.send(`/chat/channels/groups/${channel}`, { method, headers: { accept: 'text/html' } });
  };
  it('OVER-11 shows what was announced, and looking at it reads it; asking for its head does not', async () => {
    await pageOf('mira', statistics, 'HEAD');
    expect((await countsOf(mira))[statistics]).toBe(2);
    const { status, text } = await pageOf('mira', statistics);
    expect(status).toBe(200);
    expect([text.includes('worked example of the analysis plan'), text.includes('One week is left')]).toEqual([
      true,
      false,
    ]);
    expect((await countsOf(mira))[statistics]).toBe(0);
    expect((await countsOf(pavel))[statistics]).toBe(4);
  });
  it('PERM-6, ERR-11 shows nothing to visitors, and to whom the channel is not', async () => {
    for (const [name, channel, said] of [
      [null, statistics, 'another product'],
      ['omar', statistics, 'Chat is not available. Please contact administrator.'],
      ['mira', randomUUID(), 'Chat is not available. Please contact administrator.'],
    ] as const) {
      const { status, text } = await pageOf(name, channel);
      expect([status, text.includes(said), text.includes('<time')]).toEqual([200, true, false]);
    }
  });
  it('OVER-11 an administrator who looks in somebody’s name reads nothing for them', async () => {
    await db.delete(channelReads).where(eq(channelReads.userId, uuidOf('user:mira')));
    const ada = await academy.browser('ada');
    const token = /name="token" value="([^"]+)"/.exec((await ada.send('/admin/people')).text)?.[1] ?? '';
    await ada.send('/admin/impersonation', {
      method: 'POST',
      headers: { origin: academy.origin },
      body: new URLSearchParams({ token, userId: uuidOf('user:mira') }),
    });
    expect((await ada.send(`/chat/channels/groups/${statistics}`)).text).toContain(
      'worked example of the analysis plan',
    );
    const put = await ada.send(address(readAnnouncements, { params: { channelId: statistics }, body: {} }), {
      method: 'PUT',
      headers: {
        'origin': academy.origin,
        'accept': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        'content-type': 'application/json',
        'prefer': 'respond-sync',
      },
      body: '{}',
    });
    expect(put.status).toBe(200);
    expect((await countsOf(mira))[statistics]).toBe(4);
  });
});
