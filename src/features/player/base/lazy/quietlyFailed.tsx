import { useTexts } from '../../../../i18n/context.tsx';
import type { FailedProps } from '../../../../ui/lazy/lazyPart.tsx';
import { QuietFailure } from '../QuietFailure.tsx';

/** One line instead of a lazy part that few learners miss. @param text names the missing content */
export const quietlyFailed = (text: 'textFailed' | 'answerFailed' | 'attachmentsFailed') =>
  function QuietlyFailed({ again }: FailedProps<object>) {
    const t = useTexts('player');
    return <QuietFailure text={t(text)} busy={false} retry={() => again()} />;
  };
