import type { LockReason } from '../../../domain/tree/lockVerdict.ts';
import type { ReviewHidden } from '../../../domain/results/reviewVisibility.ts';
import type { Words } from './Words.ts';

/** The reason why a part does not open, in a few words: for a row and a neighbour. Its texts have the keys of TEXT-51. */
export function reasonText(reason: LockReason, { t, formats, now }: Words): string {
  switch (reason.code) {
    case 'draft':
      return t('comingSoon');
    case 'completePreviousToPass':
      return t('completePreviousToPass');
    case 'archived':
    case 'courseCompleted':
      return t(`reason.${reason.code}`);
    case 'reviewHidden':
      return reviewText(reason.review, { t, formats, now });
    default:
      return t(`constraintValidations.${reason.code}`, 'at' in reason ? { date: formats.moment(reason.at, now) } : {});
  }
}

function reviewText(review: ReviewHidden, { t, formats, now }: Pick<Words, 't' | 'formats' | 'now'>): string {
  if (review.why === 'inGrading' || review.why === 'untilFinished') return t(`reason.${review.why}`);
  if (review.why !== 'afterRevealingDate') return t(`constraintValidations.${review.why}`);
  return review.at === null
    ? t('reason.later')
    : t('constraintValidations.afterRevealingDate', { date: formats.moment(review.at, now) });
}

/** The same reason as a sentence, for the panel that replaces the part. */
export function longReasonText(reason: LockReason, words: Words): string {
  switch (reason.code) {
    case 'draft':
    case 'completePreviousToPass':
    case 'serverSide':
      return words.t(`long.${reason.code}`);
    case 'afterGracePeriodUntil':
    case 'afterAccessibleUntil':
    case 'beforeStartFrom':
    case 'afterStartUntil':
      return words.t(`long.${reason.code}`, { date: words.formats.moment(reason.at, words.now) });
    default:
      return reasonText(reason, words);
  }
}
