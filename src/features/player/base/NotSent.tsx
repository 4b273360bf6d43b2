import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs';
import { useTexts } from '../../../i18n/context.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';

/** The notice of a command that may not have arrived and waits until the learner confirms it (CMD-8). */
export function NotSent({ text, retry }: { readonly text: string; readonly retry: () => void }) {
  const [t, common] = [useTexts('player'), useTexts('common')];
  return (
    <Notice
      tone="warning"
      icon={CloudOff}
      role="status"
      title={t('notSent')}
      actions={<Button onClick={retry}>{common('tryAgain')}</Button>}
    >
      {text}
    </Notice>
  );
}
