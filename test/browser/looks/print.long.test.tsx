import { emulateMedia } from '@web/test-runner-commands';
import { expect } from 'chai';
import { clear, show } from '../support/exhibit.ts';
import { settle, until } from '../support/stage.tsx';

/** What is of no use on paper. An image that can be enlarged stands in a button of its own. */
const useless = 'button:not(.enlarge), .btn, input, select, dialog, .sk, .bones, .toc, .turn, .stage-bar, .tabs';
const seen = (elements: readonly HTMLElement[]) => elements.filter((element) => element.checkVisibility());
const said = (element: HTMLElement) => `${element.localName}.${element.className} ${element.textContent.slice(0, 40)}`;

describe('ELEM-20, CERT-26: what is printed', () => {
  afterEach(async () => {
    await emulateMedia({ media: 'screen' });
    clear();
  });

  for (const [tag, state, stays] of [
    ['lectern-courses', 'full', '.card .name'],
    ['lectern-courses', 'filtered', '.card .name'],
    ['lectern-courses', 'loading', '.head .title'],
    ['lectern-courses', 'more', '.card .name'],
    ['lectern-courses', 'more-failed', '.card .name'],
    ['lectern-courses', 'hundreds', '.card .name'],
    ['lectern-catalog', 'catalog-filtered', '.card .name'],
    ['lectern-player', 'results', '.attempts td'],
    ['lectern-player', 'content', '.part .author p'],
    ['lectern-player', 'content-tiles-course', '.part .title'],
    ['lectern-player', 'answer', '.answer textarea'],
    ['lectern-results', 'results-open', '.ledger-table td'],
    ['lectern-results', 'results-many', '.ledger-row .title'],
    ['lectern-certificate', 'certificate', '.cert-sheet'],
    ['lectern-certificate', 'certificate-revoked', '.cert-stamp'],
    ['lectern-profile', 'personal', '.profile-facts dd:not(:has(select))'],
    ['lectern-profile', 'zone', '.zone-clock time'],
  ] as const)
    it(`<${tag}>, ${state}: what is read stays, what is pressed goes`, async () => {
      const { all, find } = await show(tag, state, { width: '1376px', theme: 'dark' });
      await until(() => find(stays));
      const before = seen(all(stays)).length;
      await emulateMedia({ media: 'print' });
      await until(() => matchMedia('print').matches);
      await settle();
      expect(seen(all(useless)).map(said)).to.deep.equal([]);
      expect(seen(all(stays)).length)
        .to.be.at.least(before)
        .and.above(0);
      // Paper is white, whatever the theme.
      const root = getComputedStyle(find('.lectern')!);
      expect([root.colorScheme, root.backgroundColor]).to.deep.equal(['light', 'rgba(0, 0, 0, 0)']);
      const scrolled = all('*').filter(
        (element) =>
          element.checkVisibility() &&
          /auto|scroll/.test(getComputedStyle(element).overflowY) &&
          element.scrollHeight > element.clientHeight + 1,
      );
      expect(scrolled.map(said)).to.deep.equal([]);
    });

  it('all cards of a long list that have come are there before the paper is laid out, and afterwards those near the view', async () => {
    const { all, find } = await show('lectern-courses', 'hundreds', { width: '1376px' });
    await until(() => find('.grid > li[aria-setsize]'));
    const near = all('.grid > li').length;
    dispatchEvent(new Event('beforeprint'));
    const names = all('.grid > li .name').map((name) => name.textContent);
    expect(new Set(names).size).to.equal(names.length).and.equal(260);
    expect(near).to.be.lessThan(200);
    dispatchEvent(new Event('afterprint'));
    await until(() => all('.grid > li').length === near);
  });
});
