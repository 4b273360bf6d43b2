import type { CourseItem } from '../../../data/courses/courseItems.ts';
import { usePort } from '../../../port/context.tsx';
import { useConfiguration } from '../../../port/useConfiguration.ts';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import type { CardUnreadProps } from './CardUnread.tsx';

const CardUnread = lazyPart<CardUnreadProps>(async () => (await import('./CardUnread.tsx')).CardUnread);

/** The number of unread announcements of a course, where it has a channel and the LMS tells such numbers (CARD-4, CALL-5). */
export function CardMark({ item }: { readonly item: CourseItem }) {
  const configuration = useConfiguration(usePort());
  const objective = item.kind === 'course' ? item.access.objective : null;
  if (!objective?.announcementChannelId || !configuration?.extensions.includes('unreadCounts')) return null;
  return <CardUnread channelId={objective.announcementChannelId} name={objective.name} />;
}
