import type { ComponentType } from 'react';
import { usePort } from '../../runtime/context.tsx';
import { LateView } from './LateView.tsx';
import { OverviewSkeleton } from './OverviewSkeleton.tsx';
import { Player, type PlayerProps } from './Player.tsx';

/**
 * The course page: in place on the portal's own origin. Elsewhere it is what comes late: frames, media and packages carry no token,
 * and an author's HTML must not run in a host's page (RUN-7).
 */
export function playerAt(elsewhere: () => Promise<{ readonly Elsewhere: ComponentType<PlayerProps> }>): ComponentType<PlayerProps> {
  return function PlayerHere(props) {
    if (new URL(usePort().host.apiBase).origin === location.origin) return <Player {...props} />;
    return <LateView emit={props.emit} load={elsewhere} what="overviewFailed" headingLevel={2} skeleton={<OverviewSkeleton compact={false} />}>{({ Elsewhere }) => <Elsewhere {...props} />}</LateView>;
  };
}
