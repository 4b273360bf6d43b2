import { expect } from 'chai';
import { clear, show } from './support/exhibit.ts';
import { asks, badge, box, cards, focused, listCall, listTag, state, wait, write, type Shown } from './support/listTools.ts';
import { until } from './support/stage.tsx';

const heading = ({ find }: Shown) => find('.head p')!.textContent;
const said = ({ all }: Shown) => all('[role=status]').map(({ textContent }) => textContent).join('|');
const press = (target: HTMLElement, key: string) => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));

describe('search of a list (FILTER-14)', () => {
  afterEach(clear);

  it('waits until writing rests, and asks once (CONST-16, LIST-10)', async () => {
    const shown = await show(listTag, state());
    const before = asks(shown);
    for (const text of ['s', 'st', 'sta', 'stat']) {
      write(box(shown), text);
      await wait(60);
    }
    expect(asks(shown)).to.equal(before);
    await until(() => cards(shown) === 1, 'what was found');
    expect(asks(shown)).to.equal(before + 1);
    expect(heading(shown)).to.equal('1 of 20 courses');
    expect(said(shown)).to.contain('1 course found');
  });

  it('asks at once on Enter, and clears by Escape and by its button', async () => {
    const shown = await show(listTag, state());
    write(box(shown), '  STAT');
    box(shown).form!.requestSubmit();
    await until(() => cards(shown) === 1);
    press(box(shown), 'Escape');
    await until(() => box(shown).value === '', 'an empty box');
    await until(() => cards(shown) > 5, 'all again');
    expect(focused(shown) === box(shown)).to.equal(true);
    write(box(shown), 'stat');
    await until(() => shown.find('.field .btn'));
    shown.find('.field .btn')!.click();
    await until(() => box(shown).value === '');
    expect(focused(shown) === box(shown)).to.equal(true);
  });

  it('does not look for a word that is still being composed', async () => {
    const shown = await show(listTag, state());
    const before = asks(shown);
    box(shown).dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    write(box(shown), 'st', { isComposing: true });
    await wait(700);
    expect(asks(shown)).to.equal(before);
    box(shown).dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    await until(() => asks(shown) === before + 1, 'the word is done');
  });

  it('keeps what was found until the next answer, and a late one never wins (LIST-11)', async () => {
    const answers: Record<string, number> = { first: 400, second: 0 };
    const slow = state();
    const real = slow.replies[listCall]![0]!.answer!;
    const late = await show(listTag, {
      ...slow,
      replies: {
        ...slow.replies,
        [listCall]: [{ answer: async (url: URL) => {
          const text = Object.keys(answers).find((word) => url.searchParams.get('filter')!.includes(`"${word}"`));
          if (!text) return real(url);
          await wait(answers[text]!);
          return { data: [], totalCount: 0 };
        } }],
      },
    });
    const before = cards(late);
    write(box(late), 'first');
    box(late).form!.requestSubmit();
    await until(() => late.find('.grid')!.getAttribute('aria-busy') === 'true', 'old cards');
    expect(cards(late)).to.equal(before);
    write(box(late), 'second');
    box(late).form!.requestSubmit();
    await until(() => late.find('.blank'), 'nothing found');
    await wait(500);
    expect(late.find('.blank p')!.textContent).to.contain('second');
  });

  it('offers a way out where nothing is found (LIST-6)', async () => {
    const shown = await show(listTag, 'nothing-found');
    expect(shown.all('.blank .btn').length).to.equal(2);
    shown.all('.blank .btn')[0]!.click();
    await until(() => !shown.find('.blank'), 'courses again');
    expect(box(shown).value).to.equal('');
    expect(badge(shown)).to.equal('1');
  });
});
