// Personal notices: each kind is told once, where it happens or by the look through dates, and says nothing
// that is hidden (NOTE-9 to NOTE-13, SRV-63).
import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../../demo/server/http/app.ts';
import { objectiveAccesses, objectives, users } from '../../../demo/server/db/schema.ts';
import { announcements, channelReads } from '../../../demo/server/db/schemaAnnouncements.ts';
import { certificateRecords } from '../../../demo/server/db/schemaCertificates.ts';
import { mailboxMails, notices, outgoingMails } from '../../../demo/server/db/schemaNotices.ts';
import { activityWorkflows, objectiveWorkflows } from '../../../demo/server/db/schemaRuns.ts';
import { groupMembers, groups } from '../../../demo/server/db/schemaTeams.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { issueDue } from '../../../demo/server/certificates/issueDue.ts';
import { revoke } from '../../../demo/server/certificates/admin/revoke.ts';
import { tellTeam } from '../../../demo/server/notices/tellTeam.ts';
import {
  channelAnnouncements,
  channelsOfLearner,
  readAllChannels,
} from '../../../src/contract/notifications/channels.ts';
import { readAnnouncements, unreadCounts } from '../../../src/contract/parts/unreadCounts.ts';
import { startActivityWorkflows } from '../../../src/contract/parts/activities.ts';
import { certifiedRun } from '../support/certifiedRun.ts';
import { announce, forYou, keptOf, mailsTo, toldIn } from '../support/noticesOf.ts';
import { startAcademy } from '../support/startAcademy.ts';
import { storedRun } from '../support/storedRun.ts';

const academy = await startAcademy();
const { db, clock } = academy;
const [mira, nils, ines] = [await academy.as('mira'), await academy.as('nils'), await academy.as('ines')];
const leila = await academy.browser('leila');
const [HOUR, DAY] = [3_600_000, 86_400_000];
const look = () => academy.mailroom().look();
const kinds = async (username: string) => (await keptOf(db, username)).map(({ kind }) => kind);
const later = (milliseconds: number) => new Date(clock().now() + milliseconds);
const dueOfMira = (code: string, dueDate: Date | null) =>
  db
    .update(objectiveAccesses)
    .set({ dueDate })
    .where(
      and(
        eq(objectiveAccesses.userId, uuidOf('user:mira')),
        eq(objectiveAccesses.objectiveId, uuidOf(`course:${code}`)),
      ),
    );

/** Nothing is left that the look through dates would tell. */
async function quiet(): Promise<void> {
  await db.execute(sql`update activity_parts set activity_constraint = null where activity_constraint ? 'due'`);
  await db.update(objectiveAccesses).set({ dueDate: null, gradeRevealDate: null });
  await db.update(certificateRecords).set({ expires: null });
}
beforeEach(async () => {
  await quiet();
  for (const table of [notices, outgoingMails, mailboxMails, channelReads]) await db.delete(table);
});

describe('announcements', () => {
  it('are told to each learner of the course once, and stand in its channel, not in theirs', async () => {
    await announce(leila, academy.origin, 'STA 210', 'The hall is closed.');
    expect([await kinds('mira'), await kinds('pavel'), await kinds('nils')]).toEqual([
      ['announcement'],
      ['announcement'],
      [],
    ]);
    expect(await toldIn(mira)).toEqual([]);
    expect((await mira.ask(unreadCounts, {}))[forYou]).toBeUndefined();
    expect((await mira.ask(channelsOfLearner, {})).map(({ id }) => id)).not.toContain(forYou);
  });
  it('are not told to who wrote them', async () => {
    await announce(await academy.browser('ines'), academy.origin, 'KIN 110', 'Bring a camera.');
    expect([await kinds('mira'), await kinds('ines')]).toEqual([['announcement'], []]);
  });
  it('that were withdrawn are told no more', async () => {
    await announce(leila, academy.origin, 'STA 210', 'By mistake.');
    const [found] = await db.select().from(announcements).where(eq(announcements.text, 'By mistake.'));
    const path = `/teach/announcements/${uuidOf('course:STA 210')}`;
    const token = /name="token" value="([^"]+)"/.exec((await leila.send(path)).text)?.[1] ?? '';
    await leila.send(`${path}/withdrawal`, {
      method: 'POST',
      headers: { origin: academy.origin },
      body: new URLSearchParams({ token, id: found?.id ?? '' }),
    });
    expect(await kinds('mira')).toEqual([]);
    await academy.mailroom().deliver();
    expect(await mailsTo(db, 'mira')).toEqual([]);
  });
  it('NOTE-20 stand also where nobody could be told of them', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await db.execute(sql`alter table notices rename to notices_away`);
    await announce(leila, academy.origin, 'STA 210', 'Told by itself alone.');
    await db.execute(sql`alter table notices_away rename to notices`);
    vi.restoreAllMocks();
    expect(await db.select().from(announcements).where(eq(announcements.text, 'Told by itself alone.'))).toHaveLength(
      1,
    );
    expect(await kinds('mira')).toEqual([]);
  });
});

describe('what is due', () => {
  it('is told once for each date, from two days ahead on, and not when it is done', async () => {
    await dueOfMira('ETH 105', later(49 * HOUR));
    await look();
    expect(await kinds('mira')).toEqual([]);
    await dueOfMira('ETH 105', later(47 * HOUR));
    await look();
    await look();
    expect(await kinds('mira')).toEqual(['dueSoon']);
    const [told] = await toldIn(mira);
    expect(told).toMatchObject({ kind: 'dueSoon', objectiveId: uuidOf('course:ETH 105'), part: null });
    await dueOfMira('ETH 105', later(30 * HOUR));
    await look();
    expect(await kinds('mira')).toEqual(['dueSoon', 'dueSoon']);
    await dueOfMira('SAF 001', later(30 * HOUR));
    await look();
    expect(await kinds('mira')).toHaveLength(2);
  });
  it('may be a part of a course, which the notice leads to', async () => {
    const due = later(40 * HOUR).toISOString();
    const run = await storedRun(db, uuidOf('user:mira'), { constraint: { due } });
    await look();
    expect(await toldIn(mira)).toEqual([
      expect.objectContaining({
        kind: 'dueSoon',
        objectiveId: run.objectiveId,
        part: { axis: [run.part], name: 'Leaf' },
        at: Date.parse(due),
      }),
    ]);
  });
  it('is told after the clock was moved there', async () => {
    const ada = await academy.as('ada');
    await dueOfMira('ETH 105', later(5 * DAY));
    const move = (body: object) => ada.send('POST', '/admin/clock', body);
    await move({ advanceMs: 3.5 * DAY });
    expect(await kinds('mira')).toEqual(expect.arrayContaining(['dueSoon']));
    await move({ reset: true });
    // What lies ahead of the clock is nobody's news.
    expect(await toldIn(mira)).toEqual([]);
  });
});

describe('NOTE-13: a graded run', () => {
  /** A run of Nils that grades itself now. */
  async function graded(reveal: number, revealDate: Date | null) {
    const run = await storedRun(db, uuidOf('user:nils'), {
      state: 'submitted',
      partState: 'finished',
      scored: true,
      reveal,
    });
    await db
      .update(objectiveAccesses)
      .set({ gradeRevealDate: revealDate })
      .where(eq(objectiveAccesses.id, run.accessId));
    await db
      .update(activityWorkflows)
      .set({ normalizedScore: 0.86, passed: true })
      .where(eq(activityWorkflows.id, run.partRun));
    await db
      .update(objectiveWorkflows)
      .set({ gradeAt: later(-1000) })
      .where(eq(objectiveWorkflows.id, run.run));
    await look();
    return run;
  }
  const policies = { none: 0, never: 1, afterFinish: 2, afterDate: 3 };
  it.each([
    ['none', policies.none, null],
    ['afterFinish', policies.afterFinish, null],
    ['afterDate, which has come', policies.afterDate, -HOUR],
  ])('is told with its result: %s', async (_policy, reveal, from) => {
    const { objectiveId } = await graded(reveal, from === null ? null : later(from));
    await look();
    expect(await toldIn(nils)).toEqual([
      expect.objectContaining({ kind: 'graded', objectiveId, result: expect.objectContaining({ percent: 86 }) }),
    ]);
  });
  it('is told without a result where that is never shown', async () => {
    const { objectiveId } = await graded(policies.never, null);
    const reply = await nils.call(channelAnnouncements, { params: { channelId: forYou } });
    expect(await toldIn(nils)).toEqual([expect.objectContaining({ kind: 'graded', objectiveId, result: null })]);
    expect(JSON.stringify(reply.body)).not.toMatch(/percent|passed|grade"/);
  });
  it('GRADE-3 is not told before the day of its result, and then once', async () => {
    const { accessId } = await graded(policies.afterDate, later(2 * DAY));
    expect(await kinds('nils')).toEqual([]);
    // The day comes.
    await db
      .update(objectiveWorkflows)
      .set({ finished: later(-2 * DAY) })
      .where(eq(objectiveWorkflows.accessId, accessId));
    await db.execute(
      sql`update objective_records set finished = ${later(-2 * DAY).toISOString()}::timestamptz where access_id = ${accessId}`,
    );
    await db
      .update(objectiveAccesses)
      .set({ gradeRevealDate: later(-HOUR) })
      .where(eq(objectiveAccesses.id, accessId));
    await look();
    await look();
    expect(await toldIn(nils)).toEqual([
      expect.objectContaining({ kind: 'graded', result: expect.objectContaining({ percent: 86 }) }),
    ]);
  });
  it('whose result is hidden again says it no more', async () => {
    const { accessId } = await graded(policies.none, null);
    await db
      .update(objectiveAccesses)
      .set({ gradeRevealPolicy: policies.never })
      .where(eq(objectiveAccesses.id, accessId));
    expect(await toldIn(nils)).toEqual([expect.objectContaining({ kind: 'graded', result: null })]);
  });
  it('that was only finished, with nothing to be graded, is none', async () => {
    const run = await storedRun(db, uuidOf('user:nils'), { partState: 'finished' });
    await nils.send(
      'POST',
      '/api/lms/v1/finish-objective-workflows',
      { id: randomUUID(), objectiveWorkflowId: run.run },
      'respond-sync',
    );
    const [workflow] = await db.select().from(objectiveWorkflows).where(eq(objectiveWorkflows.id, run.run));
    expect([workflow?.finished !== null, await kinds('nils')]).toEqual([true, []]);
  });
});

describe('a certificate', () => {
  const issued = async (reveal?: number) => {
    const run = await certifiedRun(db, uuidOf('user:nils'), {
      state: 'finished',
      ...(reveal !== undefined && { reveal }),
    });
    await db.execute(
      sql`update objective_records set passed = true, normalized_score = 0.9 where workflow_id = ${run.run}`,
    );
    await issueDue(db, clock().now(), { recordId: run.run });
    const [made] = await db.select().from(certificateRecords).where(eq(certificateRecords.recordId, run.run));
    return { ...run, number: made?.number ?? '', id: made?.id ?? '' };
  };
  it('is told when it is issued and when it is revoked, once each', async () => {
    const { number, id, objectiveId } = await issued();
    await issueDue(db, clock().now(), { userId: uuidOf('user:nils') });
    const told = { kind: 'certificate', number, objectiveId };
    expect(await toldIn(nils)).toEqual([expect.objectContaining({ ...told, event: 'issued' })]);
    const by = { now: clock().now(), by: uuidOf('user:ada'), reason: 'A mistake.' };
    await Promise.all([revoke(db, id, by), revoke(db, id, by)]);
    // That it was issued is not true any more.
    expect(await toldIn(nils)).toEqual([expect.objectContaining({ ...told, event: 'revoked' })]);
    expect(await kinds('nils')).toEqual(['certificate', 'certificate']);
  });
  it('CERT-8 of a result that is told later is not told before', async () => {
    const { accessId } = await issued(3);
    expect(await kinds('nils')).toEqual([]);
    await db
      .update(certificateRecords)
      .set({ created: later(-2 * DAY) })
      .where(eq(certificateRecords.objectiveId, accessId));
    await db
      .update(objectiveAccesses)
      .set({ gradeRevealDate: later(-HOUR) })
      .where(eq(objectiveAccesses.id, accessId));
    await look();
    expect((await toldIn(nils)).map(({ kind }) => kind)).toContain('certificate');
  });
  it.each([
    ['in 31 days: not yet', 31, []],
    ['in 29 days: told', 29, ['expiring']],
    ['yesterday: too late', -1, []],
  ])('that expires %s', async (_when, days, wanted) => {
    const { id } = await issued();
    await db.delete(notices);
    await db
      .update(certificateRecords)
      .set({ expires: later(days * DAY) })
      .where(eq(certificateRecords.id, id));
    await look();
    await look();
    expect((await toldIn(nils)).map((one) => (one.kind === 'certificate' ? one.event : one.kind))).toEqual(wanted);
  });
  it('that expires in a course with a channel is told there alone (CERT-10)', async () => {
    const { id, objectiveId } = await issued();
    await db.delete(notices);
    await db.update(objectives).set({ announcementChannelId: randomUUID() }).where(eq(objectives.id, objectiveId));
    await db
      .update(certificateRecords)
      .set({ expires: later(10 * DAY) })
      .where(eq(certificateRecords.id, id));
    await look();
    expect([await kinds('nils'), await toldIn(nils)]).toEqual([['certificate'], []]);
  });
});

describe('a team', () => {
  /** A part that is done together, of which Mira and Ines have a run each. */
  async function together(constraint?: Readonly<Record<string, string>>) {
    const of = (name: string) =>
      storedRun(db, uuidOf(`user:${name}`), { partState: null, ...(constraint && { constraint }) });
    const hers = await of('mira');
    await db.execute(sql`update activities set support_collaborative_mode = true where id = ${hers.activityId}`);
    const groupId = randomUUID();
    await db.insert(groups).values({ id: groupId, name: 'Pair', objectiveId: hers.objectiveId });
    await db.insert(groupMembers).values(['mira', 'ines'].map((name) => ({ groupId, userId: uuidOf(`user:${name}`) })));
    const theirs = randomUUID();
    await db.insert(objectiveAccesses).values({
      id: theirs,
      userId: uuidOf('user:ines'),
      objectiveId: hers.objectiveId,
      objectiveAccessId: theirs,
      aggregateId: theirs,
      isSelfEnrolled: true,
      lastWorkflowId: theirs,
    });
    await db
      .insert(objectiveWorkflows)
      .values({ id: theirs, accessId: theirs, userId: uuidOf('user:ines'), state: 1, started: later(-HOUR) });
    await db
      .insert(activityWorkflows)
      .values({ id: randomUUID(), workflowId: theirs, axis: '', state: 1, started: later(-HOUR) });
    return { ...hers, groupId, ofInes: theirs };
  }
  const begin = (who: typeof mira, objectiveWorkflowId: string, part: string, groupId: string | null) =>
    who.call(
      startActivityWorkflows,
      { body: { objectiveWorkflowId, activityPartIds: [part], groupId } },
      'respond-sync',
    );

  it('is told that somebody of it has begun what waits for the others, once', async () => {
    const { run, part, groupId, ofInes, objectiveId } = await together();
    expect((await begin(mira, run, part, groupId)).status).toBe(200);
    expect((await begin(mira, run, part, groupId)).status).toBe(200);
    expect(await toldIn(ines)).toEqual([
      { kind: 'team', objectiveId, courseName: 'Course', part: { axis: [part], name: 'Leaf' }, by: 'Mira Okafor' },
    ]);
    expect(await kinds('mira')).toEqual([]);
    await begin(ines, ofInes, part, groupId);
    expect(await kinds('mira')).toEqual([]);
  });
  it('TEAM-3 is not told of who works alone, nor of what does not open for the others', async () => {
    const alone = await together();
    await begin(mira, alone.run, alone.part, null);
    const locked = await together({ startFrom: later(DAY).toISOString() });
    await tellTeam(db, { groupId: locked.groupId, axis: locked.part, by: uuidOf('user:mira'), now: clock().now() });
    expect(await kinds('ines')).toEqual([]);
  });
});

describe('NOTE-11: the channel "For you"', () => {
  const tellMira = async (count: number) => {
    for (let n = 0; n < count; n++) {
      const due = later((2 + n / 10) * HOUR).toISOString();
      await storedRun(db, uuidOf('user:mira'), { constraint: { due } });
    }
    await look();
  };

  it('the learner’s own channel stands first, counts as unread, and is read alone or with all others', async () => {
    await tellMira(2);
    const [first, ...others] = await mira.ask(channelsOfLearner, {});
    expect(first).toMatchObject({ id: forYou, objectiveId: null, unread: 2, last: { notice: { kind: 'dueSoon' } } });
    expect(others.every(({ objectiveId }) => objectiveId !== null)).toBe(true);
    expect((await mira.ask(unreadCounts, {}))[forYou]).toBe(2);
    await mira.ask(readAnnouncements, { params: { channelId: forYou }, body: {} });
    expect((await mira.ask(unreadCounts, {}))[forYou]).toBeUndefined();
    expect((await mira.ask(channelsOfLearner, {}))[0]?.unread).toBe(0);
    await db.delete(channelReads);
    await mira.ask(readAllChannels, { body: {} });
    expect((await mira.ask(unreadCounts, {}))[forYou]).toBeUndefined();
  });
  it('comes thirty at a time, and none is left out or told twice', async () => {
    await tellMira(33);
    const page = (before?: string) =>
      mira.ask(channelAnnouncements, { params: { channelId: forYou }, ...(before && { query: { before } }) });
    const first = await page();
    expect([first.items.length, first.more, first.objectiveId]).toEqual([30, true, null]);
    const rest = await page(new Date(first.items.at(-1)?.sent ?? 0).toISOString());
    expect([rest.items.length, rest.more]).toEqual([3, false]);
    expect(new Set([...first.items, ...rest.items].map(({ id }) => id)).size).toBe(33);
  });
  it('NOTE-22 is each person’s own, and has nothing of courses that are theirs no more', async () => {
    await tellMira(1);
    expect((await toldIn(nils)).some(({ kind }) => kind === 'dueSoon')).toBe(false);
    expect(await toldIn(mira)).toHaveLength(1);
    const [kept] = await keptOf(db, 'mira');
    const own = eq(objectiveAccesses.objectiveId, kept?.objectiveId ?? '');
    await db.update(objectiveAccesses).set({ isSelfEnrolled: false, lastWorkflowId: null }).where(own);
    expect(await toldIn(mira)).toEqual([]);
  });
});

describe('SRV-63: two processes on one database', () => {
  it('tell and mail everything once', async () => {
    const second = await createApp({ db, clock: clock(), config: academy.config });
    afterAll(() => second.close());
    for (let n = 2; n < 6; n++)
      await storedRun(db, uuidOf('user:mira'), { constraint: { due: later(HOUR * n).toISOString() } });
    const rooms = [academy.mailroom(), second.mailroom, academy.mailroom(), second.mailroom];
    await announce(leila, academy.origin, 'STA 210', 'For both.');
    await Promise.all(rooms.map((room) => room.look()));
    await Promise.all(rooms.map((room) => room.deliver()));
    expect((await kinds('mira')).toSorted()).toEqual(['announcement', 'dueSoon', 'dueSoon', 'dueSoon', 'dueSoon']);
    expect(await mailsTo(db, 'mira')).toHaveLength(1);
    expect(await mailsTo(db, 'pavel')).toHaveLength(1);
    const tries = await db.select({ tries: outgoingMails.tries }).from(outgoingMails);
    expect(tries.every((one) => one.tries === 1)).toBe(true);
  });
});

it('NOTE-22 who may not learn is told nothing', async () => {
  const own = eq(users.id, uuidOf('user:pavel'));
  const [before] = await db.select().from(users).where(own);
  await db.update(users).set({ permissions: [] }).where(own);
  await announce(leila, academy.origin, 'STA 210', 'For learners.');
  expect(await kinds('pavel')).toEqual([]);
  await db
    .update(users)
    .set({ permissions: before?.permissions ?? [] })
    .where(own);
});
