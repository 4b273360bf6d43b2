import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { createTexts } from '../../../src/i18n/createTexts.ts';

type File = Record<string, string>;
const tags = readdirSync('locales');
const namespaces = readdirSync('locales/en-US').map((name) => name.replace('.json', ''));
const read = (tag: string, namespace: string) => JSON.parse(readFileSync(`locales/${tag}/${namespace}.json`, 'utf8')) as File;

/** The same texts in both: ours, and i18next as the one that says what the format means. */
function both(files: Record<string, Record<string, File>>) {
  const texts = createTexts();
  for (const [tag, spaces] of Object.entries(files)) for (const [namespace, file] of Object.entries(spaces)) texts.add(tag, namespace, file);
  const oracle = i18next.createInstance();
  void oracle.init({ lng: 'en-US', fallbackLng: 'en-US', resources: files, initAsync: false, keySeparator: false, nsSeparator: false, interpolation: { escapeValue: false }, showSupportNotice: false } as Parameters<typeof oracle.init>[0]);
  return { texts, oracle: (tag: string, namespace: string, key: string, values: Record<string, string | number>) => oracle.getFixedT(tag, namespace)(key, values) };
}

describe('texts (LOC-1, LOC-4)', () => {
  const files = Object.fromEntries(tags.map((tag) => [tag, Object.fromEntries(namespaces.map((namespace) => [namespace, read(tag, namespace)]))]));
  const { texts, oracle } = both(files);

  it.each(tags.flatMap((tag) => namespaces.map((namespace) => [tag, namespace] as const)))('%s %s: every text as i18next would write it', (tag, namespace) => {
    const file = read(tag, namespace);
    for (const key of Object.keys(file)) {
      const names = [...(file[key] ?? '').matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name);
      const base = key.replace(/_(zero|one|two|few|many|other)$/, '');
      const counts = base === key ? [undefined] : [0, 1, 2, 3, 5, 11, 21, 99, 100, 102, 1.5];
      for (const count of counts) {
        const values = { ...Object.fromEntries(names.map((name) => [name, `<${name}> & {{x}}`.replace('{{x}}', '')])), ...(count === undefined ? {} : { count }) };
        expect(texts.translate(tag, namespace, base, values), `${key} ${count}`).toBe(oracle(tag, namespace, base, values));
      }
    }
  });

  it('a key that a language lacks is English; one that is nowhere stands for itself', () => {
    const { texts: few } = both({ 'en-US': { common: { a: 'A {{n}}', b_one: 'one', b_other: '{{count}} many' } }, 'ar': { common: {} } });
    expect(few.translate('ar', 'common', 'a', { n: 1 })).toBe('A 1');
    expect(few.translate('ar', 'common', 'b', { count: 3 })).toBe('3 many');
    expect(few.translate('ar', 'common', 'constructor')).toBe('constructor');
    expect(few.translate('ar', 'nowhere', 'a')).toBe('a');
  });

  it('a value is set in once: it is neither a pattern nor a text of its own', () => {
    const { texts: one } = both({ 'en-US': { common: { a: 'Hello {{name}}, {{name}}!' } } });
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(one.translate('en-US', 'common', 'a', { name })).toBe(`Hello ${name}, ${name}!`);
      }),
    );
  });
});
