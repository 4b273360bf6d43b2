import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Db } from '../../db/openDb.ts';
import { users } from '../../db/schema.ts';
import { scormAttempts, scormLaunches, scormStates } from '../../db/scorm/schemaScorm.ts';
import { launchLimits } from '../limits.ts';
import type { FoundLaunch } from './findLaunch.ts';

/** The stored data of one content. */
export interface KeptState {
  readonly values: Readonly<Record<string, string>>;
  readonly ended: boolean;
}

/** A launch that was just opened, with all data for its page. */
export interface OpenedLaunch {
  readonly attempt: typeof scormAttempts.$inferSelect;
  readonly learner: { readonly id: string; readonly firstName: string; readonly lastName: string };
  readonly states: Readonly<Record<string, KeptState>>;
}

/**
 * Opens a launch, once (SCORM-9). Open launches of the same part end by that: their pages can commit nothing more (SCORM-10).
 * @returns null where it was opened before
 */
export async function openLaunch(db: Db, { launch }: FoundLaunch, now: number): Promise<OpenedLaunch | null> {
  return db.transaction(async (tx) => {
    const { workflowId, axis } = launch;
    const [attempt] = await tx
      .select()
      .from(scormAttempts)
      .where(and(eq(scormAttempts.workflowId, workflowId), eq(scormAttempts.axis, axis)))
      .for('update');
    const [learner] = await tx
      .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
      .from(users)
      .where(eq(users.id, launch.userId));
    const opened = await tx
      .update(scormLaunches)
      .set({ opened: new Date(now), expires: new Date(now + launchLimits.silence) })
      .where(and(eq(scormLaunches.id, launch.id), isNull(scormLaunches.opened)))
      .returning({ id: scormLaunches.id });
    if (opened.length === 0 || !attempt || !learner) return null;
    // A launch in review does not end a launch for work.
    if (!launch.review)
      await tx
        .update(scormLaunches)
        .set({ superseded: true })
        .where(
          and(
            eq(scormLaunches.workflowId, workflowId),
            eq(scormLaunches.axis, axis),
            ne(scormLaunches.id, launch.id),
            isNotNull(scormLaunches.opened),
          ),
        );
    const states = await tx
      .select()
      .from(scormStates)
      .where(and(eq(scormStates.workflowId, workflowId), eq(scormStates.axis, axis)));
    return {
      attempt,
      learner,
      states: Object.fromEntries(states.map(({ item, values, ended }) => [item, { values, ended }])),
    };
  });
}
