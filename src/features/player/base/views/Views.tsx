import type { ObjectiveAccess } from '../../../../domain/course/course.ts';
import { useTexts } from '../../../../i18n/context.tsx';
import { usePort } from '../../../../port/context.tsx';
import { isFramed } from '../../../../web/isFramed.ts';
import { Tabs } from '../../../../ui/tabs/Tabs.tsx';
import { useLazy } from '../../../../ui/lazy/useLazy.ts';
import { chatAddress } from '../../../../web/chatAddress.ts';
import { useLinks } from '../links.ts';
import { viewsOf, type View } from './viewsOf.ts';

// The text comes first: the number of unread announcements is requested two seconds later.
const loadUnread = async () => {
  await new Promise((done) => setTimeout(done, 2000));
  const [{ UnreadBadge }, { readChannel }] = await Promise.all([
    import('./UnreadBadge.tsx'),
    import('../../../../data/player/readChannel.ts'),
  ]);
  return { UnreadBadge, readChannel };
};

export interface ViewsProps {
  readonly access: ObjectiveAccess;
  readonly current: 'details' | 'content';
  readonly views?: readonly View[];
}

/** The views of a course (OVER-1); a single view is not offered. Notifications are read in the chat (ROUTE-27). */
export function Views({ access, current, views = viewsOf(access) }: ViewsProps) {
  const port = usePort();
  const t = useTexts('player');
  const links = useLinks();
  const { id: objectiveId, announcementChannelId: channelId } = access.objective;
  const unread = useLazy(loadUnread, channelId !== null);
  const late = unread === 'failed' ? null : unread;
  const ways = {
    details: links.to({ name: 'details', objectiveId }),
    content: links.to({ name: 'content', objectiveId, axis: [], query: '' }),
    // The link itself leads to the chat, out of a frame (FRAME-7); the announcements count as read then (OVER-11).
    notifications: {
      href: chatAddress(port.host.apiBase, channelId ?? ''),
      onClick: () => void late?.readChannel(port, channelId ?? ''),
    },
  };
  if (views.length < 2) return null;
  return (
    <Tabs
      label={t('views')}
      current={current}
      tabs={views.map((id) => ({
        id,
        text: t(id),
        href: ways[id].href,
        newTab: id === 'notifications' && isFramed() ? t('newTab') : undefined,
        badge: id === 'notifications' && late && <late.UnreadBadge channelId={channelId ?? ''} />,
      }))}
      onOpen={(id, event) => ways[id as keyof typeof ways].onClick(event)}
    />
  );
}
