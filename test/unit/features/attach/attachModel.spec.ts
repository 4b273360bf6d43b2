import { expect, it } from 'vitest';
import { usualRule } from '../../../../src/domain/work/attachmentRule.ts';
import { createFormats } from '../../../../src/i18n/formats.ts';
import { endingsText } from '../../../../src/features/player/parts/attach/attachModel.ts';

const rule = { ...usualRule, kinds: usualRule.kinds.slice(0, 2) };

it('TEXT-45 the endings of files are a list of the language', () => {
  expect(endingsText(rule, { list: createFormats('en-US').list, dir: 'ltr' })).toMatch(/^\.\w+(?:, \.\w+)+$/);
});

it('LOC-3 from right to left each ending stands for itself, with its dot before it', () => {
  const bare = endingsText(rule, { list: createFormats('ar').list, dir: 'rtl' }).replaceAll(/\u2068\.\w+\u2069/g, '');
  expect(bare).not.toMatch(/[.\w]/);
});
