import { feedbackOptions, type FeedbackOption } from './feedback.ts';

/** The chosen options after one was toggled: choosing `no` drops the others, and choosing another drops `no` (FEED-4). */
export function toggleOption(chosen: readonly FeedbackOption[], option: FeedbackOption): readonly FeedbackOption[] {
  if (chosen.includes(option)) return chosen.filter((one) => one !== option);
  if (option === 'no') return ['no'];
  return feedbackOptions.filter((one) => one === option || (one !== 'no' && chosen.includes(one)));
}
