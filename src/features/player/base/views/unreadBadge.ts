import type { Formats } from '../../../../i18n/formats.ts';
import type { Translate } from '../../../../i18n/locale.ts';

const most = 99;

/**
 * The number on a badge and its spoken text; null if nothing is unread. Beyond 99 the badge only says that there are
 * more (OVER-11).
 */
export function unreadBadge(
  count: number,
  { t, formats }: { readonly t: Translate<'player'>; readonly formats: Pick<Formats, 'number'> },
): { readonly short: string; readonly spoken: string } | null {
  if (!Number.isSafeInteger(count) || count <= 0) return null;
  return {
    short: count > most ? t('unreadMore', { most: formats.number(most) }) : formats.number(count),
    spoken: t('unread', { count }),
  };
}
