import { useCallback, useEffect, useId, useState } from 'react';
import type { Announced } from '../../../data/settings/useAnnounced.ts';
import { useTexts } from '../../../i18n/context.tsx';
import { below, Heading, type HeadingLevel } from '../../../ui/text/Heading.tsx';
import { useSheet } from '../../../ui/sheets/sheet.ts';
import { Badge } from '../Badge.tsx';
import { LazyWindow } from '../LazyWindow.tsx';
import type { NotificationsEmit } from '../manifest.ts';
import { newsState } from '../model.ts';
import type { NotificationsProps } from '../NotificationsProps.ts';
import { ChannelList } from './ChannelList.tsx';
import { Inbox } from './Inbox.tsx';
import css, { classes } from './news.css';
import { NewsPanel } from './NewsPanel.tsx';
import { useReady } from './useReady.ts';

export interface NewsProps extends NotificationsProps {
  /** Whether the tenant has a chat (NOTE-1). */
  readonly chat: Announced;
  /** Number of unread announcements in all channels. */
  readonly unread: number;
}

interface WithoutProps {
  readonly chat: Announced;
  readonly level: HeadingLevel;
  readonly emit: NotificationsEmit;
}

/** The panel shown while it is unknown whether there is a chat, and if there is none (ERR-11). */
function Without({ chat, level, emit }: WithoutProps) {
  const view = newsState({ ...chat, data: null }, 0, chat.announced);
  useReady(view, chat.error, emit);
  return <NewsPanel view={view} headingLevel={level} retry={chat.retry} />;
}

/** The announcements on a page: all channels or one of them, or a short list (NOTE-3, NOTE-8). */
export function News({ channelId, size, headingLevel, emit, chat, unread }: NewsProps) {
  useSheet(css);
  const [t, id] = [useTexts('notifications'), useId()];
  const [open, setOpen] = useState(channelId);
  const [given, setGiven] = useState(channelId);
  // The host has set another channel.
  if (given !== channelId) {
    setGiven(channelId);
    setOpen(channelId);
  }
  // The name of a channel is known when the channel has loaded; until then the heading is the general one.
  const [name, setName] = useState({ channelId: open, text: '' });
  const onName = useCallback((text: string) => setName({ channelId: open, text }), [open]);
  const small = size === 'small';
  const heading = (!small && open && name.channelId === open && name.text) || t('title');
  useEffect(() => {
    if (!small) emit('lectern-title', { sections: [heading] });
  }, [small, heading, emit]);
  const level = headingLevel as HeadingLevel;
  const body = () => {
    if (!chat.announced) return <Without chat={chat} level={below(level)} emit={emit} />;
    if (small) return <ChannelList headingLevel={below(level)} short onOpen={setOpen} emit={emit} />;
    return <Inbox channelId={open} headingLevel={below(level)} onOpen={setOpen} onName={onName} emit={emit} />;
  };
  return (
    <section className={`${classes['news']} ${small ? classes['news-short'] : ''}`} aria-labelledby={id}>
      <div className={classes['news-top']}>
        <Heading level={level} className={small ? undefined : 'title'} id={id} part="heading">
          <bdi>{heading}</bdi>
        </Heading>
        {small && <Badge count={unread} />}
      </div>
      {body()}
      {small && open && <LazyWindow channelId={open} onOpen={setOpen} onClose={() => setOpen('')} />}
    </section>
  );
}
