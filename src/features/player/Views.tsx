import type { ObjectiveAccess } from '../../domain/course.ts';
import { useTexts } from '../../i18n/context.tsx';
import { usePort } from '../../runtime/context.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { chatAddress } from './chatAddress.ts';
import { useLinks } from './links.ts';
import { viewsOf, type View } from './viewsOf.ts';

export interface ViewsProps {
  readonly access: ObjectiveAccess;
  readonly current: 'details' | 'content';
  readonly views?: readonly View[];
}

/** The views of a course (OVER-1); the only one is not offered. Notifications are read in the chat (ROUTE-27). */
export function Views({ access, current, views = viewsOf(access) }: ViewsProps) {
  const { host } = usePort();
  const t = useTexts('player');
  const links = useLinks();
  const { id: objectiveId, announcementChannelId } = access.objective;
  const ways = {
    details: links.to({ name: 'details', objectiveId }),
    content: links.to({ name: 'content', objectiveId, axis: [], query: '' }),
    notifications: { href: chatAddress(host.apiBase, announcementChannelId ?? ''), onClick: () => undefined },
  };
  if (views.length < 2) return null;
  return <Tabs label={t('views')} current={current} tabs={views.map((id) => ({ id, text: t(id), href: ways[id].href }))} onOpen={(id, event) => ways[id as keyof typeof ways].onClick(event)} />;
}
