import { readTeamLive, teamChanges } from '../../../contract/parts/teamLive.ts';
import type { TeamLive } from '../../../domain/person/teamLive.ts';
import type { RuntimePort } from '../../../port/port.ts';
import { keepListening } from '../../listening/keepListening.ts';

/** What is heard of a team: `off` where the LMS tells nothing of it, `lost` while it cannot be reached. */
export type TeamNews =
  | { readonly kind: 'waiting' | 'off' | 'lost'; readonly live: null }
  | { readonly kind: 'known'; readonly live: TeamLive };

/**
 * Hears from the server what a team does in a part, as long as the page is looked at (TEAM-8). Whoever listens is here; a page that is
 * hidden is left.
 * @returns ends it
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
      // A proctored part tells nobody who else is here; a learner who is signed out, or may not learn, hears nothing more.
      const off = code === 'unauthorized' || code === 'forbidden' || code === 'not_found';
      hear({ kind: off ? 'off' : 'lost', live: null });
      return !off;
    },
  });
