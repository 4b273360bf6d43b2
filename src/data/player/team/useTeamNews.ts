import { useEffect, useRef, useState } from 'react';
import type { TeamLive } from '../../../domain/person/teamLive.ts';
import { toJson } from '../../../plain/toJson.ts';
import { usePort } from '../../../port/context.tsx';
import type { RuntimePort } from '../../../port/port.ts';
import { coursesKey } from '../../courses/keys.ts';
import { outdated } from '../../query/outdated.ts';
import { playerKeys } from '../keys.ts';
import { followTeam, type TeamNews } from './followTeam.ts';

interface OfPart {
  readonly workflowId: string;
  readonly activityPathId: string;
  readonly userId: string;
}

/** Who is on the team, has begun and is done; who is here changes too often to ask again for it. */
const members = ({ own, people }: TeamLive) =>
  toJson([own, people.map(({ id, groupId, begun, done }) => [id, groupId, begun, done])]);

/** Asks again for what has changed between two pieces of news. */
function catchUp(
  port: RuntimePort,
  { workflowId, activityPathId, userId }: OfPart,
  before: TeamLive | null,
  now: TeamLive,
) {
  if (before && members(before) !== members(now)) {
    void outdated(port, playerKeys.team(workflowId, activityPathId));
    // Who was taken off the team is not told of its run any more.
    if (!now.own?.removed) void outdated(port, ['run', workflowId, 'groupRun']);
  }
  const own = (live: TeamLive | null) => live?.people.find(({ id, done }) => id === userId && done) !== undefined;
  const handedIn = now.answer?.handedIn ?? false;
  // The text is asked for on the first news too: it may have changed since it was loaded.
  if (toJson(before?.answer ?? null) !== toJson(now.answer) || before?.own?.closed !== now.own?.closed)
    void outdated(port, playerKeys.answer(workflowId, activityPathId));
  if (before && before.answer?.files !== now.answer?.files)
    void outdated(port, playerKeys.attached(workflowId, activityPathId));
  // A team-mate has handed it in for the learner too.
  if (before && (own(before) !== own(now) || (before.answer?.handedIn ?? false) !== handedIn))
    void outdated(port, playerKeys.tree(workflowId), coursesKey);
}

/** What a team does in a part right now; what has changed is asked for again (TEAM-8). */
export function useTeamNews({ workflowId, activityPathId, userId }: OfPart): TeamNews {
  const port = usePort();
  const [news, setNews] = useState<TeamNews>({ kind: 'waiting', live: null });
  const last = useRef<TeamLive | null>(null);
  useEffect(() => {
    last.current = null;
    return followTeam(port, { id: workflowId, activityPathId }, (heard) => {
      if (heard.live) {
        catchUp(port, { workflowId, activityPathId, userId }, last.current, heard.live);
        last.current = heard.live;
      }
      setNews(heard);
    });
  }, [port, workflowId, activityPathId, userId]);
  return news;
}
