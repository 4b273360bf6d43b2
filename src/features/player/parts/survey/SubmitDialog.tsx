import { useTexts } from '../../../../i18n/context.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { NotSent } from '../../base/NotSent.tsx';

export interface SubmitDialogProps {
  /** Number of questions without an answer. */
  readonly left: number;
  readonly busy: boolean;
  /** Whether it is unknown if the answers have arrived. */
  readonly unsent: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation before the answers are submitted, because they are final (SURVEY-2). */
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
