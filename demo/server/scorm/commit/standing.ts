import { and, eq, inArray, or } from 'drizzle-orm';
import { workflowStates } from '../../../../src/domain/course/states.ts';
import type { Db } from '../../db/openDb.ts';
import { scormAttempts, scormLaunches, scormStates } from '../../db/scorm/schemaScorm.ts';
import { objectiveWorkflows } from '../../db/schemaRuns.ts';
import type { Result } from './resultOf.ts';

type Launch = typeof scormLaunches.$inferSelect;
/** One part of one run. */
export type Place = Pick<Launch, 'workflowId' | 'axis'>;
/** The stored data of one content. */
export type KeptValues = Pick<typeof scormStates.$inferSelect, 'values' | 'ended'>;

/** The learner's work in a package, by which a commit is judged, and which it changes. */
export interface Standing {
  readonly place: Place;
  readonly submitted: boolean;
  /** The run is in progress, and its learner has not left it. */
  readonly goesOn: boolean;
  readonly item: string | null;
  readonly result: Result;
  readonly states: ReadonlyMap<string, KeptValues>;
}

/** The columns of a launch that commits need. */
export type LaunchStanding = Pick<Launch, 'superseded' | 'review' | 'commits'>;

export const keyOf = ({ workflowId, axis }: Place): string => `${workflowId}/${axis}`;

/**
 * Loads and locks the work of some launches. Until the transaction ends nobody else writes into it, and no other launch of it opens. All
 * callers lock in the same order, so that no two wait for each other.
 */
export async function loadStandings(
  db: Db,
  places: readonly Place[],
  launchIds: readonly string[],
): Promise<{ readonly works: Map<string, Standing>; readonly launches: Map<string, LaunchStanding> }> {
  const { workflowId, axis, submitted, item, complete, passed, score } = scormAttempts;
  const wanted = new Map(places.map((place) => [keyOf(place), place]));
  const attempts = await db
    .select({ workflowId, axis, submitted, item, complete, passed, score })
    .from(scormAttempts)
    .where(or(...[...wanted.values()].map((one) => and(eq(workflowId, one.workflowId), eq(axis, one.axis)))))
    .orderBy(workflowId, axis)
    .for('update');
  // The rest is read after the wait for the locks, so that it is not older than the locked rows.
  const found = await db
    .select({
      id: scormLaunches.id,
      workflowId: scormLaunches.workflowId,
      axis: scormLaunches.axis,
      superseded: scormLaunches.superseded,
      review: scormLaunches.review,
      commits: scormLaunches.commits,
      run: objectiveWorkflows.state,
      leftAt: objectiveWorkflows.leftAt,
      item: scormStates.item,
      values: scormStates.values,
      ended: scormStates.ended,
    })
    .from(scormLaunches)
    .innerJoin(objectiveWorkflows, eq(objectiveWorkflows.id, scormLaunches.workflowId))
    .leftJoin(
      scormStates,
      and(eq(scormStates.workflowId, scormLaunches.workflowId), eq(scormStates.axis, scormLaunches.axis)),
    )
    .where(inArray(scormLaunches.id, [...launchIds]));
  const works = attempts.map((attempt): [string, Standing] => {
    const own = found.filter((one) => keyOf(one) === keyOf(attempt));
    const states = own.flatMap(({ item: content, values, ended }): [string, KeptValues][] =>
      content === null || values === null || ended === null ? [] : [[content, { values, ended }]],
    );
    return [
      keyOf(attempt),
      {
        place: { workflowId: attempt.workflowId, axis: attempt.axis },
        submitted: attempt.submitted !== null,
        goesOn: own[0]?.run === workflowStates.inProgress && own[0].leftAt === null,
        item: attempt.item,
        result: { complete: attempt.complete, passed: attempt.passed, score: attempt.score },
        states: new Map(states),
      },
    ];
  });
  return { works: new Map(works), launches: new Map(found.map((one) => [one.id, one])) };
}
