// Where learners are in the parts of their runs, as the server keeps it (SRV-28, CALL-59, CALL-60).
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { bookmarks } from '../../../demo/server/db/schemaDrafts.ts';
import { activityWorkflows, objectiveWorkflows } from '../../../demo/server/db/schemaRuns.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { bookmarksOf, saveBookmark } from '../../../src/contract/parts/bookmarks.ts';
import { unite, type Range } from '../../../src/domain/tree/seenShare.ts';
import { workflowStates } from '../../../src/domain/course/states.ts';
import type { Learner } from '../support/academy.ts';
import { startAcademy } from '../support/startAcademy.ts';
import { storedRun, type RunSketch } from '../support/storedRun.ts';

const academy = await startAcademy();
const nils = await academy.as('nils');
const film = (sketch: RunSketch = {}) => storedRun(academy.db, uuidOf('user:nils'), { type: 'video', ...sketch });
type Of = Awaited<ReturnType<typeof film>>;
const now = () => academy.clock().now();
/** Seconds before now, as text. */
const ago = (seconds: number) => new Date(now() - seconds * 1000).toISOString();
const save = (of: Of, place: unknown, seen: unknown, at: unknown, who: Learner = nils) =>
  who.call(saveBookmark, {
    params: { id: of.run, activityPathId: of.activityPathId },
    body: { place, seen, at } as { place: number; seen: Range[]; at: string },
  });
const kept = (of: Of) => nils.ask(bookmarksOf, { params: { id: of.run } });

describe('of two places', () => {
  it.each([
    ['the later one is kept', [10, [], 60], [20, [], 30], 20, 30],
    ['the later one is kept, also when it comes first', [20, [], 30], [10, [], 60], 20, 30],
    ['of one moment the one that came last', [10, [], 30], [20, [], 30], 20, 30],
    ['one that names no place moves none', [10, [], 60], [null, [], 30], 10, 60],
    ['a place is one beside none, also from before', [null, [], 30], [10, [], 60], 10, 60],
    ['the beginning is a place', [10, [], 60], [0, [], 30], 0, 30],
    ['half a second is one too', [10, [], 60], [10.25, [], 30], 10.25, 30],
  ] as readonly (readonly [
    string,
    readonly [number | null, Range[], number],
    readonly [number | null, Range[], number],
    number,
    number,
  ])[])('%s', async (_name, first, second, place, seconds) => {
    const of = await film();
    const times = new Map([30, 60].map((one) => [one, ago(one)]));
    for (const [at, seen, when] of [first, second])
      expect((await save(of, at, seen, times.get(when))).status).toBe(200);
    expect(await kept(of)).toEqual([
      { activityPathId: of.activityPathId, place, seen: [], at: Date.parse(times.get(seconds) ?? '') },
    ]);
  });

  it('one in the future counts as now: what is looked at afterwards comes after it', async () => {
    const of = await film();
    expect((await save(of, 500, [], ago(-86_400))).status).toBe(200);
    const [one] = await kept(of);
    expect(one?.at).toBeLessThanOrEqual(now());
    await academy.clock().moveTo(60_000);
    expect((await save(of, 7, [], ago(0))).status).toBe(200);
    expect((await kept(of))[0]?.place).toBe(7);
  });
});

describe('what was seen', () => {
  it('is united, in whatever order it comes', async () => {
    const of = await film();
    await save(of, 30, [[20, 30]], ago(10));
    await save(
      of,
      8,
      [
        [0, 5],
        [4, 8],
      ],
      ago(90),
    );
    await save(
      of,
      null,
      [
        [8, 12],
        [29, 31],
      ],
      ago(50),
    );
    expect(await kept(of)).toMatchObject([
      {
        place: 30,
        seen: [
          [0, 12],
          [20, 31],
        ],
      },
    ]);
  });

  it('has at most 100 ranges: of more the longest stay', async () => {
    const of = await film();
    const short = Array.from({ length: 100 }, (_, index): Range => [index * 10, index * 10 + 1]);
    const long = Array.from({ length: 50 }, (_, index): Range => [index * 10 + 4, index * 10 + 8]);
    await save(of, 1, short, ago(10));
    await save(of, 1, long, ago(5));
    const [one] = await kept(of);
    expect(one?.seen).toEqual(unite([...short, ...long]));
    expect(one?.seen.length).toBe(100);
  });

  it('counts only while the run goes on: read again, the place alone moves', async () => {
    const of = await film({ state: 'finished', partState: 'finished' });
    expect((await save(of, 12, [[0, 12]], ago(1))).status).toBe(200);
    expect(await kept(of)).toMatchObject([{ place: 12, seen: [] }]);
  });

  it('stays with its run when that is over, and is nothing of the next', async () => {
    const of = await film();
    await save(of, 12, [[0, 12]], ago(9));
    await academy.db
      .update(objectiveWorkflows)
      .set({ state: workflowStates.finished })
      .where(eq(objectiveWorkflows.id, of.run));
    await academy.db
      .update(activityWorkflows)
      .set({ state: workflowStates.finished, finished: new Date() })
      .where(eq(activityWorkflows.id, of.partRun));
    await save(of, 3, [[50, 60]], ago(1));
    expect(await kept(of)).toMatchObject([{ place: 3, seen: [[0, 12]] }]);
    expect(await kept(await film())).toEqual([]);
  });
});

it.each([
  ['a place before the beginning', -1, [], ago(0), 'place'],
  ['a place beyond any film', 1e7, [], ago(0), 'place'],
  ['a place as text', '12', [], ago(0), 'place'],
  ['no place', undefined, [], ago(0), 'place'],
  ['a range that ends before its start', 1, [[5, 4]], ago(0), 'seen'],
  ['a range of nothing', 1, [[5, 5]], ago(0), 'seen'],
  ['a range of three', 1, [[1, 'x', 3]], ago(0), 'seen'],
  ['half a range', 1, [[1]], ago(0), 'seen'],
  ['no ranges', 1, null, ago(0), 'seen'],
  [
    'more ranges than there can be',
    1,
    Array.from({ length: 101 }, (_, index) => [index * 2, index * 2 + 1]),
    ago(0),
    'seen',
  ],
  ['no moment', 1, [], undefined, 'at'],
  ['a day that is none', 1, [], '2026-13-45', 'at'],
  ['a moment as number', 1, [], 5, 'at'],
  ['a moment before all', 1, [], '-200000-01-01T00:00:00.000Z', 'at'],
])('what cannot be read is refused and nothing is kept: %s', async (_name, place, seen, at, field) => {
  const of = await film();
  const { status, body } = await save(of, place, seen, at);
  expect([status, body.error?.code]).toEqual([400, 'bad_request']);
  expect(Object.keys(body.error?.fields ?? {})[0]?.split('.')[0]).toBe(field);
  expect(await kept(of)).toEqual([]);
});

describe('a part', () => {
  it('has one bookmark, however often it is kept and from how many tabs', async () => {
    const of = await film();
    const tabs = [nils, await academy.as('nils')];
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        save(of, index, [[index * 10, index * 10 + 5]], ago(20 - index), tabs[index % 2]),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    // None of what was seen is lost, and the latest place stays, whichever came last.
    expect(await kept(of)).toMatchObject([
      { place: 11, seen: Array.from({ length: 12 }, (_, index) => [index * 10, index * 10 + 5]) },
    ]);
    expect((await academy.db.select().from(bookmarks).where(eq(bookmarks.workflowId, of.run))).length).toBe(1);
  });

  it('that is no part of the run has none; a course without parts has its own', async () => {
    const of = await film();
    expect((await save({ ...of, activityPathId: (await film()).activityPathId }, 1, [], ago(0))).status).toBe(404);
    expect((await save({ ...of, run: 'nothing' }, 1, [], ago(0))).status).toBe(404);
    expect((await nils.call(bookmarksOf, { params: { id: 'nothing' } })).status).toBe(404);
    // The root of a course stands for the whole where it has no parts.
    expect((await save({ ...of, activityPathId: of.objectiveId }, 4, [], ago(0))).status).toBe(200);
    expect(await kept(of)).toMatchObject([{ activityPathId: of.objectiveId, place: 4 }]);
  });
});

it('an administrator who acts as the learner moves nothing (SESS-14)', async () => {
  const of = await film();
  await save(of, 30, [[0, 30]], ago(10));
  const admin = await academy.browser('ada');
  const token = /name="token" value="([^"]+)"/.exec((await admin.send('/admin/people')).text)?.[1] ?? '';
  const acts = await admin.send('/admin/impersonation', {
    method: 'POST',
    headers: { origin: academy.origin },
    body: new URLSearchParams({ token, userId: uuidOf('user:nils') }),
  });
  expect(acts.status).toBe(303);
  const reply = await admin.send(
    `/api/lectern/v1/users/me/objective-workflows/${of.run}/bookmarks/${of.activityPathId}`,
    {
      method: 'PUT',
      headers: {
        'accept': 'application/json',
        'origin': academy.origin,
        'x-requested-with': 'XMLHttpRequest',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ place: 99, seen: [[90, 99]], at: ago(0) }),
    },
  );
  expect(reply.status).toBe(200);
  expect(await kept(of)).toMatchObject([{ place: 30, seen: [[0, 30]] }]);
});
