import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import { useTexts } from '../../../i18n/context.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { lazyPart, type FailedProps } from '../../../ui/lazy/lazyPart.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { classes } from '../profile.css';
import type { ZoneTabProps } from './ZoneTab.tsx';

function Waiting() {
  const t = useTexts('profile');
  return (
    <div className={classes['profile-wait']} role="status" aria-label={t('loading')}>
      <i />
      <i />
    </div>
  );
}

function Failed({ again }: FailedProps<ZoneTabProps>) {
  const [t, common] = [useTexts('profile'), useTexts('common')];
  return (
    <Notice
      tone="danger"
      role="alert"
      title={t('listFailed')}
      actions={
        <Button icon={RefreshCw} onClick={() => again()}>
          {common('tryAgain')}
        </Button>
      }
    >
      {t('listFailedText')}
    </Notice>
  );
}

/** The tab of the time zone. Its code brings the table of zones, which nothing else waits for. */
export const LazyZoneTab = lazyPart<ZoneTabProps>(async () => (await import('./ZoneTab.tsx')).ZoneTab, {
  Waiting,
  Failed,
});
