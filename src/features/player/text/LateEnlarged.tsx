import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '../../../i18n/context.tsx';
import { useLateTexts } from '../../../i18n/useLateTexts.ts';
import { usePort } from '../../../runtime/context.tsx';
import { useLate } from '../../../ui/useLate.ts';
import type { EnlargedProps } from './Enlarged.tsx';

const load = () => import('./Enlarged.tsx');

/** An image or a table over the page, whose code comes when it is first asked for. Where it cannot be had, that is said. */
export function LateEnlarged(props: EnlargedProps) {
  const { notices } = usePort();
  const common = useTexts('common');
  const texts = useLateTexts('parts');
  const late = useLate(load, true);
  const giveUp = useEffectEvent(() => {
    notices.show({ tone: 'danger', title: common('unknownError') });
    props.onClose();
  });
  useEffect(() => {
    if (late === 'failed') giveUp();
  }, [late]);
  return late && late !== 'failed' && texts ? <late.Enlarged {...props} /> : null;
}
