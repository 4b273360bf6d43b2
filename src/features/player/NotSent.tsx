import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs';
import { useTexts } from '../../i18n/context.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** A wish that may not have arrived: it waits for the learner's word (CMD-8). */
export function NotSent({ text, retry }: { readonly text: string; readonly retry: () => void }) {
  const t = useTexts('player');
  return (
    <Notice tone="warning" icon={CloudOff} role="status" title={t('notSent')} actions={<Button onClick={retry}>{t('tryAgain')}</Button>}>
      {text}
    </Notice>
  );
}
