// A course in progress that its learner leaves and adds again: all that is asked for, before, meanwhile and afterwards (LEAVE-5, LEAVE-6).
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { objectiveAccesses } from '../../../demo/server/db/schema.ts';
import { leavings } from '../../../demo/server/db/schemaLeavings.ts';
import { activityWorkflows, objectiveWorkflows } from '../../../demo/server/db/schemaRuns.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { calls } from '../../../src/contract/calls.ts';
import { createSelfEnrollment } from '../../../src/contract/courses/enrolment.ts';
import { leaveCourse } from '../../../src/contract/courses/leaveCourse.ts';
import { objectiveAccesses as courses } from '../../../src/contract/courses/objectiveAccesses.ts';
import {
  finishObjectiveWorkflow,
  startObjectiveWorkflow,
  submitObjectiveWorkflow,
} from '../../../src/contract/courses/objectiveWorkflows.ts';
import {
  activityTree,
  finishActivityWorkflows,
  startActivityWorkflows,
  updateActivityWorkflow,
} from '../../../src/contract/parts/activities.ts';
import { saveAnswer } from '../../../src/contract/parts/answers.ts';
import { saveBookmark } from '../../../src/contract/parts/bookmarks.ts';
import { savePart } from '../../../src/contract/parts/savedParts.ts';
import { readAnnouncements } from '../../../src/contract/parts/unreadCounts.ts';
import type { Call, CallInput } from '../../../src/contract/wire/call.ts';
import { catalogFilter, enrolledFilter } from '../../../src/domain/course/listMembership.ts';
import type { FilterExpression } from '../../../src/domain/filter/filter.ts';
import { flattenTree } from '../../../src/domain/tree/flattenTree.ts';
import type { Learner } from '../support/academy.ts';
import { startAcademy } from '../support/startAcademy.ts';

const academy = await startAcademy();
const { db } = academy;
const DAY = 86_400_000;
const miraId = uuidOf('user:mira');
const mira = await academy.as('mira');
const send = (who: Learner, body: object) =>
  who.call(leaveCourse, { body: { id: randomUUID(), reason: null, comment: '', ...body } as never });
const add = (assignment: string) =>
  mira.call(createSelfEnrollment, { body: { id: randomUUID(), objectiveAccessId: assignment } });
const holds = async (list: FilterExpression, id: string) =>
  (await mira.ask(courses, { query: { filter: [list, 'and', ['objective.id', '=', id]] } })).items.length === 1;

describe('LEAVE-5, LEAVE-6 a course in progress that is left, and added again', () => {
  const code = 'DAT 140';
  const ids: Record<string, string> = {};
  let before: Readonly<Record<string, unknown>> = {};

  /** What path parameters mean here. */
  const params = (path: string): Readonly<Record<string, string>> => ({
    ...ids,
    id: /objective-workflow-aggregates\/\{id\}/.test(path)
      ? (ids['aggregateId'] ?? '')
      : /objectives\/\{id\}/.test(path)
        ? (ids['objectiveId'] ?? '')
        : (ids['workflowId'] ?? ''),
  });
  const reads = calls
    .map((call) => call as Call)
    .filter(({ method, audience, reply }) => method === 'GET' && audience === 'user' && !reply)
    .filter(({ name }) => !/^(calendarFeed|file|attachment)/.test(name));
  const read = (call: Call) =>
    mira.call(call, {
      params: params(call.path),
      query: call.name === 'certificateRecords.query' ? { filter: ['objective.code', '=', code] } : {},
    } as CallInput);
  const readAll = async () => {
    const all: Record<string, { readonly status: number; readonly body: unknown }> = {};
    for (const call of reads) {
      const { status, body } = await read(call);
      all[call.name] = { status, body };
    }
    return all;
  };
  /** Of the course and of nobody else: that it is there is told in the catalog alone. */
  const traces = (all: Readonly<Record<string, unknown>>) =>
    Object.entries(all).flatMap(([name, reply]) =>
      ['workflowId', 'activityWorkflowId'].some((id) => JSON.stringify(reply).includes(ids[id] ?? '?')) ? [name] : [],
    );

  beforeAll(async () => {
    const course = await mira.course(code);
    const workflowId = course.aggregate.lastObjectiveWorkflow?.id ?? '';
    const tree = await mira.ask(activityTree, { params: { id: workflowId } });
    const row = flattenTree(tree, { now: academy.clock().now(), course: 'inProgress' }).find(
      ({ leaf, part }) => leaf && part.child.aggregate.lastActivityWorkflow,
    );
    Object.assign(ids, {
      accessId: course.id,
      objectiveId: course.objective.id,
      objectiveAccessId: course.objectiveAccessId,
      aggregateId: course.aggregate.id,
      workflowId,
      knowledgeModelId: course.objective.id,
      channelId: course.objective.announcementChannelId,
      activityPathId: row?.part.activityPathId,
      activityWorkflowId: row?.part.child.aggregate.lastActivityWorkflow?.id,
      userId: miraId,
      groupActivityWorkflowId: randomUUID(),
    });
    await mira.ask(savePart, {
      params: { id: workflowId, activityPathId: ids['activityPathId'] ?? '' },
      body: { saved: true, at: new Date(academy.clock().now()).toISOString() },
    });
    await mira.ask(saveBookmark, {
      params: { id: workflowId, activityPathId: ids['activityPathId'] ?? '' },
      body: { place: 12, seen: [], at: new Date(academy.clock().now()).toISOString() },
    });
    await db
      .update(objectiveAccesses)
      .set({ dueDate: new Date(academy.clock().now() + DAY) })
      .where(eq(objectiveAccesses.id, course.id));
    before = await readAll();
  });

  it('what is asked for tells much of it before', () => {
    const told = traces(before);
    for (const name of ['objectiveAccess.get', 'objectiveAccesses.query', 'savedParts.get'])
      expect(told, told.join()).toContain(name);
    const of = (name: string) => JSON.stringify(before[name]);
    for (const name of ['calendar.get', 'channels.get', 'unreadCounts.get', 'nextSteps.get'])
      expect(of(name), name).toMatch(new RegExp(`${ids['objectiveId']}|${ids['channelId']}`));
  });

  it('while it is left no call tells anything of the run, nor of what belongs to the enrolled', async () => {
    expect((await send(mira, { aggregateId: ids['aggregateId'], reason: 'noTime' })).status).toBe(200);
    const left = await readAll();
    expect(traces(left)).toEqual([]);
    const of = (name: string) => JSON.stringify(left[name]);
    for (const name of ['calendar.get', 'channels.get', 'unreadCounts.get', 'nextSteps.get', 'savedParts.get'])
      expect(of(name), name).not.toMatch(new RegExp(`${ids['objectiveId']}|${ids['channelId']}`));
    // All that is asked for by the ids of the run, of its channel or of its tutor.
    const byId = reads.filter(({ path }) => /workflows\/\{id\}|channelId|knowledgeModelId|knowledge-model/.test(path));
    expect(byId.length).toBeGreaterThan(12);
    for (const { name } of byId) expect([name, (left[name] as { status: number }).status]).toEqual([name, 404]);
    const course = await mira.course(code);
    expect([course.aggregate.isSelfEnrolled, course.aggregate.lastObjectiveWorkflow]).toEqual([false, null]);
    expect([
      await holds(enrolledFilter, ids['objectiveId'] ?? ''),
      await holds(catalogFilter, ids['objectiveId'] ?? ''),
    ]).toEqual([false, true]);
  });

  it('the counts of lists are those of a course that was never begun', async () => {
    const [one, other] = (await Promise.all(
      [enrolledFilter, catalogFilter].map(async (filter) =>
        Number(
          (
            await mira.send(
              'GET',
              `/api/lms/v1/users/me/objective-accesses/query?requireTotalCount=true&filter=${encodeURIComponent(JSON.stringify(filter))}`,
            )
          ).body['totalCount'],
        ),
      ),
    )) as [number, number];
    const total = (name: string) =>
      (before[name] as { body: readonly { objectivesCount: number }[] }).body.reduce(
        (sum, n) => sum + n.objectivesCount,
        0,
      );
    expect(one).toBeGreaterThan(0);
    expect(other).toBeGreaterThan(0);
    const sum = async (path: string) =>
      (
        (await mira.send('GET', `/api/lms/v1/users/me/${path}`)).body as unknown as { objectivesCount: number }[]
      ).reduce((all, n) => all + n.objectivesCount, 0);
    expect(await sum('enrolled-showcases')).toBe(total('enrolledShowcases.get') - 1);
    expect(await sum('catalog-showcases')).toBe(total('catalogShowcases.get') + 1);
  });

  it.each<[string, (who: Learner) => Promise<{ readonly status: number }>, number]>([
    [
      'starts it',
      (who) =>
        who.call(startObjectiveWorkflow, {
          body: { id: randomUUID(), objectiveWorkflowAggregateId: ids['aggregateId'] ?? '' },
        }),
      409,
    ],
    [
      'starts a part',
      (who) =>
        who.call(startActivityWorkflows, {
          body: { objectiveWorkflowId: ids['workflowId'] ?? '', activityPartIds: [] },
        }),
      404,
    ],
    [
      'finishes a part',
      (who) =>
        who.call(finishActivityWorkflows, {
          body: {
            objectiveWorkflowId: ids['workflowId'] ?? '',
            activityWorkflowIds: [ids['activityWorkflowId'] ?? ''],
          },
        }),
      404,
    ],
    [
      'shows a part',
      (who) =>
        who.call(updateActivityWorkflow, {
          params: params('objective-workflows/{id}') as never,
          body: { activityWorkflowIds: [ids['activityWorkflowId'] ?? ''] },
        }),
      404,
    ],
    [
      'finishes it',
      (who) =>
        who.call(finishObjectiveWorkflow, { body: { id: randomUUID(), objectiveWorkflowId: ids['workflowId'] ?? '' } }),
      404,
    ],
    [
      'hands it in',
      (who) => who.call(submitObjectiveWorkflow, { body: { id: ids['workflowId'] ?? '' } }, 'respond-sync'),
      404,
    ],
    [
      'keeps an answer',
      (who) =>
        who.call(saveAnswer, { params: params('objective-workflows/{id}') as never, body: { text: 'x', base: 0 } }),
      404,
    ],
    [
      'keeps a place',
      (who) =>
        who.call(saveBookmark, {
          params: params('objective-workflows/{id}') as never,
          body: { place: 1, seen: [], at: new Date().toISOString() },
        }),
      404,
    ],
    [
      'saves a part',
      (who) =>
        who.call(savePart, {
          params: params('objective-workflows/{id}') as never,
          body: { saved: true, at: new Date().toISOString() },
        }),
      404,
    ],
    [
      'reads its channel',
      (who) => who.call(readAnnouncements, { params: { channelId: ids['channelId'] ?? '' }, body: {} }),
      404,
    ],
  ])('nobody %s', async (_name, act, status) => {
    const rows = async () => ({
      runs: await db
        .select()
        .from(objectiveWorkflows)
        .where(eq(objectiveWorkflows.accessId, ids['accessId'] ?? '')),
      parts: await db
        .select()
        .from(activityWorkflows)
        .where(eq(activityWorkflows.workflowId, ids['workflowId'] ?? '')),
    });
    const kept = await rows();
    expect((await act(mira)).status).toBe(status);
    expect(await rows()).toEqual(kept);
  });

  it('LEAVE-6 added again, all stands where it stood', async () => {
    expect((await add(ids['objectiveAccessId'] ?? '')).status).toBe(200);
    expect(await readAll()).toEqual(before);
    // The run goes on, and is not a new one.
    const started = await mira.ask(startObjectiveWorkflow, {
      body: { id: randomUUID(), objectiveWorkflowAggregateId: ids['aggregateId'] ?? '' },
    });
    expect(started).toMatchObject({ id: ids['workflowId'] });
    expect(
      await db
        .select()
        .from(leavings)
        .where(eq(leavings.accessId, ids['accessId'] ?? '')),
    ).toMatchObject([{ reason: 'noTime', returnedAt: expect.any(Date) }]);
  });

  it('and can be left once more, with another word', async () => {
    expect((await send(mira, { aggregateId: ids['aggregateId'], reason: 'tooHard' })).status).toBe(200);
    expect(
      await db
        .select()
        .from(leavings)
        .where(eq(leavings.accessId, ids['accessId'] ?? '')),
    ).toMatchObject([{ reason: 'tooHard', returnedAt: null }]);
    expect((await add(ids['objectiveAccessId'] ?? '')).status).toBe(200);
    expect(await readAll()).toEqual(before);
  });
});
