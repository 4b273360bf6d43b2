import { useQuery } from '@tanstack/react-query';
import { unreadQuery } from '../../../data/player/unreadQuery.ts';
import { useFormats, useTexts } from '../../../i18n/context.tsx';
import { usePort } from '../../../runtime/context.tsx';
import { useSheet } from '../../../ui/sheet.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import css from './unread.css';
import { unreadBadge } from './unreadBadge.ts';

/** How many announcements of a course are unread; nothing where none is, and where nobody tells (OVER-11). */
export function UnreadBadge({ channelId }: { readonly channelId: string }) {
  useSheet(css);
  const port = usePort();
  const t = useTexts('parts');
  const formats = useFormats();
  const { data } = useQuery(unreadQuery(port), port.cache);
  const badge = unreadBadge(data?.[channelId] ?? 0, { t, formats });
  return badge && (
    <>
      <span className="unread num" aria-hidden="true">{badge.short}</span>
      <VisuallyHidden> {badge.spoken}</VisuallyHidden>
    </>
  );
}
