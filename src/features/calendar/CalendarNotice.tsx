import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import WifiOff from 'lucide/dist/esm/icons/wifi-off.mjs';
import { useFormats, useTexts } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';

export interface CalendarNoticeProps {
  readonly offline: boolean;
  /** The time at which the dates arrived, by the browser's clock. */
  readonly updatedAt: number;
  readonly retry: () => void;
}

/** The notice that the dates on screen may be out of date, with the reason and the time of their last update (CAL-10). */
export function CalendarNotice({ offline, updatedAt, retry }: CalendarNoticeProps) {
  const [t, common, { time }] = [useTexts('calendar'), useTexts('common'), useFormats()];
  return (
    <Notice
      tone={offline ? 'info' : 'warning'}
      icon={offline ? WifiOff : TriangleAlert}
      role="status"
      title={offline ? common('offline') : t('staleTitle')}
      actions={<Button onClick={retry}>{common('tryAgain')}</Button>}
    >
      {t('staleText', { time: time(updatedAt) })}
    </Notice>
  );
}
