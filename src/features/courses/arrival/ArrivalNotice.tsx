import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs';
import { useTexts } from '../../../i18n/context.tsx';
import type { Translate } from '../../../i18n/locale.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';

/** A notice that a command may not have arrived, with a button to send it again. */
export function ArrivalNotice({ t, again }: { readonly t: Translate<'player'>; readonly again: () => void }) {
  const common = useTexts('common');
  return (
    <Notice
      tone="warning"
      icon={CloudOff}
      role="status"
      title={t('notSent')}
      actions={<Button onClick={again}>{common('tryAgain')}</Button>}
    >
      {t('notSentEnrol')}
    </Notice>
  );
}
