import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { clear, show } from '../support/exhibit.ts';

const tag = 'lectern-player';
const isSeen = (element: Element | null) => Boolean(element?.checkVisibility());
const columns = (all: (selector: string) => HTMLElement[]) => all('.attempts thead th').filter(isSeen).length;

/** What the screen or the element decides, at one width of the screen and one of the element. */
async function looks(screen: number, width: string, widths: 'screen' | 'element') {
  await setViewport({ width: screen, height: 800 });
  const contents = await show(tag, 'content', { width, widths });
  const closed = !contents.find('nav.toc');
  clear();
  const phone = await show(tag, 'content-desktop', { width, widths });
  const notice = isSeen(phone.find('.for-desktop'));
  clear();
  const results = await show(tag, 'results', { width, widths });
  const shown = columns(results.all);
  clear();
  return { closed, notice, columns: shown };
}

describe('ELEM-18: whose width decides', () => {
  afterEach(clear);
  after(() => setViewport({ width: 800, height: 600 }));

  for (const [screen, width, widths, expected] of [
    [1280, '900px', 'screen', { closed: false, notice: false, columns: 8 }],
    [1279, '900px', 'screen', { closed: true, notice: false, columns: 8 }],
    [971, '760px', 'screen', { closed: true, notice: false, columns: 8 }],
    [970, '970px', 'screen', { closed: true, notice: true, columns: 5 }],
    [1440, '970px', 'element', { closed: true, notice: true, columns: 5 }],
    [1440, '1280px', 'element', { closed: false, notice: false, columns: 8 }],
    [900, '1280px', 'element', { closed: false, notice: false, columns: 8 }],
  ] as const) {
    it(`OVER-7, TREE-3, RECORD-6: a screen of ${screen} px, ${width} of the element, the ${widths} decides`, async () => {
      expect(await looks(screen, width, widths)).to.deep.equal(expected);
    });
  }

  it('follows the screen while it changes', async () => {
    await setViewport({ width: 1280, height: 800 });
    const { find } = await show(tag, 'content', { width: '900px', widths: 'screen' });
    expect(isSeen(find('nav.toc'))).to.equal(true);
    await setViewport({ width: 1279, height: 800 });
    for (let frame = 0; frame < 20 && find('nav.toc'); frame++) await new Promise(requestAnimationFrame);
    expect(find('nav.toc')).to.equal(null);
  });
});
