import type { Instant } from '../../../../domain/time/instant.ts';
import { useFormats, useTexts } from '../../../../i18n/context.tsx';
import { useLazyTexts } from '../../../../i18n/useLazyTexts.ts';
import { usePort } from '../../../../port/context.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';

export interface EventQuestionProps {
  readonly startsAt: Instant;
  readonly onComplete: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation before an event that is days away is marked as complete (EVENT-5). */
export function EventQuestion({ startsAt, onComplete, onClose }: EventQuestionProps) {
  const [t, player, common, formats] = [useLazyTexts('parts'), useTexts('player'), useTexts('common'), useFormats()];
  const { clock } = usePort();
  if (!t) return null;
  return (
    <Dialog
      title={t('eventAskTitle')}
      closeLabel={common('close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('eventAskLater')}</Button>
          <Button look="filled" onClick={onComplete}>
            {player('markComplete')}
          </Button>
        </>
      }
    >
      <p>{t('eventAskText', { date: formats.moment(startsAt, clock.now()) })}</p>
    </Dialog>
  );
}
