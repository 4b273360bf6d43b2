import MessageSquare from 'lucide/dist/esm/icons/message-square.mjs';
import { useCallback, useEffect, useState } from 'react';
import { badgeOf } from '../../domain/notifications/badgeOf.ts';
import { useTexts } from '../../i18n/context.tsx';
import { isPlainClick } from '../../plain/isPlainClick.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Badge } from './Badge.tsx';
import { LazyWindow } from './LazyWindow.tsx';
import { chatHash, chatPlace } from './model.ts';
import { useSheet } from '../../ui/sheets/sheet.ts';
import css, { classes } from './badge.css';

export interface NewsButtonProps {
  /** Null where the tenant has no chat. */
  readonly unread: number | null;
  readonly channelId: string;
  /** Whether the element owns the page's address: then `#chat` opens the window. */
  readonly owns: boolean;
}

/** The channel of the open window; null while it is closed. */
function usePlace(owns: boolean): readonly [string | null, (channelId: string | null) => void] {
  const [place, setPlace] = useState(() => (owns ? (chatPlace(location.hash)?.channelId ?? null) : null));
  const go = useCallback(
    (channelId: string | null) => {
      setPlace(channelId);
      if (!owns) return;
      const { pathname, search, hash } = location;
      if (channelId === null && !chatPlace(hash)) return;
      history.replaceState(history.state, '', pathname + search + (channelId === null ? '' : chatHash(channelId)));
    },
    [owns],
  );
  useEffect(() => {
    if (!owns) return;
    const look = () => {
      const named = chatPlace(location.hash);
      if (named) setPlace(named.channelId);
    };
    // The number on a card links to the chat (CARD-4). A page with this window opens it here instead.
    const take = (event: MouseEvent) => {
      const link = event.composedPath().find((one) => one instanceof HTMLElement && one.dataset['chat'] !== undefined);
      if (!isPlainClick(event) || !link) return;
      event.preventDefault();
      go((link as HTMLElement).dataset['chat'] ?? '');
    };
    addEventListener('hashchange', look);
    document.addEventListener('click', take, true);
    return () => {
      removeEventListener('hashchange', look);
      document.removeEventListener('click', take, true);
    };
  }, [owns, go]);
  return [place, go];
}

/** A button with the number of unread announcements. It opens the window of the chat (NAV-1, NOTE-10). */
export function NewsButton({ unread, channelId, owns }: NewsButtonProps) {
  useSheet(css);
  const t = useTexts('notifications');
  const [place, go] = usePlace(owns);
  return (
    <>
      {unread !== null && (
        <span className={classes['news-button']}>
          <Button
            look="bare"
            icon={MessageSquare}
            iconOnly
            aria-haspopup="dialog"
            part="button"
            onClick={() => go(channelId)}
          >
            {badgeOf(unread) ? t('chatUnread', { count: unread }) : t('chat')}
          </Button>
          <Badge count={unread} shownOnly />
        </span>
      )}
      {place !== null && <LazyWindow channelId={place} onOpen={go} onClose={() => go(null)} />}
    </>
  );
}
