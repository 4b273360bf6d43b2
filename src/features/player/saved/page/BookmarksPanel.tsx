import BookmarkIcon from 'lucide/dist/esm/icons/bookmark.mjs';
import BookmarkOff from 'lucide/dist/esm/icons/bookmark-off.mjs';
import { useTexts } from '../../../../i18n/context.tsx';
import { usePort } from '../../../../port/context.tsx';
import { routeLink } from '../../../../routes/routeLink.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { EmptyState } from '../../../../ui/empty/EmptyState.tsx';
import type { HeadingLevel } from '../../../../ui/text/Heading.tsx';
import { Notice } from '../../../../ui/notice/Notice.tsx';
import { FailedPanel } from '../../../../panels/FailedPanel.tsx';
import { OfflinePanel } from '../../../../panels/OfflinePanel.tsx';
import type { BookmarksState } from './bookmarksModel.ts';

export interface BookmarksPanelProps {
  readonly view: BookmarksState;
  readonly headingLevel: HeadingLevel;
  readonly retry: () => void;
}

/** The panel that replaces the bookmarks, or the notice above them: why there are none, or why they may be old (SAVED-8). */
export function BookmarksPanel({ view, headingLevel, retry }: BookmarksPanelProps) {
  const [t, common] = [useTexts('bookmarks'), useTexts('common')];
  const { routes } = usePort();
  const courses = <Button {...routeLink({ name: 'courses', query: '' }, routes.hrefFor)}>{t('myCourses')}</Button>;
  switch (view.kind) {
    case 'loading':
      return (
        <div className="bookmarks-wait" role="status" aria-label={t('loading')}>
          <i />
          <i />
        </div>
      );
    case 'unavailable':
      return (
        <EmptyState
          picture={BookmarkOff}
          tone="muted"
          role="status"
          title={t('unavailable')}
          headingLevel={headingLevel}
          actions={courses}
        >
          {t('unavailableText')}
        </EmptyState>
      );
    case 'empty':
      return (
        <EmptyState
          picture={BookmarkIcon}
          tone="muted"
          title={t('emptyTitle')}
          headingLevel={headingLevel}
          actions={courses}
        >
          {t('emptyText')}
        </EmptyState>
      );
    case 'failed':
      return (
        <FailedPanel title={t('failedTitle')} error={view.error} headingLevel={headingLevel} saved retry={retry} />
      );
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
