import { expect } from 'chai';
import { sanitize } from '../../../src/features/player/parts/text/sanitize.ts';

const lms = 'https://lms.example';
const cleaned = (html: string) =>
  sanitize(html, { headingLevel: 2, ids: '-t', apiBase: lms, newTabLabel: '(new tab)', hrefFor: () => '/x' });
/** All that is written in a text, once its links are taken out: they fetch nothing until somebody follows them. */
const written = (html: string) => {
  const text = cleaned(html);
  for (const link of text.querySelectorAll('a')) link.remove();
  return [...text.querySelectorAll('*')]
    .flatMap((element) => [...element.attributes].map(({ name, value }) => `${name}=${value}`))
    .join('\n');
};
const away = 'https://elsewhere.example/x';
const ways = [
  away,
  'http://elsewhere.example/x',
  '//elsewhere.example/x',
  '\\\\elsewhere.example/x',
  ' https://elsewhere.example/x',
  'HTTPS://ELSEWHERE.EXAMPLE/x',
  'ftp://elsewhere.example/x',
  'blob:https://elsewhere.example/x',
];
const namesFile = /elsewhere\.example/i;

/** Attributes by which browsers have ever fetched something without being asked, and elements that have them. */
const html = [
  'background',
  'poster',
  'src',
  'srcset',
  'imagesrcset',
  'data',
  'href',
  'codebase',
  'archive',
  'classid',
  'manifest',
  'longdesc',
  'profile',
  'ping',
  'style',
  'formaction',
  'dynsrc',
  'lowsrc',
  'icon',
];
const tags = [
  'p',
  'table',
  'td',
  'body',
  'div',
  'img',
  'picture><source',
  'video',
  'audio',
  'track',
  'embed',
  'object',
  'iframe',
  'link',
  'base',
  'input type=image',
  'frame',
  'frameset',
  'bgsound',
  'applet',
  'portal',
  'math><mglyph',
  'math><mi',
  'marquee',
];
const drawn = [
  'image',
  'feImage',
  'use',
  'pattern',
  'linearGradient',
  'radialGradient',
  'textPath',
  'mpath',
  'filter',
  'script',
  'animate',
  'set',
  'tref',
  'cursor',
  'font-face-uri',
  'foreignObject',
];
const painted = [
  'fill',
  'stroke',
  'filter',
  'mask',
  'clip-path',
  'marker',
  'marker-start',
  'marker-mid',
  'marker-end',
  'cursor',
  'style',
  'color-profile',
  'src',
  'to',
  'from',
  'values',
  'by',
  'mask-image',
  'background-image',
  'content',
];
const calls = (address: string) => [
  `url(${address})`,
  `url("${address}")`,
  `url( '${address}' ) red`,
  `URL(${address})`,
  `u\\72l(${address})`,
  `\\75rl(${address})`,
  `url(#a) url(${address})`,
  `image-set("${address}" 1x)`,
  `image(${address})`,
  `src("${address}")`,
  `url(#a"${address})`,
  `cross-fade(url(${address}), red)`,
  `url(data:x) , url(${address})`,
];

describe('what a text loads by itself (MEDIA-13)', () => {
  for (const name of html) {
    it(`is nothing of another origin by ${name}`, () => {
      for (const tag of tags) {
        for (const address of ways) {
          if (tag === 'img' && name === 'src') continue;
          // Elsewhere it fetches nothing.
          if (name === 'href' && !['link', 'base', 'object'].includes(tag)) continue;
          const value =
            name === 'style' ? `background: url(${address})` : name.endsWith('srcset') ? `${address} 2x` : address;
          expect(written(`<${tag} ${name}="${value.replaceAll('"', '&quot;')}">t`), `${tag} ${address}`).not.to.match(
            namesFile,
          );
        }
      }
    });
  }

  for (const tag of drawn) {
    it(`is nothing of another origin by <${tag}> of a drawing`, () => {
      for (const address of ways) {
        for (const name of ['href', 'xlink:href', 'src'])
          expect(
            written(`<svg><filter id="f"><${tag} ${name}="${address}"/></filter><${tag} ${name}="${address}"/></svg>`),
            `${name} ${address}`,
          ).not.to.match(namesFile);
      }
    });
  }

  for (const name of painted) {
    it(`is nothing of another origin by ${name} of a drawing`, () => {
      for (const value of calls(away))
        expect(written(`<svg><rect id="a" ${name}="${value.replaceAll('"', '&quot;')}"/></svg>`), value).not.to.match(
          namesFile,
        );
    });
  }

  // [html, selector, attribute, what it is]
  const kept: readonly (readonly [string, string, string, string | null])[] = [
    ['<img src="/files/a.png">', 'img', 'src', `${lms}/files/a.png`],
    ['<img src="files/a.png">', 'img', 'src', `${lms}/files/a.png`],
    [`<img src="${away}">`, 'img', 'src', away],
    [`<img src="http://elsewhere.example/x">`, 'img', 'src', null],
    ['<img src="data:image/png;base64,AA==">', 'img', 'src', 'data:image/png;base64,AA=='],
    ['<img src="data:text/html,x">', 'img', 'src', null],
    ['<img src="javascript:alert(1)">', 'img', 'src', null],
    ['<img src="https://[">', 'img', 'src', null],
    ['<svg><image href="/files/a.png"/></svg>', 'image', 'href', `${lms}/files/a.png`],
    ['<svg><image xlink:href="/files/a.png"/></svg>', 'image', 'xlink:href', `${lms}/files/a.png`],
    ['<svg><image href="data:image/png;base64,AA=="/></svg>', 'image', 'href', 'data:image/png;base64,AA=='],
    ['<svg><rect id="a" fill="url(#b)"/></svg>', 'rect', 'fill', 'url(#b)'],
    ['<svg role="img" aria-label="C:\\data (url)"><path d="M0 0"/></svg>', 'svg', 'aria-label', 'C:\\data (url)'],
  ];
  for (const [text, selector, name, value] of kept) {
    it(`of ${text} is ${value}`, () => {
      const element = cleaned(text).querySelector(selector)!;
      expect(element.getAttribute(name)).to.equal(value);
      if (element instanceof HTMLImageElement) expect(element.referrerPolicy).to.equal('no-referrer');
    });
  }
});
