import { useTexts } from '../../../../i18n/context.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { NotSent } from '../../base/NotSent.tsx';

export interface SubmitDialogProps {
  readonly busy: boolean;
  /** Whether it is unknown if the command has arrived. */
  readonly unsent: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation before the results of a package are sent, and says that it cannot be resumed then (SUBMIT-3, TEXT-28). */
export function SubmitDialog({ busy, unsent, onSubmit, onClose }: SubmitDialogProps) {
  const [t, common] = [useTexts('scorm'), useTexts('common')];
  return (
    <Dialog
      title={t('submitTitle')}
      closeLabel={common('close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('keepWorking')}</Button>
          <Button look="filled" busy={busy} onClick={onSubmit}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <p>{t('submitText')}</p>
      {unsent && <NotSent text={t('notSubmitted')} retry={onSubmit} />}
    </Dialog>
  );
}
