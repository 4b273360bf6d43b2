import type { Formats } from '../../../i18n/formats.ts';
import type { Translate } from '../../../i18n/locale.ts';

const most = 99;

/** What a badge shows and says; null for nothing unread. Past 99 it shows no more than that there are more (OVER-11). */
export function unreadBadge(count: number, { t, formats }: { readonly t: Translate<'parts'>; readonly formats: Pick<Formats, 'number'> }): { readonly short: string; readonly spoken: string } | null {
  if (!Number.isSafeInteger(count) || count <= 0) return null;
  return { short: count > most ? t('unreadMore', { most: formats.number(most) }) : formats.number(count), spoken: t('unread', { count }) };
}
