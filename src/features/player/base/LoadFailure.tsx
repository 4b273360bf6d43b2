import CloudAlert from 'lucide/dist/esm/icons/cloud-alert.mjs';
import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import type { LecternError } from '../../../errors.ts';
import { useTexts } from '../../../i18n/context.tsx';
import { EmptyState } from '../../../ui/empty/EmptyState.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import type { HeadingLevel } from '../../../ui/Heading.tsx';
import { failureText } from './screen.ts';

export interface LoadFailureProps {
  readonly what: 'overviewFailed' | 'contentFailed' | 'textFailed';
  /** Null while the request waits for a connection. */
  readonly error: LecternError | null;
  readonly headingLevel: HeadingLevel;
  readonly busy: boolean;
  readonly retry: () => void;
}

/**
 * Stands in place of content that could not be loaded (ERR-6). It says what happened, that the learner's data is safe,
 * and which action helps.
 */
export function LoadFailure({ what, error, headingLevel, busy, retry }: LoadFailureProps) {
  const t = useTexts('player');
  return (
    <EmptyState
      role="alert"
      tone="danger"
      picture={CloudAlert}
      title={t(what)}
      headingLevel={headingLevel}
      actions={
        <Button look="filled" icon={RefreshCw} busy={busy} onClick={retry}>
          {t('tryAgain')}
        </Button>
      }
    >
      {t(failureText(error))}
    </EmptyState>
  );
}
