import { useCallback, useEffect, useId, useState } from 'react';
import { useOnline } from '../../../data/query/useOnline.ts';
import { useTexts } from '../../../i18n/context.tsx';
import { below, Heading, type HeadingLevel } from '../../../ui/Heading.tsx';
import { useSheet } from '../../../ui/sheet.ts';
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
  /** Whether the tenant has a chat; null until that is known. */
  readonly has: boolean | null;
  /** In all channels. */
  readonly unread: number;
}

interface WithoutProps {
  readonly has: boolean | null;
  readonly level: HeadingLevel;
  readonly emit: NotificationsEmit;
}

/** What stands where it is not known yet whether there is a chat, or there is none (ERR-11). */
function Without({ has, level, emit }: WithoutProps) {
  const view = newsState({ data: null, error: null, online: useOnline() }, 0, has);
  useReady(view, null, emit);
  return <NewsPanel view={view} headingLevel={level} retry={() => undefined} />;
}

/** The announcements on a page: all channels or one of them, or a few in short (NOTE-3, NOTE-8). */
export function News({ channelId, size, headingLevel, emit, has, unread }: NewsProps) {
  useSheet(css);
  const [t, id] = [useTexts('notifications'), useId()];
  const [open, setOpen] = useState(channelId);
  const [given, setGiven] = useState(channelId);
  // The host names another channel.
  if (given !== channelId) {
    setGiven(channelId);
    setOpen(channelId);
  }
  const [name, setName] = useState('');
  const onName = useCallback((text: string) => setName(text), []);
  const small = size === 'small';
  const heading = (!small && open && name) || t('title');
  useEffect(() => {
    if (!small) emit('lectern-title', { sections: [heading] });
  }, [small, heading, emit]);
  const level = headingLevel as HeadingLevel;
  const body = () => {
    if (!has) return <Without has={has} level={below(level)} emit={emit} />;
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
