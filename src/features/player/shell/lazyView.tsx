import type { FunctionComponent, ReactNode } from 'react';
import type { HeadingLevel } from '../../../ui/text/Heading.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import type { LoadFailureProps } from '../base/LoadFailure.tsx';
import { ViewFailed } from './ViewFailed.tsx';
import type { PlayerEmit } from '../manifest.ts';

export interface ViewProps {
  readonly headingLevel: HeadingLevel;
  readonly emit: PlayerEmit;
}

/**
 * A view of the course page. `skeleton` is shown until its code is loaded.
 * @param what name of the failure if the code cannot be loaded
 */
export const lazyView = <P extends ViewProps>(
  load: () => Promise<FunctionComponent<P>>,
  what: LoadFailureProps['what'],
) =>
  lazyPart<P & { readonly skeleton: ReactNode }>(load, {
    Waiting: ({ skeleton }) => skeleton,
    Failed: ({ headingLevel, emit, again }) => (
      <ViewFailed what={what} headingLevel={headingLevel} emit={emit} again={() => again()} />
    ),
  });
