import { expect } from 'chai';
import { clear, show } from '../support/exhibit.ts';
import {
  asks,
  badge,
  box,
  cards,
  focused,
  listCall,
  listTag,
  state,
  wait,
  write,
  type Shown,
} from '../support/listTools.ts';
import { driveTime } from '../support/drivenTime.ts';
import { settle, until } from '../support/stage.tsx';

const heading = ({ find }: Shown) => find('.head p > span')?.textContent;
const said = ({ all }: Shown) =>
  all('[role=status]')
    .map(({ textContent }) => textContent)
    .join('|');
const press = (target: HTMLElement, key: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));

describe('search of a list (FILTER-14)', () => {
  afterEach(clear);

  it('waits until writing rests, and asks once (CONST-16, LIST-10)', async () => {
    const shown = await show(listTag, state());
    const before = asks(shown);
    const time = driveTime(500);
    try {
      for (const text of ['s', 'st', 'sta', 'stat']) {
        write(box(shown), text);
        await settle();
        time.pass(499);
        await settle();
      }
      expect(asks(shown)).to.equal(before);
      time.pass(1);
    } finally {
      time.restore();
    }
    await until(() => cards(shown) === 1, 'what was found');
    expect(asks(shown)).to.equal(before + 1);
    await until(() => heading(shown) === '1 of 20 courses');
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

  it('keeps letters that are written while a search is being taken over (FILTER-14)', async () => {
    const shown = await show(listTag, state());
    write(box(shown), 'stat');
    await settle();
    // In one task: the box is drawn again only after it.
    box(shown).form!.requestSubmit();
    write(box(shown), 'statis');
    await until(() => cards(shown) === 1);
    expect(box(shown).value).to.equal('statis');
    await until(() => shown.queries.some((query) => query.get('filter')?.includes('"statis"')));
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
    let release: () => void = () => undefined;
    const first = new Promise<void>((resolve) => (release = resolve));
    let answered = false;
    const slow = state();
    const real = slow.replies[listCall]![0]!.answer!;
    const late = await show(listTag, {
      ...slow,
      replies: {
        ...slow.replies,
        [listCall]: [
          {
            answer: async (url: URL) => {
              const filter = url.searchParams.get('filter')!;
              if (!/"(first|second)"/.test(filter)) return real(url);
              if (filter.includes('"first"')) {
                await first;
                answered = true;
              }
              return { data: [], totalCount: 0 };
            },
          },
        ],
      },
    });
    const before = cards(late);
    write(box(late), 'first');
    box(late).form!.requestSubmit();
    await until(() => late.find('.grid')!.getAttribute('aria-busy') === 'true', 'old cards');
    expect(cards(late)).to.be.at.least(before);
    write(box(late), 'second');
    box(late).form!.requestSubmit();
    await until(() => late.find('.empty-state'), 'nothing found');
    release();
    await until(() => answered);
    await wait(100);
    expect(late.find('.empty-state p')!.textContent).to.contain('second');
  });

  it('offers a way out where nothing is found (LIST-6)', async () => {
    const shown = await show(listTag, 'nothing-found');
    expect(shown.all('.empty-state .btn').length).to.equal(2);
    shown.all('.empty-state .btn')[0]!.click();
    await until(() => !shown.find('.empty-state'), 'courses again');
    expect(box(shown).value).to.equal('');
    expect(badge(shown)).to.equal('1');
  });
});
