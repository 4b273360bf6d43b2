import CloudAlert from 'lucide/dist/esm/icons/cloud-alert.mjs';
import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import type { LecternError } from '../../errors.ts';
import { useTexts } from '../../i18n/context.tsx';
import { Blank } from '../../ui/Blank.tsx';
import { Button } from '../../ui/Button.tsx';
import type { HeadingLevel } from '../../ui/Heading.tsx';
import { failureText } from './screen.ts';

export interface LoadFailureProps {
  readonly what: 'overviewFailed' | 'contentFailed' | 'textFailed';
  /** Null while the request waits for a connection. */
  readonly error: LecternError | null;
  readonly headingLevel: HeadingLevel;
  readonly busy: boolean;
  readonly retry: () => void;
}

/** What stands where something could not be loaded (ERR-6): what happened, what is safe, what to do. */
export function LoadFailure({ what, error, headingLevel, busy, retry }: LoadFailureProps) {
  const t = useTexts('player');
  return (
    <Blank
      role="alert"
      tone="danger"
      picture={CloudAlert}
      title={t(what)}
      headingLevel={headingLevel}
      actions={<Button look="filled" icon={RefreshCw} busy={busy} onClick={retry}>{t('tryAgain')}</Button>}
    >
      {t(failureText(error))}
    </Blank>
  );
}
