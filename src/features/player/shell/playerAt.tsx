import type { FunctionComponent } from 'react';
import { usePort } from '../../../port/context.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { OverviewSkeleton } from '../overview/OverviewSkeleton.tsx';
import { Player, type PlayerProps } from './Player.tsx';
import { ViewFailed } from './ViewFailed.tsx';

/**
 * The course page. On the portal's own origin it runs directly. On other origins `elsewhere` is loaded instead: there,
 * frames, media and packages carry no token, and an author's HTML must not run in a host's page (RUN-7).
 */
export function playerAt(
  elsewhere: () => Promise<{ readonly Elsewhere: FunctionComponent<PlayerProps> }>,
): FunctionComponent<PlayerProps> {
  const Elsewhere = lazyPart(async () => (await elsewhere()).Elsewhere, {
    Waiting: () => <OverviewSkeleton compact={false} />,
    Failed: ({ emit, again }) => (
      <ViewFailed what="overviewFailed" headingLevel={2} emit={emit} again={() => again()} />
    ),
  });
  return function PlayerHere(props) {
    if (new URL(usePort().host.apiBase).origin === location.origin) return <Player {...props} />;
    return <Elsewhere {...props} />;
  };
}
