import SearchX from 'lucide/dist/esm/icons/search-x.mjs';
import { useTexts } from '../../i18n/context.tsx';
import { usePort } from '../../port/context.tsx';
import { routeLink } from '../../routes/routeLink.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty/EmptyState.tsx';
import type { HeadingLevel } from '../../ui/text/Heading.tsx';
import { FailedPanel } from '../../panels/FailedPanel.tsx';
import { OfflinePanel } from '../../panels/OfflinePanel.tsx';
import type { ResultsView } from './model.ts';

export interface ResultsPanelProps {
  readonly view: ResultsView;
  readonly headingLevel: HeadingLevel;
  readonly retry: () => void;
  readonly clear: () => void;
}

/** The panel that replaces the list: no results, no match, or a failure (RESULT-7). */
export function ResultsPanel({ view, headingLevel, retry, clear }: ResultsPanelProps) {
  const t = useTexts('results');
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
        <FailedPanel title={t('failedTitle')} error={view.error} headingLevel={headingLevel} saved retry={retry} />
      );
    case 'offline':
      return <OfflinePanel text={t('offlineText')} headingLevel={headingLevel} retry={retry} />;
    default:
      return null;
  }
}
