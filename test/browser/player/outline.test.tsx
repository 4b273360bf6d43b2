import { expect } from 'chai';
import { objectiveId, stateNow, wireCourse } from '../../../widgets/workbench/states/player/stateCourse.ts';
import { wireActivity } from '../../../widgets/workbench/states/player/stateParts.ts';
import type { FeatureState } from '../../../widgets/workbench/featureState.ts';
import { clear, faults, show } from '../support/exhibit.ts';
import { access, count, tag, tree } from '../support/player.ts';
import { until } from '../support/stage.tsx';

describe('lectern-player: contents on the course page', () => {
  afterEach(clear);
  const root = {
    name: 'Course',
    workflow: 'inProgress',
    children: [
      { name: 'First', children: [{ name: 'Inside', workflow: 'finished' }] },
      { name: 'Second', available: false },
    ],
  } as const;
  const page = (replies: FeatureState['replies']): FeatureState => ({
    name: 'x',
    title: 'x',
    now: stateNow,
    settled: '.overview .buttons',
    attributes: { 'objective-id': objectiveId },
    replies: { [access]: [{ body: wireCourse({ state: 'inProgress' }) }], ...replies },
  });

  it('OVER-12: what a course consists of stands at the end of its page, and its parts are links', async () => {
    const { find, all, element } = await show(tag, page({ [tree]: [{ body: wireActivity(root) }] }), {
      hrefFor: (route) => `/host/${route.name}/${route.name === 'content' ? route.axis.join('/') : ''}`,
    });
    await until(() => find('.outline [role=treeitem]'));
    expect(all('.outline [role=treeitem]').map((row) => row.getAttribute('href'))).to.deep.equal([
      null,
      '/host/content/p1/p1-1',
      '/host/content/p2',
    ]);
    expect(await faults(element)).to.deep.equal([]);
    find('.outline [data-id=p1-1]')!.click();
    await until(() => find('.player .part > .title')?.textContent === 'Inside', 'the part that was chosen');
  });

  it('OVER-12: with the first Tab it comes before it is near, so that the focus does not pass it', async () => {
    document.body.style.paddingBlockStart = '4000px';
    try {
      const { find, asked } = await show(tag, page({ [tree]: [{ body: wireActivity(root) }] }));
      expect(count(asked, tree)).to.equal(0);
      await until(() => {
        const press = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, composed: true });
        find('.overview .buttons > *')!.dispatchEvent(press);
        return find('.outline [role=treeitem]');
      });
    } finally {
      document.body.style.paddingBlockStart = '';
    }
  });

  it('OVER-12: a course that was not begun has none, and where it cannot be had nothing stands there', async () => {
    const fresh = await show(tag, { ...page({}), replies: { [access]: [{ body: wireCourse({}) }] } });
    expect(Boolean(fresh.find('.outline-place'))).to.equal(false);
    clear();
    const { find, asked } = await show(tag, page({ [tree]: [{ status: 500 }] }));
    await until(() => count(asked, tree) === 1);
    await until(() => find('.outline-place')!.childElementCount === 0);
  });
});
