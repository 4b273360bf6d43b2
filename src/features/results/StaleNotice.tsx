import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import WifiOff from 'lucide/dist/esm/icons/wifi-off.mjs';
import { useFormats, useTexts } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';

export interface StaleNoticeProps {
  readonly offline: boolean;
  /** The time at which the list arrived, by the browser's clock. */
  readonly updatedAt: number;
  readonly retry: () => void;
}

/** The notice that the results on screen may be out of date, with the reason and the time of their last update (RESULT-7). */
export function StaleNotice({ offline, updatedAt, retry }: StaleNoticeProps) {
  const t = useTexts('results');
  const common = useTexts('common');
  const { time } = useFormats();
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
