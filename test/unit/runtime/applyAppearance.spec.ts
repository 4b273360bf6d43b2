// What a host's `appearance` becomes (ELEM-9), and that its names are those that the sheets read (ELEM-6).
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { appearanceTokens, type Appearance } from '../../../src/port/appearance.ts';
import { applyAppearance } from '../../../src/runtime/applyAppearance.ts';

// A browser takes whatever refers to another value, whose value it does not know yet.
const colours = new Set(['#0e5166', 'red', 'rgb(1 2 3)', 'currentColor', 'VAR (--x)']);

function applied(appearance: Record<string, unknown>) {
  const reported: string[] = [];
  const texts: string[] = [];
  class Sheet {
    replaceSync = (css: string) => void texts.push(css);
  }
  const fonts = new Set<FontFace>();
  const document = { adoptedStyleSheets: [] as CSSStyleSheet[], baseURI: 'https://host.example/', fonts };
  class Face {
    readonly loaded = Promise.resolve();
  }
  const supports = (property: string, value: string) =>
    property === 'color' ? colours.has(value) : /^[\w", -]+$/.test(value);
  const remove = applyAppearance(
    {
      document,
      CSSStyleSheet: Sheet as unknown as typeof CSSStyleSheet,
      CSS: { supports },
      FontFace: Face as unknown as typeof FontFace,
    },
    appearance as Appearance,
    ({ code, message }) => reported.push(`${code} ${message}`),
  );
  expect(document.adoptedStyleSheets).toHaveLength(1);
  const stood = fonts.size;
  remove();
  expect(document.adoptedStyleSheets).toEqual([]);
  expect(fonts.size).toBe(0);
  return { css: texts.join(), reported, fonts: stood };
}

it.each<[Record<string, unknown>, string, number]>([
  [{ accent: '#0e5166' }, ':root{--lectern-accent:#0e5166}', 0],
  [
    { accent: 'red', radius: 8, density: '1.25' },
    ':root{--lectern-accent:red;--lectern-radius:8px;--lectern-density:1.25}',
    0,
  ],
  [{ radius: '12px' }, ':root{--lectern-radius:12px}', 0],
  [{ 'font-title': '"Source Serif 4", serif' }, ':root{--lectern-font-title:"Source Serif 4", serif}', 0],
  [
    { font: '"Inter Variable", "Burlington", sans-serif' },
    ':root{--lectern-font:"Inter Variable", "Burlington", sans-serif}',
    0,
  ],
  [{ radius: 90 }, ':root{--lectern-radius:24px}', 1],
  [{ 'font-size': 3 }, ':root{--lectern-font-size:12px}', 1],
  [{ density: -1 }, ':root{--lectern-density:0.75}', 1],
  [{ radius: '2em' }, ':root{}', 1],
  [{ radius: NaN }, ':root{}', 1],
  [{ radius: null }, ':root{}', 1],
  [{ accent: 'no colour' }, ':root{}', 1],
  [{ accent: 5 }, ':root{}', 1],
  [{ shadow: 'red' }, ':root{}', 1],
  [{ constructor: 'red', accent: 'red' }, ':root{--lectern-accent:red}', 1],
  [{ font: 'x;} body{display:none' }, ':root{}', 1],
  [{ accent: 'url(https://evil.example)' }, ':root{}', 1],
  [{ accent: 'VAR (--x)' }, ':root{}', 1],
])('%j', (appearance, css, complaints) => {
  const made = applied(appearance);
  expect(made.css).toBe(css);
  expect(made.reported).toHaveLength(complaints);
  for (const one of made.reported) expect(one).toMatch(/^invalid_attribute appearance\./);
});

it('fonts go to the page and their complaints to the host, and the tokens stand beside them', () => {
  const made = applied({
    accent: 'red',
    fonts: [
      { family: 'Inter', src: '/a.woff2' },
      { family: 'Inter', src: 'data:,' },
    ],
  });
  expect(made).toEqual({
    css: ':root{--lectern-accent:red}',
    reported: ['invalid_attribute appearance.fonts[1].src: a value that cannot be used'],
    fonts: 1,
  });
});

it('nothing that a host says ends a declaration', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...Object.keys(appearanceTokens), '__proto__', 'x'), fc.anything()),
      (appearance) => {
        expect(applied(appearance).css).toMatch(/^:root\{(--lectern-[\w-]+:[^;{}]+(;(?!\})|(?=\})))*\}$/);
      },
    ),
    // A value that cannot become text.
    { examples: [[{ radius: { toString: 0 } }]] },
  );
});

it('lists the tokens that the sheets read, and no others', () => {
  const read = new Set<string>();
  for (const folder of ['src/ui', 'src/features'])
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.css')) continue;
      for (const [, name = ''] of readFileSync(`${folder}/${file}`, 'utf8').matchAll(
        /var\(\s*--lectern-([a-z\d-]*[a-z\d])/g,
      ))
        read.add(name);
    }
  expect(Object.keys(appearanceTokens).sort()).toEqual([...read].sort());
});
