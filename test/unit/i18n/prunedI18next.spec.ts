import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import whole, { type i18n } from 'i18next';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pruneI18next } from '../../../scripts/build/pruneLibraries.mjs';

const file = 'node_modules/i18next/dist/esm/i18next.js';
const folder = mkdtempSync(join(tmpdir(), 'lectern-i18next-'));
const tags = readdirSync('locales');
const namespaces = ['common', 'courses', 'player', 'shell'];
const textsOf = (tag: string, namespace: string) => JSON.parse(readFileSync(`locales/${tag}/${namespace}.json`, 'utf8')) as Record<string, string>;

/** An instance as src/i18n/createLocale.ts makes it, with all texts. */
function instanceOf(library: i18n, tag: string): i18n {
  const made = library.createInstance();
  void made.init({ lng: tag, fallbackLng: 'en-US', resources: {}, initAsync: false, keySeparator: false, interpolation: { escapeValue: false }, showSupportNotice: false } as Parameters<i18n['init']>[0]);
  for (const each of tags) for (const namespace of namespaces) made.addResourceBundle(each, namespace, textsOf(each, namespace));
  return made;
}

let pruned: i18n;
beforeAll(async () => {
  const target = join(folder, 'i18next.mjs');
  writeFileSync(target, pruneI18next(readFileSync(file, 'utf8')));
  pruned = ((await import(/* @vite-ignore */ pathToFileURL(target).href)) as { default: i18n }).default;
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('i18next as it is shipped', () => {
  it.each(tags)('says every text of %s as the whole library does, for any value', (tag) => {
    const [one, other] = [instanceOf(whole, tag), instanceOf(pruned, tag)];
    const keys = namespaces.flatMap((namespace) => Object.keys(textsOf('en-US', namespace)).map((key) => ({ namespace, key, name: /\{\{(\w+)\}\}/.exec(textsOf('en-US', namespace)[key]!)?.[1] })));
    expect(keys.length).toBeGreaterThan(50);
    const value = fc.oneof(fc.string(), fc.constantFrom('$&', '$t(close)', '{{count}}', '<b>', 'a,b'), fc.integer());
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.nat(2000), value, fc.constantFrom(...tags, 'nl', 'ar-EG'), ({ namespace, key, name }, count, given, language) => {
        const base = key.replace(/_(zero|one|two|few|many|other)$/, '');
        for (const [wanted, values] of [[key, undefined], [base, { count, ...(name && name !== 'count' && { [name]: given }) }]] as const) {
          // What looks like a nested text in a value is left alone: it is a value.
          if (typeof given === 'string' && given.includes('$t(')) continue;
          const say = (from: i18n) => (from.getFixedT(language, namespace) as unknown as (key: string, values?: object) => string)(wanted, values);
          expect(say(other)).toBe(say(one));
        }
      }),
      { numRuns: 3000 },
    );
  });

  it('falls back to English, then to the key', () => {
    const made = instanceOf(pruned, 'ar');
    made.addResourceBundle('en-US', 'common', { ...textsOf('en-US', 'common'), later: 'Later' });
    const say = made.getFixedT('ar', 'common') as unknown as (key: string) => string;
    expect([say('later'), say('nowhere'), say('close')]).toEqual(['Later', 'nowhere', textsOf('ar', 'common')['close']]);
  });

  it('is less than half of it, and a version that differs is not pruned blindly', () => {
    const code = readFileSync(file, 'utf8');
    expect(pruneI18next(code).length).toBeLessThan(code.length / 2);
    expect(() => pruneI18next(code.replace('getUsedParamsDetails() {', 'otherwise() {'))).toThrow(/Translator\.getUsedParamsDetails/);
  });
});
