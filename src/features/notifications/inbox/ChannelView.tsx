import { useEffect, useState } from 'react';
import { useChannel } from '../../../data/notifications/useChannel.ts';
import type { Announcement } from '../../../domain/notifications/channel.ts';
import { useFormats, useTexts } from '../../../i18n/context.tsx';
import { usePort } from '../../../port/context.tsx';
import { routeLink } from '../../../routes/routeLink.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type { HeadingLevel } from '../../../ui/text/Heading.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import type { NotificationsEmit } from '../manifest.ts';
import { isOwn, newsState } from '../model.ts';
import { classes } from './news.css';
import { NewsPanel } from './NewsPanel.tsx';
import { NoticeBody } from './NoticeBody.tsx';
import { useReady } from './useReady.ts';

export interface ChannelViewProps {
  readonly channelId: string;
  readonly headingLevel: HeadingLevel;
  /** Receives the name of the course, once it is known. */
  readonly onName: (name: string) => void;
  readonly emit: NotificationsEmit | null;
}

/**
 * Announcements that were unread when they were first shown stay marked while the channel is open, although showing
 * them marks them as read.
 */
function useFresh(items: readonly Announcement[]): ReadonlySet<string> {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const added = items.filter(({ id, unread }) => unread && !fresh.has(id));
  if (added.length > 0) setFresh(new Set([...fresh, ...added.map(({ id }) => id)]));
  return fresh;
}

/** The announcements of one course, or the learner's own notices, the newest first. Showing them marks them as read (NOTE-5, NOTE-11). */
export function ChannelView({ channelId, headingLevel, onName, emit }: ChannelViewProps) {
  const [t, common, formats] = [useTexts('notifications'), useTexts('common'), useFormats()];
  const { clock, routes } = usePort();
  const known = useChannel(channelId);
  const items = known.data?.items ?? [];
  const fresh = useFresh(items);
  const view = newsState(known, items.length, true);
  useReady(view, known.error, emit);
  const name = known.data && isOwn(known.data) ? t('forYou') : known.data?.courseName;
  useEffect(() => {
    if (name !== undefined) onName(name);
  }, [name, onName]);
  const now = clock.now();
  const objectiveId = known.data?.objectiveId ?? '';
  const certificateRoute = (number: string) =>
    ({ name: 'certificate', objectiveId, certificateNumber: number }) as const;
  return (
    <>
      <NewsPanel view={view} headingLevel={headingLevel} retry={known.retry} />
      <VisuallyHidden live>{fresh.size > 0 && t('unread', { count: fresh.size })}</VisuallyHidden>
      {view.kind === 'shown' && (
        <ol className={classes['news-items']}>
          {items.map(({ id, sent, text, author, certificate, notice }) => (
            <li
              key={id}
              className={`${classes['news-item'] ?? ''} ${fresh.has(id) ? (classes['news-new'] ?? '') : ''}`}
            >
              <p className={classes['news-meta']}>
                {fresh.has(id) && <b>{t('new')}</b>}
                {author && <bdi>{author}</bdi>}
                <time className="num" dateTime={new Date(sent).toISOString()}>
                  {formats.moment(sent, now)}
                </time>
              </p>
              {notice && <NoticeBody notice={notice} />}
              {certificate && (
                <p>
                  {certificate.expires === null
                    ? t('certificate')
                    : t('certificateUntil', { date: formats.day(certificate.expires, now) })}{' '}
                  <a className="link" {...routeLink(certificateRoute(certificate.number), routes.hrefFor)}>
                    {t('showCertificate')}
                  </a>
                </p>
              )}
              {!notice && !certificate && <p className={classes['news-text']}>{text}</p>}
            </li>
          ))}
        </ol>
      )}
      {known.older !== 'none' && view.kind === 'shown' && (
        <div>
          {known.older === 'failed' && <p role="alert">{t('olderFailed')}</p>}
          <Button busy={known.older === 'loading'} onClick={known.showOlder}>
            {known.older === 'failed' ? common('tryAgain') : t('older')}
          </Button>
        </div>
      )}
    </>
  );
}
