import MessageSquareOff from 'lucide/dist/esm/icons/message-square-off.mjs';
import Megaphone from 'lucide/dist/esm/icons/megaphone.mjs';
import { useTexts } from '../../../i18n/context.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/empty/EmptyState.tsx';
import type { HeadingLevel } from '../../../ui/text/Heading.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import type { NewsState } from '../model.ts';
import { FailedPanel } from '../../../panels/FailedPanel.tsx';
import { OfflinePanel } from '../../../panels/OfflinePanel.tsx';
import { classes } from './news.css';

export interface NewsPanelProps {
  readonly view: NewsState;
  readonly headingLevel: HeadingLevel;
  readonly retry: () => void;
}

/** The panel that replaces the announcements, or the notice above them: why there are none, or why they may be old (NOTE-3, ERR-11). */
export function NewsPanel({ view, headingLevel, retry }: NewsPanelProps) {
  const [t, common] = [useTexts('notifications'), useTexts('common')];
  switch (view.kind) {
    case 'loading':
      return (
        <div className={classes['news-wait']} role="status" aria-label={t('loading')}>
          <i />
          <i />
          <i />
        </div>
      );
    case 'unavailable':
      return (
        <EmptyState
          picture={MessageSquareOff}
          tone="muted"
          role="status"
          title={t('unavailable')}
          headingLevel={headingLevel}
        />
      );
    case 'empty':
      return (
        <EmptyState picture={Megaphone} tone="muted" title={t('emptyTitle')} headingLevel={headingLevel}>
          {t('emptyText')}
        </EmptyState>
      );
    case 'failed':
      return <FailedPanel title={t('failedTitle')} error={view.error} headingLevel={headingLevel} retry={retry} />;
    case 'offline':
      return <OfflinePanel text={t('offlineText')} headingLevel={headingLevel} retry={retry} />;
    case 'shown':
      if (view.notice === null) return null;
      return (
        <Notice
          tone={view.notice === 'offline' ? 'info' : 'warning'}
          role="status"
          title={view.notice === 'offline' ? common('offline') : t('staleTitle')}
          actions={<Button onClick={retry}>{common('tryAgain')}</Button>}
        >
          {t('staleText')}
        </Notice>
      );
  }
}
