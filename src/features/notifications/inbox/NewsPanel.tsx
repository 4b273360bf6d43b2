import CloudAlert from 'lucide/dist/esm/icons/cloud-alert.mjs';
import MessageSquareOff from 'lucide/dist/esm/icons/message-square-off.mjs';
import Megaphone from 'lucide/dist/esm/icons/megaphone.mjs';
import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import WifiOff from 'lucide/dist/esm/icons/wifi-off.mjs';
import { useTexts } from '../../../i18n/context.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/empty/EmptyState.tsx';
import type { HeadingLevel } from '../../../ui/Heading.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import type { NewsState } from '../model.ts';
import { classes } from './news.css';

export interface NewsPanelProps {
  readonly view: NewsState;
  readonly headingLevel: HeadingLevel;
  readonly retry: () => void;
}

/** What stands in the place of announcements, or over them: why there are none, or why they may be old (NOTE-3, ERR-11). */
export function NewsPanel({ view, headingLevel, retry }: NewsPanelProps) {
  const [t, common] = [useTexts('notifications'), useTexts('common')];
  const again = (
    <Button look="filled" icon={RefreshCw} onClick={retry}>
      {common('tryAgain')}
    </Button>
  );
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
      return (
        <EmptyState
          picture={CloudAlert}
          tone="danger"
          role="alert"
          title={t('failedTitle')}
          headingLevel={headingLevel}
          actions={again}
        >
          {t('failedText')}
        </EmptyState>
      );
    case 'offline':
      return (
        <EmptyState
          picture={WifiOff}
          role="status"
          title={common('offline')}
          headingLevel={headingLevel}
          actions={again}
        >
          {t('offlineText')}
        </EmptyState>
      );
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
