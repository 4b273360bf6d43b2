import { badgeOf } from '../../../../domain/notifications/badgeOf.ts';
import type { Formats } from '../../../../i18n/formats.ts';
import type { Translate } from '../../../../i18n/locale.ts';

/**
 * The number on a badge and its spoken text; null if nothing is unread. Beyond 99 the badge only says that there are
 * more (OVER-11).
 */
export function unreadBadge(
  count: number,
  { t, formats }: { readonly t: Translate<'player'>; readonly formats: Pick<Formats, 'number'> },
): { readonly short: string; readonly spoken: string } | null {
  const badge = badgeOf(count);
  if (!badge) return null;
  const shown = formats.number(badge.count);
  return { short: badge.over ? t('unreadMore', { most: shown }) : shown, spoken: t('unread', { count }) };
}
