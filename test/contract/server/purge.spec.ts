import { getTableName, sql, type SQL } from 'drizzle-orm';
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import { afterAll, expect, inject, it } from 'vitest';
import { activities, objectives, users } from '../../../demo/server/db/schema.ts';
import { mailboxMails, notices, outgoingMails } from '../../../demo/server/db/schemaNotices.ts';
import { feedback } from '../../../demo/server/db/schemaFeedback.ts';
import { commands } from '../../../demo/server/db/schemaRuns.ts';
import { events, oidcPayloads } from '../../../demo/server/db/schemaAuth.ts';
import { teamPresence } from '../../../demo/server/db/schemaTeams.ts';
import { purge } from '../../../demo/server/limits/purge.ts';
import { emptyDb } from '../support/emptyDb.ts';
import type {} from '../../postgres/provided.ts';

const { db, remove } = await emptyDb();
afterAll(remove);

const DAY = 86_400_000;
const now = Date.now();
const kept = { days: 30, events: 3, commands: 2, signIns: 4 };
const clean = () => purge(db, { now: () => now }, !inject('postgres'), kept);

it('what is old is forgotten, and of what is young so much stays as is kept of each (SRV-53)', async () => {
  const person = (id: string) => ({
    id,
    username: id,
    email: id,
    firstName: id,
    lastName: id,
    roles: [],
    permissions: [],
    features: [],
  });
  await db.insert(users).values([person('a'), person('b')]);
  const event = (userId: string, name: string, age: number) => ({
    userId,
    receivedAt: new Date(now - age),
    event: { name },
  });
  await db
    .insert(events)
    .values([
      event('a', 'old', 31 * DAY),
      ...[1, 2, 3, 4, 5].map((number) => event('a', `a${number}`, DAY)),
      event('b', 'b1', DAY),
    ]);
  const command = (id: string, userId: string, age: number, done = true) => ({
    id,
    userId,
    call: 'x',
    input: {},
    accepted: new Date(now - age),
    ...(done && { completed: new Date(now - age), state: 1 }),
  });
  await db
    .insert(commands)
    .values([
      command('old', 'b', 31 * DAY),
      command('waits', 'a', 40 * DAY, false),
      ...[1, 2, 3].map((number) => command(`c${number}`, 'a', (4 - number) * DAY)),
      command('d1', 'b', DAY),
    ]);
  const payload = (model: string, id: string, left: number) => ({
    model,
    id,
    payload: {},
    expiresAt: new Date(now + left),
  });
  await db
    .insert(oidcPayloads)
    .values([
      payload('Session', 'over', -DAY),
      payload('Session', 'lives', DAY),
      ...[1, 2, 3, 4, 5, 6].map((number) => payload('Interaction', `i${number}`, number * 1000 + DAY)),
    ]);

  await clean();
  expect((await db.select().from(events)).map(({ event: { name } }) => name).sort()).toEqual(['a3', 'a4', 'a5', 'b1']);
  // What was accepted and has not been carried out is owed (SRV-9).
  expect((await db.select().from(commands)).map(({ id }) => id).sort()).toEqual(['c2', 'c3', 'd1', 'waits']);
  expect((await db.select().from(oidcPayloads)).map(({ id }) => id).sort()).toEqual(['i3', 'i4', 'i5', 'i6', 'lives']);
  await clean();
  expect((await db.select().from(events)).length).toBe(4);
});

it('notices go after half a year, mails after a month, sent or not (SRV-64)', async () => {
  const [at, course] = [(days: number) => new Date(now - days * DAY), 'course'];
  await db.insert(activities).values({ id: course, name: 'A', type: 3, state: 2 });
  await db
    .insert(objectives)
    .values({ id: course, name: 'A', nameSort: 'a', state: 2, activityId: course, partsTotal: 0 });
  const notice = (id: string, days: number) => ({
    id,
    userId: 'a',
    kind: 'graded' as const,
    key: id,
    objectiveId: course,
    data: { workflowId: id },
    created: at(days),
    mail: 'off' as const,
  });
  await db.insert(notices).values([notice('kept', 179), notice('old', 181)]);
  const outgoing = (id: string, days: number) => ({
    id,
    userId: 'a',
    way: 'now' as const,
    made: at(days),
    next: at(days),
  });
  await db.insert(outgoingMails).values([outgoing('kept', 29), outgoing('old', 31)]);
  const mail = (id: string, days: number) => ({
    ...{ id, userId: 'a', toName: 'a', toAddress: 'a', subject: 's', text: 't', html: 'h', headers: {} },
    sent: at(days),
  });
  await db.insert(mailboxMails).values([mail('kept', 29), mail('old', 31)]);
  await clean();
  for (const table of [notices, outgoingMails, mailboxMails])
    expect((await db.select().from(table)).map(({ id }) => id)).toEqual(['kept']);
});

it.skipIf(inject('postgres'))(
  'the embedded database uses the room of what was forgotten again: however long it goes on, it does not grow',
  { timeout: 120_000 },
  async () => {
    const size = async () =>
      (
        (await db.execute(sql`select pg_total_relation_size('oidc_payloads')::int as n`)) as unknown as {
          readonly rows: readonly [{ readonly n: number }];
        }
      ).rows[0].n;
    const sizes: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      for (let index = 0; index < 10; index += 1)
        await db.insert(oidcPayloads).values(
          Array.from({ length: 20 }, (_, number) => ({
            model: 'Interaction',
            id: `r${round}-${index}-${number}`,
            payload: { text: `${round}${index}${number}`.repeat(300) },
            expiresAt: new Date(now + DAY + round * 1000 + index),
          })),
        );
      await clean();
      sizes.push(await size());
    }
    expect(sizes[5]).toBeLessThanOrEqual(sizes[1]! * 1.2);
  },
);

it('feedback is kept for two years (FEED-11)', async () => {
  const of = (age: number) => ({
    day: new Date(now - age * DAY).toISOString().slice(0, 10),
    grade: 3,
    options: [],
    comment: `${age}`,
    received: new Date(now - age * DAY),
  });
  await db.insert(feedback).values([0, 31, 729, 731, 2000].map(of));
  await clean();
  expect((await db.select().from(feedback)).map(({ comment }) => comment).sort()).toEqual(['0', '31', '729']);
});

it('who was at a part of a team is forgotten after a day (SRV-53, TEAM-8)', async () => {
  const [own] = await db.select({ id: users.id }).from(users).limit(1);
  const seen = (axis: string, age: number) => ({ userId: own?.id ?? '', axis, seen: new Date(now - age), here: false });
  await db.insert(teamPresence).values([seen('old', DAY + 1000), seen('young', DAY - 60_000)]);
  await clean();
  expect((await db.select().from(teamPresence)).map(({ axis }) => axis)).toEqual(['young']);
});

it('the space of each table from which rows are deleted is freed (SRV-53)', async () => {
  const [emptied, freed] = [new Set<string>(), new Set<string>()];
  const watched = new Proxy(db, {
    get(of, name) {
      if (name === 'delete')
        return (table: PgTable) => {
          emptied.add(getTableName(table));
          return of.delete(table);
        };
      if (name === 'execute')
        return async (query: SQL) => void freed.add(new PgDialect().sqlToQuery(query).sql.replace(/^vacuum "|"$/g, ''));
      const value: unknown = Reflect.get(of, name);
      return typeof value === 'function' ? (value.bind(of) as unknown) : value;
    },
  });
  await purge(watched, { now: () => now }, true, kept);
  expect(emptied.size).toBeGreaterThan(15);
  expect([...freed].sort()).toEqual([...emptied].sort());
});
