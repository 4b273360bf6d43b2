// What is mailed and when: at once and in digests, in whose language, and the mailbox in which the
// demonstration shows it (NOTE-18, NOTE-19, NOTE-22, SRV-60).
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { activityParts, objectiveAccesses, users } from '../../../demo/server/db/schema.ts';
import { mailboxMails, notices, outgoingMails, seenLanguages } from '../../../demo/server/db/schemaNotices.ts';
import { activityWorkflows, objectiveWorkflows } from '../../../demo/server/db/schemaRuns.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { saveNotificationPreferences } from '../../../src/contract/notifications/preferences.ts';
import type { MailWay, NoticeKind } from '../../../src/domain/notifications/preferences.ts';
import { channelChanges } from '../../../src/contract/notifications/channels.ts';
import { address } from '../../../src/contract/wire/address.ts';
import { announce, keptOf, mailsTo } from '../support/noticesOf.ts';
import { startAcademy } from '../support/startAcademy.ts';
import { storedRun } from '../support/storedRun.ts';

const academy = await startAcademy();
const { db } = academy;
const mira = await academy.as('mira');
const [leila, ada] = [await academy.browser('leila'), await academy.as('ada')];
const HOUR = 3_600_000;
const deliver = () => academy.mailroom().deliver();
const clockTo = async (now: string) => {
  expect((await ada.send('POST', '/admin/clock', { now })).status).toBe(200);
};
const mail = (kind: NoticeKind, way: MailWay) =>
  mira.ask(saveNotificationPreferences, { body: { preferences: [{ kind, portal: true, mail: way }] } });
const own = eq(users.id, uuidOf('user:mira'));
const say = (text: string) => announce(leila, academy.origin, 'STA 210', text);

beforeEach(async () => {
  for (const table of [notices, outgoingMails, mailboxMails]) await db.delete(table);
  // Dates of the seed follow the day on which it is made, and would come up among those of the tests.
  await db.update(objectiveAccesses).set({ dueDate: null, gradeRevealPolicy: 0, gradeRevealDate: null });
  await db.update(activityParts).set({ activityConstraint: null });
  await db.update(users).set({ timezone: 'Europe/London', locale: 'en-US' }).where(own);
});

describe('NOTE-18: digests', () => {
  it('the day’s comes at eight in the zone of its reader, once, with all that was told since', async () => {
    await mail('announcement', 'daily');
    await clockTo('2027-01-06T10:00:00Z');
    await say('The first.');
    await say('The second.');
    await clockTo('2027-01-07T07:59:00Z');
    await deliver();
    expect(await mailsTo(db, 'mira')).toEqual([]);
    // Eight in London; in Budapest, where Pavel is, he got both at once.
    await clockTo('2027-01-07T08:00:30Z');
    await deliver();
    await deliver();
    const [digest, ...others] = await mailsTo(db, 'mira');
    expect(others).toEqual([]);
    expect(digest?.subject).toBe('Aldergrove Academy: your daily digest, January 7, 2027');
    expect(['The first.', 'The second.'].every((text) => digest?.text.includes(text))).toBe(true);
    expect(await mailsTo(db, 'pavel')).toHaveLength(2);
    // Nothing to tell: no digest.
    await clockTo('2027-01-08T08:00:30Z');
    await deliver();
    expect(await mailsTo(db, 'mira')).toHaveLength(1);
  });
  it('by the clocks of somebody far away, and of the academy for who has saved no zone', async () => {
    await mail('announcement', 'daily');
    for (const [timezone, early, at] of [
      ['America/Los_Angeles', '2027-01-07T15:59:00Z', '2027-01-07T16:00:30Z'],
      [null, '2027-01-07T07:59:00Z', '2027-01-07T08:00:30Z'],
    ] as const) {
      await db.delete(mailboxMails);
      await db.update(users).set({ timezone }).where(own);
      await clockTo('2027-01-06T18:00:00Z');
      await say('Far away.');
      await clockTo(early);
      await deliver();
      expect(await mailsTo(db, 'mira'), String(timezone)).toEqual([]);
      await clockTo(at);
      await deliver();
      expect(await mailsTo(db, 'mira'), String(timezone)).toHaveLength(1);
    }
  });
  it('the week’s comes on Monday', async () => {
    await mail('announcement', 'weekly');
    await clockTo('2027-01-06T10:00:00Z');
    await say('In the week.');
    for (const [at, count] of [
      ['2027-01-07T09:00:00Z', 0],
      ['2027-01-10T09:00:00Z', 0],
      ['2027-01-11T08:01:00Z', 1],
    ] as const) {
      await clockTo(at);
      await deliver();
      expect((await mailsTo(db, 'mira')).length, at).toBe(count);
    }
    expect((await mailsTo(db, 'mira'))[0]?.subject).toContain('your weekly digest');
  });
  it('leaves out what is done, over, withdrawn or turned off by then', async () => {
    await mail('announcement', 'daily');
    await clockTo('2027-01-06T10:00:00Z');
    const due = new Date(Date.parse('2027-01-08T06:00:00Z')).toISOString();
    const [open, done] = [
      await storedRun(db, uuidOf('user:mira'), { constraint: { due } }),
      await storedRun(db, uuidOf('user:mira'), { constraint: { due } }),
    ];
    await academy.mailroom().look();
    expect((await keptOf(db, 'mira')).filter(({ kind }) => kind === 'dueSoon')).toHaveLength(2);
    await db.update(activityWorkflows).set({ state: 6 }).where(eq(activityWorkflows.id, done.partRun));
    await say('Turned off.');
    await mail('announcement', 'off');
    await clockTo('2027-01-07T08:01:00Z');
    await deliver();
    const [digest] = await mailsTo(db, 'mira');
    expect(digest?.text).toContain(`/courses/${open.objectiveId}/view/content/${open.part}`);
    expect(digest?.text).not.toContain(done.objectiveId);
    expect(digest?.text).not.toContain('Turned off.');
  });
  it('with nothing left to tell is not sent', async () => {
    await mail('announcement', 'daily');
    await clockTo('2027-01-06T10:00:00Z');
    await say('Soon turned off.');
    await mail('announcement', 'off');
    await clockTo('2027-01-07T08:01:00Z');
    await deliver();
    expect([
      await mailsTo(db, 'mira'),
      (await db.select().from(outgoingMails).where(eq(outgoingMails.way, 'daily'))).map(({ outcome }) => outcome),
    ]).toEqual([[], ['nothing']]);
  });
});

describe('NOTE-19: in whose language', () => {
  it.each([
    ['the one that was saved', 'ar', 'en-US', 'إعلان جديد في', 'rtl'],
    ['the one in which the portal was seen last', null, 'ar', 'إعلان جديد في', 'rtl'],
    ['English where none is known', null, null, 'New announcement in', 'ltr'],
    ['English for one that is not offered', 'tlh', null, 'New announcement in', 'ltr'],
  ])('%s', async (_what, locale, seen, subject, direction) => {
    await mail('announcement', 'now');
    await db.update(users).set({ locale }).where(own);
    await db.delete(seenLanguages);
    if (seen) {
      // The portal listens for what is unread in the language that it is shown in.
      const cookies = [...(await academy.browser('mira')).cookies].map(
        ([key, { value }]) => `${key.split(' ')[0]}=${value}`,
      );
      const stop = new AbortController();
      const reply = await fetch(academy.origin + address(channelChanges, {}), {
        headers: { 'cookie': cookies.join('; '), 'accept-language': seen },
        signal: stop.signal,
      });
      expect(reply.status).toBe(200);
      stop.abort();
    }
    await say('Hello.');
    await deliver();
    const [one] = await mailsTo(db, 'mira');
    expect(one?.subject).toContain(subject);
    expect(one?.html).toContain(`dir="${direction}"`);
  });
});

describe('NOTE-22: who gets none', () => {
  it('who may not learn any more, between being told and being mailed', async () => {
    await mail('announcement', 'now');
    const [before] = await db.select().from(users).where(own);
    await say('Too late.');
    await db.update(users).set({ permissions: [] }).where(own);
    await deliver();
    expect(await mailsTo(db, 'mira')).toEqual([]);
    await db
      .update(users)
      .set({ permissions: before?.permissions ?? [] })
      .where(own);
  });
  it('a mail says nothing of a result that may not be seen', async () => {
    const graded = async (reveal: number) => {
      const run = await storedRun(db, uuidOf('user:mira'), {
        state: 'submitted',
        partState: 'finished',
        scored: true,
        reveal,
      });
      await db
        .update(activityWorkflows)
        .set({ normalizedScore: 0.86, passed: true })
        .where(eq(activityWorkflows.id, run.partRun));
      await db
        .update(objectiveWorkflows)
        .set({ gradeAt: new Date(academy.clock().now() - HOUR) })
        .where(and(eq(objectiveWorkflows.id, run.run)));
    };
    await graded(0);
    await graded(1);
    await academy.mailroom().look();
    await deliver();
    const texts = (await mailsTo(db, 'mira')).map(({ text }) => text);
    expect(texts.filter((text) => text.includes('Score: 86%'))).toHaveLength(1);
    expect(
      texts.filter(
        (text) => text.includes('The result of this course is not shown.') && !/86%|Score|Passed/.test(text),
      ),
    ).toHaveLength(1);
  });
});

describe('SRV-60: the mailbox of the demonstration', () => {
  it('is read by anybody, the newest first, by person, as text and as HTML that may do nothing', async () => {
    await mail('announcement', 'now');
    await clockTo('2027-01-06T10:00:00Z');
    await say('<img src=x onerror=alert(1)> older');
    await deliver();
    await clockTo('2027-01-06T11:00:00Z');
    await say('newer');
    await deliver();
    const visitor = await academy.browser(null);
    const list = await visitor.send('/mailbox');
    expect(list.status).toBe(200);
    const ids = [...list.text.matchAll(/href="\/mailbox\/([\w-]+)"/g)].map(([, id]) => id);
    expect(ids).toHaveLength(4);
    const texts = await Promise.all(ids.map(async (id) => (await visitor.send(`/mailbox/${id}`)).text));
    expect(texts.map((text) => (text.includes('newer') ? 'newer' : 'older'))).toEqual([
      'newer',
      'newer',
      'older',
      'older',
    ]);
    const hers = await visitor.send(`/mailbox?to=${uuidOf('user:mira')}`);
    expect([...hers.text.matchAll(/href="\/mailbox\/[\w-]+"/g)]).toHaveLength(2);
    const page = texts.at(-1) ?? '';
    expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(page).not.toContain('<img');
    const html = await visitor.send(`/mailbox/${ids.at(-1)}/html`);
    expect(html.text).not.toContain('<img');
    expect(html.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*sandbox/);
    expect(html.text).not.toMatch(/<[^>]+ (src|background)=|url\(/);
  });
  it('comes fifty at a time, and what is not there is not found', async () => {
    const visitor = await academy.browser(null);
    const rows = Array.from({ length: 53 }, (_, n) => ({
      id: `mail-${n}`,
      userId: uuidOf('user:mira'),
      toName: 'Mira',
      toAddress: 'mira@a.example',
      subject: `Mail ${n}`,
      text: 't',
      html: '<html><head></head></html>',
      headers: {},
      sent: new Date(Date.UTC(2026, 0, 1, 0, n)),
    }));
    await db.insert(mailboxMails).values(rows);
    const first = await visitor.send('/mailbox');
    const more = /href="(\/mailbox\?[^"]*before[^"]*)"/.exec(first.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const second = await visitor.send(more);
    const on = (text: string) => [...text.matchAll(/href="\/mailbox\/mail-/g)].length;
    expect([on(first.text), on(second.text), second.text.includes('before')]).toEqual([50, 3, false]);
    for (const path of ['/mailbox/none', '/mailbox/none/html', '/mailbox/%00'])
      expect((await visitor.send(path)).status, path).toBeGreaterThanOrEqual(400);
    expect((await visitor.send('/mailbox?before=never&to=%27')).status).toBe(200);
  });
  it('is on the list of an administrator', async () => {
    expect((await (await academy.browser('ada')).send('/admin')).text).toContain('href="/mailbox"');
  });
});
