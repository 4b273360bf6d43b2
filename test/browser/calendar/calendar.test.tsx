import { expect } from 'chai';
import type { FeatureState } from '../../../widgets/workbench/featureState.ts';
import { clear, faults, show, statesOf } from '../support/exhibit.ts';
import { settle, until } from '../support/stage.tsx';

const tag = 'lectern-calendar';
const state = (name: string, changes: Partial<FeatureState> = {}): FeatureState => {
  const own = statesOf(tag).find((one) => one.name === name)!;
  return { ...own, ...changes, replies: { ...own.replies, ...changes.replies } };
};
const words = (element: Element | null) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
const heads = '.dates-day > :first-child';

describe('lectern-calendar: the agenda (CAL-1)', () => {
  afterEach(clear);

  it('CAL-4: what is overdue stands first, then the days from today on, with today and tomorrow by their names', async () => {
    const { all } = await show(tag, 'agenda', { timezone: 'UTC' } as object);
    expect(all(heads).slice(0, 3).map(words)).to.deep.equal([
      'Overdue',
      'Monday, November 23Today',
      'Tuesday, November 24Tomorrow',
    ]);
    // That it is due, its being overdue says.
    expect(words(all('.dates-row .dates-what')[0]!)).to.equal('Overdue');
    expect(words(all('.dates-row')[0]!)).to.contain('3.2 Quiz');
  });

  it('CAL-4: earlier dates come when they are asked for, and the focus goes on at them', async () => {
    const { find, all, element } = await show(tag, 'agenda');
    const before = all('.dates-row').length;
    find('.dates-list > .btn')!.click();
    await until(() => all('.dates-row').length === before + 1);
    expect(words(element.shadowRoot!.activeElement)).to.equal('3.4 Exercise: sampling');
    expect(words(all('.dates-done')[0]!)).to.contain('Completed');
  });

  it('CAL-4: of many dates sixty are drawn, and more when they are asked for', async () => {
    const { all, find, element } = await show(tag, 'many');
    const rows = () => all('.dates-day:not(:first-of-type) .dates-row').length;
    const buttons = all('.dates-list > .btn');
    const before = all('.dates-row').length;
    buttons.at(-1)!.click();
    await until(() => all('.dates-row').length > before);
    expect(rows()).to.be.greaterThan(0);
    expect(element.shadowRoot!.activeElement).to.equal(all('.dates-row a')[before]);
    expect(find('[role=alert]')).to.equal(null);
  });

  it('CAL-4: of hundreds that are overdue twenty are drawn, and more of them when they are asked for', async () => {
    const { all, find, element } = await show(tag, 'late-many');
    expect(words(all(heads)[0]!)).to.equal('Overdue');
    expect([all('.dates-day:first-of-type .dates-row').length, all('.dates-row').length]).to.deep.equal([20, 60]);
    find('.dates-day:first-of-type .btn')!.click();
    await until(() => all('.dates-day:first-of-type .dates-row').length === 80);
    expect(element.shadowRoot!.activeElement).to.equal(all('.dates-row a')[20]);
    expect(all('.dates-row')).to.have.length(120);
  });

  it('CAL-4, CAL-6: a calendar of 5,000 dates draws sixty, and of a month as many as fit', async () => {
    const own = state('many').replies['GET /api/lectern/v1/users/me/calendar-items']![0] as {
      body: { items: object[] };
    };
    const items = Array.from({ length: 5 }, (_, round) =>
      own.body.items.map((one, index) => ({ ...one, id: `${round}/${index}` })),
    ).flat();
    const replies = { 'GET /api/lectern/v1/users/me/calendar-items': [{ body: { items } }] };
    const { all } = await show(tag, state('late-many', { replies }));
    expect(all('.dates-row')).to.have.length(60);
    clear();
    const month = await show(tag, state('month-many', { replies }));
    expect(month.all('.dates-entry').length).to.be.within(60, 42 * 3);
    expect(words(month.find('.dates-more'))).to.equal('+197 more');
  });

  it('CAL-15: what cannot be done any more was missed, and is not overdue', async () => {
    const { all, find } = await show(tag, 'missed');
    expect(all('.dates-row')).to.have.length(0);
    find('.dates-list > .btn')!.click();
    await until(() => all('.dates-row').length === 1);
    expect(words(all(heads)[0]!)).to.equal('Friday, November 20');
    expect(words(all('.dates-what')[0]!)).to.equal('DueMissed');
    expect(all('.dates-late')).to.have.length(0);
  });

  it('CAL-5: what is unreadable is left out, and texts are no markup', async () => {
    const { all, find } = await show(tag, 'odd');
    expect(all('.dates-row')).to.have.length(2);
    expect(find('.dates-row img')).to.equal(null);
    expect(words(all('.dates-name')[0]!)).to.equal('<img src=x onerror=alert(1)>{{name}} & "quotes"');
  });

  it('CAL-9: without the call, the dates of the courses are shown, and nothing can be subscribed to', async () => {
    const { all, find, asked } = await show(tag, 'without-call');
    expect(all('.dates-name').map(words)).to.deep.equal(['Latin for the curious']);
    expect(find('.dates-top .btn')).to.equal(null);
    expect(asked.filter((call) => call.includes('/lectern/'))).to.deep.equal([]);
  });

  it('CAL-10: after a failure it can be tried again', async () => {
    const items = 'GET /api/lectern/v1/users/me/calendar-items';
    const own = state('agenda').replies[items]!;
    const { find, all } = await show(tag, state('failed', { replies: { [items]: [{ status: 403 }, ...own] } }));
    find('[role=alert] .btn')!.click();
    await until(() => all('.dates-row').length > 0);
  });

  it('CAL-3: the zone of the profile decides on which day a date lies', async () => {
    const me = {
      'GET /api/platform/v1/users/me': [
        {
          body: {
            id: 'mira',
            email: '',
            first_name: 'Mira',
            last_name: 'O',
            timezone: 'Asia/Tokyo',
            roles: ['Learner'],
          },
        },
      ],
    };
    const { all } = await show(tag, state('agenda', { replies: me }));
    const rows = () =>
      all('.dates-day').map((one) => [words(one.querySelector('time')), one.querySelectorAll('li').length]);
    await until(() => rows()[1]?.[1] === 1);
    // Half past ten in the evening of Monday in UTC is Tuesday in Tokyo.
    expect(rows()[1]).to.deep.equal(['Monday, November 23', 1]);
    expect(rows()[2]).to.deep.equal(['Tuesday, November 24', 2]);
  });
});

describe('lectern-calendar: month and week', () => {
  afterEach(clear);

  it('CAL-6: dates of a month are links that say when, what and how they stand', async () => {
    const { all, element } = await show(tag, 'month');
    const first = all('.dates-entry')[0]!;
    expect(words(first)).to.match(/5:00 PM · Overdue.*3\.2 Quiz/);
    expect(first.getAttribute('href')).to.contain('/courses/STA%20210/view/content');
    expect(await faults(element)).to.deep.equal([]);
  });

  it('CAL-6: a day that is full says how many more there are, and opens its agenda', async () => {
    const { all, find } = await show(tag, 'month-many');
    expect(all('.dates-entry').length).to.be.lessThan(42 * 3 + 1);
    expect(words(find('.dates-more'))).to.equal('+37 more');
    find('.dates-more')!.click();
    await until(() => all(heads).length > 0);
    expect(words(all(heads)[0]!)).to.equal('Sunday, November 1');
  });

  it('CAL-7: leafing and the way back to today are said', async () => {
    const { find, all } = await show(tag, 'month');
    all('.dates-leaf .btn')[1]!.click();
    await until(() => words(find('.dates-leaf [role=status]')) === 'December 2026');
    await until(() => all('.dates-entry').some((entry) => words(entry).includes('Microscopy')));
    all('.dates-leaf .btn').at(-1)!.click();
    await until(() => words(find('.dates-leaf [role=status]')) === 'November 2026');
    await until(() => words(find('.ec-highlight')).includes('23'));
  });

  it('CAL-6: in little room a month has numbers, and a week is listed', async () => {
    const month = await show(tag, 'month', { width: '358px' }).catch(() => null);
    const narrow = month ?? (await show(tag, state('month', { settled: '.dates-more' }), { width: '358px' }));
    await until(() => narrow.all('.dates-more').length > 0);
    expect(narrow.all('.dates-entry')).to.have.length(0);
    const week = await show(tag, state('week', { settled: '.dates-row a' }), { width: '358px' });
    await until(() => week.all('.dates-row').length > 0);
    expect(words(week.all('.dates-name')[0]!)).to.contain('Seminar');
  });

  it('CAL-8: the address is told of a place that is chosen, where the element owns it', async () => {
    const { element, all } = await show(tag, state('agenda', { attributes: { routing: 'url' } }));
    const heard: string[] = [];
    element.addEventListener('lectern-navigate', (event) => {
      event.preventDefault();
      heard.push((event as CustomEvent<{ href: string }>).detail.href);
    });
    all('.dates-views button')[2]!.click();
    await settle();
    expect(heard.map((href) => new URL(href, location.href).pathname)).to.deep.equal(['/learn/calendar/week']);
  });
});

describe('lectern-calendar: names of days above narrow columns', () => {
  afterEach(clear);
  for (const [locale, width, letters] of [
    ['ar', '358px', 1],
    ['ar', '1232px', 5],
    ['en-US', '358px', 3],
  ] as const)
    it(`have ${letters} letters or more in ${locale} at ${width}`, async () => {
      const { all } = await show('lectern-calendar', 'month', { locale, width });
      await until(() => all('.ec-col-head').length === 7, 'names of days');
      const names = all('.ec-col-head').map((head) => (head.textContent ?? '').trim());
      const longest = Math.max(...names.map(({ length }) => length));
      expect(letters === 1 ? longest : longest >= letters).to.equal(letters === 1 ? 1 : true);
    });
});

describe('lectern-calendar: subscribing', () => {
  afterEach(clear);
  const renew = 'POST /api/lectern/v1/users/me/calendar-feed';
  const end = 'POST /api/lectern/v1/users/me/calendar-feed/end';

  it('CAL-12: an address is made, and shown', async () => {
    const { find } = await show(tag, 'subscribe-none');
    find('dialog footer .filled')!.click();
    await until(() => find('dialog input') !== null);
    expect((find('dialog input') as HTMLInputElement).value).to.contain('/calendar-feeds/new');
    expect(find('dialog a')!.getAttribute('href')).to.match(/^webcal:/);
  });

  it('CAL-12: a new one, and the end, are asked for twice', async () => {
    const { find, all, asked } = await show(tag, state('subscribe', { replies: { [end]: [{ body: {} }] } }));
    all('dialog footer .btn')[0]!.click();
    await until(() => find('dialog [role=alert]') !== null);
    expect(asked.filter((call) => call.startsWith('POST'))).to.deep.equal([]);
    find('dialog footer .filled')!.click();
    await until(() => find('dialog input') === null);
    expect(words(find('dialog footer .filled'))).to.equal('Create an address');
  });

  it('CAL-12: what fails changes nothing, and says so', async () => {
    const { find } = await show(tag, state('subscribe-refused', { replies: { [renew]: [{ status: 500 }] } }));
    expect((find('dialog input') as HTMLInputElement).value).to.contain('q3yFZ8l0');
  });
});

describe('lectern-calendar: in short', () => {
  afterEach(clear);

  it('CAL-11: five dates, and the way to the whole calendar', async () => {
    const { all, find } = await show(tag, 'small');
    await until(() => all('.dates-row').length > 0);
    expect(all('.dates-row')).to.have.length(5);
    expect(find('.dates-top a')!.getAttribute('href')).to.equal('/learn/calendar');
  });
});
