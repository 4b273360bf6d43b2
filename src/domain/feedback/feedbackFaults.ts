import { longestComment, type FeedbackDraft } from './feedback.ts';

/** Why feedback cannot be sent yet, by field; null if nothing is wrong (FORM-1). */
export interface FeedbackFaults {
  readonly grade: 'required' | null;
  readonly comment: 'maxLength' | null;
}

/** A grade is all that feedback needs (FEED-4). */
export const feedbackFaults = ({ grade, comment }: FeedbackDraft): FeedbackFaults => ({
  grade: grade === null ? 'required' : null,
  comment: comment.length > longestComment ? 'maxLength' : null,
});
