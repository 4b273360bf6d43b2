import { expect } from 'chai';
import { layoutFaults } from '../../layoutFaults.ts';
import { targetFaults } from '../../targetFaults.ts';
import { longTexts } from '../support/longTexts.ts';

// One state of each element; all others are in the long files beside this one.
longTexts(
  () => true,
  (states) => states.slice(0, 1),
);

describe('what is looked for (LOC-16)', () => {
  const place = document.createElement('div');
  const find = (html: string) => {
    place.innerHTML = html;
    document.body.append(place);
    return layoutFaults({ own: '⟦', previews: '.preview', stamps: '.stamp' }).map(({ kind }) => kind);
  };
  afterEach(() => place.remove());

  for (const [name, html, kinds] of [
    ['nothing in what fits', '<p>⟦whole⟧</p>', []],
    ['a text that is cut', '<p style="width: 60px; overflow: hidden; white-space: nowrap">⟦a long text⟧</p>', ['cut']],
    [
      'a text of ours that ends in an ellipsis',
      '<p style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">⟦a long text⟧</p>',
      ['cut'],
    ],
    [
      'none of people’s that does',
      '<p style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">a long name</p>',
      [],
    ],
    [
      'lines that are hidden',
      '<p style="width: 60px; height: 1em; overflow: hidden">⟦one two three four⟧</p>',
      ['cut'],
    ],
    [
      'none that can be scrolled to',
      '<p style="width: 60px; overflow-x: auto; white-space: nowrap">⟦a long text⟧</p>',
      [],
    ],
    [
      'none of a preview',
      '<p class="preview" style="width: 60px; overflow: hidden; white-space: nowrap">⟦a long text⟧</p>',
      [],
    ],
    [
      'a text beyond its button',
      '<button style="width: 60px; white-space: nowrap; padding: 0">⟦a long text⟧</button>',
      ['spilt'],
    ],
    [
      'two texts on one place',
      '<p style="position: relative">⟦one⟧<span style="position: absolute; left: 0">⟦two⟧</span></p><p>⟦x⟧</p>',
      [],
    ],
    [
      'two texts of two elements on one place',
      '<div style="position: relative"><b>⟦one⟧</b><b style="position: absolute; top: 0; left: 0">⟦two⟧</b></div>',
      ['overlap'],
    ],
    ['a field whose words are cut', '<input placeholder="⟦something to look for⟧" style="width: 60px">', ['cut']],
    ['a page that scrolls sideways', '<p style="width: 5000px">⟦x⟧</p>', ['wide']],
    [
      'nothing that is hidden',
      '<p style="display: none">⟦x⟧</p><p style="visibility: hidden; width: 1px">⟦text⟧</p>',
      [],
    ],
  ] as const)
    it(`finds ${name}`, () => {
      expect([...new Set(find(html))]).to.deep.equal(kinds);
    });
});

describe('which targets are looked for (SMALL-3, WCAG-6)', () => {
  const place = document.createElement('div');
  afterEach(() => {
    place.remove();
    scrollTo(0, 0);
  });
  const bar = '<div style="position: fixed; inset: auto 0 0 0; height: 90px; background: #ccc"></div>';
  const check = (id: string, more: string) =>
    `<p><input type="checkbox" id="${id}" style="margin: 0">` +
    `<label for="${id}" style="display: inline-block; line-height: 24px; ${more}">one</label></p>`;
  const small = 'style="display: block; width: 16px; height: 16px; padding: 0; border: 0"';
  for (const [name, html, kinds] of [
    ['none that is large enough', '<button style="width: 24px; height: 24px; padding: 0">x</button>', []],
    ['small ones that touch', `<button ${small}>x</button><button ${small}>y</button>`, ['small']],
    [
      'no small one that stands apart',
      `<button ${small}>x</button><p style="height: 30px"></p><button ${small}>y</button>`,
      [],
    ],
    [
      'no link in a sentence',
      '<p style="font: 12px/14px serif">Read <a href="#x">this</a> and <a href="#y">that</a>, please.</p>',
      [],
    ],
    ['no field whose label is as high as it has to be', check('x', 'width: 90px') + check('y', ''), []],
    [
      'what a bar lies over',
      `<p style="height: 3000px"></p><button style="width: 90px; height: 30px">x</button>${bar}`,
      ['covered'],
    ],
    [
      'nothing under a bar that leaves room',
      '<p style="height: 3000px"></p><button style="width: 90px; height: 30px; scroll-margin-block-end: 100px">x</button>' +
        `<p style="height: 120px"></p>${bar}`,
      [],
    ],
  ] as const)
    it(`finds ${name}`, () => {
      place.innerHTML = html;
      document.body.append(place);
      expect([...new Set(targetFaults().map(({ kind }) => kind))]).to.deep.equal(kinds);
    });
});
