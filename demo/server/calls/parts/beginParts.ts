import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { workflowStates } from '../../../../src/domain/course/states.ts';
import { activityWorkflows } from '../../db/schemaRuns.ts';
import type { CommandContext } from '../command.ts';
import type { LoadedRun } from './tree.ts';

/** Begins the parts at these axes of a run; begun parts stay unchanged. @returns ids of the runs through them, in the same order */
export async function beginParts(
  { db, now }: Pick<CommandContext, 'db' | 'now'>,
  run: LoadedRun,
  axes: readonly string[],
): Promise<readonly string[]> {
  const started = new Date(now);
  await db
    .insert(activityWorkflows)
    .values(
      axes.map((axis) => ({
        id: randomUUID(),
        workflowId: run.workflow.id,
        axis,
        state: workflowStates.inProgress,
        started,
      })),
    )
    .onConflictDoNothing();
  const all = await db
    .select()
    .from(activityWorkflows)
    .where(and(eq(activityWorkflows.workflowId, run.workflow.id), inArray(activityWorkflows.axis, [...axes])));
  return axes.flatMap((axis) => all.find((one) => one.axis === axis)?.id ?? []);
}
