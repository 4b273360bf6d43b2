// LOC-18: a value in a sentence keeps its own direction.
import { expect, it } from 'vitest';
import { languageOf } from '../../../demo/server/http/language.ts';
import { isolateIn } from '../../../src/language/isolateIn.ts';

const apart = (text: string) => `\u2068${text}\u2069`;

it.each([
  ['en-US', 'Mira Okafor', 'Mira Okafor'],
  ['en-US', 'سارة', apart('سارة')],
  ['de', 'BIO 214 – רפואה', apart('BIO 214 – רפואה')],
  ['ja', '統計学', '統計学'],
  ['ar', 'سارة', apart('سارة')],
  ['ar', 'Mira Okafor', apart('Mira Okafor')],
  ['ar', 'Статистика', apart('Статистика')],
  ['ar', '統計学', apart('統計学')],
  ['ar', 'BIO 214', apart('BIO 214')],
  ['ar', '12:30 ص', apart('12:30 ص')],
  ['fa', 'Ali', apart('Ali')],
  ['en-US', 'Mira\u202e', apart('Mira\u202e')],
  ['en-US', 'Mira\u2067', apart('Mira\u2067')],
  // The sign after the heart asks for its picture.
  ['en-US', 'I ❤\ufe0f R', 'I ❤\ufe0f R'],
])('in %s: %s', (tag, text, written) => {
  expect(isolateIn(text, tag)).toBe(written);
});

it('the sentences of the server’s pages do the same', () => {
  const words = (tag: string, name: string) => languageOf([tag]).text('people.signInAsNamed', { name });
  expect(words('ar', 'Mira')).toContain(apart('Mira'));
  expect(words('en-US', 'Mira')).not.toContain('\u2068');
});
