import { expect } from 'chai';
import { nextStates } from '../../../widgets/workbench/states/courses/nextStates.ts';
import { nextSizeKey } from '../../../src/features/courses/next/reservedSpace.ts';
import { memoryStorage } from '../../../widgets/workbench/memoryStorage.ts';
import { clear, show, statesOf } from '../support/exhibit.ts';
import { showBefore } from '../support/showBefore.ts';
import { shortPauses } from '../support/shortPauses.ts';
import { until } from '../support/stage.tsx';

const tag = 'lectern-courses';
const call = 'GET /api/lectern/v1/users/me/next-steps';
const list = 'GET /api/lms/v1/users/me/objective-accesses/query';
const full = statesOf(tag).find(({ name }) => name === 'full')!;
const named = (name: string) => nextStates.find((state) => state.name === name)!;
let storage = memoryStorage();
const forget = () => void (storage = memoryStorage());
const kept = () => storage.getItem(Object.keys(storage).find((key) => key.endsWith(nextSizeKey)) ?? '');
const top = (element: Element | null) => Math.round(element!.getBoundingClientRect().top);
const wide = {
  width: '1120px',
  get storage() {
    return storage;
  },
};

describe('Continue and Due soon', () => {
  shortPauses();
  beforeEach(forget);
  afterEach(clear);

  it('stand after search and filters, before collections, order and grid, with the one filled button of the page (NEXT-3)', async () => {
    const { all, find } = await show(tag, full, wide);
    await until(() => find('.sort'));
    const order = all('.head .title, .find input, .resume, .due, .chips, .sort select, .grid').map(
      ({ className, localName }) => className.split(' ')[0] || localName,
    );
    expect(order).to.deep.equal(['title', 'input', 'resume', 'due', 'chips', 'select', 'grid']);
    expect(all('.btn.filled').map(({ textContent }) => textContent)).to.deep.equal(['Continue']);
    const level = Number(find('.head .title')!.localName[1]);
    const headings = [...find('.next')!.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(
      ({ localName, textContent }) => [Number(localName[1]) - level, textContent],
    );
    expect(headings).to.deep.equal([
      [1, 'Continue'],
      [2, 'Statistics for Clinical Researchers'],
      [1, 'Due soon'],
    ]);
  });

  it('lead by true addresses to the very part, and readers hear what they lead to (NEXT-10)', async () => {
    const { all, find, element } = await show(tag, full, {
      ...wide,
      hrefFor: (route) => `/host/${route.name}/${'axis' in route ? route.axis.join('/') : ''}`,
    });
    const link = find('.resume a.btn') as HTMLAnchorElement;
    expect([new URL(link.href).pathname, link.dataset['route']]).to.deep.equal([
      '/host/content/uncertainty/interval',
      '{"name":"content","objectiveId":"course-STA 210","axis":["uncertainty","interval"],"query":""}',
    ]);
    const said = (one: Element) =>
      one
        .getAttribute('aria-describedby')!
        .split(' ')
        .map((id) => element.shadowRoot!.getElementById(id)!.textContent!.replace(/\s+/g, ' '))
        .join(' | ');
    expect(said(link)).to.equal(
      'Statistics for Clinical Researchers | Next · about 12 min4.2 What a confidence interval says',
    );
    expect(
      all('.due a').map((one) => [one.textContent, said(one), new URL((one as HTMLAnchorElement).href).pathname]),
    ).to.deep.equal([
      ['Research Ethics and Informed Consent', '14 Nov | 7 days overdue · 5 parts left', '/host/content/'],
      ['4.5 Exercise: bootstrapping in R', '28 Nov | STA 210 · in 7 days', '/host/content/uncertainty/exercise'],
      ['Cell Signalling and Disease', '5 Dec | In 14 days · not started', '/host/course/'],
    ]);
  });

  it('stand side by side, down to 971 px, and in one column, with a button of full width on phones alone', async () => {
    const { find, element } = await show(tag, full, wide);
    const box = (selector: string) => find(selector)!.getBoundingClientRect();
    const lies = () => [
      box('.due').top === box('.resume').top,
      box('.due').width === box('.resume').width,
      Math.round(box('.resume .btn').width) === Math.round(box('.onward').width),
    ];
    expect([lies(), Math.round(box('.resume').right) === Math.round(box('.grid > :nth-child(2)').right)]).to.deep.equal(
      [[true, false, false], true],
    );
    element.parentElement!.style.inlineSize = '971px';
    expect(lies()).to.deep.equal([true, false, false]);
    element.parentElement!.style.inlineSize = '768px';
    expect(lies()).to.deep.equal([false, true, false]);
    element.parentElement!.style.inlineSize = '358px';
    expect(lies()).to.deep.equal([false, true, true]);
    expect(element.shadowRoot!.querySelector('.lectern')!.scrollWidth).to.be.at.most(358);
  });

  it('hold their space from the first card on: nothing jumps, the first time and the next (NEXT-8)', async () => {
    for (const [width, visit] of ['1120px', '960px', '560px', '358px'].flatMap(
      (one) =>
        [
          [one, 'first'],
          [one, 'next'],
        ] as const,
    )) {
      if (visit === 'first') forget();
      const shown = await show(tag, { ...full, settled: '.card' }, { ...wide, storage, width });
      const tops = new Set<number>();
      await until(() => (tops.add(top(shown.find('.card'))), shown.find('.due') && shown.find('.chips .chip')));
      tops.add(top(shown.find('.card')));
      // Safari gives a line whole pixels, and so takes up to one from each.
      const slack = shown.find('.hero .muted')!.getBoundingClientRect().height % 1 ? 2 : 6;
      expect(Math.max(...tops) - Math.min(...tops), `${width}, ${visit}`).to.be.at.most(visit === 'next' ? 0 : slack);
      expect(Number.parseInt(kept()!)).to.equal(Math.round(shown.find('.next')!.getBoundingClientRect().height));
      clear();
    }
  });

  it('leave no space where there was nothing last time (NEXT-8)', async () => {
    const first = await show(tag, named('next-nothing'), wide);
    await until(() => kept() === '0 0 0');
    expect(first.find('.next')).to.equal(null);
    clear();
    const { find } = await show(tag, named('next-loading'), wide);
    expect(find('.next')).to.equal(null);
  });

  it('are absent where the call is not announced, and quietly where it fails (NEXT-8)', async () => {
    const { asked, find } = await show(tag, 'one', wide);
    await until(() => find('.chips .chip'));
    await until(() => !find('.next'));
    expect(asked).not.to.include(call);
    clear();
    forget();
    const failed = await show(tag, named('next-failed'), wide);
    await until(() => !failed.find('.next'));
    expect([failed.find('[role=alert]'), failed.find('.notice'), kept()]).to.deep.equal([null, null, null]);
  });

  it('step aside while the list is searched, and come back (NEXT-8)', async () => {
    const { find } = await show(tag, full, wide);
    await until(() => find('.find input'));
    const field = find('.find input') as HTMLInputElement;
    const type = (text: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text);
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    };
    type('stat');
    await until(() => !find('.next'));
    type('');
    await until(() => find('.resume'));
  });

  it('read again as a date passes, without a word from the server (NEXT-9)', async () => {
    const due = Date.parse('2026-11-28T09:00:00Z');
    const lineOf = ({ find }: Awaited<ReturnType<typeof show>>) =>
      [...find('.due')!.querySelectorAll('li')].map((row) => [
        row.className,
        row.querySelector('p > span')!.textContent,
      ])[1]!;
    const shown = await showBefore(
      (seconds) => show(tag, { ...full, now: new Date(due - seconds * 1000).toISOString() }, wide),
      (one) => lineOf(one)[0] !== 'late',
    );
    const line = () => lineOf(shown);
    expect(line()[1]).to.match(/^STA 210 · today, /);
    await until(() => line()[0] === 'late');
    expect(line()).to.deep.equal(['late', 'STA 210 · overdue']);
  });
});

describe('a list says why', () => {
  shortPauses();
  beforeEach(forget);
  afterEach(clear);

  it('filters cannot be cleared where none is chosen, and no more courses come without a connection (BTN-10)', async () => {
    const said = (root: ShadowRoot, button: Element) => [
      button.ariaDisabled,
      root.getElementById(button.getAttribute('aria-describedby') ?? 'none')?.textContent,
    ];
    const drawer = await show(tag, 'drawer', wide);
    const root = drawer.element.shadowRoot!;
    expect(said(root, drawer.find('.drawer footer .quiet')!)).to.deep.equal(['true', 'No filters selected']);
    (drawer.find('.drawer .check input') as HTMLInputElement).click();
    await until(() => !drawer.find('.drawer footer .reason'));
    expect(drawer.find('.drawer footer .quiet')!.ariaDisabled).to.equal(null);
    clear();
    forget();
    const more = statesOf(tag).find(({ name }) => name === 'more')!;
    const shelf = await show(
      tag,
      {
        ...more,
        replies: { ...more.replies, [list]: more.replies[list]!.slice(0, 1) },
        settled: '.notice',
        clicks: [],
        offline: 'later',
      },
      wide,
    );
    expect(said(shelf.element.shadowRoot!, shelf.find('.more .btn')!)).to.deep.equal(['true', 'You are offline']);
  });
});

describe('the order of the list (SORT-1)', () => {
  beforeEach(forget);
  afterEach(clear);

  it('is a named menu that asks the server for another order, in words beside it', async () => {
    const orders: unknown[] = [];
    const whole = full.replies[list]![0]!.body;
    const { find } = await show(
      tag,
      {
        ...full,
        replies: {
          ...full.replies,
          [list]: [{ answer: (url) => (orders.push(JSON.parse(url.searchParams.get('sort')!)), whole) }],
        },
      },
      wide,
    );
    await until(() => find('.sort'));
    const menu = find('.sort select') as HTMLSelectElement;
    expect([
      menu.ariaLabel,
      [...menu.options].map(({ text }) => text),
      find('.sort')!.firstElementChild!.nextElementSibling!.textContent,
    ]).to.deep.equal(['Sort', ['title', 'due date', 'recently opened'], 'Sort: title']);
    for (const [value, word] of [
      ['due', 'Sort: due date'],
      ['recent', 'Sort: recently opened'],
      ['name', 'Sort: title'],
    ] as const) {
      menu.value = value;
      menu.dispatchEvent(new Event('change', { bubbles: true }));
      await until(() => find('.sort > span')!.textContent === word);
    }
    const [byName, byDue, byRecent] = [
      { selector: 'objective.name' },
      { selector: 'dueDate' },
      { selector: 'objectiveWorkflowAggregate.lastObjectiveWorkflow.started', desc: true },
    ];
    await until(() => orders.length >= 3);
    // Courses without the date come last: the server sees to it; those alike come by name (SORT-2).
    expect(orders.slice(0, 3)).to.deep.equal([[byName], [byDue, byName], [byRecent, byName]]);
  });

  it('is no choice in lists that know no dates (SORT-3)', async () => {
    const { find } = await show('lectern-catalog', statesOf('lectern-catalog')[0]!);
    await until(() => find('.chips .chip'));
    expect(find('.sort')).to.equal(null);
  });
});
