import { useTexts } from '../../../i18n/context.tsx';

/** One line in place of content that few learners miss: it tells the failure, and how to try again. */
export function QuietFailure({
  text,
  busy,
  retry,
}: {
  readonly text: string;
  readonly busy: boolean;
  readonly retry: () => void;
}) {
  const t = useTexts('player');
  return (
    <p className="quiet-line" role="status">
      {text}{' '}
      <button type="button" className="link" aria-disabled={busy || undefined} onClick={() => !busy && retry()}>
        {t('tryAgain')}
      </button>
    </p>
  );
}
