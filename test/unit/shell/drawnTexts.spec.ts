// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { href } from '../../../src/routes/href.ts';
import { harmless } from '../../../widgets/public/text/harmless.ts';

const settings = {
  apiBase: 'https://academy.example',
  newTabLabel: '(opens in a new tab)',
  hrefFor: (route: Parameters<typeof href>[0]) => `/learn${href(route)}`,
};
const read = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const drawn = (html: string, level = 2) => harmless(html, level, settings);

describe('authors’ texts on drawn pages (PUB-12, MEDIA-6)', () => {
  it.each([
    ['a script', '<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
    ['a handler', '<p onclick="alert(1)" style="color:red" class="x" id="y">a</p>', '<p>a</p>'],
    ['a style', '<style>*{display:none}</style><p>a</p>', '<p>a</p>'],
    ['a drawing', '<p>a<svg><script>alert(1)</script><text>x</text></svg>b</p>', '<p>ab</p>'],
    ['a formula', '<p>a<math><mtext></p><style><img src=x onerror=alert(1)></style></math>b', '<p>ab</p>'],
    ['a template', '<template shadowrootmode="open"><b>x</b></template><b>y</b>', '<b>y</b>'],
    ['a frame', '<iframe srcdoc="<script>alert(1)</script>"></iframe>a', 'a'],
    ['a form', '<form action="https://evil.example"><input name="a"><button>Send</button></form>', 'Send'],
    ['an unknown element', '<x-frame><b>a</b></x-frame>', '<b>a</b>'],
    ['a slot', '<slot name="heading">a</slot>', 'a'],
    ['a comment', 'a<!--<b>-->b', 'ab'],
    ['a text that ends the root', 'a</div></template></body>b', 'ab'],
    ['a noscript', '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>a', '">a'],
  ])('%s', (_, html, wanted) => {
    const text = drawn(html);
    expect(text).not.toMatch(/onerror|alert|<(script|style|svg|math|template|iframe|form|slot)/);
    if (wanted !== '">a') expect(text).toBe(wanted);
  });

  it.each([
    ['javascript:alert(1)', null],
    [' java\tscript:alert(1)', null],
    ['data:text/html,x', null],
    ['mailto:ada@academy.example', 'mailto:ada@academy.example'],
    ['/learn/courses', '/learn/courses'],
    ['https://academy.example/learn/open-catalog', '/learn/open-catalog'],
    ['files/a.pdf', 'https://academy.example/files/a.pdf'],
  ])('MEDIA-10: a link to %s', (address, wanted) => {
    const link = read(drawn(`<a href="${address}">a</a>`)).querySelector('a');
    expect(link?.getAttribute('href')).toBe(wanted);
    expect(link?.hasAttribute('target')).toBe(false);
  });

  it('MEDIA-10: a link that leaves the site opens a new tab, and says so', () => {
    expect(drawn('<a href="https://other.example/x">a</a>')).toBe(
      '<a href="https://other.example/x" target="_blank" rel="noopener noreferrer">a<span class="sr"> (opens in a new tab)</span></a>',
    );
  });

  it.each([
    ['/a.png', 'https://academy.example/a.png'],
    ['https://other.example/a.png', 'https://other.example/a.png'],
    ['http://other.example/a.png', null],
    ['data:image/png;base64,AA==', 'data:image/png;base64,AA=='],
    ['data:text/html,x', null],
    ['javascript:alert(1)', null],
  ])('MEDIA-13: an image at %s', (address, wanted) => {
    const image = read(drawn(`<img src="${address}">`)).querySelector('img');
    expect(image?.getAttribute('src') ?? null).toBe(wanted);
    expect([image?.getAttribute('alt'), image?.getAttribute('loading')]).toEqual(['', 'lazy']);
    expect(image?.getAttribute('referrerpolicy')).toBe('no-referrer');
  });

  it('headings fit the outline of the page', () => {
    expect(drawn('<h1>a</h1><h3>b</h3><h6>c</h6>')).toBe('<h3>a</h3><h5>b</h5><h6>c</h6>');
  });

  it('keeps what a text is made of', () => {
    const text =
      '<p lang="la" dir="ltr">a <em>b</em></p><ol start="2"><li>c</li></ol>' +
      '<table><caption>d</caption><tbody><tr><th scope="row">e</th><td colspan="2">f</td></tr></tbody></table>';
    expect(drawn(text)).toBe(text);
  });

  it('whatever is written, nothing that runs or covers the page is left, also when it is read once more', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...[
          '<svg>',
          '<math>',
          '<style>',
          '</style>',
          '<noscript>',
          '<!--',
          '-->',
          '<![CDATA[',
          ']]>',
          '<table>',
          '<p>',
        ],
        ...[
          '<img src=x onerror=alert(1)>',
          '<a href="javascript:1">',
          '<template>',
          '</template>',
          '<title>',
          '<mtext>',
        ],
        ...['<plaintext>', '<xmp>', '<select>', '<option>', '<form>', '<b id=x style=x>', '"', "'", '<annotation-xml>'],
      ),
      fc.string({ maxLength: 5 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const place = document.createElement('div');
        place.innerHTML = drawn(pieces.join(''));
        for (const element of place.querySelectorAll('*')) {
          expect(element.localName).not.toMatch(
            /^(script|style|svg|math|template|iframe|form|input|select|object|link)$/,
          );
          for (const { name, value } of element.attributes) {
            expect(name).not.toMatch(/^(on|style|id|class|srcdoc)/);
            expect(value).not.toMatch(/^\s*javascript:/i);
          }
        }
        expect(place.textContent).toBe(read(`<div>${place.innerHTML}</div>`).body.textContent);
      }),
      { numRuns: 300 },
    );
  });
});
