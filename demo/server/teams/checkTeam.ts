import type { TreeRow } from '../../../src/domain/tree/flattenTree.ts';
import { refused } from '../calls/route.ts';
import type { LoadedRun } from '../calls/parts/tree.ts';
import type { Db } from '../db/openDb.ts';
import { teamOfRun, type TeamOfRun } from './teamRun.ts';

/** Whether a learner may only read a part: they were removed from its team, and it cannot be done alone (TEAM-15). */
export const isClosedTo = (team: TeamOfRun | null, { part }: TreeRow): boolean =>
  team !== null && team.removed && !part.child.supportPersonalMode;

/** @throws LecternError `conflict` where the team continues a part without its learner */
export async function checkTeam(db: Db, run: LoadedRun, row: TreeRow): Promise<void> {
  if (!row.part.child.supportCollaborativeMode) return;
  const team = await teamOfRun(db, run.workflow.id, row.part.axis);
  if (team && isClosedTo(team, row))
    throw refused(`You are no longer on the team "${team.name}", and "${row.part.child.name}" is done with a team.`);
}
