import type { BlockReason } from '../../../domain/course/courseActions.ts';
import type { Words } from '../base/Words.ts';

/** The text that replaces the start button. */
export interface BlockReasonText {
  readonly text: string;
  readonly tone: 'info' | 'warning';
}

/** The text for the reason that blocks a course (TEXT-7 to TEXT-9, TEXT-37, TEXT-54). */
export function blockReasonText(blockReason: BlockReason, { t, formats, now }: Words): BlockReasonText {
  switch (blockReason.code) {
    case 'comingSoon':
      return { text: t('comingSoon'), tone: 'info' };
    case 'notAvailable':
      return { text: t('notAvailable'), tone: 'info' };
    case 'inGrading':
      return { text: t('inGrading'), tone: 'warning' };
    case 'before':
      return { text: t('opensOn', { date: formats.moment(blockReason.at, now) }), tone: 'info' };
    case 'after':
      return { text: t('closedOn', { date: formats.moment(blockReason.at, now) }), tone: 'info' };
  }
}
