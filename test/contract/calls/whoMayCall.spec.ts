// Every call of the contract against people who may not make it, and against ids of other people (PERM-6).
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { address } from '../../../src/contract/wire/address.ts';
import type { Call, CallInput } from '../../../src/contract/wire/call.ts';
import { calls } from '../../../src/contract/calls.ts';
import type { Learner } from '../support/academy.ts';
import { startAcademy } from '../support/startAcademy.ts';

const academy = await startAcademy();
const [mira, nils, omar, visitor] = [
  await academy.as('mira'),
  await academy.as('nils'),
  await academy.as('omar'),
  await academy.as(null),
];
const { id, objective, objectiveAccessId, aggregate, userId } = await mira.course('STA 210');
const hers: Readonly<Record<string, string>> = {
  accessId: id,
  objectiveId: objective.id,
  objectiveAccessId: objectiveAccessId ?? '',
  aggregateId: aggregate.id,
  workflowId: aggregate.lastObjectiveWorkflow?.id ?? '',
  userId,
};

/**
 * Asked of whoever is signed in, learner or not, or even of a visitor; sessions of frames have tests of their own
 * (frameSessions.long.spec.ts).
 */
const open: ReadonlySet<string> = new Set([
  'currentUser.get',
  'navigation.get',
  'events.send',
  // It has a test of its own (feedback.spec.ts).
  'feedback.send',
  'frameTicket.create',
  'signInCode.create',
]);
/** Asked by everybody who is signed in, of themselves alone: the profile is not the learners' own. */
const ofEverybody: ReadonlySet<string> = new Set(['units.get', 'timezone.save']);
/** A learner's own, of which there is but one: nobody else's can be named. */
const ofOneself: ReadonlySet<string> = new Set([
  'calendarFeed.renew',
  'calendarFeed.end',
  'channels.read',
  'notificationPreferences.save',
]);
/** Fills a path with Mira's own: her workflow stands for any id. */
const path = (call: Call) =>
  address(call, {
    params: Object.fromEntries(
      [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, hers[name] ?? hers['workflowId'] ?? '']),
    ),
    query: call.audience === 'public' ? { domain: 'a.example' } : {},
  } as CallInput);
const body = (call: Call) =>
  call.method === 'GET'
    ? undefined
    : {
        id: call.idempotency === 'client-id' ? randomUUID() : hers['workflowId'],
        ...Object.fromEntries(Object.entries(hers).filter(([name]) => name !== 'userId')),
        objectiveWorkflowId: hers['workflowId'],
        objectiveWorkflowAggregateId: hers['aggregateId'],
        activityPartIds: [],
        activityWorkflowIds: [hers['workflowId']],
        axis: [],
        text: 'Mine.',
        name: 'mine.pdf',
        size: 5,
        mediaType: '',
        modified: null,
        threadId: null,
        answersId: null,
        edit: false,
        until: new Date().toISOString(),
        saved: true,
        timezone: 'Asia/Tokyo',
        preferences: [],
        base: 0,
        answers: {},
        place: 1,
        seen: [],
        at: new Date().toISOString(),
      };
const all = calls
  .map((call) => call as Call)
  .map((call) => ({ call, name: `${call.name}, ${call.method} ${call.path}` }));
const users = all.filter(({ call }) => call.audience === 'user' && !open.has(call.name));

describe('a visitor', () => {
  it.each(users)('has to sign in for $name', async ({ call }) => {
    const reply = await visitor.send(call.method, path(call), body(call), call.prefer);
    expect([reply.status, reply.body.error?.code]).toEqual([401, 'unauthorized']);
  });
});
describe('somebody who may not take courses (PERM-5)', () => {
  it.each(users.filter(({ call }) => !ofEverybody.has(call.name)))('is refused $name', async ({ call }) => {
    const reply = await omar.send(call.method, path(call), body(call), call.prefer);
    expect([reply.status, reply.body.error?.code]).toEqual([403, 'forbidden']);
  });
});
describe('another learner, with ids of somebody else', () => {
  // A stream does not end by itself; that it tells nothing of others stands with it (channels.spec.ts).
  const answered = users.filter(({ call }) => call.name !== 'channels.changes');
  it.each(answered)('gets nothing of theirs by $name', async ({ call }) => {
    const reply = await nils.send(call.method, path(call), body(call), 'respond-sync');
    if (!ofOneself.has(call.name) && (call.method !== 'GET' || call.path.includes('{')))
      expect([reply.status, reply.body.error?.code]).toEqual([404, 'not_found']);
    else expect(reply.status).toBe(200);
    const said = JSON.stringify(reply.body);
    for (const name of ['accessId', 'aggregateId', 'workflowId', 'userId']) expect(said).not.toContain(hers[name]);
  });
  it('not by naming them in a filter either', async () => {
    for (const [where, field] of [
      ['users/me/objective-accesses/query', 'id'],
      ['objective-workflow-aggregates/query', 'id'],
      ['objective-workflow-aggregates/query', 'userId'],
    ] as const) {
      const value =
        field === 'userId' ? hers['userId'] : where.startsWith('users') ? hers['accessId'] : hers['aggregateId'];
      const asked = (who: Learner) =>
        who.send(
          'GET',
          `/api/lms/v1/${where}?requireTotalCount=true&filter=${encodeURIComponent(JSON.stringify([field, '=', value]))}`,
        );
      expect((await asked(nils)).body).toEqual({ data: [], totalCount: 0 });
      expect((await asked(mira)).body['totalCount']).toBeGreaterThan(0);
    }
  });
});
it('what was hers is as it was', async () => {
  expect(await mira.course('STA 210')).toMatchObject({
    id: hers['accessId'],
    userId: uuidOf('user:mira'),
    aggregate: { lastObjectiveWorkflow: { id: hers['workflowId'], state: 'inProgress' } },
  });
});
