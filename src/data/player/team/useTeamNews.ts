import { useEffect, useRef, useState } from 'react';
import type { TeamLive } from '../../../domain/person/teamLive.ts';
import { toJson } from '../../../plain/toJson.ts';
import { usePort } from '../../../port/context.tsx';
import type { RuntimePort } from '../../../port/port.ts';
import { coursesKey } from '../../courses/keys.ts';
import { invalidate } from '../../query/invalidate.ts';
import { playerKeys } from '../keys.ts';
import { followTeam, type TeamNews } from './followTeam.ts';

interface OfPart {
  readonly workflowId: string;
  readonly activityPathId: string;
  readonly userId: string;
}

/**
 * The members of the team, and whether each has begun and is done, as a text. Presence is left out: it changes too often to fetch the team
 * again for it.
 */
const members = ({ own, people }: TeamLive) =>
  toJson([own, people.map(({ id, groupId, begun, done }) => [id, groupId, begun, done])]);

/** Fetches the data again that has changed between two pieces of news. */
function catchUp(
  port: RuntimePort,
  { workflowId, activityPathId, userId }: OfPart,
  before: TeamLive | null,
  now: TeamLive,
) {
  if (before && members(before) !== members(now)) {
    void invalidate(port, playerKeys.team(workflowId, activityPathId));
    // A learner who was removed from the team may no longer read its run.
    if (!now.own?.removed) void invalidate(port, ['run', workflowId, 'groupRun']);
  }
  const own = (live: TeamLive | null) => live?.people.find(({ id, done }) => id === userId && done) !== undefined;
  const handedIn = now.answer?.handedIn ?? false;
  // The text is fetched on the first news too: it may have changed since it was loaded.
  if (toJson(before?.answer ?? null) !== toJson(now.answer) || before?.own?.closed !== now.own?.closed)
    void invalidate(port, playerKeys.answer(workflowId, activityPathId));
  if (before && before.answer?.files !== now.answer?.files)
    void invalidate(port, playerKeys.attached(workflowId, activityPathId));
  // A team-mate has handed in the answer for the learner too.
  if (before && (own(before) !== own(now) || (before.answer?.handedIn ?? false) !== handedIn))
    void invalidate(port, playerKeys.tree(workflowId), coursesKey);
}

/** The current news of a team in a part. Changed data is fetched again (TEAM-8). */
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
