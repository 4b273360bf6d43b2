import { useCallback, useEffect, useState } from 'react';
import { useAnnounced } from '../../../data/settings/useAnnounced.ts';
import { useTexts } from '../../../i18n/context.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { useSheet } from '../../../ui/sheets/sheet.ts';
import { Inbox } from './Inbox.tsx';
import { newsState } from '../model.ts';
import css from './news.css';
import { NewsPanel } from './NewsPanel.tsx';

export interface ChatWindowProps {
  /** The open channel; empty for the list. */
  readonly channelId: string;
  readonly onOpen: (channelId: string) => void;
  readonly onClose: () => void;
}

/**
 * The window of the chat, above the page: the channels, or one of them (NOTE-10). Without a chat it says so (ERR-11).
 * Following a link closes it.
 */
export function ChatWindow({ channelId, onOpen, onClose }: ChatWindowProps) {
  useSheet(css);
  const [t, common] = [useTexts('notifications'), useTexts('common')];
  const [name, setName] = useState({ channelId, text: '' });
  const onName = useCallback((text: string) => setName({ channelId, text }), [channelId]);
  const chat = useAnnounced('notifications');
  // A link opens another page, which the window would cover. The window closes after the link's event and before the
  // page changes: if the link were removed before its click is handled, the browser would load the page again.
  useEffect(() => {
    document.addEventListener('lectern-navigate', onClose, true);
    return () => document.removeEventListener('lectern-navigate', onClose, true);
  }, [onClose]);
  const title = channelId && name.channelId === channelId && name.text ? name.text : t('title');
  return (
    <Dialog title={<bdi>{title}</bdi>} closeLabel={common('close')} onClose={onClose}>
      {chat.announced ? (
        <Inbox channelId={channelId} headingLevel={3} onOpen={onOpen} onName={onName} emit={null} />
      ) : (
        <NewsPanel view={newsState({ ...chat, data: null }, 0, chat.announced)} headingLevel={3} retry={chat.retry} />
      )}
    </Dialog>
  );
}
