import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/openDb.ts';
import { scormAttempts, scormLaunches, scormStates } from '../../db/scorm/schemaScorm.ts';
import { launchLimits } from '../limits.ts';
import type { Place } from './standing.ts';
import type { Result } from './resultOf.ts';

/** The changes of some commits, each row once. */
export interface Changes {
  readonly states: readonly (Place & {
    readonly item: string;
    readonly values: Readonly<Record<string, string>>;
    readonly ended: boolean;
  })[];
  /** Launches, with the number of the last commit that was taken. */
  readonly launches: readonly { readonly id: string; readonly commits: number }[];
  readonly works: readonly (Place & Result & { readonly item: string | null; readonly sequencing?: string })[];
}

/** Writes the changes of commits in as few statements as possible: each is a round trip to the database. */
export async function keepCommits(db: Db, { states, launches, works }: Changes, now: number): Promise<void> {
  if (launches.length === 0) return;
  const { workflowId, axis, item } = scormStates;
  await db
    .insert(scormStates)
    .values(states.map((state) => ({ ...state, at: new Date(now) })))
    .onConflictDoUpdate({
      target: [workflowId, axis, item],
      set: { values: sql`excluded.values`, ended: sql`excluded.ended`, at: sql`excluded.at` },
    });
  const rows = launches.map(({ id, commits }) => sql`(${id}::text, ${commits}::integer)`);
  await db
    .update(scormLaunches)
    .set({ commits: sql`taken.commits`, expires: new Date(now + launchLimits.silence) })
    .from(sql`(values ${sql.join(rows, sql`, `)}) as taken(id, commits)`)
    .where(eq(scormLaunches.id, sql`taken.id`));
  for (const { workflowId: run, axis: part, ...said } of works)
    await db
      .update(scormAttempts)
      .set(said)
      .where(and(eq(scormAttempts.workflowId, run), eq(scormAttempts.axis, part)));
}
