import CheckCheck from 'lucide/dist/esm/icons/check-check.mjs';
import { useState } from 'react';
import { useChannels } from '../../../data/notifications/useChannels.ts';
import { useTexts } from '../../../i18n/context.tsx';
import { usePort } from '../../../port/context.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import type { HeadingLevel } from '../../../ui/text/Heading.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { ChannelRows } from './ChannelRows.tsx';
import { newsState, ownFirst, shortList } from '../model.ts';
import { NewsPanel } from './NewsPanel.tsx';
import { SettingsLink } from './SettingsLink.tsx';
import { useReady } from './useReady.ts';
import type { NotificationsEmit } from '../manifest.ts';

export interface ChannelListProps {
  readonly headingLevel: HeadingLevel;
  readonly short?: boolean;
  readonly onOpen: (channelId: string) => void;
  readonly emit: NotificationsEmit | null;
}

/** Number of rows in the short list. */
const few = 4;

/** The learner's channels, a button that marks all as read, and a link to the settings (NOTE-3, NOTE-5, NOTE-11). */
export function ChannelList({ headingLevel, short = false, onOpen, emit }: ChannelListProps) {
  const [t, { notices }] = [useTexts('notifications'), usePort()];
  const known = useChannels();
  const [said, setSaid] = useState('');
  const channels = short ? shortList(known.data ?? [], few) : ownFirst(known.data ?? []);
  const view = newsState(known, channels.length, true);
  useReady(view, known.error, emit);
  const unread = known.data?.some((one) => one.unread > 0) === true;
  const readAll = async () => {
    if (await known.readAll()) setSaid(t('allRead'));
    else notices.show({ tone: 'danger', title: t('notRead') });
  };
  const panel = () => {
    // The short list is one part of a page whose other parts already say that their data may be out of date.
    if (short && view.kind === 'shown') return null;
    if (short && view.kind === 'empty') return <p className="muted">{t('emptyTitle')}</p>;
    return <NewsPanel view={view} headingLevel={headingLevel} retry={known.retry} />;
  };
  return (
    <>
      {panel()}
      {view.kind === 'shown' && (
        <>
          {unread && !short && (
            <div>
              <Button icon={CheckCheck} busy={known.busy} onClick={() => void readAll()}>
                {t('readAll')}
              </Button>
            </div>
          )}
          <ChannelRows channels={channels} onOpen={onOpen} />
        </>
      )}
      {!short && (view.kind === 'shown' || view.kind === 'empty') && <SettingsLink />}
      <VisuallyHidden live>{said}</VisuallyHidden>
    </>
  );
}
