import { expect } from 'chai';
import type { FeatureState } from '../../src/runtime/featureState.ts';
import { memoryStorage } from '../../widgets/workbench/memoryStorage.ts';
import { clear, show, statesOf } from './support/exhibit.ts';
import { until } from './support/stage.tsx';

const tag = 'lectern-courses';
const list = 'GET /api/lms/v1/users/me/objective-accesses/query';
const full = () => statesOf(tag).find(({ name }) => name === 'drawer')!;
const state = (more: Partial<FeatureState> = {}): FeatureState => ({ ...full(), clicks: [], settled: '.chips .chip', ...more });
type Shown = Awaited<ReturnType<typeof show>>;

const box = ({ find }: Shown) => find('.field input') as HTMLInputElement;
const badge = ({ find }: Shown) => find('.find .badge > [aria-hidden]')?.textContent;
const cards = ({ all }: Shown) => all('.card .whole').length;
const focused = ({ element }: Shown) => element.shadowRoot!.activeElement as HTMLElement | null;
const asks = ({ asked }: Shown) => asked.filter((name) => name === list).length;
const heading = ({ find }: Shown) => find('.head p')!.textContent;
const said = ({ all }: Shown) => all('[role=status]').map(({ textContent }) => textContent).join('|');

function write(input: HTMLInputElement, text: string, more: InputEventInit = {}) {
  input.focus();
  input.value = text;
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, ...more }));
}
const press = (target: HTMLElement, key: string) => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What the element asks of the page's address. */
function addresses({ element }: Shown): string[] {
  const heard: string[] = [];
  element.addEventListener('lectern-navigate', (event) => {
    event.preventDefault();
    const { route, replace } = (event as CustomEvent<{ route: { query?: string }; replace?: boolean }>).detail;
    if (!replace) return;
    heard.push(route.query ?? '');
    element.setAttribute('query', route.query ?? '');
  });
  return heard;
}

describe('search of a list (FILTER-14)', () => {
  afterEach(clear);

  it('waits until writing rests, and asks once', async () => {
    const shown = await show(tag, state());
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
    const shown = await show(tag, state());
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
    const shown = await show(tag, state());
    const before = asks(shown);
    box(shown).dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    write(box(shown), 'st', { isComposing: true });
    await wait(700);
    expect(asks(shown)).to.equal(before);
    box(shown).dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    await until(() => asks(shown) === before + 1, 'the word is done');
  });

  it('keeps what was found until the next answer, and a late one never wins', async () => {
    const answers: Record<string, number> = { first: 400, second: 0 };
    const slow = state();
    const real = slow.replies[list]![0]!.answer!;
    const late = await show(tag, {
      ...slow,
      replies: {
        ...slow.replies,
        [list]: [{ answer: async (url: URL) => {
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

  it('offers a way out where nothing is found', async () => {
    const shown = await show(tag, 'nothing-found');
    expect(shown.all('.blank .btn').length).to.equal(2);
    shown.all('.blank .btn')[0]!.click();
    await until(() => !shown.find('.blank'), 'courses again');
    expect(box(shown).value).to.equal('');
    expect(badge(shown)).to.equal('1');
  });
});

describe('the drawer of filters (FILTER-7)', () => {
  afterEach(clear);
  const open = async (more: Partial<FeatureState> = {}) => {
    const shown = await show(tag, state(more));
    const button = shown.find('.find .btn[aria-haspopup]')!;
    button.focus();
    button.click();
    await until(() => shown.find('.drawer .check .num'));
    return { shown, button };
  };

  it('takes the focus to its first choice, and gives it back by each way of closing', async () => {
    const { shown, button } = await open();
    expect((focused(shown) as HTMLInputElement).type).to.equal('checkbox');
    const ways = [
      () => shown.find('.drawer')!.dispatchEvent(new Event('cancel', { cancelable: true })),
      () => shown.find('.drawer header .btn')!.click(),
      () => shown.find('.drawer')!.click(),
      () => shown.find('.drawer footer .filled')!.click(),
    ];
    for (const [index, way] of ways.entries()) {
      if (index > 0) {
        button.click();
        await until(() => shown.find('.drawer'));
      }
      way();
      await until(() => !shown.find('.drawer'), `way ${index}`);
      expect(focused(shown) === button, `way ${index}`).to.equal(true);
    }
  });

  it('counts what is ticked at once, and says how many courses that leaves', async () => {
    const { shown } = await open();
    const clearing = () => shown.find('.drawer footer .quiet')!;
    const showing = () => shown.find('.drawer footer .filled')!.textContent;
    expect(clearing().getAttribute('aria-disabled')).to.equal('true');
    shown.find('.drawer input')!.click();
    await until(() => showing() === 'Show 6 courses');
    expect(badge(shown)).to.equal('1');
    expect(shown.find('.drawer [role=status]')!.textContent).to.equal('Show 6 courses');
    clearing().click();
    await until(() => showing() === 'Show 20 courses');
    expect(badge(shown)).to.equal(undefined);
  });

  it('groups its choices, each with its number for readers', async () => {
    const { shown } = await open();
    expect(shown.all('.drawer legend > :first-child').map(({ textContent }) => textContent)).to.deep.equal(['Course progress', 'Course priority', 'Term', 'Collection']);
    const first = shown.find('.drawer input')!;
    expect(shown.element.shadowRoot!.getElementById(first.getAttribute('aria-describedby')!)!.textContent).to.equal('6 courses');
    expect(shown.all('.drawer label').map(({ textContent }) => textContent)).to.include.members(['No term', 'Uncategorized']).and.not.include('Winter 2025');
  });

  it('asks again for what could not be loaded', async () => {
    const shown = await show(tag, 'drawer-failed');
    expect(shown.all('.drawer [role=alert]').length).to.equal(2);
    const before = shown.asked.length;
    shown.find('.drawer [role=alert] .btn')!.click();
    await until(() => shown.asked.length > before);
  });
});

describe('collections (LIST-1)', () => {
  afterEach(clear);
  it('several may be chosen, and All takes them back', async () => {
    const shown = await show(tag, state());
    const chip = (name: string) => shown.all('.chip').find(({ textContent }) => textContent!.startsWith(name))!;
    chip('Safety').click();
    await until(() => cards(shown) === 3);
    chip('Data').click();
    await until(() => cards(shown) === 4);
    expect(shown.all('.chip[aria-pressed=true]').map(({ textContent }) => textContent)).to.deep.equal(['Safety3', 'Data and computing1']);
    chip('All').click();
    await until(() => cards(shown) === 12);
    expect(chip('All').getAttribute('aria-pressed')).to.equal('true');
  });
});

describe('the address of a list (FILTER-10 to FILTER-13)', () => {
  afterEach(clear);
  const url = { routing: 'url' };

  it('is obeyed, and told of each choice by replacing it', async () => {
    const shown = await show(tag, state({ attributes: { ...url, query: 'coursePriority=mandatory' } }));
    expect(cards(shown)).to.equal(3);
    const heard = addresses(shown);
    shown.all('.chip').find(({ textContent }) => textContent!.startsWith('Safety'))!.click();
    await until(() => cards(shown) === 2);
    expect(heard).to.deep.equal(['coursePriority=mandatory&collection=Safety']);
    shown.element.setAttribute('query', 'courseProgress=completed');
    await until(() => cards(shown) === 7);
    expect(badge(shown)).to.equal('1');
  });

  it('drops what it does not know before the server hears of it, and says so once', async () => {
    const notices: unknown[] = [];
    const hear = (event: Event) => notices.push((event as CustomEvent<{ title: string }>).detail.title);
    document.addEventListener('lectern-notice', hear);
    const shown = await show(tag, state({ attributes: { ...url, query: `collection=nowhere&courseProgress=half&__proto__=1&x=${'y'.repeat(3000)}` } }), { await: false });
    const heard = addresses(shown);
    await shown.settled;
    await until(() => notices.length > 0 && heard.length > 0);
    await wait(100);
    document.removeEventListener('lectern-notice', hear);
    expect(heard).to.deep.equal(['']);
    expect(notices.length).to.equal(1);
    expect(asks(shown)).to.equal(1);
    expect(cards(shown)).to.equal(12);
  });

  it('what was chosen comes back with the next visit, to the same person', async () => {
    const storage = memoryStorage();
    const first = await show(tag, state(), { storage });
    first.all('.chip').find(({ textContent }) => textContent!.startsWith('Safety'))!.click();
    await until(() => cards(first) === 3);
    first.destroy();
    const second = await show(tag, state(), { storage });
    await until(() => cards(second) === 3);
    expect(asks(second)).to.equal(1);
    second.destroy();
    const other = await show(tag, state({ replies: { ...full().replies, 'GET /api/platform/v1/users/me': [{ body: { id: 'nils', email: 'n@example.org', first_name: 'Nils', last_name: 'B', roles: ['Learner'], permissions: [], features: [] } }] } }), { storage });
    await until(() => cards(other) === 12);
  });
});

describe('lectern-catalog', () => {
  afterEach(clear);
  const catalog = 'lectern-catalog';

  it('leads to the courses of the catalog, and calls the mandatory ones Enrolled (LIST-5)', async () => {
    const { all } = await show(catalog, 'catalog', { hrefFor: (route) => `/host/${route.name}` });
    expect(new Set(all('.card a').map((link) => new URL((link as HTMLAnchorElement).href).pathname))).to.deep.equal(new Set(['/host/catalogCourse']));
    expect(all('.card').filter(({ textContent }) => textContent!.includes('Enrolled')).length).to.equal(1);
  });

  it('asks for nobody where anybody looks (PUB-3)', async () => {
    const { asked, all, find } = await show(catalog, 'public');
    await until(() => find('.find .btn'));
    expect(asked.filter((name) => name.includes('users/me'))).to.deep.equal([]);
    expect(all('.card').length).to.equal(7);
  });

  it('has no filter button where there is nothing to filter by (FILTER-8)', async () => {
    const { find } = await show(catalog, 'catalog-plain');
    expect(find('.find .btn[aria-haspopup]') === null).to.equal(true);
    expect(find('.field input') !== null).to.equal(true);
  });
});
