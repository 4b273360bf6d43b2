import { describe, expect, it } from 'vitest';
import { feedbackKey, feedbackMemory, parseFeedbackMemory } from '../../../src/data/feedback/feedbackMemory.ts';
import { emptyDraft } from '../../../src/domain/feedback/feedback.ts';

const none = { last: null, open: false, draft: emptyDraft };
const draft = { grade: 2, options: ['navigation', 'other'], comment: 'Why?' } as const;

describe('what this browser remembers (STORE-20)', () => {
  it.each<[string | null, object]>([
    [null, none],
    ['', none],
    ['{', none],
    ['null', none],
    ['[]', none],
    ['7', none],
    ['{"last":{"kind":"sent"}}', none],
    ['{"last":{"kind":"sent","at":"now"}}', none],
    ['{"last":{"kind":"never","at":5}}', none],
    ['{"last":{"kind":"sent","at":5}}', { ...none, last: { kind: 'sent', at: 5 } }],
    ['{"last":{"kind":"sent","at":5},"open":true}', { ...none, last: { kind: 'sent', at: 5 }, open: true }],
    ['{"last":{"kind":"later","at":5},"open":true}', { ...none, last: { kind: 'later', at: 5 } }],
    ['{"open":true}', none],
    [JSON.stringify({ draft }), { ...none, draft }],
    ['{"draft":{"grade":6,"options":"navigation","comment":3}}', none],
    [
      '{"draft":{"grade":1,"options":["other","invented","navigation","other"]}}',
      { ...none, draft: { grade: 1, options: ['navigation', 'other'], comment: '' } },
    ],
    ['{"draft":{"options":["other","no"]}}', { ...none, draft: { ...emptyDraft, options: ['no'] } }],
  ])('%s', (text, memory) => {
    expect(parseFeedbackMemory(text)).toEqual(memory);
  });

  it('keeps what another tab has changed meanwhile, and nothing where there is nothing', () => {
    const kept = new Map<string, string>();
    const storage = {
      get: (key: string) => kept.get(key) ?? null,
      set: (key: string, value: string) => Boolean(kept.set(key, value)),
      remove: (key: string) => void kept.delete(key),
    };
    const [one, other] = [feedbackMemory(storage), feedbackMemory(storage)];
    one.change({ draft });
    other.change({ last: { kind: 'later', at: 5 } });
    one.change({ draft: { ...draft, comment: 'Because.' } });
    expect(other.read()).toEqual({
      last: { kind: 'later', at: 5 },
      open: false,
      draft: { ...draft, comment: 'Because.' },
    });
    one.change({ last: null, draft: emptyDraft });
    expect(kept.has(feedbackKey)).toBe(false);
  });
});
