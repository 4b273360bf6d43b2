import { useState } from 'react';
import { useTexts } from '../../../i18n/context.tsx';
import { useLateTexts } from '../../../i18n/useLateTexts.ts';
import { useLate } from '../../../ui/useLate.ts';
import { QuietFailure } from '../QuietFailure.tsx';
import type { AnswerProps } from './AnswerProps.ts';

const load = () => import('./Answer.tsx');

/** The answer that a part asks for, whose code comes with the first of them. */
export function LateAnswer(props: AnswerProps) {
  const [tried, setTried] = useState(0);
  return <Arriving key={tried} {...props} again={() => setTried(tried + 1)} />;
}

function Arriving({ again, ...props }: AnswerProps & { readonly again: () => void }) {
  const t = useTexts('player');
  const texts = useLateTexts('parts');
  const late = useLate(load, true);
  if (late === 'failed') return <QuietFailure text={t('answerFailed')} busy={false} retry={again} />;
  return late && texts ? <late.Answer {...props} /> : null;
}
