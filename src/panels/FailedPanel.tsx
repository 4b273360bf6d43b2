import CloudAlert from 'lucide/dist/esm/icons/cloud-alert.mjs';
import type { ReactNode } from 'react';
import type { LecternError } from '../errors.ts';
import { EmptyState } from '../ui/empty/EmptyState.tsx';
import type { HeadingLevel } from '../ui/text/Heading.tsx';
import { RetryButton } from './RetryButton.tsx';
import { useFailureText } from './useFailureText.ts';

export interface FailedPanelProps {
  /** One sentence: what could not be loaded. */
  readonly title: string;
  /** Null while the request waits for a connection. */
  readonly error: LecternError | null;
  readonly headingLevel: HeadingLevel;
  /** Whether the panel says that the learner's work is saved. */
  readonly saved?: boolean;
  /** Replaces the sentence about the cause, where it is given. */
  readonly children?: ReactNode;
  /** Buttons beside the one that tries again. */
  readonly actions?: ReactNode;
  readonly busy?: boolean;
  readonly retry: () => void;
}

/** Replaces content that could not be loaded (ERR-6): the cause, and the button that tries again. */
export function FailedPanel({
  title,
  error,
  headingLevel,
  saved = false,
  children,
  actions,
  busy = false,
  retry,
}: FailedPanelProps) {
  const { because, becauseSaved } = useFailureText();
  return (
    <EmptyState
      role="alert"
      tone="danger"
      picture={CloudAlert}
      title={title}
      headingLevel={headingLevel}
      actions={
        <>
          <RetryButton busy={busy} retry={retry} />
          {actions}
        </>
      }
    >
      {children || (saved ? becauseSaved(error) : because(error))}
    </EmptyState>
  );
}
