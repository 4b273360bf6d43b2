import { expect } from 'chai';
import { objectiveId, wireCourse, workflowId } from '../../../widgets/workbench/states/player/stateCourse.ts';
import type { FeatureState } from '../../../widgets/workbench/featureState.ts';
import { memoryStorage } from '../../../widgets/workbench/memoryStorage.ts';
import { aggregates, enrol, found, hearAll, inCatalog, none, open, refused, well } from '../support/enrolment.ts';
import { clear, show } from '../support/exhibit.ts';
import { access, count, focused, start, tag } from '../support/player.ts';
import { settle, until } from '../support/stage.tsx';

const add = '.buttons .btn:nth-child(2)';
const succeeded = 'success: You have successfully been enrolled to Statistics for Clinical Researchers';
const unknown = 'danger: Unknown error. Please refresh the page and try again.';
const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

describe('lectern-player: enrolling from the catalog', () => {
  afterEach(clear);

  it('ENROL-1, ENROL-7, BTN-5: adds the course, says so, and the button turns into Enrolled with focus on it', async () => {
    const { find, element, asked } = await show(tag, inCatalog());
    const heard = hearAll(element);
    const button = find(add)!;
    expect(button.textContent).to.equal('Add to my courses');
    button.focus();
    button.click();
    button.click();
    await until(() => find(add)!.textContent === 'Enrolled');
    expect(focused(element) === find(add)).to.equal(true);
    expect([count(asked, enrol), count(asked, aggregates), count(asked, start)]).to.deep.equal([1, 0, 0]);
    expect(heard.notices).to.deep.equal([succeeded]);
    expect(heard.events).to.deep.equal([['lectern-course-enrolled', { objectiveId, aggregateId: 'aggregate-1' }]]);
    expect(heard.navigated).to.deep.equal([]);
  });

  it('ENROL-2, ENROL-3: Start enrols, waits until it is known, starts once and opens the content', async () => {
    const { find, element, asked } = await show(tag, inCatalog({ ...well('begun'), [aggregates]: [none, found] }));
    const heard = hearAll(element);
    find('.buttons .filled')!.click();
    await until(() => find('.part > .title'));
    expect([count(asked, enrol), count(asked, aggregates), count(asked, start)]).to.deep.equal([1, 2, 1]);
    expect(heard.notices).to.deep.equal([succeeded]);
    expect(heard.events.map(([name]) => name)).to.deep.equal(['lectern-course-enrolled', 'lectern-course-started']);
    expect(heard.events[1]![1]).to.deep.equal({ objectiveId, workflowId });
  });

  it('ENROL-4: a failure while waiting says the unknown error and leads to one’s own courses', async () => {
    const { find, element, asked } = await show(tag, inCatalog({ [aggregates]: [refused(500)] }));
    const heard = hearAll(element);
    find('.buttons .filled')!.click();
    await until(() => heard.navigated.length > 0);
    expect(heard.navigated.map(({ route, replace }) => [route, replace])).to.deep.equal([
      [{ name: 'courses', query: '' }, true],
    ]);
    expect([heard.notices, count(asked, start)]).to.deep.equal([[unknown], 0]);
  });

  it('ENROL-6: what the server refuses it says itself, and the button is back', async () => {
    const { find, element, asked } = await show(tag, inCatalog({ [enrol]: [refused(409, 'All places are taken.')] }));
    const heard = hearAll(element);
    find(add)!.click();
    await until(() => heard.notices.length > 0);
    expect(heard.notices).to.deep.equal(['danger: All places are taken.']);
    await until(() => find(add)!.getAttribute('aria-busy') === null);
    expect(find(add)!.textContent).to.equal('Add to my courses');
    find(add)!.click();
    await until(() => count(asked, enrol) === 2);
  });

  it('ENROL-6: so it is with the start after it', async () => {
    const { find, element } = await show(tag, inCatalog({ [start]: [refused(409, 'It is closed for today.')] }));
    const heard = hearAll(element);
    find('.buttons .filled')!.click();
    await until(() => heard.notices.length > 0);
    expect(heard.notices).to.deep.equal(['danger: It is closed for today.']);
    await until(() => find('.buttons .filled')!.getAttribute('aria-busy') === null);
  });

  it('START-7: a start after it that fails without a word says what a start on the page of the course says', async () => {
    const { find, element } = await show(tag, inCatalog({ [start]: [{ status: 500, body: {} }] }));
    const heard = hearAll(element);
    find('.buttons .filled')!.click();
    await until(() => heard.notices.length > 0);
    expect(heard.notices).to.deep.equal(['danger: Something went wrong. Please refresh the page.']);
  });

  it('CMD-8: a lost connection leaves it visibly unsent, over a reload too, and it goes by the learner’s word', async () => {
    const lost = inCatalog({ [enrol]: [{ fault: 'lost' }] });
    const storage = memoryStorage();
    const first = await show(tag, lost, { storage });
    first.find(add)!.click();
    await until(() => first.find('.notice'));
    expect(first.find('.notice')!.textContent).to.contain('Not sent yet').and.to.contain('You can safely try again.');
    // Tried once more at once, under the same id, and then no more.
    await until(() => count(first.asked, enrol) === 2);
    await settle();
    expect(count(first.asked, enrol)).to.equal(2);
    clear();
    const { find, element, asked } = await show(tag, inCatalog(), { storage });
    const heard = hearAll(element);
    expect(find('.notice')!.textContent).to.contain('Not sent yet');
    expect(count(asked, enrol)).to.equal(0);
    find('.notice .btn')!.click();
    await until(() => find(add)!.textContent === 'Enrolled');
    expect([count(asked, enrol), heard.notices, find('.notice')]).to.deep.equal([1, [succeeded], null]);
  });

  it('SESS-5: a session that has ended leaves it unsent, and it goes on after sign-in', async () => {
    const { find, element, asked } = await show(
      tag,
      inCatalog({ [enrol]: [{ status: 401, body: {} }, { body: { id: 'aggregate-1' } }] }),
    );
    const heard = hearAll(element);
    find(add)!.click();
    await until(() => find('.notice'));
    expect(heard.events.map(([name]) => name)).to.deep.equal(['lectern-relogin']);
    find('.notice .btn')!.click();
    await until(() => find(add)!.textContent === 'Enrolled');
    expect(count(asked, enrol)).to.equal(2);
  });

  it('ELEM-3, ENROL-7: leaving the page does not cancel it, and success is said wherever the learner is', async () => {
    const { find, element, asked } = await show(tag, inCatalog());
    const heard = hearAll(element);
    find(add)!.click();
    element.setAttribute('objective-id', 'another');
    await until(() => heard.notices.length > 0);
    expect([heard.notices, count(asked, enrol)]).to.deep.equal([[succeeded], 1]);
    expect(heard.navigated).to.deep.equal([]);
  });
});

describe('lectern-player: where one is sent', () => {
  afterEach(clear);
  const owning = (attributes: Record<string, string>, replies: FeatureState['replies']): FeatureState =>
    inCatalog(replies, {
      attributes: { 'objective-id': objectiveId, 'routing': 'url', ...attributes },
      settled: '.overview .bone',
    });
  const running = { [access]: [{ body: wireCourse({ state: 'inProgress' }) }] };

  for (const [rule, attributes, replies, route] of [
    ['ENROL-8', { query: 'x=1' }, {}, { name: 'catalogCourse', objectiveId, rest: '', query: 'x=1' }],
    [
      'ENROL-9',
      { place: 'catalog' },
      running,
      { name: 'course', objectiveId, aggregateId: null, review: false, query: '' },
    ],
    ['ROUTE-29', { view: 'redirect', query: 'x=1' }, running, { name: 'content', objectiveId, axis: [], query: 'x=1' }],
    ['ROUTE-29', { view: 'redirect' }, {}, { name: 'catalogCourse', objectiveId, rest: '', query: '' }],
  ] as const) {
    it(`${rule}: asks its host once to go to ${route.name}, leaving nothing behind`, async () => {
      const { element } = await show(tag, owning(attributes, replies), { await: false });
      const heard = hearAll(element);
      await until(() => heard.navigated.length > 0);
      await pause(300);
      expect(heard.navigated.map(({ route: to, replace }) => [to, replace])).to.deep.equal([[route, true]]);
    });
  }

  it('ROUTE-3, OVER-8: the second variant has no cover, and its facts before what can be done', async () => {
    const { find, all } = await show(tag, 'compact');
    expect(find('.cover')).to.equal(null);
    const order = all('.overview-name, .overview-facts, .description, .buttons').map(({ className }) =>
      className.split(' ').at(-1),
    );
    expect(order).to.deep.equal(['overview-name', 'overview-facts', 'description', 'buttons']);
    clear();
    const first = await show(tag, 'overview');
    expect(first.find('.cover')).not.to.equal(null);
    expect(
      first
        .all('.overview-name, .overview-facts, .description, .buttons')
        .map(({ className }) => className.split(' ').at(-1)),
    ).to.deep.equal(['overview-name', 'description', 'buttons', 'overview-facts']);
  });

  it('ELEM-5: without routing it goes on by itself', async () => {
    const { find } = await show(
      tag,
      inCatalog({}, { attributes: { 'objective-id': objectiveId, 'view': 'redirect' } }),
    );
    expect([find('.crumbs a')!.textContent, find(add)!.textContent]).to.deep.equal(['Catalog', 'Add to my courses']);
  });

  it('OVER-2, OVER-9: a collection leads to the list of its courses, where the course is looked at from', async () => {
    for (const [attributes, name] of [
      [{}, 'courses'],
      [{ place: 'catalog' }, 'catalog'],
    ] as const) {
      const { all, element } = await show(
        tag,
        inCatalog(
          { [access]: [{ body: wireCourse({ catalog: 'enrolled' }) }] },
          { attributes: { 'objective-id': objectiveId, ...attributes } },
        ),
      );
      const heard = hearAll(element);
      all('a.chip')[0]!.click();
      expect(heard.navigated[0]!.route).to.deep.equal({ name, query: 'collection=s1' });
      clear();
    }
  });
});

describe('lectern-player: for a visitor', () => {
  afterEach(clear);
  const visited = (replies: FeatureState['replies'] = {}, settled = '.buttons .filled') =>
    inCatalog(replies, { attributes: { 'objective-id': objectiveId, 'place': 'public' }, settled });

  it('PUB-3, TEXT-57, ENROL-16: asks for nobody, and leads through sign-in to enrolling', async () => {
    const { all, find, asked } = await show(tag, visited());
    await until(() => find('.about .author p'));
    expect(asked.filter((name) => name.includes('/users/'))).to.deep.equal([]);
    expect(count(asked, open)).to.equal(1);
    const links = all('.buttons a').map((link) => [link.textContent, decodeURIComponent(link.getAttribute('href')!)]);
    expect(links.map(([text]) => text)).to.deep.equal(['Sign in to enroll', 'Sign in and start']);
    expect(links[0]![1]).to.contain(`/courses?occflow=addToMyCourses&objectiveId=${objectiveId}`);
    expect(links[1]![1]).to.contain(`/courses?occflow=startTheCourse&objectiveId=${objectiveId}`);
  });

  it('PUB-3, ERR-14: a 401 is the page that says so, with the way to the open catalog and none into sign-in', async () => {
    const { find, element } = await show(tag, visited({ [open]: [{ status: 401, body: {} }] }, '.empty-state .btn'));
    const heard = hearAll(element);
    expect(find('.empty-state')!.textContent)
      .to.contain('Course is not available')
      .and.to.contain('You do not have the necessary access rights to open or enroll in this course or program.');
    find('.empty-state .btn')!.click();
    expect([heard.navigated[0]!.route, heard.events]).to.deep.equal([{ name: 'openCatalog', query: '' }, []]);
  });

  it('OVER-6: shares the address of the public page; where that fails it says so', async () => {
    const copied: string[] = [];
    let allowed = true;
    const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    const writeText = async (address: string) => {
      if (!allowed) throw new DOMException('no', 'NotAllowedError');
      copied.push(address);
    };
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    try {
      const { find, element } = await show(tag, visited(), { hrefFor: (route) => `/host/${route.name}` });
      const heard = hearAll(element);
      find('.buttons .bare')!.click();
      await until(() => find('.buttons .bare')!.textContent === 'The link is copied');
      allowed = false;
      find('.buttons .bare')!.click();
      await until(() => heard.notices.length === 2);
      expect([copied, heard.notices]).to.deep.equal([
        [`${location.origin}/host/openCatalogCourse`],
        ['success: Link copied to clipboard', 'danger: The link could not be copied'],
      ]);
    } finally {
      if (own) Object.defineProperty(navigator, 'clipboard', own);
      else delete (navigator as { clipboard?: unknown }).clipboard;
    }
  });
});
