import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import { useTexts } from '../../../i18n/context.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { lazyPart, type FailedProps } from '../../../ui/lazy/lazyPart.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { classes } from '../profile.css';
import type { NoticesTabProps } from './NoticesTab.tsx';

function Waiting() {
  const t = useTexts('profile');
  return (
    <div className={classes['profile-wait']} role="status" aria-label={t('noticesLoading')}>
      <i />
      <i />
    </div>
  );
}

function Failed({ again }: FailedProps<NoticesTabProps>) {
  const [t, common] = [useTexts('profile'), useTexts('common')];
  return (
    <Notice
      tone="danger"
      role="alert"
      title={t('noticesCode')}
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

/** The tab of notifications. Its code comes when it is opened. */
export const LazyNoticesTab = lazyPart<NoticesTabProps>(async () => (await import('./NoticesTab.tsx')).NoticesTab, {
  Waiting,
  Failed,
});
