import { useTexts } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';

/** Shown instead of the announcements if their code could not be loaded. */
export function NewsFailed({ again }: { readonly again: () => void }) {
  const [t, common] = [useTexts('notifications'), useTexts('common')];
  return (
    <div role="alert">
      <p>{t('failedTitle')}</p>
      <Button onClick={() => again()}>{common('tryAgain')}</Button>
    </div>
  );
}
