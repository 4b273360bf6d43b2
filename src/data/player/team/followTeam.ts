import { readTeamLive, teamChanges } from '../../../contract/parts/teamLive.ts';
import type { TeamLive } from '../../../domain/person/teamLive.ts';
import type { RuntimePort } from '../../../port/port.ts';
import { keepListening } from '../../listening/keepListening.ts';

/** The news of a team: `off` where the LMS tells nothing of it, `lost` while it cannot be reached. */
export type TeamNews =
  | { readonly kind: 'waiting' | 'off' | 'lost'; readonly live: null }
  | { readonly kind: 'known'; readonly live: TeamLive };

/**
 * Follows the server's news of a team in a part, as long as the page is visible (TEAM-8). A learner who listens counts as here; a hidden
 * page does not listen.
 * @returns a function that ends it
 */
export const followTeam = (
  port: RuntimePort,
  params: { readonly id: string; readonly activityPathId: string },
  hear: (news: TeamNews) => void,
): (() => void) =>
  keepListening({
    listen: async ({ signal, alive }) => {
      const { extensions } = await port.host.configuration();
      if (signal.aborted) return 'over';
      if (!extensions.includes('teamPresence')) {
        hear({ kind: 'off', live: null });
        return 'over';
      }
      const heard = ({ name, data }: { readonly name: string; readonly data: unknown }) => {
        alive();
        if (name === 'team') hear({ kind: 'known', live: readTeamLive(data) });
      };
      await port.send(teamChanges, { params }, { signal, heard });
      return 'ended';
    },
    failed: ({ code }) => {
      // A proctored part does not tell who else is here. A learner who is signed out, or may not learn, gets no more news.
      const off = code === 'unauthorized' || code === 'forbidden' || code === 'not_found';
      hear({ kind: off ? 'off' : 'lost', live: null });
      return !off;
    },
  });
