import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { feedbackFaults } from '../../../../src/domain/feedback/feedbackFaults.ts';
import { feedbackOptions, longestComment, type FeedbackOption } from '../../../../src/domain/feedback/feedback.ts';
import { isFeedbackVisible } from '../../../../src/domain/feedback/isFeedbackVisible.ts';
import { quietUntil } from '../../../../src/domain/feedback/quietUntil.ts';
import { toggleOption } from '../../../../src/domain/feedback/toggleOption.ts';
import { readConfiguration } from '../../../../src/contract/configuration.ts';

const behaviour = readFileSync(new URL('../../../../docs/behaviour.md', import.meta.url), 'utf8');

describe('who sees it (FEED-1, AUD-5)', () => {
  it.each([
    ['nothing at all', {}, true],
    ['no group', { learner: null }, true],
    ['a group that is none', { learner: 'off' }, true],
    ['a group without it', { learner: { dashboard: true } }, true],
    ['null', { learner: { visible: null } }, true],
    ['true', { learner: { visible: true } }, true],
    ['the text false', { learner: { visible: 'false' } }, true],
    ['zero', { learner: { visible: 0 } }, true],
    ['an empty text', { learner: { visible: '' } }, true],
    ['a list', { learner: { visible: [false] } }, true],
    ['the boolean false', { learner: { visible: false } }, false],
    ['false at another place', { visible: false }, true],
  ])('%s', (_, file, shown) => {
    expect(isFeedbackVisible(readConfiguration(file).learner.visible)).toBe(shown);
  });
});

describe('the options (FEED-2, FEED-4)', () => {
  it('are those of the rule, in its order', () => {
    const [, named = ''] = /\*\*FEED-2\*\* It offers: (.*)\./.exec(behaviour) ?? [];
    expect(feedbackOptions).toEqual(named.split(', '));
  });

  it.each<[readonly FeedbackOption[], FeedbackOption, readonly FeedbackOption[]]>([
    [[], 'navigation', ['navigation']],
    [['navigation'], 'navigation', []],
    [['other'], 'reports', ['reports', 'other']],
    [['navigation', 'reports'], 'no', ['no']],
    [['no'], 'no', []],
    [['no'], 'accessibility', ['accessibility']],
    [['navigation', 'reports'], 'accessibility', ['navigation', 'accessibility', 'reports']],
  ])('%j and then %s is %j', (chosen, option, after) => {
    expect(toggleOption(chosen, option)).toEqual(after);
  });
});

describe('what is wrong (FEED-4, FORM-1)', () => {
  it.each([
    [{ grade: null, options: [], comment: '' }, 'required', null],
    [{ grade: 1, options: [], comment: '' }, null, null],
    [{ grade: 5, options: ['no'], comment: 'a'.repeat(longestComment) }, null, null],
    [{ grade: 5, options: [], comment: 'a'.repeat(longestComment + 1) }, null, 'maxLength'],
    [{ grade: null, options: ['other'], comment: 'a'.repeat(5000) }, 'required', 'maxLength'],
  ] as const)('%#', (draft, grade, comment) => {
    expect(feedbackFaults(draft)).toEqual({ grade, comment });
  });
});

describe('until when nobody is asked (FEED-7)', () => {
  const at = Date.parse('2026-11-23T09:00:00Z');
  it.each([
    [null, 90, null],
    [{ kind: 'sent', at }, 90, '2027-02-21T09:00:00.000Z'],
    [{ kind: 'sent', at }, 1, '2026-11-24T09:00:00.000Z'],
    [{ kind: 'later', at }, 90, '2026-12-07T09:00:00.000Z'],
    [{ kind: 'later', at }, 7, '2026-11-30T09:00:00.000Z'],
  ] as const)('%j in a period of %i days: %s', (last, days, until) => {
    const found = quietUntil(last, days);
    expect(found === null ? null : new Date(found).toISOString()).toBe(until);
  });
});
