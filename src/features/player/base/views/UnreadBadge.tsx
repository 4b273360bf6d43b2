import { useQuery } from '../../../../data/query/useQuery.ts';
import { unreadQuery } from '../../../../data/player/unreadQuery.ts';
import { useFormats, useTexts } from '../../../../i18n/context.tsx';
import { usePort } from '../../../../port/context.tsx';
import { useSheet } from '../../../../ui/sheet.ts';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import css from './unread.css';
import { unreadBadge } from './unreadBadge.ts';

/**
 * The number of unread announcements of a course. It shows nothing if there are none, or if the number is unknown
 * (OVER-11).
 */
export function UnreadBadge({ channelId }: { readonly channelId: string }) {
  useSheet(css);
  const port = usePort();
  const t = useTexts('player');
  const formats = useFormats();
  const { data } = useQuery(unreadQuery(port), port.cache);
  const badge = unreadBadge(data?.[channelId] ?? 0, { t, formats });
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
