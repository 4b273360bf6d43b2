import type { CourseItem } from '../../../data/courses/courseItems.ts';
import { usePort } from '../../../port/context.tsx';
import { useConfiguration } from '../../../data/settings/useConfiguration.ts';
import { useStore } from '../../../port/useStore.ts';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import type { CardUnreadProps } from './CardUnread.tsx';

const CardUnread = lazyPart<CardUnreadProps>(async () => (await import('./CardUnread.tsx')).CardUnread);

/** The number of unread announcements of a course, if the learner has a channel of it and the LMS offers these calls (CARD-4, CALL-5). */
export function CardMark({ item }: { readonly item: CourseItem }) {
  const port = usePort();
  const configuration = useConfiguration(port);
  const { user } = useStore(port.session.store);
  const objective = item.kind === 'course' ? item.access.objective : null;
  if (!objective || !user || !configuration?.extensions.includes('notifications')) return null;
  return <CardUnread objectiveId={objective.id} name={objective.name} />;
}
