// What the bar of a part offers, why an answer is not handed in, and what is said while it is typed (ANSWER-1, ANSWER-2, FORM-1).
import { describe, expect, it } from 'vitest';
import { answerLimit } from '../../../../src/domain/tree/answer.ts';
import type { PartContent } from '../../../../src/domain/tree/partContent.ts';
import { faultOf } from '../../../../src/features/player/parts/answer/answerModel.ts';
import { offerOf, type Completing } from '../../../../src/features/player/base/completeOf.ts';

const written = { activityPathId: 'p', html: '', attachments: [] };
const plain: PartContent = { ...written, kind: 'text', asksAnswer: false };
const asking: PartContent = { ...written, kind: 'text', asksAnswer: true };
const posts: PartContent = { ...written, kind: 'discussion' };
const file = { name: 'f.mp4', url: '/f.mp4', mediaType: 'video/mp4' };
const film: PartContent = { ...written, kind: 'video', file, captions: [], poster: null };
const event: PartContent = { ...written, kind: 'event', startsAt: null, endsAt: null, place: null, joinUrl: null };

describe('what a part offers (ANSWER-1, DONE-1)', () => {
  it.each<[Completing, PartContent | undefined, string]>([
    ['can', undefined, 'none'],
    ['can', plain, 'mark'],
    ['can', event, 'mark'],
    ['can', asking, 'handIn'],
    ['done', undefined, 'done'],
    ['done', asking, 'done'],
    ['bySeeing', film, 'none'],
    // A video without a film, and a discussion that the LMS does not keep.
    ['bySeeing', plain, 'mark'],
    ['bySeeing', asking, 'handIn'],
    ['bySeeing', undefined, 'none'],
    ['byPosting', posts, 'none'],
    ['byPosting', plain, 'mark'],
    ['byPosting', undefined, 'none'],
    ['none', plain, 'none'],
    ['none', asking, 'none'],
  ])('%s with %o: %s', (complete, content, offer) => {
    expect(offerOf(complete, content)).toBe(offer);
  });
});

describe('what is against handing in (ANSWER-2, FORM-1)', () => {
  it.each([
    ['', 'required'],
    [' \n\t ', 'required'],
    ['a', null],
    ['a'.repeat(answerLimit), null],
    ['a'.repeat(answerLimit + 1), 'maxLength'],
    [' '.repeat(answerLimit + 1), 'required'],
  ])('%#', (text, fault) => {
    expect(faultOf(text)).toBe(fault);
  });
});
