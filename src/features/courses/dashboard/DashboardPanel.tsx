import Library from 'lucide/dist/esm/icons/library.mjs';
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import WifiOff from 'lucide/dist/esm/icons/wifi-off.mjs';
import { useFormats, useTexts } from '../../../i18n/context.tsx';
import { usePort } from '../../../port/context.tsx';
import { routeLink } from '../../../routes/routeLink.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/empty/EmptyState.tsx';
import type { HeadingLevel } from '../../../ui/text/Heading.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { FailedPanel } from '../../../panels/FailedPanel.tsx';
import { OfflinePanel } from '../../../panels/OfflinePanel.tsx';
import type { DashboardState } from './dashboardModel.ts';

export interface DashboardPanelProps {
  readonly view: DashboardState;
  /** The time at which the courses arrived, by the browser's clock. */
  readonly updatedAt: number;
  readonly headingLevel: HeadingLevel;
  readonly hasCatalog: boolean;
  readonly retry: () => void;
}

/** The panel for a loading, empty or failed dashboard, or the notice above one that may be out of date (DASH-2). */
export function DashboardPanel({ view, updatedAt, headingLevel, hasCatalog, retry }: DashboardPanelProps) {
  const { routes } = usePort();
  const [t, common, formats] = [useTexts('home'), useTexts('common'), useFormats()];
  switch (view.kind) {
    case 'loading':
      return (
        <div className="home-wait" role="status" aria-label={t('loading')}>
          <i />
          <i />
          <i />
          <i />
        </div>
      );
    case 'empty':
      return (
        <EmptyState
          picture="shelf"
          title={t('emptyTitle')}
          headingLevel={headingLevel}
          actions={
            hasCatalog && (
              <Button look="filled" icon={Library} {...routeLink({ name: 'catalog', query: '' }, routes.hrefFor)}>
                {t('toCatalog')}
              </Button>
            )
          }
        >
          {t(hasCatalog ? 'emptyText' : 'emptyTextClosed')}
        </EmptyState>
      );
    case 'failed':
      return (
        <FailedPanel title={t('failedTitle')} error={view.error} headingLevel={headingLevel} saved retry={retry} />
      );
    case 'offline':
      return <OfflinePanel text={t('offlineText')} headingLevel={headingLevel} retry={retry} />;
    case 'shown': {
      if (!view.notice) return null;
      const offline = view.notice === 'offline';
      return (
        <Notice
          tone={offline ? 'info' : 'warning'}
          icon={offline ? WifiOff : TriangleAlert}
          role="status"
          title={offline ? common('offline') : t('staleTitle')}
          actions={<Button onClick={retry}>{common('tryAgain')}</Button>}
        >
          {t('staleText', { time: formats.time(updatedAt) })}
        </Notice>
      );
    }
  }
}
