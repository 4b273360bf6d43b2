import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import { useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../../i18n/context.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import type { HeadingLevel } from '../../../ui/text/Heading.tsx';
import { ChannelList } from './ChannelList.tsx';
import { ChannelView } from './ChannelView.tsx';
import type { NotificationsEmit } from '../manifest.ts';
import { classes } from './news.css';

export interface InboxProps {
  /** The open channel; empty for the list. */
  readonly channelId: string;
  readonly headingLevel: HeadingLevel;
  readonly onOpen: (channelId: string) => void;
  readonly onName: (name: string) => void;
  readonly emit: NotificationsEmit | null;
}

/** The list of channels, or one of them with a button back to the list. The focus moves along (NOTE-3). */
export function Inbox({ channelId, onOpen, ...props }: InboxProps) {
  const t = useTexts('notifications');
  const box = useRef<HTMLDivElement>(null);
  const known = useRef(channelId);
  useLayoutEffect(() => {
    const before = known.current;
    known.current = channelId;
    if (before === channelId) return;
    const buttons = [...(box.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    (channelId ? buttons[0] : buttons.find((one) => one.dataset['channel'] === before))?.focus();
  }, [channelId]);
  return (
    <div className={classes['news']} ref={box}>
      {channelId ? (
        <>
          <div>
            <Button look="quiet" icon={ChevronLeft} flip onClick={() => onOpen('')}>
              {t('all')}
            </Button>
          </div>
          <ChannelView key={channelId} channelId={channelId} {...props} />
        </>
      ) : (
        <ChannelList onOpen={onOpen} headingLevel={props.headingLevel} emit={props.emit} />
      )}
    </div>
  );
}
