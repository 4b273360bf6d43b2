import CalendarDays from 'lucide/dist/esm/icons/calendar-days.mjs';
import CloudAlert from 'lucide/dist/esm/icons/cloud-alert.mjs';
import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import WifiOff from 'lucide/dist/esm/icons/wifi-off.mjs';
import { useTexts } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty/EmptyState.tsx';
import type { HeadingLevel } from '../../ui/Heading.tsx';
import type { CalendarState } from './calendarModel.ts';
import { classes } from './calendar.css';

export interface CalendarPanelProps {
  readonly view: CalendarState;
  readonly headingLevel: HeadingLevel;
  readonly retry: () => void;
}

/** What stands in the place of the dates: they are on their way, there are none, or they could not be loaded (CAL-10). */
export function CalendarPanel({ view, headingLevel, retry }: CalendarPanelProps) {
  const [t, common] = [useTexts('calendar'), useTexts('common')];
  const again = (
    <Button look="filled" icon={RefreshCw} onClick={retry}>
      {common('tryAgain')}
    </Button>
  );
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
    default:
      return null;
  }
}
