import { useTexts } from '../../i18n/context.tsx';

/** One line in place of something that is missed by few: what happened, and how to try again. */
export function QuietFailure({ text, busy, retry }: { readonly text: string; readonly busy: boolean; readonly retry: () => void }) {
  const t = useTexts('player');
  return (
    <p className="quiet" role="status">
      {text}{' '}
      <button type="button" className="link" aria-disabled={busy || undefined} onClick={() => !busy && retry()}>{t('tryAgain')}</button>
    </p>
  );
}
