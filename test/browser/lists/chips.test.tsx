import { expect } from 'chai';
import { clear, faults, show } from '../support/exhibit.ts';
import { listTag } from '../support/listTools.ts';
import { until } from '../support/stage.tsx';

describe('LIST-14: collections out of sight', () => {
  afterEach(clear);
  const edge = (chip: HTMLElement, row: HTMLElement) =>
    chip.getBoundingClientRect().right <= row.getBoundingClientRect().right + 1 &&
    chip.getBoundingClientRect().left >= row.getBoundingClientRect().left - 1;

  it('an arrow leads to the last chip, another leads back to the first', async () => {
    const { find, all, element } = await show(listTag, 'drawer', { width: '420px' });
    await until(() => find('.chip-next'), 'the arrow');
    const [row, chips] = [find('.chips')!, all('.chips .chip')];
    expect(edge(chips.at(-1)!, row)).to.equal(false);
    row.style.scrollBehavior = 'auto';
    for (let turns = 0; find('.chip-next') && turns < 20; turns += 1) {
      const before = row.scrollLeft;
      find('.chip-next')!.click();
      await until(() => row.scrollLeft !== before || !find('.chip-next'), 'the row to move');
    }
    await until(() => !find('.chip-next'), 'the end of the row');
    expect(edge(chips.at(-1)!, row)).to.equal(true);
    for (let turns = 0; find('.chip-back') && turns < 20; turns += 1) {
      const before = row.scrollLeft;
      find('.chip-back')!.click();
      await until(() => row.scrollLeft !== before || !find('.chip-back'), 'the row to move');
    }
    await until(() => !find('.chip-back'), 'the start of the row');
    expect(edge(chips[0]!, row)).to.equal(true);
    expect(await faults(element)).to.deep.equal([]);
  });

  it('no arrow stands where all of them are seen', async () => {
    const { find, element } = await show(listTag, 'drawer', { width: '420px' });
    await until(() => find('.chip-next'), 'the arrow');
    element.style.inlineSize = '4000px';
    (element.parentElement as HTMLElement).style.inlineSize = '4000px';
    await until(() => !find('.chip-next'), 'a row with room for all');
    expect(find('.chip-back')).to.equal(null);
  });
});
