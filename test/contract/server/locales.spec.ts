// Languages by setting (LOC-2, LOC-12), and of the server's own pages (LOC-1).
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../demo/server/config.ts';
import { learnPolicy } from '../../../demo/server/http/headers.ts';
import { languageOf } from '../../../demo/server/http/language.ts';

describe('settings', () => {
  it('narrow the languages, and add some of the tenant', () => {
    expect(readConfig({})).toMatchObject({ locales: [], addedLocales: undefined });
    expect(
      readConfig({
        LOCALES: 'en-US, de,',
        ADDED_LOCALES: 'ca=https://texts.example/ca/, eu=http://localhost:4000/eu/',
      }),
    ).toMatchObject({
      locales: ['en-US', 'de'],
      addedLocales: { ca: 'https://texts.example/ca/', eu: 'http://localhost:4000/eu/' },
    });
  });

  it.each([
    [{ LOCALES: 'tlh' }, /LOCALES can name .*, and not "tlh"/],
    [{ LOCALES: 'EN-us' }, /"EN-us"/],
    [{ ADDED_LOCALES: 'ca' }, /and not "ca="/],
    [{ ADDED_LOCALES: 'not a tag=https://texts.example/' }, /"not a tag=/],
    [{ ADDED_LOCALES: 'ca=https://texts.example/ca' }, /ADDED_LOCALES/],
    [{ ADDED_LOCALES: 'ca=javascript:alert(1)/' }, /ADDED_LOCALES/],
    [{ ADDED_LOCALES: 'ca=https://a:b@texts.example/ca/' }, /ADDED_LOCALES/],
    [{ ADDED_LOCALES: "ca=https://x.example/;script-src 'unsafe-inline'/" }, /ADDED_LOCALES/],
  ])('%j is refused with a sentence', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });

  it('let the page fetch the texts of an added language', () => {
    const addedLocales = { ca: 'https://texts.example/ca/' };
    const policy = learnPolicy({ hostOrigins: [], storage: null, contentOrigin: null, addedLocales });
    expect(policy).toContain("connect-src 'self' https://texts.example;");
  });
});

describe("the server's own pages", () => {
  it.each([
    [['de-CH', 'en'], 'de', 'ltr', 'Anmelden'],
    [['tlh', 'ar-EG', 'en'], 'ar', 'rtl', 'تسجيل الدخول'],
    [['zh-TW'], 'zh-Hant', 'ltr', '登入'],
    [['tlh', ''], 'en-US', 'ltr', 'Sign in'],
    [['en-AU', 'de'], 'en-US', 'ltr', 'Sign in'],
    [[], 'en-US', 'ltr', 'Sign in'],
  ])('speak to who wants %j in %s', (wanted, tag, dir, title) => {
    const language = languageOf(wanted);
    expect([language.tag, language.dir, language.text('signIn.title')]).toEqual([tag, dir, title]);
  });
});
