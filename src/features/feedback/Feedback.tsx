import { useEffect } from 'react';
import { useTexts } from '../../i18n/context.tsx';
import { usePort } from '../../port/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { lazyPart, type FailedProps } from '../../ui/lazy/lazyPart.tsx';
import type { FeedbackProps } from './FeedbackProps.ts';

/** Shown when the code cannot be loaded. Nobody requested a card, so it stays away; a window shows a notice and closes. */
function Failed({ size, emit, again }: FailedProps<FeedbackProps>) {
  const [t, common, { notices }] = [useTexts('feedback'), useTexts('common'), usePort()];
  const title = t('failedTitle');
  useEffect(() => {
    emit('lectern-ready', undefined);
    if (size !== 'window') return;
    notices.show({ tone: 'danger', title });
    emit('lectern-feedback-closed', {});
  }, [size, emit, notices, title]);
  if (size === 'card' || size === 'window') return null;
  return (
    <div role="alert">
      <p>{common('elementFailed')}</p>
      <Button onClick={() => again()}>{common('tryAgain')}</Button>
    </div>
  );
}

/** The learner's feedback on the product (FEED-1 to FEED-10). This small component loads its code. */
export const Feedback = lazyPart<FeedbackProps>(async () => (await import('./ask/FeedbackRoot.tsx')).FeedbackRoot, {
  Failed,
});
