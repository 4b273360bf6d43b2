import * as v from 'valibot';
import {
  feedbackGrades,
  feedbackOptions,
  longestComment,
  type Feedback,
  type FeedbackOption,
} from '../../../src/domain/feedback/feedback.ts';

const isOption = (name: string): name is FeedbackOption => feedbackOptions.some((one) => one === name);

/** Chosen options as an event carries them: joined by commas. */
const options = v.pipe(
  v.string(),
  v.maxLength(500),
  v.transform((joined) => (joined === '' ? [] : joined.split(','))),
  v.check((names) => names.every(isOption), 'An option is none of the list.'),
  v.check((names) => new Set(names).size === names.length, 'An option is named twice.'),
  v.check((names) => !names.includes('no') || names.length === 1, 'Nothing stands beside the option `no`.'),
);

/** Reads the details of an event that carries feedback (FEED-3, FEED-11); any other detail is refused. */
export const feedbackDetails = v.pipe(
  v.strictObject({
    grade: v.picklist(feedbackGrades),
    details: options,
    comment: v.pipe(v.string(), v.maxLength(longestComment)),
  }),
  v.transform(({ grade, details, comment }): Feedback => ({
    grade,
    options: details.filter(isOption),
    comment: comment.trim(),
  })),
);
