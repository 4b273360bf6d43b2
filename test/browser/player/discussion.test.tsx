// A discussion as learners meet it: reading, posting, what is new, what comes meanwhile, and what waits (DISC-1 to DISC-8, STORE-22).
import { expect } from 'chai';
import {
  discussion,
  discussionState,
  discussionStates,
  discussionStream,
  discussionTree,
  getDiscussion,
  putPost,
  wirePost,
  wireThread,
} from '../../../widgets/workbench/states/player/discussionStates.ts';
import { wireActivity } from '../../../widgets/workbench/states/player/stateParts.ts';
import { clear, faults, show } from '../support/exhibit.ts';
import { focused, tag, tree } from '../support/player.ts';
import { settle, until } from '../support/stage.tsx';

type Shown = Awaited<ReturnType<typeof show>>;
const form = '.discussion > .post-form';
const write = (shown: Shown, where: string, words: string) => {
  const box = shown.find(`${where} textarea`) as HTMLTextAreaElement;
  box.focus();
  box.setRangeText(words, 0, box.value.length, 'end');
  box.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
};
const texts = ({ all }: Shown) => all('.post-text').map((one) => one.textContent);
const asked = (shown: Shown, what: RegExp) => shown.asked.filter((one) => what.test(one)).length;
const one = wireThread('t1', 'Pavel Novák', 'First', '2026-11-19T09:00:00Z');

describe('a discussion', () => {
  afterEach(clear);

  for (const state of discussionStates)
    it(`is accessible: ${state.title}`, async () => {
      const shown = await show(tag, state.name);
      expect(await faults(shown.element)).to.deep.equal([]);
    });

  it('DISC-2: markup is text, and only web addresses are links', async () => {
    const text = '<img src=x onerror=alert(1)> javascript:alert(1) https://example.org/a_(b)). data:text/html,x';
    const shown = await show(
      tag,
      discussionState('x', 'x', '.post', discussion([wireThread('t', 'P', text, '2026-11-19T09:00:00Z')])),
    );
    expect(texts(shown)).to.deep.equal([text]);
    const links = shown.all('.post-text a') as HTMLAnchorElement[];
    expect(links.map(({ href, rel }) => [href, rel])).to.deep.equal([
      ['https://example.org/a_(b)', 'noopener noreferrer nofollow ugc'],
    ]);
    expect(shown.find('.post-text img')).to.equal(null);
  });

  it('DISC-5: what is new is marked, counted and gone to by a button; the server is told that it was read', async () => {
    const shown = await show(tag, 'discussion');
    const jump = shown.all('.discussion-head .btn').find((button) => button.textContent.includes('2 new posts'))!;
    await until(() => asked(shown, /^PUT .*\/read$/) >= 1);
    jump.click();
    await until(() => focused(shown.element)?.id === 'post-r2');
    expect(
      shown.all('.post-unread').map(({ id }) => id),
      'the marks stay',
    ).to.deep.equal(['post-r2', 'post-t2']);
  });

  it('DISC-1, DISC-3, DISC-8: a post stands at once, is sent once, completes the part; the field is empty again', async () => {
    const sent: unknown[] = [];
    const mine = wireThread('x', 'Mira Okafor', 'A thought', '2026-11-21T10:42:00Z', [], { own: true });
    const shown = await show(
      tag,
      discussionState('x', 'x', '.post', discussion([one]), {
        replies: {
          [tree]: [{ body: wireActivity(discussionTree()) }, { body: wireActivity(discussionTree('finished')) }],
          [putPost]: [{ answer: (_url, body) => (sent.push(body), { ...mine, replies: undefined }) }],
          [getDiscussion]: [discussion([one]), discussion([mine, one])],
        },
      }),
    );
    await until(() => shown.find(form));
    shown.find(`${form} .filled`)!.click();
    await until(() => shown.find(`${form} .post-fault`));
    expect(focused(shown.element).tagName).to.equal('TEXTAREA');
    write(shown, form, 'A thought');
    shown.find(`${form} .filled`)!.click();
    await until(() => texts(shown).includes('A thought'));
    await until(() => sent.length === 1);
    expect(sent).to.deep.equal([{ threadId: null, answersId: null, text: 'A thought', edit: false }]);
    expect((shown.find(`${form} textarea`) as HTMLTextAreaElement).value).to.equal('');
    await until(() => asked(shown, /activity-with-aggregates/) > 1, 'the tree is asked for again');
    await settle();
    expect(texts(shown).filter((text) => text === 'A thought')).to.have.length(1);
  });

  it('DISC-8: a post that was taken stays in its place until the list has it', async () => {
    let id = '';
    let give: (list: unknown) => void = () => undefined;
    const list = new Promise((resolve) => (give = resolve));
    const posted = () => wireThread(id, 'Mira Okafor', 'A thought', '2026-11-21T10:42:00Z', [], { own: true });
    const answer = (url: URL) => {
      id = url.pathname.split('/').at(-1)!;
      return { ...posted(), replies: undefined };
    };
    const shown = await show(
      tag,
      discussionState('x', 'x', '.post', discussion([one]), {
        replies: { [putPost]: [{ answer }], [getDiscussion]: [discussion([one]), { answer: () => list }] },
      }),
    );
    await until(() => shown.find(form));
    const count = () => texts(shown).filter((text) => text === 'A thought').length;
    write(shown, form, 'A thought');
    const reads = () => asked(shown, /^GET .*\/discussions\/[^/]+$/);
    const before = reads();
    shown.find(`${form} .filled`)!.click();
    await until(() => reads() > before, 'the list is asked for again');
    await settle();
    expect(count()).to.equal(1);
    give(discussion([posted(), one]).body);
    await until(() => shown.find(`#post-${id}`) && !shown.find('.post [role=status]'), 'the list has it');
    expect(count()).to.equal(1);
  });

  it('DISC-3: a reply to a reply says whom it answers', async () => {
    const sent: unknown[] = [];
    const shown = await show(tag, {
      ...discussionStates[0]!,
      replies: {
        ...discussionStates[0]!.replies,
        [putPost]: [
          { answer: (_url, body) => (sent.push(body), wirePost('x', 'Mira', 'So?', '2026-11-21T10:42:00Z')) },
        ],
      },
    });
    expect(shown.find('.post-answers')!.textContent).to.equal('Reply to Mira Okafor');
    await until(() => shown.find('#post-r2 .post-tools .link'));
    shown.find('#post-r2 .post-tools .link')!.click();
    await until(() => focused(shown.element)?.tagName === 'TEXTAREA');
    write(shown, '.thread .post-form', 'So?');
    shown.find('.thread .post-form .filled')!.click();
    await until(() => sent.length === 1);
    expect(sent[0]).to.deep.include({ threadId: 't1', answersId: 'r2', text: 'So?' });
  });

  it('DISC-10: an address that names a post leads to it, and loads what stands before it', async () => {
    const last = wirePost('r9', 'Pavel Novák', 'That one.', '2026-11-19T10:00:00Z');
    const older = wireThread('t0', 'Lena Fischer', 'Long ago', '2026-11-18T09:00:00Z', [], { earlier: 1 });
    const state = discussionState('x', 'x', '.thread', discussion([one], { more: true }), {
      replies: {
        [getDiscussion]: [discussion([one], { more: true }), discussion([older])],
        [`${getDiscussion}/posts/*/replies`]: [{ body: { replies: [last] } }],
      },
    });
    const shown = await show(tag, { ...state, attributes: { ...state.attributes, query: 'post=r9' } });
    await until(() => focused(shown.element)?.id === 'post-r9');
    expect(texts(shown)).to.deep.equal(['First', 'Long ago', 'That one.']);
  });

  it('DISC-10: a post that is gone leads nowhere, and nothing is asked for without end', async () => {
    const state = discussionState('x', 'x', '.thread', discussion([one]));
    const shown = await show(tag, { ...state, attributes: { ...state.attributes, query: 'post=gone' } });
    await settle();
    expect([asked(shown, /^GET .*discussions\/path-p2$/), shown.find('#post-gone')]).to.deep.equal([1, null]);
  });

  it('DISC-4: one’s own post is edited in its place; nobody else’s can be', async () => {
    const sent: unknown[] = [];
    const shown = await show(tag, {
      ...discussionStates[0]!,
      replies: {
        ...discussionStates[0]!.replies,
        [putPost]: [
          { answer: (_url, body) => (sent.push(body), wirePost('r1', 'Mira', 'Which one?', '2026-11-19T10:00:00Z')) },
        ],
      },
    });
    await until(() => shown.all('#post-r1 .post-tools .link').length === 3);
    expect(shown.all('#post-t2 .post-tools .link').map((link) => link.textContent)).to.deep.equal(['Reply']);
    shown.all('#post-r1 .post-tools .link')[1]!.click();
    await until(() => shown.find('#post-r1 textarea'));
    write(shown, '#post-r1', 'Which one?');
    shown.find('#post-r1 .filled')!.click();
    await until(() => sent.length === 1);
    expect(sent[0]).to.deep.include({ text: 'Which one?', edit: true });
    // While it is on its way, its tools are not there.
    await until(() => shown.all('#post-r1 .post-tools .link').length === 3);
    shown.all('#post-r1 .post-tools .link')[2]!.click();
    await until(() => asked(shown, /\/posts\/r1\/remove$/) === 1);
  });

  it('DISC-6: what others say appears by itself, is told by its number, and moves no focus', async () => {
    const two = wireThread('t2', 'Lena Fischer', 'Second', '2026-11-21T10:00:00Z');
    const stream = [
      {
        events: [
          ['stamp', { stamp: '1' }],
          ['stamp', { stamp: '2' }],
        ] as const,
        ends: 'open' as const,
      },
    ];
    const shown = await show(
      tag,
      discussionState('x', 'x', '.post', discussion([one]), {
        replies: { [discussionStream]: stream, [getDiscussion]: [discussion([one]), discussion([two, one])] },
      }),
    );
    await until(() => texts(shown).includes('Second'));
    expect(shown.all('.discussion > [role=status]').at(-1)!.textContent).to.equal('1 new post');
    expect(shown.find('#post-t2')!.matches('.post-unread')).to.equal(true);
    expect(focused(shown.element)?.closest('.discussion') ?? null).to.equal(null);
  });

  it('DISC-7: older threads are asked for by a button', async () => {
    // The late reply is newer than every post of the first page.
    const late = wirePost('r0', 'Lena Fischer', 'Late', '2026-11-22T10:00:00Z');
    const older = wireThread('t0', 'Lena Fischer', 'Older', '2026-11-01T10:00:00Z', [late]);
    const shown = await show(
      tag,
      discussionState('x', 'x', '.post', discussion([one], { more: true }), {
        replies: {
          [getDiscussion]: [
            {
              answer: (url) =>
                (url.searchParams.has('before') ? discussion([older]) : discussion([one], { more: true })).body,
            },
          ],
        },
      }),
    );
    shown
      .all('.discussion .btn')
      .find((button) => button.textContent === 'Show older threads')!
      .click();
    await until(() => texts(shown).includes('Older'));
    expect(texts(shown)).to.deep.equal(['First', 'Older', 'Late']);
    expect(shown.all('.discussion > [role=status]').at(-1)!.textContent, 'no news').to.equal('');
  });

  it('DISC-6, DISC-7: earlier replies that are asked for are no news', async () => {
    const first = wirePost('r0', 'Lena Fischer', 'Before all others', '2026-11-19T09:30:00Z');
    const last = wirePost('r1', 'Lena Fischer', 'After them', '2026-11-19T10:00:00Z');
    const thread = wireThread('t1', 'Pavel Novák', 'First', '2026-11-19T09:00:00Z', [last], { earlier: 1 });
    const shown = await show(
      tag,
      discussionState('x', 'x', '.post', discussion([thread]), {
        replies: { [`${getDiscussion}/posts/*/replies`]: [{ body: { replies: [first] } }] },
      }),
    );
    const button = () =>
      shown.all('.discussion .btn, .discussion .link').find((one) => /earlier reply/.test(one.textContent));
    await until(button);
    button()!.click();
    await until(() => texts(shown).includes('Before all others'));
    expect(shown.all('.discussion > [role=status]').at(-1)!.textContent, 'no news').to.equal('');
  });

  it('DISC-8, STORE-22: a post without a connection waits in its place; what is typed is there after a reload', async () => {
    const shown = await show(tag, 'discussion-waiting', { storage: localStorage });
    expect(shown.find('.post [role=status]')!.textContent).to.contain('Not sent yet');
    expect(texts(shown)[0]).to.equal('A thought of mine.');
    write(shown, form, 'Half a sentence');
    const key = Object.keys(localStorage).find((name) => name.includes('postDraft:'));
    expect(key && localStorage.getItem(key)).to.equal('Half a sentence');
  });

  it('DISC-8: the field shows what another tab writes, so that a letter typed here does not take its place', async () => {
    const shown = await show(tag, 'discussion', { storage: localStorage });
    await until(() => shown.find(form));
    const box = () => shown.find(`${form} textarea`) as HTMLTextAreaElement;
    write(shown, form, 'H');
    const key = Object.keys(localStorage).find(
      (name) => name.includes('postDraft:') && localStorage.getItem(name) === 'H',
    )!;
    const byOtherTab = (text: string | null) => {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
      dispatchEvent(new StorageEvent('storage', { key }));
    };
    byOtherTab('Half a page');
    await until(() => box().value === 'Half a page');
    write(shown, form, `${box().value}.`);
    expect(localStorage.getItem(key)).to.equal('Half a page.');
    // While the page was put away, it heard nothing.
    localStorage.setItem(key, 'A whole page.');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await until(() => box().value === 'A whole page.');
    byOtherTab(null);
    await until(() => box().value === '');
  });

  it('DISC-4: what another tab writes does not change a post that is being edited', async () => {
    const mine = wireThread('x', 'Mira Okafor', 'A thought', '2026-11-21T10:42:00Z', [], { own: true });
    const shown = await show(tag, discussionState('x', 'x', '.post', discussion([mine])), { storage: localStorage });
    const edit = () => shown.all('.post .btn, .post .link').find((one) => one.textContent.trim() === 'Edit');
    await until(edit);
    edit()!.click();
    await until(() => shown.find('.post .post-form'));
    write(shown, '.post .post-form', 'Another thought');
    dispatchEvent(new StorageEvent('storage', { key: null }));
    await settle();
    expect((shown.find('.post .post-form textarea') as HTMLTextAreaElement).value).to.equal('Another thought');
  });
});
