import type { LockReason } from '../../domain/lockVerdict.ts';
import type { Words } from './Words.ts';

/** Why a part does not open, in a few words: for a row and a neighbour. */
export function reasonText(reason: LockReason, { t, formats, now }: Words): string {
  if (reason.code !== 'reviewHidden') return t(`reason.${reason.code}`, 'at' in reason ? { date: formats.moment(reason.at, now) } : {});
  const { review } = reason;
  if (review.why !== 'afterRevealingDate') return t(`reason.${review.why}`);
  return review.at === null ? t('reason.later') : t('reason.afterRevealingDate', { date: formats.moment(review.at, now) });
}

/** The same as a sentence: for the panel that stands in place of the part. `<0>` is the place of a link to what has to be done first. */
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
