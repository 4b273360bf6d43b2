import MessageSquare from 'lucide/dist/esm/icons/message-square.mjs';
import { channelsQuery } from '../../../data/notifications/channelsQuery.ts';
import { useUnreadCounts } from '../../../data/notifications/useUnreadCounts.ts';
import { useQuery } from '../../../data/query/useQuery.ts';
import { useFormats } from '../../../i18n/context.tsx';
import { useLazyTexts } from '../../../i18n/useLazyTexts.ts';
import { usePort } from '../../../port/context.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useSheet } from '../../../ui/sheet.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import css, { classes } from './cardUnread.css';

export interface CardUnreadProps {
  readonly objectiveId: string;
  /** Of the course. */
  readonly name: string;
}

const most = 99;

/** How many announcements of a course are unread; it leads to its channel in the chat, in a window of its own (CARD-4, ROUTE-27). */
export function CardUnread({ objectiveId, name }: CardUnreadProps) {
  useSheet(css);
  const [t, { number }, port] = [useLazyTexts('lists'), useFormats(), usePort()];
  const counts = useUnreadCounts();
  // A list of courses does not tell their channels: every byte of it comes before the first card.
  const channels = useQuery(channelsQuery(port), port.cache).data;
  const channelId = channels?.find((one) => one.objectiveId === objectiveId)?.id ?? '';
  const count = counts?.[channelId] ?? 0;
  if (!t || !Number.isSafeInteger(count) || count <= 0) return null;
  const label = t('unreadOf', { count, name });
  return (
    <a
      className={classes['card-unread']}
      href={`${port.host.apiBase}/chat/channels/groups/${encodeURIComponent(channelId)}`}
      target="_blank"
      rel="noopener"
      data-chat={channelId}
      title={label}
    >
      <span className={classes['card-count']} aria-hidden="true">
        <Icon of={MessageSquare} size="xs" />
        <span className="num">{count > most ? t('unreadMore', { most: number(most) }) : number(count)}</span>
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </a>
  );
}
