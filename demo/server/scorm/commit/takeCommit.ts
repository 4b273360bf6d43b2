import { and, eq } from 'drizzle-orm';
import { LecternError } from '../../../../src/errors.ts';
import { workflowStates } from '../../../../src/domain/course/states.ts';
import type { Db } from '../../db/openDb.ts';
import { objectiveWorkflows } from '../../db/schemaRuns.ts';
import { scormAttempts, scormLaunches, scormStates } from '../../db/scorm/schemaScorm.ts';
import type { FoundLaunch } from '../launch/findLaunch.ts';
import { launchLimits } from '../limits.ts';
import { contentsOf, type Manifest } from '../manifest/manifest.ts';
import type { Commit } from './commitBody.ts';
import { recordResult } from './recordResult.ts';
import { better, resultOf, together, type Result } from './resultOf.ts';

/** Why a commit is refused: another launch has taken over, this one only looks, or the results were submitted. */
export type CommitRefusal = 'superseded' | 'review' | 'submitted';

/** @throws LecternError `conflict`, whose field names the reason (SCORM-10, SCORM-16, SUBMIT-3) */
function refuse(reason: CommitRefusal): never {
  throw new LecternError('conflict', `Nothing is taken from this launch: ${reason}.`, { field: reason });
}

type Row = typeof scormStates.$inferSelect;
type Attempt = typeof scormAttempts.$inferSelect;

/** What the whole package says by now. */
function packageResult(manifest: Manifest, states: readonly Row[], rollup: Commit['rollup']): Result {
  const results = contentsOf(manifest.items).map((content) => {
    const state = states.find(({ item }) => item === content.id);
    if (!state) return null;
    // What does not talk to the runtime is complete once it was shown.
    if (!content.isSco) return { complete: true, passed: null, score: null };
    return resultOf(manifest.standard, state.values, content);
  });
  const plain = together(results);
  if (!manifest.sequencing || !rollup) return plain;
  // The runtime counts a content once it has ended; what it has said before counts too.
  return {
    complete: rollup.complete || plain.complete,
    passed: rollup.passed ?? plain.passed,
    score: rollup.score ?? plain.score,
  };
}

const same = (one: Result, other: Result) =>
  one.complete === other.complete && one.passed === other.passed && one.score === other.score;

async function keepValues(db: Db, attempt: Attempt, commit: Commit, now: number): Promise<readonly Row[]> {
  const { workflowId, axis } = attempt;
  const states = await db
    .select()
    .from(scormStates)
    .where(and(eq(scormStates.workflowId, workflowId), eq(scormStates.axis, axis)));
  const before = states.find(({ item }) => item === commit.item);
  const values = commit.changes ? { ...before?.values, ...commit.values } : commit.values;
  const fresh = { values, ended: commit.ended, at: new Date(now) };
  await db
    .insert(scormStates)
    .values({ workflowId, axis, item: commit.item, ...fresh })
    .onConflictDoUpdate({ target: [scormStates.workflowId, scormStates.axis, scormStates.item], set: fresh });
  return [...states.filter((one) => one !== before), { workflowId, axis, item: commit.item, ...fresh }];
}

/**
 * Takes a commit of an open launch (SCORM-11): keeps its values and counts what they report. Its number was not taken before, or nothing
 * happens. All of it is stored when this returns.
 * @throws LecternError `conflict`
 */
export async function takeCommit(db: Db, { launch, pack }: FoundLaunch, commit: Commit, now: number): Promise<void> {
  await db.transaction(async (tx) => {
    const { workflowId, axis, userId } = launch;
    // One after the other, and not while another launch is being opened.
    const [attempt] = await tx
      .select()
      .from(scormAttempts)
      .where(and(eq(scormAttempts.workflowId, workflowId), eq(scormAttempts.axis, axis)))
      .for('update');
    const [current] = await tx.select().from(scormLaunches).where(eq(scormLaunches.id, launch.id));
    if (!attempt || !current || current.superseded) return refuse('superseded');
    if (current.review) return refuse('review');
    const [run] = await tx
      .select({ state: objectiveWorkflows.state, leftAt: objectiveWorkflows.leftAt })
      .from(objectiveWorkflows)
      .where(eq(objectiveWorkflows.id, workflowId));
    const goesOn = run?.state === workflowStates.inProgress && run.leftAt === null;
    if (attempt.submitted || !goesOn) return refuse('submitted');
    if (commit.n <= current.commits) return;
    if (!contentsOf(pack.manifest.items).some(({ id }) => id === commit.item))
      throw new LecternError('bad_request', 'The package has no such content.', { field: 'item' });
    const states = await keepValues(tx, attempt, commit, now);
    await tx
      .update(scormLaunches)
      .set({ commits: commit.n, expires: new Date(now + launchLimits.silence) })
      .where(eq(scormLaunches.id, launch.id));
    const result = better(attempt, packageResult(pack.manifest, states, commit.rollup));
    await tx
      .update(scormAttempts)
      .set({ ...result, item: commit.item, ...(commit.sequencing && { sequencing: commit.sequencing }) })
      .where(and(eq(scormAttempts.workflowId, workflowId), eq(scormAttempts.axis, axis)));
    if (result.complete && !same(attempt, result)) await recordResult(tx, { userId, workflowId, axis, now }, result);
  });
}
