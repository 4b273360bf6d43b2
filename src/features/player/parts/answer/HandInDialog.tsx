import { useTexts } from '../../../../i18n/context.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { NotSent } from '../../base/NotSent.tsx';

export interface HandInDialogProps {
  /** Whether there are copies that would not be handed in. */
  readonly others: boolean;
  readonly busy: boolean;
  /** Whether it is unknown if the command has arrived. */
  readonly unsent: boolean;
  readonly onHandIn: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation before an answer is handed in (ANSWER-1). */
export function HandInDialog({ others, busy, unsent, onHandIn, onClose }: HandInDialogProps) {
  const [t, common] = [useTexts('parts'), useTexts('common')];
  return (
    <Dialog
      title={t('answer.handInTitle')}
      closeLabel={common('close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('answer.keepWriting')}</Button>
          <Button look="filled" busy={busy} onClick={onHandIn}>
            {t('answer.handIn')}
          </Button>
        </>
      }
    >
      <p>{t('answer.handInText')}</p>
      {others && <p>{t('answer.handInOther')}</p>}
      {unsent && <NotSent text={t('answer.notHandedIn')} retry={onHandIn} />}
    </Dialog>
  );
}
