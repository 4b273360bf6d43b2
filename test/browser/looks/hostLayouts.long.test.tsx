import { expect } from 'chai';
import { exhibits } from '../../../widgets/workbench/exhibits.ts';
import { stageState, type Staged } from '../../../widgets/workbench/stageState.ts';

/** Places whose width is that of what they hold: the style of each box around the element, from the outside in, and of the element. */
const shrinking: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'a flex row': [['display: flex']],
  'a flex row beside something': [['display: flex', 'beside']],
  'a flex column that centres': [['display: flex; flex-direction: column; align-items: center']],
  'a grid that centres': [['display: grid; place-items: center']],
  'a table cell': [['display: table'], ['display: table-cell']],
  'a table cell beside another': [['display: table'], ['display: table-cell', 'beside']],
  'a float': [['float: inline-start']],
  'an inline block': [['display: inline-block']],
  'an absolute box': [['position: relative; block-size: 900px'], ['position: absolute']],
  'a fixed box': [['position: fixed; inset-inline-start: 0']],
  'a box of its content’s width': [['inline-size: fit-content']],
  'a box of its content’s greatest width': [['inline-size: max-content; max-inline-size: 100%']],
  'a box in a box': [['display: flex; justify-content: center'], ['display: inline-flex'], ['float: inline-start']],
};
/** Places that decide themselves; what they have is what the element gets. */
const given: Readonly<Record<string, readonly [outer: string, inner: string, width: number]>> = {
  'a block': ['', '', 900],
  'a grid with a narrow side': ['display: grid; grid-template-columns: 300px 1fr', 'grid-column: 2', 600],
  'a grid column in pixels': ['display: grid; grid-template-columns: 260px 1fr', 'grid-column: 1', 260],
  'a flex item that grows': ['display: flex', 'flex: 1', 900],
};
/** Least width at which every element can be used. */
const usable = 240;

describe('the width of an element on a host’s page (ELEM-15)', () => {
  let staged: Staged | undefined;
  afterEach(() => {
    staged?.destroy();
    document.body.replaceChildren();
  });

  const box = (style: string) => Object.assign(document.createElement('div'), { style });

  for (const exhibit of exhibits) {
    const put = async (place: HTMLElement, page: HTMLElement) => {
      document.body.append(page);
      staged = await stageState(exhibit, exhibit.states[0]!, place, { theme: 'light' });
      await staged.settled;
      return staged.element;
    };

    for (const [name, boxes] of Object.entries(shrinking)) {
      for (const page of [900, 360]) {
        it(`${exhibit.manifest.tag} has one in ${name} on a page of ${page} px`, async () => {
          const outside = box(`inline-size: ${page}px; contain: layout`);
          let place = outside;
          for (const [style, beside] of boxes) {
            const inner = box(style!);
            place.append(inner);
            place = inner;
            if (beside) place.append('Words beside it');
          }
          const { width } = (await put(place, outside)).getBoundingClientRect();
          expect(width).to.be.at.least(page === 900 ? 480 : usable);
          expect(width).to.be.at.most(page);
        });
      }
    }

    for (const [name, [outer, inner, width]] of Object.entries(given)) {
      it(`${exhibit.manifest.tag} keeps that of ${name}`, async () => {
        const outside = box(`inline-size: 900px; ${outer}`);
        const place = box(`${inner}; min-inline-size: 0`);
        outside.append(place);
        expect((await put(place, outside)).getBoundingClientRect().width).to.equal(width);
      });
    }
  }
});
