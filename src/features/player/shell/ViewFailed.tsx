import { useEffect } from 'react';
import type { HeadingLevel } from '../../../ui/text/Heading.tsx';
import { LoadFailure, type LoadFailureProps } from '../base/LoadFailure.tsx';
import type { PlayerEmit } from '../manifest.ts';

export interface ViewFailedProps {
  readonly what: LoadFailureProps['what'];
  readonly headingLevel: HeadingLevel;
  readonly emit: PlayerEmit;
  readonly again: () => void;
}

/**
 * Replaces a view of the course page whose code cannot be loaded. It reports the element as ready, because no other
 * content will follow.
 */
export function ViewFailed({ what, headingLevel, emit, again }: ViewFailedProps) {
  useEffect(() => void emit('lectern-ready'), [emit]);
  return <LoadFailure what={what} error={null} headingLevel={headingLevel} busy={false} retry={again} />;
}
