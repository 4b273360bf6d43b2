import CloudAlert from 'lucide/dist/esm/icons/cloud-alert.mjs';
import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import SearchX from 'lucide/dist/esm/icons/search-x.mjs';
import WifiOff from 'lucide/dist/esm/icons/wifi-off.mjs';
import { useTexts } from '../../i18n/context.tsx';
import { usePort } from '../../port/context.tsx';
import { routeLink } from '../../routes/routeLink.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty/EmptyState.tsx';
import type { HeadingLevel } from '../../ui/Heading.tsx';
import type { ResultsView } from './model.ts';

export interface ResultsPanelProps {
  readonly view: ResultsView;
  readonly headingLevel: HeadingLevel;
  readonly retry: () => void;
  readonly clear: () => void;
}

/** What stands in the place of the list: nothing to show, nothing found, or nothing that could be loaded (RESULT-7). */
export function ResultsPanel({ view, headingLevel, retry, clear }: ResultsPanelProps) {
  const t = useTexts('results');
  const common = useTexts('common');
  const { routes } = usePort();
  switch (view.kind) {
    case 'empty':
      return (
        <slot name="empty">
          <EmptyState
            picture="shelf"
            title={t('emptyTitle')}
            headingLevel={headingLevel}
            actions={
              <Button look="filled" {...routeLink({ name: 'courses', query: '' }, routes.hrefFor)}>
                {t('toCourses')}
              </Button>
            }
          >
            {t('emptyText')}
          </EmptyState>
        </slot>
      );
    case 'nothingFound':
      return (
        <EmptyState
          picture={SearchX}
          tone="muted"
          title={t('nothingTitle')}
          headingLevel={headingLevel}
          actions={<Button onClick={clear}>{t('clear')}</Button>}
        >
          {t('nothingText')}
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
          actions={
            <Button look="filled" icon={RefreshCw} onClick={retry}>
              {common('tryAgain')}
            </Button>
          }
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
          actions={
            <Button look="filled" icon={RefreshCw} onClick={retry}>
              {common('tryAgain')}
            </Button>
          }
        >
          {t('offlineText')}
        </EmptyState>
      );
    default:
      return null;
  }
}
