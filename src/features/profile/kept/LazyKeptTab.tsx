import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import { useTexts } from '../../../i18n/context.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { lazyPart, type FailedProps } from '../../../ui/lazy/lazyPart.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import type { KeptTabProps } from './KeptTab.tsx';

function Failed({ again }: FailedProps<KeptTabProps>) {
  const [t, common] = [useTexts('profile'), useTexts('common')];
  return (
    <Notice
      tone="danger"
      role="alert"
      title={t('failedTitle')}
      actions={
        <Button icon={RefreshCw} onClick={() => again()}>
          {common('tryAgain')}
        </Button>
      }
    >
      {t('failedText')}
    </Notice>
  );
}

/** The tab of kept courses. Its code comes when it is opened. */
export const LazyKeptTab = lazyPart<KeptTabProps>(async () => (await import('./KeptTab.tsx')).KeptTab, { Failed });
