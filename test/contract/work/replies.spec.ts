// Whom a reply in a discussion answers is told of it (DISC-10, NOTE-9, NOTE-12, NOTE-15).
import { describe, expect, it } from 'vitest';
import { saveNotificationPreferences } from '../../../src/contract/notifications/preferences.ts';
import { href } from '../../../src/routes/href.ts';
import { noticeRoute } from '../../../src/routes/noticeRoute.ts';
import type { Learner } from '../support/academy.ts';
import { discussionBench } from '../support/discussionBench.ts';
import { toldIn } from '../support/noticesOf.ts';
import { startAcademy } from '../support/startAcademy.ts';

const academy = await startAcademy();
const [nils, pavel] = [await academy.as('nils'), await academy.as('pavel')];
const { shared, post, remove } = discussionBench(academy.db);

describe('DISC-10, NOTE-9 who is replied to', () => {
  const told = async (who: Learner, part: string) =>
    (await toldIn(who)).flatMap((one) =>
      one.kind === 'reply' && one.part.axis.includes(part) ? [[one.postId, one.by, one.part.name]] : [],
    );
  it('the author of a thread, then of a reply, is told of the very post, once; nobody of their own', async () => {
    const { own, other } = await shared();
    const thread = await post(nils, own, 'A thought');
    const mine = await post(nils, own, 'And one more', { threadId: thread.id });
    expect(await told(nils, own.part)).toEqual([]);
    const reply = await post(pavel, other, 'Is it?', { threadId: thread.id });
    await post(pavel, other, 'Is it?', { threadId: thread.id }, reply.id);
    await post(pavel, other, 'Is it so?', { threadId: thread.id, edit: true }, reply.id);
    expect(await told(nils, own.part)).toEqual([[reply.id, expect.stringMatching(/^Pavel /), 'Leaf']]);
    const back = await post(nils, own, 'It is.', { threadId: thread.id, answersId: reply.id });
    expect(await told(pavel, own.part)).toEqual([[back.id, expect.stringMatching(/^Nils /), 'Leaf']]);
    const further = await post(pavel, other, 'To the second', { threadId: thread.id, answersId: mine.id });
    expect((await told(nils, own.part)).map(([id]) => id)).toEqual([further.id, reply.id]);
    await remove(pavel, other, further.id);
    expect(
      (await told(nils, own.part)).map(([id]) => id),
      'what was removed tells nothing',
    ).toEqual([reply.id]);
  });
  it('nobody is told of a new thread, nor of a reply to what was removed', async () => {
    const { own, other } = await shared();
    const thread = await post(nils, own, 'A thought');
    const gone = await post(nils, own, 'A slip', { threadId: thread.id });
    await remove(nils, own, gone.id);
    await post(pavel, other, 'Another thought');
    await post(pavel, other, 'What was it?', { threadId: thread.id, answersId: gone.id });
    expect(await told(nils, own.part)).toEqual([]);
  });
  it('NOTE-15 whoever has turned it off is told nothing in the portal; the link is that of the post', async () => {
    const { own, other } = await shared();
    const body = (portal: boolean) => ({ preferences: [{ kind: 'reply' as const, portal, mail: 'off' as const }] });
    await nils.ask(saveNotificationPreferences, { body: body(false) });
    const thread = await post(nils, own, 'A thought');
    const reply = await post(pavel, other, 'Is it?', { threadId: thread.id });
    expect(await told(nils, own.part)).toEqual([]);
    await nils.ask(saveNotificationPreferences, { body: body(true) });
    const [found] = (await toldIn(nils)).filter((one) => one.kind === 'reply' && one.postId === reply.id);
    expect(found && href(noticeRoute(found))).toBe(
      `/courses/${own.objectiveId}/view/content/${own.part}?post=${reply.id}`,
    );
  });
});
