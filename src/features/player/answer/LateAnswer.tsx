import { useTexts } from '../../../i18n/context.tsx';
import { LateCode } from '../LateCode.tsx';
import { QuietFailure } from '../QuietFailure.tsx';
import type { AnswerProps } from './AnswerProps.ts';

const load = () => import('./Answer.tsx');

/** The answer that a part asks for, whose code comes with the first of them. */
export function LateAnswer(props: AnswerProps) {
  const t = useTexts('player');
  return (
    <LateCode load={load} meanwhile={null} failed={(again) => <QuietFailure text={t('answerFailed')} busy={false} retry={again} />}>
      {({ Answer }) => <Answer {...props} />}
    </LateCode>
  );
}
