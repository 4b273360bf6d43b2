// Discussions of courses: who reads and says what, what is new, what is live, what instructors do (DISC-1
// to DISC-9, GRADING-9, CALL-120 to CALL-125).
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { activities } from '../../../demo/server/db/schema.ts';
import { activityWorkflows, objectiveWorkflows } from '../../../demo/server/db/schemaRuns.ts';
import { discussionPosts } from '../../../demo/server/db/work/schemaDiscussions.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { activityTree } from '../../../src/contract/parts/activities.ts';
import { discussionOf, readDiscussion, repliesOf } from '../../../src/contract/work/discussions.ts';
import { workflowStates } from '../../../src/domain/course/states.ts';
import { flattenTree } from '../../../src/domain/tree/flattenTree.ts';
import { isDone } from '../../../src/domain/tree/partDone.ts';
import { postLimit } from '../../../src/domain/work/discussion.ts';
import type { Learner } from '../support/academy.ts';
import { discussionBench } from '../support/discussionBench.ts';
import { startAcademy } from '../support/startAcademy.ts';
import { storedRun, type StoredRun } from '../support/storedRun.ts';

const academy = await startAcademy();
const [nils, pavel, lena] = [await academy.as('nils'), await academy.as('pavel'), await academy.as('lena')];
const ines = await academy.browser('ines');

const { shared, params, read, post, remove } = discussionBench(academy.db);
const isComplete = async (who: Learner, of: StoredRun) => {
  const tree = await who.ask(activityTree, { params: { id: of.run } });
  const rows = flattenTree(tree, { now: academy.clock().now(), course: null });
  return rows.some(({ part }) => part.id === of.part && isDone(part.child));
};

describe('DISC-1, DISC-3 saying something', () => {
  it('is read by all who take the course, under the name of the profile; the first post completes the part for its author', async () => {
    const { own, other } = await shared();
    expect(await read(nils, own)).toMatchObject({ threads: [], more: false, open: true, readUntil: null });
    expect(await isComplete(nils, own)).toBe(false);
    const thread = await post(nils, own, '  A <b>first</b>\r\nword. ');
    expect([thread.status, thread.body]).toMatchObject([200, { text: 'A <b>first</b>\nword.', own: true }]);
    expect([await isComplete(nils, own), await isComplete(pavel, other)]).toEqual([true, false]);
    const reply = await post(pavel, other, 'An answer', { threadId: thread.id });
    const further = await post(nils, own, 'And one to that', { threadId: thread.id, answersId: reply.id });
    const shown = await read(pavel, other);
    const [first] = shown.threads;
    expect(first).toMatchObject({ id: thread.id, own: false, text: 'A <b>first</b>\nword.', earlier: 0 });
    expect(first?.author).toMatch(/^Nils /);
    expect(first?.replies).toMatchObject([
      { id: reply.id, own: true, answersId: null },
      { id: further.id, own: false, answersId: reply.id },
    ]);
    expect(JSON.stringify(shown), 'nothing else of a person').not.toMatch(/@|user:|authorId/);
  });

  it('sent again it is said once; also many at once', async () => {
    const { own } = await shared();
    const id = randomUUID();
    const all = await Promise.all([1, 2, 3].map(() => post(nils, own, 'Once', {}, id)));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await read(nils, own)).threads).toHaveLength(1);
  });

  it.each([
    ['nothing but spaces', ' \n ', {}, 400],
    ['a number', 5, {}, 400],
    ['a sign that no database keeps', 'a\0b', {}, 400],
    ['a sign too much', 'x'.repeat(postLimit + 1), {}, 400],
    ['a thread that is not there', 'x', { threadId: randomUUID() }, 404],
    ['an answer without a thread', 'x', { answersId: randomUUID() }, 404],
    ['another text for what was never said', 'x', { edit: true }, 404],
  ])('DISC-2: %s is refused, and nothing is completed', async (_name, text, more, status) => {
    const { own } = await shared();
    expect((await post(nils, own, text, more)).status).toBe(status);
    expect([(await read(nils, own)).threads, await isComplete(nils, own)]).toEqual([[], false]);
  });

  it('DISC-2: an id that is no UUID is refused; the longest text is kept', async () => {
    const { own } = await shared();
    expect((await post(nils, own, 'x', {}, 'abc')).status).toBe(400);
    expect((await post(nils, own, 'ض'.repeat(postLimit))).status).toBe(200);
  });

  it('a reply is one level deep: no thread begins in a reply, and none in another discussion', async () => {
    const [{ own }, elsewhere] = [await shared(), await shared()];
    const thread = await post(nils, own, 'Thread');
    const reply = await post(nils, own, 'Reply', { threadId: thread.id });
    expect((await post(nils, own, 'x', { threadId: reply.id })).status).toBe(404);
    expect((await post(nils, elsewhere.own, 'x', { threadId: thread.id })).status).toBe(404);
    expect((await post(nils, elsewhere.own, 'x', {}, thread.id)).status, 'an id of another discussion').toBe(404);
  });
});

describe('PERM-6, SRV-13 who is no learner of the course, or may not read the part', () => {
  it('reads and says nothing there, and is not told that it is there', async () => {
    const { own } = await shared();
    const { id } = await post(nils, own, 'Ours');
    expect((await lena.call(discussionOf, { params: params(own) })).status).toBe(404);
    expect((await post(lena, own, 'x')).status).toBe(404);
    expect((await remove(lena, own, id)).status).toBe(404);
    expect((await lena.call(repliesOf, { params: { ...params(own), postId: id } })).status).toBe(404);
  });
  it.each([
    ['locked', { constraint: { startFrom: '2999-01-01T00:00:00Z' } }, 403],
    ['being graded', { state: 'submitted' }, 403],
  ] as const)('%s', async (_name, sketch, status) => {
    const { own } = await shared(sketch);
    expect((await nils.call(discussionOf, { params: params(own) })).status).toBe(status);
    expect((await post(nils, own, 'x')).status).toBe(status);
  });
  it('over: it is read, and nothing is added', async () => {
    const { own, other } = await shared();
    await post(nils, own, 'Mine');
    await post(pavel, other, 'Before');
    await academy.db
      .update(objectiveWorkflows)
      .set({ state: workflowStates.finished, finished: new Date() })
      .where(eq(objectiveWorkflows.id, own.run));
    expect(await read(nils, own)).toMatchObject({ open: false, threads: [{ text: 'Before' }, { text: 'Mine' }] });
    expect((await post(nils, own, 'x')).status).toBe(409);
  });
  it('a part that is no discussion', async () => {
    const of = await storedRun(academy.db, uuidOf('user:nils'), {});
    expect((await nils.call(discussionOf, { params: params(of) })).status).toBe(404);
  });
});

describe('DISC-4 what is one’s own', () => {
  it('gets another text, and says that it was changed; another’s does not', async () => {
    const { own, other } = await shared();
    const { id } = await post(nils, own, 'One');
    expect((await post(pavel, other, 'Mine now', { edit: true }, id)).status).toBe(404);
    expect((await post(nils, own, 'Two', { edit: true }, id)).body['text']).toBe('Two');
    const [thread] = (await read(pavel, other)).threads;
    expect([thread?.text, thread?.edited !== null]).toEqual(['Two', true]);
  });
  it('is removed: its place stays while somebody replied, its text is gone from the database', async () => {
    const { own, other } = await shared();
    const { id } = await post(nils, own, 'Regretted');
    expect((await remove(pavel, other, id)).status).toBe(404);
    await post(pavel, other, 'A reply', { threadId: id });
    for (const _ of [1, 2]) expect((await remove(nils, own, id)).status).toBe(200);
    const [thread] = (await read(pavel, other)).threads;
    expect(thread).toMatchObject({ text: '', deleted: 'author', replies: [{ text: 'A reply' }] });
    const [row] = await academy.db.select().from(discussionPosts).where(eq(discussionPosts.id, id));
    expect(row?.text).toBe('');
    expect((await post(nils, own, 'Back', { edit: true }, id)).status).toBe(409);
    const alone = await post(nils, own, 'Alone');
    await remove(nils, own, alone.id);
    expect((await read(nils, own)).threads.map((one) => one.id)).toEqual([id]);
  });
});

describe('DISC-5 what is new', () => {
  it('is what others said since the reader looked; that is kept, and never in the future', async () => {
    const { own, other } = await shared();
    await post(pavel, other, 'New');
    const until = new Date(academy.clock().now() + 86_400_000).toISOString();
    expect((await nils.call(readDiscussion, { params: params(own), body: { until } })).status).toBe(200);
    const { readUntil } = await read(nils, own);
    expect(readUntil).toBeLessThanOrEqual(academy.clock().now());
    expect((await read(pavel, other)).readUntil, 'of each by itself').toBeNull();
    expect((await nils.call(readDiscussion, { params: params(own), body: { until: 'now' } })).status).toBe(400);
  });
});

describe('DISC-6 live', () => {
  it('who looks is told at once when another one says something', async () => {
    const { own, other } = await shared();
    const browser = await academy.browser('nils');
    const cookie = [...browser.cookies].map(([key, { value }]) => `${key.split(' ')[0]}=${value}`).join('; ');
    const aborted = new AbortController();
    const path = `/api/lectern/v1/users/me/objective-workflows/${own.run}/discussions/${own.activityPathId}/changes`;
    const stream = await fetch(academy.origin + path, { headers: { cookie }, signal: aborted.signal });
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    const heard = async () => {
      let text = '';
      while (!text.includes('data:')) text += (await reader?.read())?.value ?? '';
      return /"stamp":"([^"]+)"/.exec(text)?.[1];
    };
    const first = await heard();
    await post(pavel, other, 'Hello');
    expect(await heard()).not.toBe(first);
    aborted.abort();
  });
});

describe('DISC-7 long ones', () => {
  it('come in pages of twenty threads, each with its newest fifty replies; the others are asked for', async () => {
    const { own } = await shared();
    const start = Date.now() - 100_000_000;
    const place = { objectiveId: own.objectiveId, axis: own.part, authorId: uuidOf('user:pavel'), text: 'x' };
    const threads = Array.from({ length: 45 }, (_, at) => ({
      ...place,
      id: randomUUID() as string,
      created: new Date(start + at * 1000),
      touched: new Date(start),
      pinned: at === 3,
    }));
    await academy.db.insert(discussionPosts).values(threads);
    const last = threads.at(-1)?.id ?? '';
    await academy.db.insert(discussionPosts).values(
      Array.from({ length: 70 }, (_, at) => ({
        ...place,
        id: randomUUID() as string,
        threadId: last,
        text: `reply ${at}`,
        created: new Date(start + 200_000 + at * 1000),
        touched: new Date(start),
      })),
    );
    const seen: string[] = [];
    let page = await read(nils, own);
    expect(page.threads[0]?.pinned).toBe(true);
    const [, newest] = page.threads;
    expect([newest?.id, newest?.replies.length, newest?.earlier, newest?.replies.at(-1)?.text]).toEqual([
      last,
      50,
      20,
      'reply 69',
    ]);
    for (;;) {
      seen.push(...page.threads.map(({ id }) => id));
      if (!page.more) break;
      page = await read(nils, own, page.threads.at(-1)?.created);
    }
    expect(seen.toSorted()).toEqual(threads.map(({ id }) => id).toSorted());
    const all = await nils.ask(repliesOf, { params: { ...params(own), postId: last } });
    expect(all.map(({ text }) => text)).toEqual(Array.from({ length: 70 }, (_, at) => `reply ${at}`));
  });
});

describe('DISC-9 instructors', () => {
  const path = '/teach/discussions';
  it.each([
    ['ines', 200],
    ['ada', 200],
    ['mira', 403],
    ['tomas', 403],
  ])('%s: %i', async (who, status) => {
    expect((await (await academy.browser(who)).send(path)).status).toBe(status);
  });
  it('pin, close and remove; a closed thread takes no reply and no change', async () => {
    const { own, other } = await shared();
    const first = await post(nils, own, 'First <script>');
    const second = await post(pavel, other, 'Second');
    const address = `${path}/${own.objectiveId}?part=${encodeURIComponent(own.part)}`;
    const { text } = await ines.send(address);
    expect(text).toContain('First &lt;script&gt;');
    expect(text, 'where it is').toContain('>Leaf<');
    expect((await ines.send(path)).text).toMatch(/<b dir="auto">Course<\/b> · <bdi>Leaf</);
    const reply = await post(pavel, other, 'To the first', { threadId: first.id });
    const said = [
      ...(await ines.send(address)).text.matchAll(/<section class="(answer[^"]*)" aria-labelledby="([^"]*)"/g),
    ];
    expect(
      said.map(([, look, id]) => [look, id]),
      'replies in their threads',
    ).toEqual([
      ['answer', first.id],
      ['answer reply', reply.id],
      ['answer', second.id],
    ]);
    const token = /name="token" value="([^"]*)"/.exec(text)?.[1] ?? '';
    const press = (step: string, id: string, sent = token) =>
      ines.send(address, {
        method: 'POST',
        headers: { origin: academy.origin },
        body: new URLSearchParams({ token: sent, post: id, step }),
      });
    expect((await press('pin', first.id, 'forged')).status).toBe(403);
    expect((await press('burn', first.id)).status).toBe(400);
    expect((await press('pin', randomUUID())).status).toBe(404);
    expect((await press('pin', first.id)).status).toBe(303);
    await press('close', first.id);
    expect((await ines.send(address)).text).toContain('Pinned · Closed: nobody can reply');
    expect((await read(pavel, other)).threads.map(({ id, pinned, closed }) => [id, pinned, closed])).toEqual([
      [first.id, true, true],
      [second.id, false, false],
    ]);
    expect((await post(pavel, other, 'Too late', { threadId: first.id })).status).toBe(409);
    expect((await post(nils, own, 'Changed', { edit: true }, first.id)).status).toBe(409);
    await press('open', first.id);
    expect((await post(pavel, other, 'In time', { threadId: first.id })).status).toBe(200);
    await press('remove', first.id);
    expect((await read(nils, own)).threads[0]).toMatchObject({ text: '', deleted: 'instructor' });
  });
});

describe('GRADING-9 what is said, for who grades', () => {
  const page = async ({ run }: StoredRun) => (await ines.send(`/teach/grading/${run}`)).text;
  const handIn = ({ run, partRun }: StoredRun, part: boolean) =>
    academy.db.transaction(async (tx) => {
      const state = workflowStates.submitted;
      await tx.update(objectiveWorkflows).set({ state, submitted: new Date() }).where(eq(objectiveWorkflows.id, run));
      if (part) await tx.update(activityWorkflows).set({ state }).where(eq(activityWorkflows.id, partRun));
    });
  it.each([
    ['graded', { scored: true, partState: 'inProgress' }, true],
    ['not graded', { partState: 'inProgress' }, false],
  ] as const)('in a discussion that is %s: the learner’s own posts, and no other', async (_name, sketch, part) => {
    const { own, other } = await shared(sketch);
    const first = await post(nils, own, 'My <first>\n\nthought');
    const theirs = await post(pavel, other, 'Pavel’s thread');
    await post(nils, own, 'To Pavel', { threadId: theirs.id });
    const further = await post(pavel, other, 'Pavel’s reply', { threadId: first.id });
    await post(nils, own, 'To his reply', { threadId: first.id, answersId: further.id });
    const gone = await post(nils, own, 'Taken back', { threadId: theirs.id });
    expect((await remove(nils, own, gone.id)).status).toBe(200);
    await post(nils, (await shared(sketch)).own, 'In another course');
    await handIn(own, part);
    const text = await page(own);
    expect([...text.matchAll(/<p class="written">([^]*?)<\/p>/g)].map(([, said]) => said)).toEqual([
      'My &lt;first&gt;\n\nthought',
      'To Pavel',
      'To his reply',
    ]);
    expect(text.match(/Reply to Pavel /g)).toHaveLength(2);
    const way = /href="(\/teach\/discussions\/[^"]*)"/.exec(text)?.[1] ?? '';
    expect((await ines.send(way)).text).toContain('Pavel’s thread');
  });
  it('stands before the field of the score; where nothing was said, nothing of it', async () => {
    const { own } = await shared({ scored: true, partState: 'inProgress' });
    await handIn(own, true);
    expect(await page(own)).not.toContain('class="answer"');
    await academy.db.insert(discussionPosts).values({
      id: randomUUID(),
      objectiveId: own.objectiveId,
      axis: own.part,
      authorId: uuidOf('user:nils'),
      text: 'Said',
      created: new Date(),
      touched: new Date(),
    });
    await academy.db.update(activities).set({ gradedByHand: true }).where(eq(activities.id, own.activityId));
    const state = workflowStates.inGrading;
    await academy.db.update(objectiveWorkflows).set({ state }).where(eq(objectiveWorkflows.id, own.run));
    await academy.db.update(activityWorkflows).set({ state }).where(eq(activityWorkflows.id, own.partRun));
    const text = await page(own);
    expect(text.split('>Said<')).toHaveLength(2);
    expect(text.indexOf('>Said<')).toBeLessThan(text.indexOf(`name="${own.partRun}"`));
  });
  it('more than a hundred: the newest, which is said', async () => {
    const { own } = await shared({ partState: 'inProgress' });
    await academy.db.insert(discussionPosts).values(
      Array.from({ length: 101 }, (_, index) => ({
        id: randomUUID(),
        objectiveId: own.objectiveId,
        axis: own.part,
        authorId: uuidOf('user:nils'),
        text: `Number ${index}.`,
        created: new Date(1_700_000_000_000 + index),
        touched: new Date(1_700_000_000_000 + index),
      })),
    );
    await handIn(own, false);
    const text = await page(own);
    expect([text.includes('Number 0.'), text.includes('Number 1.'), text.includes('Number 100.')]).toEqual([
      false,
      true,
      true,
    ]);
    expect(text).toContain('Only the newest 100 posts are shown.');
  });
});

it('DISC-5: the seed has a discussion in which something is new for mira', async () => {
  const mira = await academy.as('mira');
  const id = (await mira.course('STA 210')).aggregate.lastObjectiveWorkflow?.id ?? '';
  const rows = flattenTree(await mira.ask(activityTree, { params: { id } }), {
    now: academy.clock().now(),
    course: null,
  });
  const part = rows.find(({ part: one }) => one.child.type === 'discussion')?.part;
  const shown = await mira.ask(discussionOf, { params: { id, activityPathId: part?.activityPathId ?? '' } });
  expect(shown.threads.map(({ author, replies }) => [author?.split(' ')[0], replies.length])).toEqual([
    ['Lena', 0],
    ['Pavel', 3],
  ]);
  expect(shown.threads[0]?.created).toBeGreaterThan(shown.readUntil ?? Infinity);
});
