import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import type { LecternError } from '../errors.ts';
import { useTexts } from '../i18n/context.tsx';
import { useLazyTexts } from '../i18n/useLazyTexts.ts';
import { usePort } from '../port/context.tsx';
import { EmptyState } from '../ui/empty/EmptyState.tsx';
import { Button } from '../ui/button/Button.tsx';
import type { HeadingLevel } from '../ui/text/Heading.tsx';

export interface FailureProps {
  readonly error: LecternError;
  readonly headingLevel: number;
  readonly retry: () => void;
}

/**
 * The panel in place of an element that crashed or cannot run here. Until its own texts are there, it says what is true of both: a runtime
 * that is too old may have none.
 */
export function Failure({ error, headingLevel, retry }: FailureProps) {
  const t = useTexts('common');
  const failure = useLazyTexts('failure');
  const { notices } = usePort();
  const isTooOld = error.code === 'runtime_too_old';
  const { correlationId } = error.detail;
  const copy = async () => {
    await navigator.clipboard.writeText(`${error.code} ${correlationId ?? ''}`.trim());
    if (failure) notices.announce(failure('detailsCopied'));
  };
  return (
    <EmptyState
      role="alert"
      tone="danger"
      picture={TriangleAlert}
      title={(isTooOld && failure?.('runtimeTooOld')) || t('elementFailed')}
      headingLevel={headingLevel as HeadingLevel}
      actions={
        !isTooOld && (
          <>
            <Button look="filled" onClick={retry}>
              {t('tryAgain')}
            </Button>
            {correlationId && failure && (
              <Button look="quiet" onClick={() => void copy()}>
                {failure('copyDetails')}
              </Button>
            )}
          </>
        )
      }
    >
      {isTooOld ? failure?.('runtimeTooOldText') : t('elementFailedText')}
    </EmptyState>
  );
}
