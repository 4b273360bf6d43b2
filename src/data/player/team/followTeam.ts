import { asError } from '../../../commands/asError.ts';
import { readTeamLive, teamChanges } from '../../../contract/parts/teamLive.ts';
import type { TeamLive } from '../../../domain/person/teamLive.ts';
import { jitter } from '../../../plain/jitter.ts';
import type { RuntimePort } from '../../../port/port.ts';

const [soon, often, seldom] = [1000, 5000, 60_000];

/** What is heard of a team: `off` where the LMS tells nothing of it, `lost` while it cannot be reached. */
export type TeamNews =
  | { readonly kind: 'waiting' | 'off' | 'lost'; readonly live: null }
  | { readonly kind: 'known'; readonly live: TeamLive };

/**
 * Hears from the server what a team does in a part, as long as the page is looked at (TEAM-8). Whoever listens is here; a page that is
 * hidden is left. A stream that breaks off is asked for again: after 5 s first, after a minute later.
 * @returns ends it
 */
export function followTeam(
  port: RuntimePort,
  params: { readonly id: string; readonly activityPathId: string },
  hear: (news: TeamNews) => void,
): () => void {
  let listening: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  const later = (milliseconds: number) => {
    timer = setTimeout(() => void listen(), jitter(milliseconds));
  };
  const listen = async () => {
    const own = listening;
    if (!own || own.signal.aborted) return;
    try {
      const { extensions } = await port.host.configuration();
      if (own.signal.aborted) return;
      if (!extensions.includes('teamPresence')) return hear({ kind: 'off', live: null });
      await port.send(
        teamChanges,
        { params },
        {
          signal: own.signal,
          heard({ name, data }) {
            failures = 0;
            if (name === 'team') hear({ kind: 'known', live: readTeamLive(data) });
          },
        },
      );
      if (!own.signal.aborted) later(soon);
    } catch (cause) {
      if (own.signal.aborted) return;
      const { code } = asError(cause);
      // Under watch nobody is told who else is here; who is signed out, or may not learn, hears nothing more.
      if (code === 'unauthorized' || code === 'forbidden' || code === 'not_found')
        return hear({ kind: 'off', live: null });
      hear({ kind: 'lost', live: null });
      failures += 1;
      later(Math.min(seldom, often * 2 ** (failures - 1)));
    }
  };
  const look = () => {
    clearTimeout(timer);
    listening?.abort();
    listening = document.visibilityState === 'hidden' ? null : new AbortController();
    failures = 0;
    if (listening) void listen();
  };
  document.addEventListener('visibilitychange', look);
  addEventListener('online', look);
  look();
  return () => {
    document.removeEventListener('visibilitychange', look);
    removeEventListener('online', look);
    clearTimeout(timer);
    listening?.abort();
    listening = null;
  };
}
