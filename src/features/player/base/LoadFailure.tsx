import type { LecternError } from '../../../errors.ts';
import { useTexts } from '../../../i18n/context.tsx';
import type { HeadingLevel } from '../../../ui/text/Heading.tsx';
import { FailedPanel } from '../../../panels/FailedPanel.tsx';

export interface LoadFailureProps {
  readonly what: 'overviewFailed' | 'contentFailed' | 'textFailed';
  /** Null while the request waits for a connection. */
  readonly error: LecternError | null;
  readonly headingLevel: HeadingLevel;
  readonly busy: boolean;
  readonly retry: () => void;
}

/**
 * Replaces content that could not be loaded (ERR-6). It names the cause, says that the learner's data is safe, and
 * offers the action that helps.
 */
export function LoadFailure({ what, ...failed }: LoadFailureProps) {
  const t = useTexts('player');
  return <FailedPanel title={t(what)} saved {...failed} />;
}
