import CalendarDays from 'lucide/dist/esm/icons/calendar-days.mjs';
import { useTexts } from '../../i18n/context.tsx';
import { EmptyState } from '../../ui/empty/EmptyState.tsx';
import type { HeadingLevel } from '../../ui/text/Heading.tsx';
import { FailedPanel } from '../../panels/FailedPanel.tsx';
import { OfflinePanel } from '../../panels/OfflinePanel.tsx';
import type { CalendarState } from './calendarModel.ts';
import { classes } from './calendar.css';

export interface CalendarPanelProps {
  readonly view: CalendarState;
  readonly headingLevel: HeadingLevel;
  readonly retry: () => void;
}

/** The panel that replaces the dates while they load, when there are none, and when they could not be loaded (CAL-10). */
export function CalendarPanel({ view, headingLevel, retry }: CalendarPanelProps) {
  const t = useTexts('calendar');
  switch (view.kind) {
    case 'loading':
      return (
        <div className={classes['dates-wait']} role="status" aria-label={t('loading')}>
          <i />
          <i />
          <i />
          <i />
        </div>
      );
    case 'empty':
      return (
        <EmptyState picture={CalendarDays} tone="muted" title={t('emptyTitle')} headingLevel={headingLevel}>
          {t('emptyText')}
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
