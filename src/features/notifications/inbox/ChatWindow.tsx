import { useCallback, useEffect, useState } from 'react';
import { useHasChat } from '../../../data/notifications/useHasChat.ts';
import { useOnline } from '../../../data/query/useOnline.ts';
import { useTexts } from '../../../i18n/context.tsx';
import { usePort } from '../../../port/context.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { useSheet } from '../../../ui/sheet.ts';
import { Inbox } from './Inbox.tsx';
import { newsState } from '../model.ts';
import css from './news.css';
import { NewsPanel } from './NewsPanel.tsx';

export interface ChatWindowProps {
  /** The channel that is open; empty for the list. */
  readonly channelId: string;
  readonly onOpen: (channelId: string) => void;
  readonly onClose: () => void;
}

/**
 * The window of the chat, over the page: the channels, or one of them (NOTE-10). Where there is none, it says so (ERR-11). Following a link
 * closes it.
 */
export function ChatWindow({ channelId, onOpen, onClose }: ChatWindowProps) {
  useSheet(css);
  const [t, common, port] = [useTexts('notifications'), useTexts('common'), usePort()];
  const [name, setName] = useState({ channelId, text: '' });
  const onName = useCallback((text: string) => setName({ channelId, text }), [channelId]);
  const has = useHasChat(port);
  const online = useOnline();
  // A link leads to another place of the page, which the window would stand over. It closes once the link has been told of, and before the
  // page goes there: a link that is gone when its click arrives would load the page again.
  useEffect(() => {
    document.addEventListener('lectern-navigate', onClose, true);
    return () => document.removeEventListener('lectern-navigate', onClose, true);
  }, [onClose]);
  const title = channelId && name.channelId === channelId && name.text ? name.text : t('title');
  return (
    <Dialog title={<bdi>{title}</bdi>} closeLabel={common('close')} onClose={onClose}>
      {has ? (
        <Inbox channelId={channelId} headingLevel={3} onOpen={onOpen} onName={onName} emit={null} />
      ) : (
        <NewsPanel
          view={newsState({ data: null, error: null, online }, 0, has)}
          headingLevel={3}
          retry={() => undefined}
        />
      )}
    </Dialog>
  );
}
