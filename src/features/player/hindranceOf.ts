import type { CourseHindrance } from '../../domain/courseActions.ts';
import type { Words } from './Words.ts';

/** What is said in place of starting. */
export interface HindranceText {
  readonly text: string;
  readonly tone: 'info' | 'warning';
}

/** Words for what stands against a course (TEXT-7 to TEXT-9, TEXT-37, TEXT-54). */
export function hindranceOf(hindrance: CourseHindrance, { t, formats, now }: Words): HindranceText {
  switch (hindrance.code) {
    case 'comingSoon':
      return { text: t('comingSoon'), tone: 'info' };
    case 'notAvailable':
      return { text: t('notAvailable'), tone: 'info' };
    case 'inGrading':
      return { text: t('inGrading'), tone: 'warning' };
    case 'before':
      return { text: t('opensOn', { date: formats.moment(hindrance.at, now) }), tone: 'info' };
    case 'after':
      return { text: t('closedOn', { date: formats.moment(hindrance.at, now) }), tone: 'info' };
  }
}
