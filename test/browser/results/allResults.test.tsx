import { expect } from 'chai';
import { sketches } from '../../../widgets/workbench/states/results/stateResults.ts';
import { sendKeys } from '@web/test-runner-commands';
import { clear, show, statesOf } from '../support/exhibit.ts';
import { shortPauses } from '../support/shortPauses.ts';
import { until } from '../support/stage.tsx';

const tag = 'lectern-results';
const list = 'GET /api/lms/v1/users/me/objective-accesses/query';
const records = 'GET /api/lms/v1/objective-records/query';
const ofCourse = /^GET \/api\/lms\/v1\/objective-workflow-aggregates\/[^/]+\/objective-records$/;
const words = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
const attemptsInAll = sketches.flatMap(({ attempts = [] }) => attempts).length;

/** The text of each file that is saved while `act` runs, until there is one. */
async function saved(act: () => void): Promise<string> {
  const { createObjectURL } = URL;
  const files: Blob[] = [];
  const stop = (event: Event) => event.preventDefault();
  const { click } = HTMLAnchorElement.prototype;
  URL.createObjectURL = (file: Blob) => {
    files.push(file);
    return 'blob:none';
  };
  HTMLAnchorElement.prototype.click = () => undefined;
  addEventListener('click', stop);
  try {
    act();
    await until(() => files.length > 0);
    // `text()` would take the mark away.
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await files[0]!.arrayBuffer());
  } finally {
    URL.createObjectURL = createObjectURL;
    HTMLAnchorElement.prototype.click = click;
    removeEventListener('click', stop);
  }
}

describe('lectern-results', () => {
  shortPauses();
  afterEach(clear);

  it('RESULT-1, RESULT-2: a row for each course, whose link leads to the course', async () => {
    const { all, find } = await show(tag, 'results');
    expect(all('.ledger-row').length).to.equal(sketches.length);
    expect(words(find('.ledger-top'))).to.contain('9 courses with results');
    const [first] = all('.ledger-row');
    expect(words(first)).to.match(
      /^Laboratory Safety Essentials ?SAF 120 ?Newest · Nov 18 ?Grade A 86% 43 of 50 ?Passed/,
    );
    expect(first!.querySelector('a')!.getAttribute('href')).to.equal('/learn/courses/course-0');
  });

  it('RESULT-3: the best attempt stands beside the newest, where there is a choice', async () => {
    const { all } = await show(tag, 'results');
    await until(() => words(all('.ledger-row')[0]).includes('4 attempts'));
    expect(words(all('.ledger-facts')[0])).to.match(/Best · Oct 12 ?Grade A 92% 46 of 50 ?Passed/);
    await until(() => words(all('.ledger-row')[2]).includes('1 attempt'));
    expect(words(all('.ledger-facts')[2])).not.to.contain('Best');
  });

  it('RESULT-4: attempts open by the keyboard as a chart and a table, and close', async () => {
    const { all, find } = await show(tag, 'results');
    const toggle = find('.ledger-toggle')!;
    await until(() => words(toggle).startsWith('4 attempts'));
    toggle.focus();
    await sendKeys({ press: 'Enter' });
    await until(() => find('.ledger-table'));
    expect(toggle.getAttribute('aria-expanded')).to.equal('true');
    expect(find(`#${CSS.escape(toggle.getAttribute('aria-controls')!)}`)!.hidden).to.equal(false);
    expect(all('.ledger-chart .score').map(words)).to.deep.equal(['38', '92', '58', '86']);
    expect(all('.ledger-table tbody tr').map(words)).to.deep.equal([
      '4 · currentNov 18Nov 1886%43 of 50APassed',
      '3Oct 30Oct 3058%29 of 50DPassed',
      '2 BestOct 12Oct 1292%46 of 50APassed',
      '1Sep 28Sep 2838%19 of 50FNot passed',
    ]);
    await sendKeys({ press: 'Enter' });
    await until(() => !find('.ledger-table'));
    expect(toggle.getAttribute('aria-expanded')).to.equal('false');
  });

  it('RESULT-4: of hundreds of courses, attempts are asked for near the view alone', async () => {
    const { asked, all } = await show(tag, 'results-many');
    await until(() => asked.some((one) => ofCourse.test(one)));
    expect(all('.ledger-row').length).to.equal(24);
    expect(asked.filter((one) => ofCourse.test(one)).length).to.be.below(24);
    expect(asked.filter((one) => one === list).length).to.equal(1);
  });

  it('RESULT-1: more of them come a page at a time', async () => {
    const { all, find, asked } = await show(tag, 'results-many');
    find('.ledger-more .btn')!.click();
    await until(() => all('.ledger-row').length === 124);
    expect(words(find('.ledger-more'))).to.contain('124 of 522 shown');
    expect(asked.filter((one) => one === list).length).to.equal(2);
  });

  it('RESULT-4: attempts that fail say so, and come when one tries again', async () => {
    const standing = statesOf(tag)[0]!;
    const key = 'GET /api/lms/v1/objective-workflow-aggregates/*/objective-records';
    const oneCourse = statesOf(tag).find(({ name }) => name === 'results-one')!;
    const failure = { status: 404, body: { error: { code: 'not_found', message: 'no' } } };
    const one = { ...standing, settled: '.ledger-attempts .link', clicks: ['.ledger-toggle'] };
    const { find } = await show(tag, {
      ...one,
      replies: {
        ...one.replies,
        ...oneCourse.replies,
        [key]: [failure, ...oneCourse.replies[key]!],
      },
    });
    find('.ledger-attempts .link')!.click();
    await until(() => find('.ledger-attempts .ledger-table'));
  });

  it('RESULT-6: what is hidden is nowhere in the element', async () => {
    const { element, find } = await show(tag, 'results-hidden');
    await until(() => find('.ledger-table'));
    expect(element.shadowRoot!.textContent).to.match(/The result is shown from Dec 1/);
    expect(element.shadowRoot!.textContent).to.contain('The result is not shown');
    expect(element.shadowRoot!.textContent).not.to.match(/%|\d of \d\d|Passed(?!Not)/);
  });

  it('RESULT-5: a search asks the server, an outcome is judged here over all pages, and the address keeps both', async () => {
    const { element, find, all, queries, asked } = await show(tag, {
      ...statesOf(tag).find(({ name }) => name === 'results-many')!,
      attributes: { routing: 'url' },
    });
    const went: string[] = [];
    element.addEventListener('lectern-navigate', (event) => {
      event.preventDefault();
      const { href, replace } = (event as CustomEvent<{ href: string; replace: boolean }>).detail;
      expect(replace).to.equal(true);
      went.push(new URL(href).pathname + new URL(href).search);
    });
    const select = find('.ledger-choice select') as HTMLSelectElement;
    select.value = 'failed';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    // 58 times nine kinds, two of which failed.
    await until(() => words(find('.ledger-top')).includes('116 of 522 courses with results'));
    expect(asked.filter((one) => one === list).length).to.equal(6);
    expect(
      all('.ledger-outcome:is(.success, .pending, .hidden)').length - all('dl > :nth-child(2) .success').length,
    ).to.equal(0);
    const field = find('.ledger-search input') as HTMLInputElement;
    field.value = 'stat';
    field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    await until(() => words(find('.ledger-top')).includes('58 of 58 courses with results'));
    expect(queries.at(asked.lastIndexOf(list))!.get('filter')).to.contain('["objective.name","contains","stat"]');
    expect(went).to.deep.equal(['/learn/results?outcome=failed', '/learn/results?keyword=stat&outcome=failed']);
  });

  it('RESULT-8, RESULT-9: all attempts of all courses are saved as one file, by few requests', async () => {
    const { find, asked } = await show(tag, 'results-many');
    const before = asked.length;
    const text = await saved(() => find('.ledger-actions .btn')!.click());
    expect(text).to.match(
      /^\ufeffCourse,Code,Attempt,Submitted,Finished,Score in %,Points,Maximum points,Grade,Result,Origin\r\n/,
    );
    const lines = text.trimEnd().split('\r\n').slice(1);
    // Those of 522 courses of nine kinds; a run that goes on, or waits for the first result, is a line too.
    const whole = Math.floor(522 / sketches.length);
    const rest = sketches.slice(0, 522 % sketches.length);
    const linesOf = (given: typeof sketches) =>
      given.flatMap(({ attempts = [] }) => attempts).length +
      given.filter(({ run, attempts = [] }) => run === 'inProgress' || attempts.length === 0).length;
    expect(lines.length).to.equal(whole * linesOf(sketches) + linesOf(rest));
    expect(lines[0]).to.match(
      /^1\. Laboratory Safety Essentials,SAF 120,4,2026-11-18 \d\d:\d\d,[^,]+,86,43,50,A,Passed,$/,
    );
    expect(text).to.match(/Medical Latin,MED 090,2,[^,]+,[^,]+,,,,,The result is not shown,/);
    const calls = asked.slice(before).filter((one) => !ofCourse.test(one));
    expect(calls).to.deep.equal([list, list, records, records]);
    expect(attemptsInAll).to.be.above(10);
  });

  it('RESULT-11: where records do not name their course, those of each course are asked for', async () => {
    const standing = statesOf(tag)[0]!;
    const strict = { answer: () => ({ data: [{ id: 'r', finished: null }], totalCount: 1 }) };
    const { find } = await show(tag, { ...standing, replies: { ...standing.replies, [records]: [strict] } });
    const text = await saved(() => find('.ledger-actions .btn')!.click());
    expect(text.split('\r\n').filter((line) => line.startsWith('Laboratory Safety Essentials')).length).to.equal(4);
  });

  it('RESULT-8: where a part of it cannot be had there is no file, and a notice says so', async () => {
    const standing = statesOf(tag)[0]!;
    const failure = { status: 500, body: { error: { code: 'server_error', message: 'no' } } };
    const { find } = await show(
      tag,
      { ...standing, replies: { ...standing.replies, [records]: [failure] } },
      { toasts: true },
    );
    find('.ledger-actions .btn')!.click();
    const outlets = () =>
      [...document.body.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot?.textContent ?? '');
    await until(() => outlets().some((text) => text.includes('The results could not be collected.')));
    expect(find('.ledger-actions .btn')!.getAttribute('aria-busy')).to.equal(null);
  });

  it('RESULT-10: on paper stand all courses with all attempts, and nothing that is pressed', async () => {
    const { find, all } = await show(tag, 'results-many');
    const before = window.print;
    let printed = 0;
    window.print = () => {
      dispatchEvent(new Event('beforeprint'));
      printed = all('.ledger-row').length;
    };
    try {
      (all('.ledger-actions .btn')[1] as HTMLElement).click();
      await until(() => printed > 0);
      expect(printed).to.equal(522);
      const several = all('.ledger-toggle').filter(({ textContent }) =>
        /^([2-9]|\d{2,}) attempts/.test(textContent),
      ).length;
      expect(several).to.be.above(20);
      expect(all('.ledger-table').length).to.equal(several);
    } finally {
      window.print = before;
      dispatchEvent(new Event('afterprint'));
    }
    await until(() => all('.ledger-row').length === 24);
    expect(find('.ledger-table')).to.equal(null);
  });

  it('RESULT-7: a list that was loaded stays without a connection, and says from when it is', async () => {
    const { find, all } = await show(tag, 'results-lost');
    expect(all('.ledger-row').length).to.equal(sketches.length);
    expect(words(find('.notice'))).to.match(/You are offline ?They are from \d/);
    expect(all('.ledger-actions .btn').every((button) => button.getAttribute('aria-disabled') === 'true')).to.equal(
      true,
    );
  }).timeout(20_000);

  for (const width of ['358px', '1376px'])
    it(`at ${width} nothing is wider than its element`, async () => {
      for (const state of ['results-open', 'results-long', 'results-arabic']) {
        const { element, all } = await show(tag, state, { width, locale: state === 'results-arabic' ? 'ar' : 'en-US' });
        const { left, right } = element.getBoundingClientRect();
        const wide = all('.ledger *, .ledger-top *, .ledger-tools *')
          .filter((one) => one.checkVisibility() && !one.matches('.sr'))
          .map((one) => ({ one, box: one.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 1 && (box.left < left - 1 || box.right > right + 1));
        expect(wide.map(({ one }) => `${state} ${one.localName}.${one.getAttribute('class') ?? ''}`)).to.deep.equal([]);
        clear();
      }
    });
});
