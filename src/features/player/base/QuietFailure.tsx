import { useTexts } from '../../../i18n/context.tsx';

/** One line instead of content that few learners miss: names the failure, and offers to try again. */
export function QuietFailure({
  text,
  busy,
  retry,
}: {
  readonly text: string;
  readonly busy: boolean;
  readonly retry: () => void;
}) {
  const t = useTexts('common');
  return (
    <p className="quiet-line" role="status">
      {text}{' '}
      <button type="button" className="link" aria-disabled={busy || undefined} onClick={() => !busy && retry()}>
        {t('tryAgain')}
      </button>
    </p>
  );
}
