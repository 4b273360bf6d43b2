import { useTexts } from '../../../../i18n/context.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { NotSent } from '../../base/NotSent.tsx';

export interface SubmitDialogProps {
  /** So many questions have no answer. */
  readonly left: number;
  readonly busy: boolean;
  /** It is unknown whether the answers have arrived. */
  readonly unsent: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** Asks before the answers are submitted: they are final (SURVEY-2). */
export function SubmitDialog({ left, busy, unsent, onSubmit, onClose }: SubmitDialogProps) {
  const [t, common] = [useTexts('survey'), useTexts('common')];
  return (
    <Dialog
      title={t('askTitle')}
      closeLabel={common('close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('back')}</Button>
          <Button look="filled" busy={busy} onClick={onSubmit}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <p>{t('askText')}</p>
      {left > 0 && <p>{t('askLeft', { count: left })}</p>}
      {unsent && <NotSent text={t('notSubmitted')} retry={onSubmit} />}
    </Dialog>
  );
}
