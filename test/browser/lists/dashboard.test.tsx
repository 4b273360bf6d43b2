import { expect } from 'chai';
import type { FeatureState } from '../../../widgets/workbench/featureState.ts';
import { clear, faults, show, statesOf } from '../support/exhibit.ts';
import { shortPauses } from '../support/shortPauses.ts';
import { until } from '../support/stage.tsx';

const tag = 'lectern-dashboard';
const list = 'GET /api/lms/v1/users/me/objective-accesses/query';
const counts = 'GET /api/lectern/v1/users/me/course-counts';
const calendar = 'GET /api/lectern/v1/users/me/calendar-items';
const state = (name: string, changes: Partial<FeatureState> = {}): FeatureState => {
  const own = statesOf(tag).find((one) => one.name === name)!;
  return { ...own, ...changes, replies: { ...own.replies, ...changes.replies } };
};
const words = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
const hrefOf = (element: Element | null) => element?.getAttribute('href') ?? '';

describe('lectern-dashboard in each state', () => {
  shortPauses();
  afterEach(clear);

  for (const { name, title } of statesOf(tag))
    it(`axe finds nothing: ${title}`, async () => {
      const { element } = await show(tag, name);
      expect(await faults(element)).to.deep.equal([]);
    });

  it('axe finds nothing in a narrow column, in Arabic and in dark', async () => {
    for (const options of [{ width: '320px' }, { locale: 'ar' }, { theme: 'dark' }] as const) {
      const { element } = await show(tag, 'dashboard', options);
      expect(await faults(element), JSON.stringify(options)).to.deep.equal([]);
      clear();
    }
  });
});

describe('lectern-dashboard (DASH-1)', () => {
  shortPauses();
  afterEach(clear);

  it('DASH-3, DASH-4, NEXT-3: it begins with the course to continue, its next part, and what is due', async () => {
    const { find, all } = await show(tag, 'dashboard');
    await until(() => find('.resume') !== null);
    expect(words(find('.resume')))
      .to.contain('Statistics')
      .and.to.contain('4.2 What a confidence interval says');
    expect(hrefOf(find('.resume .btn'))).to.contain('/view/content/uncertainty/interval');
    expect(all('.due li')).to.have.length(3);
    expect(words(all('.due li')[0])).to.contain('overdue');
  });

  it('DASH-5: four recent courses, without the one to continue, as cards', async () => {
    const { find, all } = await show(tag, 'dashboard');
    await until(() => find('.resume') !== null);
    expect(all('.home-cards .card')).to.have.length(4);
    expect(all('.home-cards .title').map(words)).to.not.include(words(find('.resume .name')));
  });

  it('DASH-6: tasks say by when and lead to where they are done', async () => {
    const { all } = await show(tag, 'dashboard');
    const tasks = all('.home-task');
    expect(words(tasks[0])).to.contain('3.2 Quiz').and.to.contain('Hand in late until');
    expect(hrefOf(tasks[0]!.querySelector('a'))).to.contain('/view/content/');
    expect(words(tasks[1])).to.contain('Start by');
  });

  it('DASH-7: the picture of progress says in words what it shows, and its lines lead to the courses', async () => {
    const { find, all } = await show(tag, 'dashboard');
    const ring = find('.home-ring')!;
    expect(ring.getAttribute('aria-label')).to.match(/^\d+ of \d+ courses completed$/);
    const lines = all('.home-shares li');
    expect(lines.length).to.equal(find('.home-ring')!.querySelectorAll('circle').length);
    const total = lines.reduce((sum, line) => sum + Number(line.querySelector('b')!.textContent), 0);
    expect(ring.getAttribute('aria-label')).to.contain(`of ${total} `);
    expect(hrefOf(lines[0]!.querySelector('a'))).to.contain('courseProgress=completed');
  });

  it('DASH-8: days with dates lead to their agenda, and the next dates to where they are done', async () => {
    const { find, all } = await show(tag, 'dashboard', { timezone: 'UTC' } as object);
    expect(words(find('.home-month caption'))).to.equal('November 2026');
    expect(all('.home-month a').map((day) => day.getAttribute('aria-label'))).to.include('November 24, 1 date');
    expect(
      all('.home-month a')
        .map((day) => hrefOf(day))
        .join(),
    ).to.contain('/calendar/agenda/2026-11-24');
    expect(words(find('[aria-current=date]'))).to.equal('21');
    expect(all('.home-next li')).to.have.length(4);
  });

  it('DASH-2: a failure says so and can be tried again', async () => {
    const own = state('dashboard').replies[list]!;
    const { find } = await show(tag, state('failed', { replies: { [list]: [{ status: 403 }, ...own] } }));
    find('[role=alert] .btn')!.click();
    await until(() => find('.home-cards') !== null);
  });

  it('DASH-2: a part that fails takes no other away, and can be tried again', async () => {
    const [progress, dates] = [state('dashboard').replies[counts]!, state('dashboard').replies[calendar]!];
    const { find, all } = await show(
      tag,
      state('parts-failed', {
        replies: { [counts]: [{ status: 403 }, ...progress], [calendar]: [{ status: 403 }, ...dates] },
      }),
    );
    await until(() => all('.home-lost .btn').length === 2);
    expect(all('.home-cards .card').length).to.be.greaterThan(0);
    // What the server cannot tell of the next steps, the courses themselves tell.
    await until(() => find('.resume') !== null);
    for (const again of all('.home-lost .btn')) again.click();
    await until(() => find('.home-ring') !== null && find('.home-month') !== null);
  });

  it('DASH-2: a new learner is led to the catalog, and to nothing where there is none', async () => {
    const { find } = await show(tag, 'empty');
    expect(hrefOf(find('.empty-state .btn'))).to.match(/\/catalog$/);
    clear();
    const closed = await show(tag, 'empty-closed');
    await until(() => words(closed.find('.empty-state')).includes('assigned to you'));
    expect(closed.find('.empty-state .btn')).to.equal(null);
  });

  it('DASH-12: an LMS without own calls is asked for its courses alone', async () => {
    const { find, asked } = await show(tag, 'plain');
    await until(() => find('.resume') !== null);
    expect(words(find('.resume'))).to.not.contain('No part is open');
    expect(asked.filter((call) => call.includes('/lectern/'))).to.deep.equal([]);
  });

  it('DASH-9, DASH-10: banners stand in their order; one that is closed stays closed, for this person', async () => {
    const storage = new Map<string, string>();
    const kept = {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
      removeItem: (key: string) => void storage.delete(key),
      key: (at: number) => [...storage.keys()][at] ?? null,
      get length() {
        return storage.size;
      },
      clear: () => storage.clear(),
    } as Storage;
    const { all, element } = await show(tag, 'banners', { storage: kept });
    expect(all('.home-banner :is(h2, h3)').map(words)).to.deep.equal([
      'Winter term begins on 7 January',
      'The portal rests on Sunday from 2:00 to 4:00',
    ]);
    expect(hrefOf(all('.home-banner a')[0]!)).to.match(/\/catalog$/);
    all('.home-banner .btn')[0]!.click();
    await until(() => all('.home-banner').length === 1);
    expect(words(element.shadowRoot!.activeElement)).to.equal('Dashboard');
    clear();
    const again = await show(tag, state('banners', { settled: '.home-month' }), { storage: kept });
    expect(again.all('.home-banner').map(words).join()).to.not.contain('Winter term');
  });

  it('DASH-9: texts of banners are no markup, and addresses of scripts lead nowhere', async () => {
    const { all, find } = await show(tag, 'odd');
    await until(() => find('.home-banner') !== null);
    expect(all('.home-banner')).to.have.length(1);
    expect(all('.home-banner a, .home-banner img')).to.deep.equal([]);
    expect(find('img[src=x]')).to.equal(null);
  });

  it('DASH-11: all courses are one link away, at an address that is the list everywhere', async () => {
    const { find } = await show(tag, 'dashboard');
    expect(hrefOf(find('.home-all'))).to.match(/\/courses\?sort=name$/);
  });

  it('what a page puts into the slot of announcements stands under the banners (DASH-1)', async () => {
    const { element, find } = await show(tag, 'dashboard');
    const news = document.createElement('p');
    news.slot = 'announcements';
    element.append(news);
    expect((find('slot[name=announcements]') as HTMLSlotElement).assignedElements()).to.deep.equal([news]);
  });
});
