import { useTexts } from '../../../i18n/context.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { lazyPart, type FailedProps } from '../../../ui/lazy/lazyPart.tsx';
import type { SubscribeProps } from './Subscribe.tsx';

function Failed({ again, onClose }: FailedProps<SubscribeProps>) {
  const [t, common] = [useTexts('calendar'), useTexts('common')];
  return (
    <Dialog
      title={t('subscribeTitle')}
      closeLabel={common('close')}
      onClose={onClose}
      footer={
        <Button look="filled" onClick={() => again()}>
          {common('tryAgain')}
        </Button>
      }
    >
      <p role="alert">{t('feedFailed')}</p>
    </Dialog>
  );
}

/** The dialog to subscribe to the calendar. Its code is loaded when the dialog opens. */
export const LazySubscribe = lazyPart<SubscribeProps>(async () => (await import('./Subscribe.tsx')).Subscribe, {
  Failed,
});
