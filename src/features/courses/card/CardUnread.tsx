import MessageSquare from 'lucide/dist/esm/icons/message-square.mjs';
import { unreadByCourse, type CourseUnread } from '../../../data/notifications/unreadByCourse.ts';
import { badgeOf } from '../../../domain/notifications/badgeOf.ts';
import { useFormats } from '../../../i18n/context.tsx';
import { useLazyTexts } from '../../../i18n/useLazyTexts.ts';
import { usePort } from '../../../port/context.tsx';
import { useStore } from '../../../port/useStore.ts';
import { chatAddress } from '../../../web/chatAddress.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import { useSheet } from '../../../ui/sheets/sheet.ts';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import css, { classes } from './cardUnread.css';

export interface CardUnreadProps {
  readonly objectiveId: string;
  /** The name of the course. */
  readonly name: string;
}

function Badge({ name, channelId, count }: CourseUnread & { readonly name: string }) {
  useSheet(css);
  const [t, { number }, { host }] = [useLazyTexts('lists'), useFormats(), usePort()];
  const badge = badgeOf(count);
  if (!t || !badge) return null;
  const shown = number(badge.count);
  const label = t('unreadOf', { count, name });
  return (
    <a
      className={classes['card-unread']}
      href={chatAddress(host.apiBase, channelId)}
      target="_blank"
      rel="noopener"
      data-chat={channelId}
      title={label}
    >
      <span className={classes['card-count']} aria-hidden="true">
        <Icon of={MessageSquare} size="xs" />
        <span className="num">{badge.over ? t('unreadMore', { most: shown }) : shown}</span>
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </a>
  );
}

/** The number of unread announcements of a course. It links to the course's channel in the chat, in a new window (CARD-4, ROUTE-27). */
export function CardUnread({ objectiveId, name }: CardUnreadProps) {
  const unread = useStore(unreadByCourse(usePort())).get(objectiveId);
  return unread && <Badge name={name} {...unread} />;
}
