import { useState } from 'react';
import { useTexts } from '../../../i18n/context.tsx';
import { useLateTexts } from '../../../i18n/useLateTexts.ts';
import { useLate } from '../../../ui/useLate.ts';
import { QuietFailure } from '../QuietFailure.tsx';
import type { AttachmentsProps } from './Attachments.tsx';

const load = () => import('./Attachments.tsx');

/** The files beside a part, whose code comes where there are any. */
export function LateAttachments(props: AttachmentsProps) {
  const [tried, setTried] = useState(0);
  return props.attachments.length > 0 ? <Arriving key={tried} {...props} again={() => setTried(tried + 1)} /> : null;
}

function Arriving({ again, ...props }: AttachmentsProps & { readonly again: () => void }) {
  const t = useTexts('player');
  const texts = useLateTexts('parts');
  const late = useLate(load, true);
  if (late === 'failed') return <QuietFailure text={t('attachmentsFailed')} busy={false} retry={again} />;
  return late && texts ? <late.Attachments {...props} /> : null;
}
