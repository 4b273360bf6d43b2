// The fonts of a host's `appearance` (ELEM-9).
import { expect, it } from 'vitest';
import { applyFonts, type FontsPage } from '../../../src/runtime/applyFonts.ts';

const page = 'https://host.example/training/';

function stand(baseURI = page, fails = false) {
  const there = new Set<FontFace>();
  const made: unknown[][] = [];
  class Face {
    readonly loaded = fails ? Promise.reject(new Error('404')) : new Promise(() => undefined);
    constructor(...given: unknown[]) {
      made.push(given);
    }
  }
  const fonts = { add: (face: FontFace) => there.add(face), delete: (face: FontFace) => there.delete(face) };
  const complaints: string[] = [];
  const apply = (given: unknown) =>
    applyFonts({ document: { baseURI, fonts }, FontFace: Face } as unknown as FontsPage, given, (name, says) =>
      complaints.push(`${name}: ${says}`),
    );
  return { apply, there, made, complaints };
}

const file = 'https://host.example/fonts/a.woff2';
const inter = { family: 'Inter', src: file };

it.each<[string, object, readonly [family: string, file: string, weight: string, style: string]]>([
  ['as it is', inter, ['Inter', file, 'normal', 'normal']],
  [
    'with its words',
    { family: 'Source Serif 4', src: file, weight: 600, style: 'italic' },
    ['Source Serif 4', file, '600', 'italic'],
  ],
  ['of a variable weight', { ...inter, weight: '100 900' }, ['Inter', file, '100 900', 'normal']],
  ['of the page’s own', { ...inter, src: '../fonts/a.woff2' }, ['Inter', file, 'normal', 'normal']],
  [
    'of another host',
    { ...inter, src: 'https://fonts.example/a.woff2?v="1"' },
    ['Inter', 'https://fonts.example/a.woff2?v=%221%22', 'normal', 'normal'],
  ],
  [
    'of this machine',
    { ...inter, src: 'http://localhost:8080/a.woff2' },
    ['Inter', 'http://localhost:8080/a.woff2', 'normal', 'normal'],
  ],
  ['of another script', { family: 'Amiri ألف', src: file }, ['Amiri ألف', file, 'normal', 'normal']],
])('a font %s is put into the page', (_name, font, [family, src, weight, style]) => {
  const { apply, there, made, complaints } = stand();
  const remove = apply([font]);
  expect(made).toEqual([[family, `url("${src}")`, { weight, style, display: 'swap' }]]);
  expect(there.size).toBe(1);
  expect(complaints).toEqual([]);
  remove();
  expect(there.size).toBe(0);
});

it.each<[string, unknown, string]>([
  ['no name', { src: file }, 'fonts[0].family'],
  ['a name that says more', { ...inter, family: 'x"; src: url(y)' }, 'fonts[0].family'],
  ['an empty name', { ...inter, family: '' }, 'fonts[0].family'],
  ['no address', { family: 'Inter' }, 'fonts[0].src'],
  ['a page by http', { ...inter, src: 'http://fonts.example/a.woff2' }, 'fonts[0].src'],
  ['an address of data', { ...inter, src: 'data:font/woff2;base64,AAAA' }, 'fonts[0].src'],
  ['an address of script', { ...inter, src: 'javascript:alert(1)' }, 'fonts[0].src'],
  ['a blob', { ...inter, src: 'blob:https://host.example/1' }, 'fonts[0].src'],
  ['credentials', { ...inter, src: 'https://a:b@host.example/a.woff2' }, 'fonts[0].src'],
  ['an escape', { ...inter, src: 'https://host.example/a?b=\\")' }, 'fonts[0].src'],
  ['no address at all', { ...inter, src: 'https://' }, 'fonts[0].src'],
  ['a weight that is none', { ...inter, weight: 'heavy' }, 'fonts[0].weight'],
  ['a weight too great', { ...inter, weight: 1001 }, 'fonts[0].weight'],
  ['a style that is none', { ...inter, style: 'sans' }, 'fonts[0].style'],
  ['a text', 'Inter', 'fonts[0].family'],
  ['null', null, 'fonts[0].family'],
])('%s is left out and reported, and the next one stands', (_name, font, name) => {
  const { apply, there, complaints } = stand();
  apply([font, { ...inter, family: 'Next' }]);
  expect(there.size).toBe(1);
  expect(complaints).toEqual([`${name}: a value that cannot be used`]);
});

it('words that are none are left out and reported', () => {
  const { apply, made, complaints } = stand();
  apply([{ ...inter, unicodeRange: 'U+0', featureSettings: 'x' }]);
  expect(made).toHaveLength(1);
  expect(complaints).toEqual(['fonts[0].unicodeRange: no such word', 'fonts[0].featureSettings: no such word']);
});

it('what is no list is reported; of a long one the first twenty are taken; without one nothing happens', () => {
  const { apply, there, complaints } = stand();
  apply(undefined)();
  apply({ 0: inter })();
  expect(there.size).toBe(0);
  apply(Array.from({ length: 30 }, (_, at) => ({ ...inter, family: `Face ${at}` })));
  expect(there.size).toBe(20);
  expect(complaints).toEqual(['fonts: no list', 'fonts: only the first 20 are taken']);
});

it('is made once, however often the appearance changes', () => {
  const { apply, there, made } = stand();
  const remove = apply([inter, inter]);
  expect(there.size).toBe(1);
  remove();
  apply([inter, { ...inter, weight: 700 }]);
  expect(made).toHaveLength(2);
  expect(there.size).toBe(2);
});

it('a page by http may have its own', () => {
  const { apply, there, complaints } = stand('http://intranet.example/');
  apply([
    { ...inter, src: '/a.woff2' },
    { ...inter, src: 'http://other.example/a.woff2' },
  ]);
  expect(there.size).toBe(1);
  expect(complaints).toEqual(['fonts[1].src: a value that cannot be used']);
});

it('one that does not come is reported, and asked for again by the next appearance that names it', async () => {
  const { apply, there, made, complaints } = stand(page, true);
  const complaint = 'fonts[0].src: no font could be loaded from there';
  const remove = apply([inter]);
  await Promise.resolve();
  expect(complaints).toEqual([complaint]);
  remove();
  apply([inter]);
  await Promise.resolve();
  expect(made).toHaveLength(2);
  expect(there.size).toBe(1);
  expect(complaints).toEqual([complaint, complaint]);
});
