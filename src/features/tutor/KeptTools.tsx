import { useState } from 'react';
import type { TutorStanding } from '../../domain/tutor/tutor.ts';
import { useTutorKept } from '../../data/tutor/useTutorKept.ts';
import { useTexts } from '../../i18n/context.tsx';
import { usePort } from '../../port/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { KeptList } from './KeptList.tsx';

/** Says which data is kept, and deletes it: the questions of a course, or the consent with all questions (TUTOR-16). */
export function KeptTools({ standing, modelId }: { readonly standing: TutorStanding; readonly modelId: string }) {
  const [t, common] = [useTexts('tutor'), useTexts('common')];
  const { notices } = usePort();
  const { busy, error, clear, withdraw } = useTutorKept();
  const [asked, setAsked] = useState<'clear' | 'withdraw' | null>(null);
  const close = () => setAsked(null);
  const go = async () => {
    const kept = await (asked === 'clear' ? clear(modelId) : withdraw());
    if (!kept) return;
    close();
    notices.announce(t('deleted'));
  };
  return (
    <details className="tutor-about">
      <summary>{t('about')}</summary>
      <KeptList standing={standing} />
      <div className="tutor-tools">
        <Button look="quiet" onClick={() => setAsked('clear')}>
          {t('clear')}
        </Button>
        <Button look="quiet" onClick={() => setAsked('withdraw')}>
          {t('withdraw')}
        </Button>
      </div>
      {asked && (
        <Dialog
          title={t(asked === 'clear' ? 'clearTitle' : 'withdrawTitle')}
          closeLabel={common('close')}
          onClose={close}
          footer={
            <>
              <Button onClick={close}>{t('cancel')}</Button>
              <Button look="filled" busy={busy} onClick={() => void go()}>
                {t(asked)}
              </Button>
            </>
          }
        >
          <p>{t(asked === 'clear' ? 'clearText' : 'withdrawText')}</p>
          {error && (
            <p role="alert" className="tutor-failed">
              {t('notKept')}
            </p>
          )}
        </Dialog>
      )}
    </details>
  );
}
