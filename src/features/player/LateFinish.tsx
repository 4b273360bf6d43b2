import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '../../i18n/context.tsx';
import { usePort } from '../../runtime/context.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useLate } from '../../ui/useLate.ts';
import type { FinishDialogProps } from './FinishDialog.tsx';

const load = () => import('./FinishDialog.tsx');

/** The finish dialog, whose code comes when it is first asked for. Where it cannot be had, that is said and the button is back. `overlay` covers the place it stands in while it is waited for. */
export function LateFinish({ overlay = false, ...props }: FinishDialogProps & { readonly overlay?: boolean }) {
  const { notices } = usePort();
  const t = useTexts('player');
  const common = useTexts('common');
  const late = useLate(load, true);
  const giveUp = useEffectEvent(() => {
    notices.show({ tone: 'danger', title: common('unknownError') });
    props.onClose();
  });
  useEffect(() => {
    if (late === 'failed') giveUp();
  }, [late]);
  if (!late) return <Spinner label={t('checking')} overlay={overlay} />;
  return late === 'failed' ? null : <late.FinishDialog {...props} />;
}
