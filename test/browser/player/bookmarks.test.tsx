import { expect } from 'chai';
import type { FeatureState } from '../../../widgets/workbench/featureState.ts';
import { workflowId } from '../../../widgets/workbench/states/player/stateCourse.ts';
import { hearAll } from '../support/enrolment.ts';
import { clear, faults, show, statesOf } from '../support/exhibit.ts';
import { count, focused } from '../support/player.ts';
import { shortPauses } from '../support/shortPauses.ts';
import { settle, until } from '../support/stage.tsx';

const tag = 'lectern-bookmarks';
const list = 'GET /api/lectern/v1/users/me/saved-parts';
const save = (path: string) => `PUT /api/lectern/v1/users/me/objective-workflows/${workflowId}/saved-parts/${path}`;
const state = (name: string, replies: FeatureState['replies'] = {}): FeatureState => {
  const own = statesOf(tag).find((one) => one.name === name)!;
  return { ...own, replies: { ...own.replies, ...replies } };
};
const words = (element: Element | null | undefined) =>
  element?.textContent
    ?.replace(/[\u2068\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim() ?? '';

describe('lectern-bookmarks', () => {
  shortPauses();
  afterEach(clear);

  for (const { name } of statesOf(tag))
    it(`axe finds nothing in ${name}`, async () => {
      const { element } = await show(tag, name);
      expect(await faults(element)).to.deep.equal([]);
    });

  it('SAVED-8: by course, in reading order, with links to course and part, and what locks a part', async () => {
    const { all, element } = await show(tag, 'bookmarks');
    const paths = (selector: string) => all(selector).map((link) => new URL((link as HTMLAnchorElement).href).pathname);
    expect(all('h3').map(words)).to.deep.equal(['Research Ethics in Practice', 'Statistics for Clinical Researchers']);
    expect(paths('h3 a')).to.deep.equal(['/learn/courses/course-eth105', '/learn/courses/course-sta210']);
    expect(paths('.saved-name').slice(0, 2)).to.deep.equal([
      '/learn/courses/course-eth105/view/content/e1/e1-2',
      '/learn/courses/course-eth105/view/content/e3',
    ]);
    expect(all('.reason').map(words)[0]).to.contain('complete previous assignments');
    const heard = hearAll(element);
    all('.saved-name')[0]!.click();
    expect(heard.navigated.map(({ route }) => route)).to.deep.equal([
      { name: 'content', objectiveId: 'course-eth105', axis: ['e1', 'e1-2'], query: '' },
    ]);
  });

  it('SAVED-3: the last bookmark of a course keeps its place until the page goes, and comes back', async () => {
    const saved = (value: boolean) => ({ body: { saved: value, at: '2026-11-21T10:42:00Z' } });
    const { all, element, asked } = await show(
      tag,
      state('bookmarks', { [save('*')]: [saved(false), saved(false), saved(true)] }),
    );
    for (const index of [0, 1]) {
      all('.saved-row .btn')[index]!.focus();
      all('.saved-row .btn')[index]!.click();
      await until(() => all('.saved-row.removed').length === index + 1);
    }
    expect(all('h3')).to.have.length(2);
    expect(words(focused(element))).to.equal('UndoUndo: bookmark 3. Data about people again');
    await until(() => count(asked, save('path-e3')) === 1);
    focused(element).click();
    await until(() => all('.saved-row.removed').length === 1);
    expect(words(all('.saved-row')[1])).to.contain('3. Data about people');
  });

  it('SAVED-8: a failure can be tried again', async () => {
    const own = statesOf(tag).find(({ name }) => name === 'bookmarks')!;
    // The runtime itself repeats what fails on the server.
    const fails = { status: 500 };
    const { find, all } = await show(tag, state('failed', { [list]: [fails, fails, ...own.replies[list]!] }));
    expect(words(find('[role=alert] h3'))).to.equal('Your bookmarks could not be loaded');
    find('[role=alert] .btn')!.click();
    await until(() => all('.saved-row').length > 0);
  });

  it('CALL-5: an LMS that does not announce them is not asked', async () => {
    const { find, asked } = await show(tag, 'unavailable');
    await settle();
    expect([words(find('h3')), count(asked, list)]).to.deep.equal(['Bookmarks are not available here', 0]);
  });

  it('DATA-21, DATA-23: what cannot be read is left out, texts are no markup, a reason that is not known locks', async () => {
    const { find, all } = await show(tag, 'odd');
    expect([find('img'), all('.saved-row').length]).to.deep.equal([null, 2]);
    expect(all('.saved-row')[0]!.querySelector('.reason')).not.to.equal(null);
  });

  it('SAVED-8: offline, what was loaded stays, with a notice', async () => {
    const { find, all } = await show(tag, 'offline-later');
    expect([words(find('.notice')).includes('offline'), all('.saved-row').length]).to.deep.equal([true, 6]);
  });
});
