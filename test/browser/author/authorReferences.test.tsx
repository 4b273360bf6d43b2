import { expect } from 'chai';
import { sanitize } from '../../../src/features/player/parts/text/sanitize.ts';

const cleaned = (html: string) =>
  sanitize(html, {
    headingLevel: 2,
    ids: '-t',
    apiBase: 'https://lms.example',
    newTabLabel: '(new tab)',
    hrefFor: () => '/x',
  });
const drawing = (inside: string, by: string) => `<svg>${by}${inside}</svg>`;
const gradient = '<linearGradient id="a"><stop offset="0"/></linearGradient>';

describe('sanitize: what names another place of a text', () => {
  // [html, attribute, what it becomes on the element with the id `x`]
  const cases: readonly (readonly [string, string, string | null])[] = [
    ...['fill', 'stroke', 'clip-path', 'mask', 'filter', 'marker-start', 'marker-mid', 'marker-end'].map(
      (name) => [drawing(`<path id="x" ${name}="url(#a)"/>`, gradient), name, 'url(#user-content-a-t)'] as const,
    ),
    [drawing(`<path id="x" fill="url( '#a' ) red"/>`, gradient), 'fill', `url( '#user-content-a-t' ) red`],
    [drawing('<path id="x" fill="url(#b)"/>', gradient), 'fill', 'url(#b)'],
    [drawing('<path id="x" fill="url(https://elsewhere.example/#a)"/>', gradient), 'fill', null],
    [drawing('<linearGradient id="x" href="#a"/>', gradient), 'href', '#user-content-a-t'],
    [drawing('<linearGradient id="x" xlink:href="#a"/>', gradient), 'xlink:href', '#user-content-a-t'],
    [
      drawing('<text><textPath id="x" href="#a">t</textPath></text>', '<path id="a" d="M0 0"/>'),
      'href',
      '#user-content-a-t',
    ],
    [drawing('<a id="x" href="#a">t</a>', gradient), 'href', '#a'],
    [
      '<table><tr><th id="a">A</th><th id="b">B</th></tr><tr><td id="x" headers="a b">1</td></tr></table>',
      'headers',
      'user-content-a-t user-content-b-t',
    ],
    ...['aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'aria-details'].map(
      (name) => [`<p id="a">A</p><p id="x" role="group" ${name}="a  c">1</p>`, name, 'user-content-a-t'] as const,
    ),
    ['<p id="x" aria-labelledby="c">1</p>', 'aria-labelledby', null],
    [
      '<p id="user-content-a">A</p><p id="x" aria-labelledby="user-content-a">1</p>',
      'aria-labelledby',
      'user-content-a-t',
    ],
    ['<h3 id="a">A</h3><section id="x" aria-labelledby="a">1</section>', 'aria-labelledby', 'user-content-a-t'],
    ['<p id="a">A</p><output id="x" for="a">1</output>', 'for', 'user-content-a-t'],
    ['<p id="a">A</p><a id="x" href="#a">1</a>', 'href', '#a'],
  ];
  for (const [html, name, becomes] of cases) {
    it(`MEDIA-17: ${html}`, () => {
      const element = cleaned(html).querySelector('#user-content-x-t')!;
      expect(element.getAttribute(name)).to.equal(becomes);
    });
  }

  it('MEDIA-6: a filter keeps what it does', () => {
    expect(
      cleaned(drawing('', '<filter id="a"><feGaussianBlur stdDeviation="2"/></filter>')).querySelector(
        'feGaussianBlur',
      ),
    ).not.to.equal(null);
  });

  it('MEDIA-6: an image tells nobody where it is shown', () => {
    expect(
      cleaned('<h2><img src="https://elsewhere.example/a.png"></h2>').querySelector('img')!.referrerPolicy,
    ).to.equal('no-referrer');
  });

  const square = '<symbol id="a"><rect width="4" height="4"/></symbol>';
  const uses = (html: string) =>
    [...cleaned(html).querySelectorAll('use')].map((use) => use.getAttribute('href') ?? use.getAttribute('xlink:href'));
  it('MEDIA-17: a drawing draws what stands in the same text once more', () => {
    expect(uses(drawing('<use href="#a" x="4"/><use xlink:href="#a" x="8"/>', square))).to.deep.equal([
      '#user-content-a-t',
      '#user-content-a-t',
    ]);
    expect(uses(`<svg>${square}</svg><p>Later</p><svg><use href="#a"/></svg>`)).to.deep.equal(['#user-content-a-t']);
  });

  const hostile: readonly string[] = [
    drawing('<use href="https://elsewhere.example/a.svg#a"/>', square),
    drawing('<use xlink:href="//elsewhere.example/a.svg#a"/>', square),
    drawing('<use href="a.svg#a"/>', square),
    drawing('<use href="data:image/svg+xml;base64,PHN2Zy8+#a"/>', square),
    drawing('<use href="javascript:alert(1)"/>', square),
    drawing('<use href="#nothing"/>', square),
    drawing('<use href="#"/>', square),
    drawing('<use/>', square),
    drawing('<g id="self"><use href="#self"/></g>', square),
    drawing('<use href="#link"/>', '<g id="link"><a href="#b"><text>t</text></a></g>'),
    drawing('', '<p id="words">t</p>') + drawing('<use href="#words"/>', square),
    `<use href="#a">${square}</use>`,
    `<math><mtext><use href="#a"/></mtext></math>${drawing('', square)}`,
  ];
  for (const html of hostile)
    it(`MEDIA-17: nothing is drawn again by ${html}`, () => expect(uses(html)).to.deep.equal([]));

  it('MEDIA-17: what is drawn again draws nothing again, so that a few lines do not become millions', () => {
    const laughs = Array.from(
      { length: 9 },
      (_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(10)}</g>`,
    ).join('');
    expect(uses(drawing(laughs, '<rect id="l0" width="1" height="1"/>'))).to.deep.equal(
      Array.from({ length: 10 }, () => '#user-content-l0-t'),
    );
  });

  it('MEDIA-6: nothing turns an address into another one', () => {
    const moved = cleaned(
      drawing(
        '<use href="#a"><animate attributeName="href" to="data:x"/>' +
          '<set attributeName="xlink:href" to="data:x"/><animateTransform attributeName="href" to="data:x"/></use>',
        square,
      ),
    );
    expect(
      [...moved.querySelectorAll('*')].filter(
        (element) =>
          /href/i.test(element.getAttribute('attributeName') ?? '') || ['animate', 'set'].includes(element.localName),
      ),
    ).to.deep.equal([]);
    expect(moved.querySelectorAll('use').length).to.equal(1);
  });
});
