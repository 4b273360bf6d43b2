import { expect } from 'chai';
import { sanitize } from '../../src/features/player/text/sanitize.ts';

const cleaned = (html: string) => sanitize(html, { headingLevel: 2, apiBase: 'https://lms.example', newTabLabel: '(new tab)', hrefFor: () => '/x' });
const drawing = (inside: string, by: string) => `<svg>${by}${inside}</svg>`;
const gradient = '<linearGradient id="a"><stop offset="0"/></linearGradient>';

describe('sanitize: what names another place of a text', () => {
  // [html, attribute, what it becomes on the element with the id `x`]
  const cases: readonly (readonly [string, string, string | null])[] = [
    ...['fill', 'stroke', 'clip-path', 'mask', 'filter', 'marker-start', 'marker-mid', 'marker-end'].map((name) => [drawing(`<path id="x" ${name}="url(#a)"/>`, gradient), name, 'url(#user-content-a)'] as const),
    [drawing(`<path id="x" fill="url( '#a' ) red"/>`, gradient), 'fill', `url( '#user-content-a' ) red`],
    [drawing('<path id="x" fill="url(#b)"/>', gradient), 'fill', 'url(#b)'],
    [drawing('<path id="x" fill="url(https://elsewhere.example/#a)"/>', gradient), 'fill', 'url(https://elsewhere.example/#a)'],
    [drawing('<linearGradient id="x" href="#a"/>', gradient), 'href', '#user-content-a'],
    [drawing('<linearGradient id="x" xlink:href="#a"/>', gradient), 'xlink:href', '#user-content-a'],
    [drawing('<text><textPath id="x" href="#a">t</textPath></text>', '<path id="a" d="M0 0"/>'), 'href', '#user-content-a'],
    [drawing('<a id="x" href="#a">t</a>', gradient), 'href', '#a'],
    ['<table><tr><th id="a">A</th><th id="b">B</th></tr><tr><td id="x" headers="a b">1</td></tr></table>', 'headers', 'user-content-a user-content-b'],
    ...['aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'aria-details'].map((name) => [`<p id="a">A</p><p id="x" role="group" ${name}="a  c">1</p>`, name, 'user-content-a'] as const),
    ['<p id="x" aria-labelledby="c">1</p>', 'aria-labelledby', null],
    ['<p id="user-content-a">A</p><p id="x" aria-labelledby="user-content-a">1</p>', 'aria-labelledby', 'user-content-a'],
    ['<h3 id="a">A</h3><section id="x" aria-labelledby="a">1</section>', 'aria-labelledby', 'user-content-a'],
    ['<p id="a">A</p><output id="x" for="a">1</output>', 'for', 'user-content-a'],
    ['<p id="a">A</p><a id="x" href="#a">1</a>', 'href', '#a'],
  ];
  for (const [html, name, becomes] of cases) {
    it(`MEDIA-6: ${html}`, () => {
      const element = cleaned(html).querySelector('#user-content-x')!;
      expect(element.getAttribute(name)).to.equal(becomes);
    });
  }

  it('MEDIA-6: a filter keeps what it does', () => {
    expect(cleaned(drawing('', '<filter id="a"><feGaussianBlur stdDeviation="2"/></filter>')).querySelector('feGaussianBlur')).not.to.equal(null);
  });

  it('MEDIA-6: an image tells nobody where it is shown', () => {
    expect(cleaned('<h2><img src="https://elsewhere.example/a.png"></h2>').querySelector('img')!.referrerPolicy).to.equal('no-referrer');
  });
});
