import { expect, it } from 'vitest';
import { usualRule } from '../../../../src/domain/work/attachmentRule.ts';
import { endingsText } from '../../../../src/features/player/parts/attach/attachModel.ts';

const rule = { ...usualRule, kinds: usualRule.kinds.slice(0, 2) };

it('TEXT-45 the endings of files are a list of the language', () => {
  expect(endingsText(rule, { tag: 'en-US', dir: 'ltr' })).toMatch(/^\.\w+(?:, \.\w+)+$/);
});

it('LOC-3 from right to left each ending stands for itself, with its dot before it', () => {
  const bare = endingsText(rule, { tag: 'ar', dir: 'rtl' }).replaceAll(/\u2068\.\w+\u2069/g, '');
  expect(bare).not.toMatch(/[.\w]/);
});
