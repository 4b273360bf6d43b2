import { badgeOf } from '../../domain/notifications/badgeOf.ts';
import { useFormats, useTexts } from '../../i18n/context.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { useSheet } from '../../ui/sheets/sheet.ts';
import css, { classes } from './badge.css';

export interface BadgeProps {
  readonly count: number;
  /** Whether the page says the number in words elsewhere. */
  readonly shownOnly?: boolean;
}

/** The number of unread announcements, in figures and in words; nothing where there are none (NOTE-4). */
export function Badge({ count, shownOnly = false }: BadgeProps) {
  useSheet(css);
  const [t, { number }] = [useTexts('notifications'), useFormats()];
  const badge = badgeOf(count);
  return (
    badge && (
      <>
        <span className={`${classes['news-badge'] ?? ''} num`} aria-hidden="true">
          {badge.over ? t('more', { most: number(badge.count) }) : number(badge.count)}
        </span>
        {!shownOnly && <VisuallyHidden> {t('unread', { count })}</VisuallyHidden>}
      </>
    )
  );
}
