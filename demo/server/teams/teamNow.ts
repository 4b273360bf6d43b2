import { pathOf, type TreeRow } from '../../../src/domain/tree/flattenTree.ts';
import { nobodyHere } from '../../../src/domain/person/presence.ts';
import { workflowStates } from '../../../src/domain/course/states.ts';
import { answerIn, asksAnswer } from '../calls/parts/answerRows.ts';
import type { LoadedRun } from '../calls/parts/tree.ts';
import type { Db } from '../db/openDb.ts';
import { attachmentsIn } from '../work/attachmentRows.ts';
import type { AttachmentRow } from '../work/attachmentWire.ts';
import { isClosedTo } from './checkTeam.ts';
import { presenceOf } from './presence.ts';
import { teamOfRun } from './teamRun.ts';
import { teamsOf } from './teamsOf.ts';

const fileStamp = ({ id, received, size }: Pick<AttachmentRow, 'id' | 'received' | 'size'>) =>
  received < size ? `${id}~` : id;

/** Whether a place is proctored: its stream tells nobody who else is there (TEAM-8). */
export const isWatched = (run: LoadedRun, row: TreeRow): boolean =>
  run.proctored || pathOf(row).some(({ child }) => child.proctored);

/** The data of a team's stream for a part (CALL-130). */
export async function teamNow(db: Db, run: LoadedRun, row: TreeRow, now: number) {
  const { axis } = row.part;
  const { id: workflowId, userId } = run.workflow;
  const teams = await teamsOf(db, userId, run.objectiveId);
  const own = await teamOfRun(db, workflowId, axis);
  const ids = [...new Set(teams.flatMap(({ members }) => members.map(({ user }) => user.id)))];
  const known = await presenceOf(db, ids, axis, now);
  const asks = await asksAnswer(db, row);
  const kept = asks ? await answerIn(db, run, row) : null;
  const files = asks ? await attachmentsIn(db, workflowId, axis) : [];
  return {
    own: own && { groupId: own.groupId, name: own.name, removed: own.removed, closed: isClosedTo(own, row) },
    people: teams.flatMap(({ group, members }) =>
      members.map(({ user, runs }) => {
        const begun = runs.find((one) => one.axis === axis);
        const { state, since, writing } = known.get(user.id) ?? nobodyHere;
        return {
          id: user.id,
          groupId: group.id,
          presence: state,
          since: since === null ? null : new Date(since).toISOString(),
          writing,
          begun: begun !== undefined,
          done: begun !== undefined && begun.state >= workflowStates.submitted,
        };
      }),
    ),
    answer: asks
      ? {
          version: kept?.version ?? 0,
          handedIn: (kept?.handedInAt ?? null) !== null,
          files: files.map(fileStamp).join(' '),
        }
      : null,
  };
}
