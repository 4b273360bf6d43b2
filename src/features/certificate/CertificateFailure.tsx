import CloudAlert from 'lucide/dist/esm/icons/cloud-alert.mjs';
import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import type { LecternError } from '../../errors.ts';
import { useTexts } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty/EmptyState.tsx';
import type { HeadingLevel } from '../../ui/Heading.tsx';
import { failureText } from './model.ts';

export interface CertificateFailureProps {
  /** Null while the request waits for a connection. */
  readonly error: LecternError | null;
  readonly headingLevel: HeadingLevel;
  readonly busy: boolean;
  readonly retry: () => void;
}

/** Stands in place of a certificate that could not be loaded: what happened, and what helps. */
export function CertificateFailure({ error, headingLevel, busy, retry }: CertificateFailureProps) {
  const t = useTexts('certificate');
  return (
    <EmptyState
      role="alert"
      tone="danger"
      picture={CloudAlert}
      title={t('failed')}
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
