import { useEffect } from 'react';
import { useUnreadCounts } from '../../data/notifications/useUnreadCounts.ts';
import { useAnnounced } from '../../data/settings/useAnnounced.ts';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { NewsButton } from './NewsButton.tsx';
import { NewsFailed } from './NewsFailed.tsx';
import type { NotificationsProps } from './NotificationsProps.ts';
import type { NewsProps } from './inbox/News.tsx';
import { unreadIn } from './model.ts';

const News = lazyPart<NewsProps>(async () => (await import('./inbox/News.tsx')).News, { Failed: NewsFailed });

/** The announcements of the learner's courses: the full view, a short list, or a button with a window (NOTE-1, NOTE-3, NOTE-8). */
export function Notifications(props: NotificationsProps) {
  const { channelId, size, hash = false, emit } = props;
  const chat = useAnnounced('notifications');
  const has = chat.announced;
  const counts = useUnreadCounts();
  const unread = unreadIn(counts);
  const told = counts !== undefined && has === true;
  const isButton = size === 'button';
  useEffect(() => {
    if (told) emit('lectern-unread', { count: unread });
  }, [told, unread, emit]);
  useEffect(() => {
    if (isButton && chat.error) emit('lectern-error', chat.error);
    if (isButton && (has !== null || chat.error)) emit('lectern-ready', has === null ? undefined : {});
  }, [isButton, has, chat.error, emit]);
  if (isButton) return <NewsButton unread={has ? unread : null} channelId={channelId} owns={hash} />;
  return <News {...props} chat={chat} unread={unread} />;
}
