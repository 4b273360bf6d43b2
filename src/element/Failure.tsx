import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import type { LecternError } from '../errors.ts';
import { useTexts } from '../i18n/context.tsx';
import { usePort } from '../port/context.tsx';
import { EmptyState } from '../ui/empty/EmptyState.tsx';
import { Button } from '../ui/button/Button.tsx';
import type { HeadingLevel } from '../ui/Heading.tsx';

export interface FailureProps {
  readonly error: LecternError;
  readonly headingLevel: number;
  readonly retry: () => void;
}

/** The panel that stands in place of an element that broke or cannot run here. */
export function Failure({ error, headingLevel, retry }: FailureProps) {
  const t = useTexts('common');
  const { notices } = usePort();
  const old = error.code === 'runtime_too_old';
  const { correlationId } = error.detail;
  const copy = async () => {
    await navigator.clipboard.writeText(`${error.code} ${correlationId ?? ''}`.trim());
    notices.announce(t('detailsCopied'));
  };
  return (
    <EmptyState
      role="alert"
      tone="danger"
      picture={TriangleAlert}
      title={t(old ? 'runtimeTooOld' : 'elementFailed')}
      headingLevel={headingLevel as HeadingLevel}
      actions={
        !old && (
          <>
            <Button look="filled" onClick={retry}>
              {t('tryAgain')}
            </Button>
            {correlationId && (
              <Button look="quiet" onClick={() => void copy()}>
                {t('copyDetails')}
              </Button>
            )}
          </>
        )
      }
    >
      {t(old ? 'runtimeTooOldText' : 'elementFailedText')}
    </EmptyState>
  );
}
