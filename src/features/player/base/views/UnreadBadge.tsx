import { useUnreadCounts } from '../../../../data/notifications/useUnreadCounts.ts';
import { useFormats, useTexts } from '../../../../i18n/context.tsx';
import { useSheet } from '../../../../ui/sheets/sheet.ts';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import css from './unread.css';
import { unreadBadge } from './unreadBadge.ts';

/**
 * The number of unread announcements of a course. It shows nothing if there are none, or if the number is unknown
 * (OVER-11). It changes as soon as the server reports a new number (NOTE-6).
 */
export function UnreadBadge({ channelId }: { readonly channelId: string }) {
  useSheet(css);
  const t = useTexts('player');
  const formats = useFormats();
  const badge = unreadBadge(useUnreadCounts()?.[channelId] ?? 0, { t, formats });
  return (
    badge && (
      <>
        <span className="unread num" aria-hidden="true">
          {badge.short}
        </span>
        <VisuallyHidden> {badge.spoken}</VisuallyHidden>
      </>
    )
  );
}
