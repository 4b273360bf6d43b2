// Lists that stand below each other: the second one stays where it is while the first one comes (LIST-21).
import { expect } from 'chai';
import { readGridSize, gridSizeText } from '../../../src/features/courses/grid/gridSize.ts';
import { memoryStorage } from '../../../widgets/workbench/memoryStorage.ts';
import { clear, show } from '../support/exhibit.ts';
import { cards, listCall, listTag, replies, state, wait } from '../support/listTools.ts';
import { settle, until } from '../support/stage.tsx';

/** The list comes late: one that is there at once reserves no space. */
const slowly = {
  ...replies,
  [listCall]: replies[listCall]!.map((reply) => ({
    ...reply,
    answer: async (url: URL, sent?: unknown) => {
      await wait(100);
      return reply.answer?.(url, sent) ?? reply.body;
    },
  })),
};

describe('the space of a list', () => {
  afterEach(clear);

  for (const width of ['1100px', '390px'])
    it(`LIST-21, STORE-17: at ${width} it is that of the last visit from the first frame on`, async () => {
      const storage = memoryStorage();
      const first = await show(listTag, state(), { storage, width });
      await until(() => cards(first) >= 12);
      await settle();
      clear();
      const again = await show(listTag, state({ replies: slowly }), { storage, width, await: false });
      const grid = () => again.find('.grid')!;
      await until(() => again.find('.grid > [aria-hidden]'));
      const heights = [grid().getBoundingClientRect().height];
      // Until the first page is there; the next one comes below it.
      const watch = new ResizeObserver(() => cards(again) < 12 && heights.push(grid().getBoundingClientRect().height));
      watch.observe(again.element);
      await until(() => cards(again) >= 12);
      if (cards(again) === 12 && !again.find('.grid > [aria-hidden]'))
        heights.push(grid().getBoundingClientRect().height);
      watch.disconnect();
      expect(heights.length).to.be.greaterThan(1);
      expect(Math.max(...heights) - Math.min(...heights), heights.join(', ')).to.be.at.most(1);
    });

  it('LIST-21: another width, and what nobody wrote, hold nothing', () => {
    expect(readGridSize(gridSizeText({ cards: 4, height: 900, width: 700 }))).to.deep.equal({
      cards: 4,
      height: 900,
      width: 700,
    });
    for (const text of [null, '', 'x', '0 0 0', '13 100 100', '-1 5 5', '5 99999 700', '4 -3 700'])
      expect(readGridSize(text)).to.deep.equal({ cards: 6, height: 0, width: 0 });
  });
});
