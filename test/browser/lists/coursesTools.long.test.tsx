import { expect } from 'chai';
import type { AnalyticsEvent } from '../../../src/contract/events.ts';
import type { FeatureState, ScriptedReply } from '../../../widgets/workbench/featureState.ts';
import { memoryStorage } from '../../../widgets/workbench/memoryStorage.ts';
import { clear, show } from '../support/exhibit.ts';
import {
  asks,
  badge,
  box,
  cards,
  focused,
  listTag,
  replies,
  isWhole,
  state,
  wait,
  write,
  type Shown,
} from '../support/listTools.ts';
import { settle, until } from '../support/stage.tsx';

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

describe('what comes after the cards', () => {
  afterEach(clear);

  it('takes the space that was held for it: nothing moves (LIST-13)', async () => {
    // What Continue takes is known from the visit before (NEXT-8, STORE-11).
    const storage = memoryStorage();
    const first = await show(listTag, state(), { storage });
    await until(() => Object.keys(storage).some((key) => key.endsWith('nextSpace')));
    first.destroy();
    const cardsFirst = async () => {
      const list = await show(listTag, state(), { await: false, storage });
      await until(() => list.find('.card .whole'));
      return list;
    };
    // On a busy machine both may come between two looks; then there is nothing to see.
    let shown = await cardsFirst();
    for (let attempt = 0; shown.find('.field') && attempt < 10; attempt++) {
      shown.destroy();
      shown = await cardsFirst();
    }
    const before = shown.find('.grid')!.getBoundingClientRect().top;
    expect(shown.find('.field') === null, 'it is not there yet').to.equal(true);
    await shown.settled;
    expect(shown.find('.grid')!.getBoundingClientRect().top).to.equal(before);
  });

  it('is not there where there is no course at all (LIST-13)', async () => {
    const { find } = await show(listTag, 'empty');
    await wait(300);
    expect(find('.field') === null).to.equal(true);
  });

  it('reports a search, and nothing before it (FILTER-15, ANA-3)', async () => {
    const sent: AnalyticsEvent[] = [];
    const takes: ScriptedReply = {
      answer: (_, body) => (sent.push(...(body as { events: AnalyticsEvent[] }).events), {}),
    };
    const shown = await show(
      listTag,
      state({
        replies: {
          ...replies,
          'GET /config-ui/config.json': [{ body: { environment: 'test', extensions: ['courseCounts'] } }],
          'POST /api/events': [takes],
        },
      }),
    );
    const events = () => shown.asked.filter((name) => name === 'POST /api/events').length;
    write(box(shown), 'stat');
    box(shown).form!.requestSubmit();
    expect(events()).to.equal(0);
    await until(() => events() > 0);
    await settle();
    expect(events()).to.equal(1);
    expect(sent.map(({ name, details }) => [name, details['list'], details['length']])).to.deep.equal([
      ['my_courses_search', 'enrolled', 4],
    ]);
  });
});

describe('the drawer of filters (FILTER-7)', () => {
  afterEach(clear);
  const open = async (more: Partial<FeatureState> = {}) => {
    const shown = await show(listTag, state(more));
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

  it('counts what is ticked at once, and says how many courses that leaves (FILTER-19)', async () => {
    const { shown } = await open();
    const clearing = () => shown.find('.drawer footer .quiet')!;
    const showing = () => shown.find('.drawer footer .filled')!.textContent;
    expect(clearing().getAttribute('aria-disabled')).to.equal('true');
    shown.find('.drawer fieldset:nth-of-type(3) input')!.click();
    await until(() => showing() === 'Show 6 courses');
    expect(badge(shown)).to.equal('1');
    expect(shown.find('.drawer [role=status]')!.textContent).to.equal('Show 6 courses');
    clearing().click();
    await until(() => showing() === 'Show 20 courses');
    expect(badge(shown)).to.equal(undefined);
  });

  it('groups its choices, each with its number for readers (FILTER-1)', async () => {
    const { shown } = await open();
    expect(shown.all('.drawer legend > :first-child').map(({ textContent }) => textContent)).to.deep.equal([
      'Collection',
      'Term',
      'Course progress',
      'Course priority',
    ]);
    const number = () =>
      shown.element.shadowRoot!.getElementById(
        shown.find('.drawer fieldset:nth-of-type(3) input')!.getAttribute('aria-describedby') ?? '',
      );
    const labels = () => shown.all('.drawer label').map(({ textContent }) => textContent);
    // Terms, collections and numbers come one after the other, in any order.
    await until(() => number() && ['No term', 'Uncategorized'].every((label) => labels().includes(label)));
    expect(number()!.textContent).to.equal('6 courses');
    expect(labels()).not.to.include('Winter 2025');
  });

  it('asks again for what could not be loaded', async () => {
    const shown = await show(listTag, 'drawer-failed');
    await until(() => shown.all('.drawer [role=alert]').length === 2);
    const before = shown.asked.length;
    shown.find('.drawer [role=alert] .btn')!.click();
    await until(() => shown.asked.length > before);
  });
});

describe('collections (LIST-1, LIST-12)', () => {
  afterEach(clear);
  it('several may be chosen, and All takes them back', async () => {
    const shown = await show(listTag, state());
    const chip = (name: string) => shown.all('.chip').find(({ textContent }) => textContent!.startsWith(name))!;
    chip('Safety').click();
    await until(() => cards(shown) === 3);
    chip('Data').click();
    await until(() => cards(shown) === 4);
    expect(shown.all('.chip[aria-pressed=true]').map(({ textContent }) => textContent)).to.deep.equal([
      'Safety3',
      'Data and computing1',
    ]);
    chip('All').click();
    await until(() => isWhole(shown));
    expect(chip('All').getAttribute('aria-pressed')).to.equal('true');
  });
});

describe('the address of a list (FILTER-10 to FILTER-13)', () => {
  afterEach(clear);
  const url = { routing: 'url' };

  it('is obeyed, and told of each choice by replacing it', async () => {
    const shown = await show(listTag, state({ attributes: { ...url, query: 'coursePriority=mandatory' } }));
    await until(() => cards(shown) === 3);
    const heard = addresses(shown);
    shown
      .all('.chip')
      .find(({ textContent }) => textContent!.startsWith('Safety'))!
      .click();
    await until(() => cards(shown) === 2);
    expect(heard).to.deep.equal(['collection=Safety&coursePriority=mandatory']);
    shown.element.setAttribute('query', 'courseProgress=completed');
    await until(() => cards(shown) === 7);
    expect(badge(shown)).to.equal('1');
  });

  it('drops what it does not know before the server hears of it, and says so once (FILTER-18)', async () => {
    const notices: unknown[] = [];
    const hear = (event: Event) => notices.push((event as CustomEvent<{ title: string }>).detail.title);
    document.addEventListener('lectern-notice', hear);
    const shown = await show(
      listTag,
      state({
        attributes: { ...url, query: `collection=nowhere&courseProgress=half&__proto__=1&x=${'y'.repeat(3000)}` },
      }),
      { await: false },
    );
    const heard = addresses(shown);
    await shown.settled;
    await until(() => notices.length > 0 && heard.length > 0);
    await wait(100);
    document.removeEventListener('lectern-notice', hear);
    expect(heard).to.deep.equal(['']);
    expect(notices.length).to.equal(1);
    expect(asks(shown)).to.equal(1);
    expect(cards(shown)).to.be.at.least(12);
  });

  it('what was chosen comes back with the next visit, to the same person (STORE-8)', async () => {
    const storage = memoryStorage();
    const first = await show(listTag, state(), { storage });
    first
      .all('.chip')
      .find(({ textContent }) => textContent!.startsWith('Safety'))!
      .click();
    await until(() => cards(first) === 3);
    first.destroy();
    const second = await show(listTag, state(), { storage });
    await until(() => cards(second) === 3);
    expect(asks(second)).to.equal(1);
    second.destroy();
    const other = await show(
      listTag,
      state({
        replies: {
          ...replies,
          'GET /api/platform/v1/users/me': [
            {
              body: {
                id: 'nils',
                email: 'n@example.org',
                first_name: 'Nils',
                last_name: 'B',
                roles: ['Learner'],
                permissions: [],
                features: [],
              },
            },
          ],
        },
      }),
      { storage },
    );
    await until(() => isWhole(other));
  });
});

describe('a list that is narrowed says so', () => {
  afterEach(clear);
  const label = ({ textContent }: HTMLElement) => textContent!;
  const showAll = (shown: Shown) => shown.find('.head .link');

  it('what was searched for at the last visit is on, and one click shows all again (LIST-19, STORE-8)', async () => {
    const storage = memoryStorage();
    const first = await show(listTag, state(), { storage });
    write(box(first), 'stat');
    box(first).form!.requestSubmit();
    await until(() => showAll(first) && cards(first) < 12);
    first.destroy();
    const shown = await show(listTag, state(), { storage });
    await until(() => showAll(shown) && cards(shown) < 12);
    expect(box(shown).value).to.equal('stat');
    await until(() => label(shown.find('.head p')!).includes('of 20 courses'));
    showAll(shown)!.click();
    await until(() => isWhole(shown));
    expect([box(shown).value, showAll(shown), focused(shown) === box(shown)]).to.deep.equal(['', null, true]);
    await until(() => label(shown.find('.head p')!) === '20 courses');
  });

  it('what is chosen in the drawer stands as chips, and each is taken back by a click (LIST-20)', async () => {
    const shown = await show(
      listTag,
      state({
        attributes: {
          routing: 'url',
          query: 'courseProgress=completed&coursePriority=mandatory&term=autumn&collection=Safety',
        },
      }),
    );
    addresses(shown);
    const chosen = () => shown.all('.chips-of')[0]!;
    await until(() => chosen().getAttribute('aria-label') === 'Filters' && chosen().children.length === 3);
    expect([...chosen().children].map((chip) => label(chip as HTMLElement))).to.deep.equal([
      'Autumn 2026',
      'Completed',
      'Mandatory',
    ]);
    (chosen().children[1] as HTMLElement).click();
    await until(() => badge(shown) === '3');
    expect([...chosen().children].map((chip) => label(chip as HTMLElement))).to.deep.equal([
      'Autumn 2026',
      'Mandatory',
    ]);
    showAll(shown)!.click();
    await until(() => badge(shown) === undefined);
    await until(() => shown.all('.chips-of').length === 1);
  });
});

describe('lectern-catalog', () => {
  afterEach(clear);
  const catalog = 'lectern-catalog';

  it('leads to the courses of the catalog, and calls the mandatory ones Enrolled (LIST-5)', async () => {
    const { all } = await show(catalog, 'catalog', { hrefFor: (route) => `/host/${route.name}` });
    expect(new Set(all('.card a').map((link) => new URL((link as HTMLAnchorElement).href).pathname))).to.deep.equal(
      new Set(['/host/catalogCourse']),
    );
    expect(all('.card').filter(({ textContent }) => textContent!.includes('Enrolled')).length).to.equal(1);
  });

  it('asks for nobody where anybody looks (PUB-3, PUB-6)', async () => {
    const { asked, all, find } = await show(catalog, 'public');
    await until(() => find('.find .btn'));
    expect(asked.filter((name) => name.includes('users/me'))).to.deep.equal([]);
    expect(all('.card').length).to.equal(7);
  });

  it('says which courses open later and which were open before, and locks them (AVAIL-2, PUB-1)', async () => {
    const { all } = await show(catalog, 'public');
    const card = (name: string) => all('.card').find(({ textContent }) => textContent!.includes(name))!;
    const [later, before, now] = ['Surveillance of Epidemics', 'Hospitals in the Middle Ages', 'Meetings That End'].map(
      card,
    );
    expect(later!.textContent).to.contain('Opens Dec 1').and.contain('Locked');
    expect(before!.textContent).to.contain('Closed Nov 1').and.contain('Locked');
    expect(now!.textContent).to.contain('6 topics').and.not.contain('Locked');
  });

  it('does not speak of courses of the reader while it loads, nor of what visitors have done where it cannot be had', async () => {
    const heard = ({ all }: Shown) =>
      all('[role=status], [role=alert]')
        .map(({ textContent }) => textContent)
        .join(' ');
    const loading = await show(catalog, 'catalog-loading');
    await until(() => heard(loading).includes('Loading courses'));
    const visitors = await show(catalog, 'public-failed');
    await until(() => heard(visitors).includes('The server had a problem.'));
    expect(heard(visitors)).to.contain('The catalog could not be loaded').and.not.contain('Your work is saved');
    const learners = await show(catalog, 'catalog-failed');
    await until(() => heard(learners).includes('The server had a problem. Your work is saved.'));
  });

  it('has a heading of its own (LIST-2)', async () => {
    const { find } = await show(catalog, 'catalog');
    expect(find('.head .title')!.textContent).to.equal('Catalog');
  });

  it('has no filter button where there is nothing to filter by (FILTER-8)', async () => {
    const { find } = await show(catalog, 'catalog-plain');
    expect(find('.find .btn[aria-haspopup]') === null).to.equal(true);
    expect(find('.field input') !== null).to.equal(true);
  });
});
