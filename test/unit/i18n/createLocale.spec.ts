// Languages of a runtime: one file once, the nearest language, English where a file fails (LOC-1, LOC-3, LOC-4, ERR-9).
import { describe, expect, it, vi } from 'vitest';
import type { LecternError } from '../../../src/errors.ts';
import { createLocale } from '../../../src/i18n/createLocale.ts';

const files: Record<string, Record<string, string>> = {
  'en-US/common': { close: 'Close', tryAgain: 'Try again' },
  'ar/common': { close: 'إغلاق' },
  'en-US/courses': { count_one: '{{count}} course', count_other: '{{count}} courses' },
  'ar/courses': {
    count_zero: 'لا دورات',
    count_two: 'دورتان',
    count_few: '{{count}} دورات',
    count_many: '{{count}} دورة',
    count_one: 'دورة',
    count_other: '{{count}} دورة',
  },
};

function made(initial = 'en-US', broken: string[] = []) {
  const asked: string[] = [];
  const kept: string[] = [];
  const reported: LecternError[] = [];
  const again: (() => void)[] = [];
  const locale = createLocale({
    initial,
    offered: ['en-US', 'ar'],
    fetchFile: async (tag, namespace) => {
      asked.push(`${tag}/${namespace}`);
      const file = files[`${tag}/${namespace}`];
      if (!file || broken.includes(`${tag}/${namespace}`)) throw new Error('gone');
      return file;
    },
    keep: (tag) => kept.push(tag),
    report: (error) => reported.push(error),
    pause: () => new Promise((resolve) => again.push(resolve)),
  });
  return { locale, asked, kept, reported, again };
}

describe('files (LOC-4, CALL-40)', () => {
  it('are asked for when they are needed, and once, whoever needs them', async () => {
    const { locale, asked } = made();
    expect(asked).toEqual([]);
    await Promise.all([locale.load('en-US', ['common']), locale.load('en-US', ['common', 'courses'])]);
    await locale.load('en-US', ['common']);
    expect(asked).toEqual(['en-US/common', 'en-US/courses']);
    expect(locale.ready('en-US', ['common', 'courses'])).toBe(true);
    expect(locale.ready('ar', ['common'])).toBe(false);
  });

  it('of another language come before the switch, and the choice is kept', async () => {
    const { locale, kept } = made();
    await locale.load('en-US', ['common']);
    const seen: string[] = [];
    locale.subscribe(() => seen.push(locale.tag()));
    const switching = locale.set('ar-EG');
    expect(locale.tag()).toBe('en-US');
    await switching;
    expect(locale.tag()).toBe('ar');
    expect(kept).toEqual(['ar']);
    expect(seen.at(-1)).toBe('ar');
    expect(locale.translate('ar', 'common')('close')).toBe('إغلاق');
  });

  it('that fail do not hold up a switch: their texts are English until they come (ERR-9)', async () => {
    const broken = ['ar/courses'];
    const { locale, kept, again } = made('en-US', broken);
    await locale.load('en-US', ['common', 'courses']);
    await locale.set('ar');
    expect(locale.tag()).toBe('ar');
    expect(kept).toEqual(['ar']);
    expect(locale.translate('ar', 'common')('close')).toBe('إغلاق');
    expect(locale.translate('ar', 'courses')('count', { count: 2 })).toBe('2 courses');
    broken.pop();
    again.forEach((go) => go());
    await vi.waitFor(() => expect(locale.translate('ar', 'courses')('count', { count: 2 })).toBe('دورتان'));
  });

  it('that fail leave English, are reported, and are asked for again later (ERR-9)', async () => {
    const broken = ['ar/common'];
    const { locale, asked, reported } = made('ar', broken);
    await locale.load('ar', ['common']);
    expect(locale.ready('ar', ['common'])).toBe(true);
    expect(locale.translate('ar', 'common')('close')).toBe('Close');
    expect(reported.map(({ code }) => code)).toEqual(['locale']);
    broken.length = 0;
    await locale.load('ar', ['common']);
    expect(asked).toEqual(['ar/common', 'en-US/common', 'ar/common']);
    expect(locale.translate('ar', 'common')('close')).toBe('إغلاق');
  });

  it.each(['en-US', 'ar'])(
    'are waited for when even English fails, and asked for until they come: %s (ERR-9)',
    async (tag) => {
      const broken = ['en-US/common', 'ar/common'];
      const { locale, reported, asked, again } = made(tag, broken);
      let loaded = false;
      const loading = locale.load(tag, ['common']).then(() => (loaded = true));
      const first = tag === 'ar' ? 2 : 1;
      await vi.waitFor(() => expect(again).toHaveLength(first));
      expect([locale.ready(tag, ['common']), loaded]).toEqual([false, false]);
      again.splice(0).forEach((go) => go());
      await vi.waitFor(() => expect(again).toHaveLength(first));
      expect(asked).toHaveLength(2 * first);
      expect(reported).toHaveLength(first);
      broken.length = 0;
      again.splice(0).forEach((go) => go());
      await loading;
      expect(locale.ready(tag, ['common'])).toBe(true);
      await vi.waitFor(() => expect(locale.translate(tag, 'common')('close')).toBe(files[`${tag}/common`]!.close));
    },
  );

  it('that come after English stood in are told, so that they are drawn', async () => {
    const broken = ['ar/common'];
    const { locale, again } = made('ar', broken);
    await locale.load('ar', ['common']);
    const round = locale.round!();
    expect(locale.translate('ar', 'common')('close')).toBe('Close');
    broken.length = 0;
    const told = vi.fn();
    locale.subscribe(told);
    again.splice(0).forEach((go) => go());
    await vi.waitFor(() => expect(told).toHaveBeenCalled());
    expect(locale.round!()).toBe(round + 1);
    expect(locale.translate('ar', 'common')('close')).toBe('إغلاق');
  });
});

it('counts in the forms of the language', async () => {
  const { locale } = made();
  await locale.load('ar', ['courses']);
  await locale.load('en-US', ['courses']);
  const say = (tag: string) => [0, 1, 2, 5, 11].map((count) => locale.translate(tag, 'courses')('count', { count }));
  expect(say('en-US')).toEqual(['0 courses', '1 course', '2 courses', '5 courses', '11 courses']);
  expect(say('ar')).toEqual(['لا دورات', 'دورة', 'دورتان', '5 دورات', '11 دورة']);
});

it('sets values in as they are; what is drawn escapes them', async () => {
  files['en-US/courses'] = { ...files['en-US/courses'], due: 'Due {{date}}' };
  const { locale } = made();
  await locale.load('en-US', ['courses']);
  expect(locale.translate('en-US', 'courses')('due', { date: '<b>&{{x}}' })).toBe('Due <b>&{{x}}');
});
