import { useTexts } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { lazyPart, type FailedProps } from '../../ui/lazy/lazyPart.tsx';
import type { ChatWindowProps } from './inbox/ChatWindow.tsx';

function Failed({ again, onClose }: FailedProps<ChatWindowProps>) {
  const [t, common] = [useTexts('notifications'), useTexts('common')];
  return (
    <Dialog
      title={t('title')}
      closeLabel={common('close')}
      onClose={onClose}
      footer={
        <Button look="filled" onClick={() => again()}>
          {common('tryAgain')}
        </Button>
      }
    >
      <p role="alert">{t('failedTitle')}</p>
    </Dialog>
  );
}

/** The window of the chat. Its code is loaded when the window opens. */
export const LazyWindow = lazyPart<ChatWindowProps>(async () => (await import('./inbox/ChatWindow.tsx')).ChatWindow, {
  Failed,
});
