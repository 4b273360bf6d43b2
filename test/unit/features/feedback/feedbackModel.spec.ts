import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../../../../src/contract/configuration.ts';
import type { FeedbackState } from '../../../../src/data/feedback/createFeedback.ts';
import { emptyDraft } from '../../../../src/domain/feedback/feedback.ts';
import { LecternError } from '../../../../src/errors.ts';
import {
  feedbackView,
  firstFault,
  isUntouched,
  leftToSay,
  leftToWrite,
  type FeedbackKnown,
} from '../../../../src/features/feedback/model.ts';

const day = 86_400_000;
const now = Date.parse('2026-11-23T09:00:00Z');
const state = (more: Partial<FeedbackState> = {}): FeedbackState => ({
  last: null,
  draft: emptyDraft,
  sending: 'no',
  refusal: '',
  ...more,
});
const learner = { permissions: [{ name: 'ObjectiveWorkflow.Create' }] };
const acting = { ...learner, impersonator: { id: 'ada', name: 'Ada' } };
const known = (more: Partial<FeedbackKnown> = {}): FeedbackKnown => ({
  size: 'full',
  periodDays: 90,
  configuration: readConfiguration({ environment: 'production' }),
  user: learner,
  error: null,
  state: state(),
  stood: false,
  now,
  ...more,
});
const in_ = (environment: unknown, visible?: unknown) => readConfiguration({ environment, learner: { visible } });
const sent = (days: number, sending: FeedbackState['sending'] = 'no') =>
  state({ last: { kind: 'sent', at: now - days * day }, sending });
const later = (days: number) => state({ last: { kind: 'later', at: now - days * day } });
const form = { kind: 'form', busy: false, refused: false, dry: false };
const all = ['full', 'card', 'button', 'window'] as const;

describe('what stands in its place', () => {
  it.each<[string, Partial<FeedbackKnown>, readonly unknown[]]>([
    ['a learner who was never asked (FEED-8)', {}, ['form', 'form', 'form', 'form']],
    ['nobody yet', { user: null }, ['loading', 'loading', 'loading', 'loading']],
    ['settings that are not known yet', { configuration: null }, ['loading', 'loading', 'loading', 'loading']],
    ['nobody', { user: null, error: new LecternError('unauthorized', '') }, ['failed', 'absent', 'absent', 'failed']],
    [
      'a tenant that hides it (FEED-1)',
      { configuration: in_('test', false) },
      ['absent', 'absent', 'absent', 'absent'],
    ],
    ['a tenant that says nonsense', { configuration: in_('test', 'false') }, ['form', 'form', 'form', 'form']],
    ['somebody who may not learn', { user: { permissions: [] } }, ['absent', 'absent', 'absent', 'absent']],
    ['who acts as the learner (FEED-9)', { user: acting }, ['acting', 'absent', 'acting', 'acting']],
    ['feedback of today (FEED-7)', { state: sent(0) }, ['thanks', 'absent', 'thanks', 'thanks']],
    ['feedback of 89 days ago', { state: sent(89) }, ['thanks', 'absent', 'thanks', 'thanks']],
    ['feedback of 90 days ago', { state: sent(90) }, ['form', 'form', 'form', 'form']],
    ['not now, today', { state: later(0) }, ['form', 'absent', 'form', 'form']],
    ['not now, 13 days ago', { state: later(13) }, ['form', 'absent', 'form', 'form']],
    ['not now, 14 days ago', { state: later(14) }, ['form', 'form', 'form', 'form']],
    ['feedback that goes now', { state: sent(0, 'sending') }, ['form', 'absent', 'form', 'form']],
    ['feedback that did not arrive (FEED-5)', { state: sent(1, 'unsent') }, ['unsent', 'unsent', 'unsent', 'unsent']],
    ['feedback that was refused', { state: state({ sending: 'refused' }) }, ['form', 'form', 'form', 'form']],
  ])('%s', (_, more, kinds) => {
    expect(all.map((size) => feedbackView(known({ ...more, size })).kind)).toEqual(kinds);
  });

  it('a card that stood tells what becomes of it (FEED-8)', () => {
    const card = (one: FeedbackState) => feedbackView(known({ size: 'card', stood: true, state: one }));
    expect(card(sent(0, 'sending'))).toEqual({ ...form, busy: true });
    expect(card(sent(0))).toEqual({ kind: 'thanks', until: now + 90 * day });
    expect(card(later(0))).toEqual({ kind: 'later', until: now + 14 * day });
  });

  it.each([
    ['production', false],
    ['test', false],
    ['development', true],
    ['', true],
    [undefined, true],
    ['protest', true],
  ])('in the environment %s nothing is sent: %s (FEED-9, ANA-1)', (environment, dry) => {
    expect(feedbackView(known({ configuration: in_(environment) }))).toEqual({ ...form, dry });
  });

  it.each([
    ['unauthorized', 'failed'],
    ['offline', 'offline'],
    ['server_error', 'failed'],
  ] as const)('without anybody, after %s, it is %s', (code, kind) => {
    expect(feedbackView(known({ user: null, error: new LecternError(code, '') }))).toMatchObject({ kind });
  });

  it('a period of its own counts (FEED-7)', () => {
    expect(feedbackView(known({ periodDays: 7, state: sent(6) })).kind).toBe('thanks');
    expect(feedbackView(known({ periodDays: 7, state: sent(7) })).kind).toBe('form');
  });
});

describe('the form (FEED-4)', () => {
  it('is untouched until anything is said', () => {
    expect(isUntouched(emptyDraft)).toBe(true);
    expect(isUntouched({ ...emptyDraft, grade: 3 })).toBe(false);
    expect(isUntouched({ ...emptyDraft, options: ['other'] })).toBe(false);
    expect(isUntouched({ ...emptyDraft, comment: ' ' })).toBe(false);
  });

  it('names the first field that is wrong', () => {
    const long = 'a'.repeat(2001);
    expect(firstFault({ ...emptyDraft, comment: long })).toBe('grade');
    expect(firstFault({ grade: 1, options: [], comment: long })).toBe('comment');
    expect(firstFault({ grade: 1, options: [], comment: '' })).toBeNull();
  });

  it.each([
    [0, null, null],
    [1799, null, null],
    [1800, 200, 200],
    [1801, 199, 200],
    [1849, 151, 200],
    [1850, 150, 150],
    [1989, 11, 50],
    [1990, 10, 10],
    [2000, 0, 0],
    [2001, null, null],
  ])('with %i characters, %s are left, and %s are spoken of', (length, left, spoken) => {
    expect([leftToWrite(length), leftToSay(length)]).toEqual([left, spoken]);
  });
});
