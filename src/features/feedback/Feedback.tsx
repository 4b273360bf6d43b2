import { useEffect } from 'react';
import { useTexts } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { lazyPart, type FailedProps } from '../../ui/lazy/lazyPart.tsx';
import type { FeedbackProps } from './FeedbackProps.ts';

/** Stands where the code does not come. A card, which nobody has asked for, is simply not there. */
function Failed({ size, emit, again }: FailedProps<FeedbackProps>) {
  const common = useTexts('common');
  useEffect(() => void emit('lectern-ready', undefined), [emit]);
  if (size === 'card') return null;
  return (
    <div role="alert">
      <p>{common('elementFailed')}</p>
      <Button onClick={() => again()}>{common('tryAgain')}</Button>
    </div>
  );
}

/** What a learner says of the product (FEED-1 to FEED-10). Its code comes behind this small start. */
export const Feedback = lazyPart<FeedbackProps>(async () => (await import('./ask/FeedbackRoot.tsx')).FeedbackRoot, {
  Failed,
});
