// Texts by i18next over the files of a language: plural forms, values, fallback (LOC-1, LOC-4).
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages as tags, namespaces } from '../../../scripts/locales/namespaces.mjs';
import { createLocale } from '../../../src/i18n/createLocale.ts';
import type { Namespace } from '../../../src/i18n/keys.ts';
import type { Values } from '../../../src/i18n/locale.ts';
import { isolateIn } from '../../../src/language/isolateIn.ts';
import { sweep } from '../../sweep.ts';

type File = Record<string, string>;
const read = (tag: string, namespace: string) =>
  JSON.parse(readFileSync(`locales/${tag}/${namespace}.json`, 'utf8')) as File;
const namesIn = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);

/** Translates from these files alone, named `en-US/common`; any other file fails. */
async function translator(files: Record<string, File>) {
  const fetchFile = async (tag: string, namespace: string) =>
    files[`${tag}/${namespace}`] ?? Promise.reject(new Error('gone'));
  const locale = createLocale({
    initial: 'en-US',
    offered: tags,
    fetchFile,
    keep: () => undefined,
    report: () => undefined,
  });
  for (const id of Object.keys(files)) {
    const [tag = '', namespace = ''] = id.split('/');
    await locale.load(tag, [namespace as Namespace]);
  }
  return (tag: string, namespace: string, key: string, values?: Values) =>
    locale.translate(tag, namespace as Namespace)(key as never, values);
}

describe('texts (LOC-1, LOC-4)', () => {
  it.each(sweep(tags).flatMap((tag) => namespaces.map((namespace) => [tag, namespace] as const)))(
    '%s %s: every text in the form of its number, with its values',
    async (tag, namespace) => {
      const file = read(tag, namespace);
      const translate = await translator({ [`${tag}/${namespace}`]: file });
      const rules = new Intl.PluralRules(tag);
      for (const key of Object.keys(file)) {
        const base = key.replace(/_(zero|one|two|few|many|other)$/, '');
        const counts = base === key ? [undefined] : [0, 1, 2, 3, 5, 11, 21, 99, 100, 102, 1.5];
        for (const count of counts) {
          const forms = count === undefined ? [key] : [count === 0 && `${base}_zero`, `${base}_${rules.select(count)}`];
          const text = file[forms.find((form) => form && form in file) as string]!;
          const values: Record<string, string | number> = {
            ...Object.fromEntries(namesIn(text).map((name) => [name, `<${name}> & "$1"`])),
            ...(count !== undefined && { count }),
          };
          const written = (value: string | number | undefined) =>
            typeof value === 'string' ? isolateIn(value, tag) : String(value);
          expect(translate(tag, namespace, base, values), `${key} ${count}`).toBe(
            text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => written(values[name])),
          );
        }
      }
    },
  );

  it('LOC-18 a name that runs against a sentence is set apart in it', async () => {
    const translate = await translator({
      'en-US/common': { by: 'By {{name}} in {{year}}' },
      'ar/common': { by: 'من {{name}} في {{year}}' },
    });
    expect(translate('ar', 'common', 'by', { name: 'Mira', year: 2026 })).toBe('من \u2068Mira\u2069 في 2026');
    expect(translate('en-US', 'common', 'by', { name: 'سارة', year: 2026 })).toBe('By \u2068سارة\u2069 in 2026');
    expect(translate('en-US', 'common', 'by', { name: 'Mira', year: 2026 })).toBe('By Mira in 2026');
  });

  it('a key that a language lacks is English; one that is nowhere is said in its own words, never as a key (LOC-9)', async () => {
    const translate = await translator({
      'en-US/common': { a: 'A {{n}}', b_one: 'one', b_other: '{{count}} many' },
      'ar/common': {},
    });
    expect(translate('ar', 'common', 'a', { n: 1 })).toBe('A 1');
    expect(translate('ar', 'common', 'b', { count: 3 })).toBe('3 many');
    expect(translate('ar', 'common', 'constructor')).toBe('Constructor');
    const words = [
      ['a', 'A'],
      ['completePreviousToPass', 'Complete previous to pass'],
      ['constraintValidations.afterStartUntil', 'After start until'],
      ['error404Text', 'Error404 text'],
    ];
    for (const [key, said] of words) expect(translate('ar', 'courses', key!)).toBe(said);
  });

  it('a value is set in once: it is neither a pattern nor a text of its own', async () => {
    const translate = await translator({ 'en-US/common': { a: 'Hello {{name}}, {{name}}!', b: 'secret' } });
    const hostile = fc.oneof(
      fc.string(),
      fc.constantFrom('$t(b)', '{{name}}', '$&', '$1', "$t(b, {'x': 1})", '{{- name}}', '__proto__'),
    );
    await fc.assert(
      fc.asyncProperty(hostile, async (name) => {
        expect(translate('en-US', 'common', 'a', { name })).toBe(`Hello ${name}, ${name}!`);
      }),
    );
  });

  it('no value has the name of an option of i18next', () => {
    const options = [
      'context',
      'count',
      'defaultValue',
      'interpolation',
      'joinArrays',
      'lng',
      'lngs',
      'ns',
      'ordinal',
      'postProcess',
      'replace',
      'returnDetails',
      'returnObjects',
    ];
    const used = namespaces.flatMap((namespace) => Object.values(read('en-US', namespace)).flatMap(namesIn));
    expect(options.filter((name) => name !== 'count' && used.includes(name))).toEqual([]);
  });
});
