import { expect } from 'chai';
import { wireCourse } from '../../../widgets/workbench/states/courses/stateCourse.ts';
import { learnerReplies } from '../../../widgets/workbench/states/courses/stateLists.ts';
import type { FeatureState, ScriptedReply } from '../../../widgets/workbench/featureState.ts';
import { memoryStorage } from '../../../widgets/workbench/memoryStorage.ts';
import { clear, show, statesOf } from '../support/exhibit.ts';
import { showBefore } from '../support/showBefore.ts';
import { until } from '../support/stage.tsx';

const tag = 'lectern-courses';
const list = 'GET /api/lms/v1/users/me/objective-accesses/query';
const now = '2026-11-21T10:42:00Z';
const course = (index: number) => wireCourse({ code: `C ${index}`, name: `Course ${index}`, parts: [0, 3] }, index);
const pages = (count: number): ScriptedReply => ({
  answer: (url) => {
    const skip = Number(url.searchParams.get('skip'));
    return {
      data: Array.from({ length: count }, (_, index) => course(index)).slice(
        skip,
        skip + Number(url.searchParams.get('take')),
      ),
      totalCount: count,
    };
  },
});
const state = (replies: readonly ScriptedReply[], more: Partial<FeatureState> = {}): FeatureState => ({
  name: 'x',
  title: 'x',
  now,
  settled: '.card .whole',
  replies: { ...learnerReplies([]), [list]: replies },
  ...more,
});
const asks = (asked: readonly string[]) => asked.filter((name) => name === list).length;
const boxes = (cards: HTMLElement[]) =>
  cards
    .map((card) => card.getBoundingClientRect())
    .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join());

describe('lectern-courses', () => {
  afterEach(clear);

  it('shows a card for each course, with one link that has the course as its name (CARD-9)', async () => {
    const { all, asked } = await show(tag, 'full');
    const cards = all('.card');
    expect(cards.length).to.equal(20);
    for (const card of cards) {
      const links = card.querySelectorAll('.whole');
      expect(links.length).to.equal(1);
      const described = links[0]!
        .getAttribute('aria-describedby')!
        .split(' ')
        .map((id) => (card.getRootNode() as ShadowRoot).getElementById(id)?.textContent);
      expect(described.every(Boolean)).to.equal(true);
    }
    expect(asked.filter((name) => name === list).length).to.equal(1);
  });

  it('has true links that say their route (CARD-6), and a link to the details of what is completed (CARD-5)', async () => {
    const { all } = await show(tag, 'full', { hrefFor: (route) => `/host/${route.name}` });
    const paths = new Set(all('a').map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    expect(paths).to.deep.equal(new Set(['/host/course', '/host/content', '/host/details']));
    expect(all('.detail').filter(({ textContent }) => textContent === 'Details').length).to.equal(
      all('.card').filter((card) => card.textContent!.includes('Completed')).length,
    );
    for (const link of all('a')) expect(JSON.parse(link.dataset['route']!)).to.have.property('objectiveId');
  });

  it('raises lectern-navigate on a plain click, which a host may cancel', async () => {
    const { find, element } = await show(tag, 'one');
    const heard: unknown[] = [];
    element.addEventListener('lectern-navigate', (event) => {
      heard.push((event as CustomEvent<{ route: unknown }>).detail.route);
      event.preventDefault();
    });
    find('.whole')!.click();
    expect(heard).to.deep.equal([{ name: 'content', objectiveId: 'course-STA 210', axis: [], query: '' }]);
  });

  it('keeps the place of the cards while they load: nothing moves (LIST-9)', async () => {
    // Nothing to continue, which is known from the visit before (NEXT-8).
    const storage = memoryStorage();
    storage.setItem(`lectern:${location.host}:nextSpace`, '0');
    const { all, element } = await show(tag, state([{ fault: 'never' }], { settled: '.sk' }), { storage });
    const skeletons = boxes(all('.card'));
    const cover = boxes(all('.cover'));
    element.remove();
    const loaded = await show(tag, state([pages(6)]), { storage });
    expect(boxes(loaded.all('.card'))).to.deep.equal(skeletons);
    expect(boxes(loaded.all('.cover'))).to.deep.equal(cover);
  });

  it('asks for the next page when its button is pressed, and keeps the focus (LIST-7)', async () => {
    const { find, all, asked, element } = await show(tag, state([pages(60)]));
    const focused = () => element.shadowRoot!.activeElement;
    await until(() => find('.more .btn'), 'the end of the list');
    const press = () => {
      find('.more .btn')!.focus();
      find('.more .btn')!.click();
    };
    press();
    // In sight of the reader the last page may have come by itself, and then the button goes.
    await until(
      () => all('.whole').length === 48 || (all('.whole').length === 60 && !find('.more')),
      'the second page',
    );
    // A browser that draws both pages at once has it pass to the first card of the two.
    const first = find('.more .btn') || focused() !== all('.whole')[12] ? 48 : 12;
    expect(focused() === (find('.more .btn') ?? all('.whole')[first]), 'focus stays').to.equal(true);
    // The press joins the page that is on its way.
    if (find('.more .btn')) press();
    await until(() => all('.whole').length === 60);
    await until(() => !find('.more'));
    expect(focused() === all('.whole')[first], 'focus passes on').to.equal(true);
    expect(asked.filter((name) => name === list).length).to.equal(3);
    expect(all('[role=status]').map(({ textContent }) => textContent)).to.include('60 courses loaded');
  });

  it('asks for the next page by itself as the reader nears the end (LIST-7)', async () => {
    const { all, element } = await show(tag, state([pages(40)]));
    element.scrollIntoView({ block: 'end' });
    await until(() => all('.whole').length === 40);
  });

  it('tries again where the list could not be loaded', async () => {
    const failure = { status: 500, body: { error: { code: 'server_error', message: 'no' } } };
    const { find, all } = await show(tag, state([failure, failure, pages(3)], { settled: '.empty-state .btn' }));
    find('.empty-state .filled')!.click();
    await until(() => all('.whole').length === 3);
    expect(find('.empty-state') === null).to.equal(true);
  });

  it('shows hostile text as text, and loads nothing it names', async () => {
    const { find, element } = await show(tag, 'hostile');
    expect(find('.whole')!.textContent).to.equal(
      '<img src=x onerror=alert(1)><script>alert(1)</script>{{count}} & "quotes"',
    );
    expect(element.shadowRoot!.querySelectorAll('script, .name img').length).to.equal(0);
    await until(() => !find('.panel img')); // an address that is no picture goes
  });

  it('unlocks a card when its window opens, without asking (AVAIL-1)', async () => {
    const opens = (seconds: number) => ({
      ...course(1),
      availabilityDate: new Date(Date.parse(now) + seconds * 1000).toISOString(),
    });
    const { find, asked } = await showBefore(
      (seconds) => show(tag, state([{ body: { data: [opens(seconds)], totalCount: 1 } }])),
      (shown) => shown.find('.line')!.textContent.includes('Opens'),
    );
    expect(find('.line')!.textContent).to.contain('Opens');
    const before = asks(asked);
    await until(() => find('.line')!.textContent === 'Not started', 'the window opens');
    expect(find('.cover-badge') === null).to.equal(true);
    expect(asks(asked)).to.equal(before);
  });

  it('draws only what is in view of a list of hundreds', async () => {
    const { all, element } = await show(
      tag,
      statesOf(tag).find(({ name }) => name === 'hundreds')!,
    );
    await until(() => all('li').length < 100 && all('li')[0]?.hasAttribute('aria-setsize'), 'few cards');
    expect(all('li')[0]!.getAttribute('aria-setsize')).to.equal('260');
    for (let step = 0; step < 20; step++) {
      scrollTo(0, document.documentElement.scrollHeight);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    await until(() => all('li').some((one) => one.getAttribute('aria-posinset') === '260'), 'the last card');
    expect(all('li').length).to.be.lessThan(100);
    expect(element.getBoundingClientRect().bottom).to.be.lessThan(innerHeight + 60);
  });

  it('tells how long the whole list is while it has come in part', async () => {
    const { all } = await show(
      tag,
      state([{ body: { data: Array.from({ length: 260 }, (_, index) => course(index)), totalCount: 300 } }]),
    );
    await until(() => all('li').length < 100 && all('li')[0]?.hasAttribute('aria-setsize'), 'few cards');
    expect(all('li')[0]!.getAttribute('aria-setsize')).to.equal('300');
  });

  it('draws hundreds in their columns at once for who comes back', async () => {
    const first = await show(tag, 'hundreds');
    await until(() => first.all('li').length < 100);
    first.destroy();
    const { all } = await show(tag, 'hundreds');
    await until(() => all('li').length < 100 && all('li')[1]!.dataset['index'] === '0', 'two cards in a row');
  });

  it('reads in a loaded language and changes with it', async () => {
    const { find, element } = await show(tag, 'arabic', { locale: 'ar' });
    expect(find('.title')!.textContent).to.equal('دوراتي');
    expect(find('.lectern')!.dir).to.equal('rtl');
    element.setAttribute('locale', 'en-US');
    await until(() => find('.title')!.textContent === 'My courses');
  });

  it('shows its slots where a host fills them', async () => {
    const { find, element } = await show(tag, state([pages(0)], { settled: '.empty-state' }));
    const own = document.createElement('p');
    own.slot = 'empty';
    own.textContent = 'Ours';
    element.append(own);
    expect(own.assignedSlot === find('slot[name=empty]')).to.equal(true);
    expect(own.getBoundingClientRect().height).to.be.greaterThan(0);
    expect(find('.empty-state')!.getBoundingClientRect().height).to.equal(0);
  });
});
