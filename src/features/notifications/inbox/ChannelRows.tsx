import User from 'lucide/dist/esm/icons/user-round.mjs';
import type { Channel } from '../../../domain/notifications/channel.ts';
import { useFormats, useTexts } from '../../../i18n/context.tsx';
import { usePort } from '../../../port/context.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { Badge } from '../Badge.tsx';
import { isOwn } from '../model.ts';
import { classes } from './news.css';
import { noticeWords } from './noticeWords.ts';

export interface ChannelRowsProps {
  readonly channels: readonly Channel[];
  readonly onOpen: (channelId: string) => void;
}

/** A list of channels: the course, its last announcement, and the number of unread ones (NOTE-3). */
export function ChannelRows({ channels, onOpen }: ChannelRowsProps) {
  const [t, formats, { clock }] = [useTexts('notifications'), useFormats(), usePort()];
  const now = clock.now();
  const textOf = (last: Channel['last']) => {
    if (!last) return t('nothingYet');
    if (last.notice) return noticeWords(last.notice, t, formats, now).text;
    return last.certificate ? t('certificate') : last.text;
  };
  return (
    <ul className={classes['news-rows']}>
      {channels.map(({ id, objectiveId, courseName, unread, last }) => (
        <li key={id}>
          <button type="button" className={classes['news-row']} data-channel={id} onClick={() => onOpen(id)}>
            <bdi className={classes['news-name']}>
              {isOwn({ objectiveId }) ? (
                <>
                  <Icon of={User} /> {t('forYou')}
                </>
              ) : (
                courseName
              )}
            </bdi>
            <span className={`${classes['news-when'] ?? ''} num`}>{last && formats.moment(last.sent, now)}</span>
            <span className={classes['news-last']}>{textOf(last)}</span>
            <Badge count={unread} />
          </button>
        </li>
      ))}
    </ul>
  );
}
