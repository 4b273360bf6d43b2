import { useTexts } from '../../../../i18n/context.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { useBeforehand } from '../../../../ui/dialog/useBeforehand.ts';
import { NotSent } from '../../base/NotSent.tsx';

export interface SubmitDialogProps {
  readonly busy: boolean;
  /** Whether it is unknown if the command has arrived. */
  readonly unsent: boolean;
  /** Stores what the package has not stored yet: it belongs to the results. @returns whether all is stored */
  readonly store: () => Promise<boolean>;
  readonly onStored: (stored: boolean) => void;
  readonly onClose: () => void;
}

/**
 * Asks for confirmation before the results of a package are sent, and says that it cannot be resumed then (SUBMIT-3, TEXT-28). Who closes
 * it while the package is stored goes on working.
 */
export function SubmitDialog({ busy, unsent, store, onStored, onClose }: SubmitDialogProps) {
  const [t, common] = [useTexts('scorm'), useTexts('common')];
  const { waits, wait } = useBeforehand();
  const submit = () => wait(store(), onStored);
  return (
    <Dialog
      title={t('submitTitle')}
      closeLabel={common('close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('keepWorking')}</Button>
          <Button look="filled" busy={busy || waits} onClick={submit}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <p>{t('submitText')}</p>
      {unsent && <NotSent text={t('notSubmitted')} retry={submit} />}
    </Dialog>
  );
}
