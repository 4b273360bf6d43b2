import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { TreeRow } from '../../../src/domain/tree/flattenTree.ts';
import { workflowStates } from '../../../src/domain/course/states.ts';
import type { LoadedRun } from '../calls/parts/tree.ts';
import type { Db } from '../db/openDb.ts';
import { answers } from '../db/schemaDrafts.ts';
import { matesIn, teamOfRun, type MateRun } from './teamRun.ts';

type Draft = Pick<typeof answers.$inferSelect, 'text' | 'version' | 'savedAt'>;

/** The other writers of a part's text: members of the run's team who have begun it and have not handed it in (TEAM-10). */
export async function writersWith(db: Db, { workflow }: LoadedRun, { part }: TreeRow): Promise<readonly MateRun[]> {
  if (!part.child.supportCollaborativeMode) return [];
  const team = await teamOfRun(db, workflow.id, part.axis);
  if (!team || team.removed) return [];
  const mates = await matesIn(db, team.groupId, part.axis, workflow.userId);
  return mates.filter(({ run }) => run.state === workflowStates.inProgress);
}

/** Copies a text that one member of a team has saved to the others who write it: it is one text, with one version (TEAM-10). */
export async function shareAnswer(db: Db, run: LoadedRun, row: TreeRow, draft: Draft): Promise<void> {
  const mates = await writersWith(db, run, row);
  if (mates.length === 0) return;
  await db
    .insert(answers)
    .values(mates.map((mate) => ({ ...draft, workflowId: mate.run.workflowId, axis: row.part.axis, handedInAt: null })))
    .onConflictDoUpdate({
      target: [answers.workflowId, answers.axis],
      set: { text: sql`excluded.text`, version: sql`excluded.version`, savedAt: sql`excluded.saved_at` },
      setWhere: isNull(answers.handedInAt),
    });
}

/** The newest text of these runs; null where none has one. */
export async function newestAnswer(db: Db, mates: readonly MateRun[], axis: string) {
  if (mates.length === 0) return null;
  const ids = mates.map(({ run }) => run.workflowId);
  const [kept] = await db
    .select()
    .from(answers)
    .where(and(inArray(answers.workflowId, ids), eq(answers.axis, axis)))
    .orderBy(desc(answers.version))
    .limit(1);
  return kept ?? null;
}
