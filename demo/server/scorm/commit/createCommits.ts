import type { Db } from '../../db/openDb.ts';
import { reportsOf } from '../../notifications/reportsOf.ts';
import type { FoundLaunch } from '../launch/findLaunch.ts';
import type { Commit } from './commitBody.ts';
import { judgeCommit } from './judgeCommit.ts';
import { keepCommits, type Changes } from './keepCommits.ts';
import { recordResult } from './recordResult.ts';
import { keyOf, loadStandings, type Standing } from './standing.ts';

/** The most commits in one transaction: enough for a full classroom, and few enough that none waits long for the others. */
const TOGETHER = 50;

interface Given {
  readonly found: FoundLaunch;
  readonly commit: Commit;
  readonly now: number;
}
interface Waiting extends Given {
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}
/** The outcome of a commit: taken or late, refused, or to be taken in a separate transaction. */
type Outcome =
  | { readonly kind: 'taken'; readonly reported?: boolean }
  | { readonly kind: 'alone' }
  | { readonly kind: 'refused'; readonly error: unknown };

const same = (one: Standing | undefined, other: Standing) =>
  one?.item === other.item &&
  one.result.complete === other.result.complete &&
  one.result.passed === other.result.passed &&
  one.result.score === other.result.score;

/**
 * Takes some commits, in their order. One that the course has to be told of is stored with all its consequences, or not at all, so it is
 * taken alone; and so are the commits after it to the same work.
 */
async function take(db: Db, all: readonly Given[]): Promise<readonly Outcome[]> {
  const isAlone = all.length === 1;
  const now = Math.max(...all.map((one) => one.now));
  const places = all.map(({ found }) => found.launch);
  const before = await loadStandings(db, places, [...new Set(places.map(({ id }) => id))]);
  const [works, launches] = [new Map(before.works), new Map(before.launches)];
  const states = new Map<string, Changes['states'][number]>();
  const sequencing = new Map<string, string>();
  const [told, postponed] = [new Map<string, Given>(), new Set<string>()];
  const taken = new Set<string>();
  const outcomes = all.map(({ found, commit, now: at }): Outcome => {
    const { launch, pack } = found;
    const key = keyOf(launch);
    if (postponed.has(key)) return { kind: 'alone' };
    try {
      const judged = judgeCommit({ work: works.get(key), launch: launches.get(launch.id) }, pack.manifest, commit);
      if (!judged) return { kind: 'taken' };
      if (judged.reports && !isAlone) {
        postponed.add(key);
        return { kind: 'alone' };
      }
      if (judged.reports) told.set(key, { found, commit, now: at });
      works.set(key, judged.work);
      launches.set(launch.id, judged.launch);
      taken.add(launch.id);
      const kept = judged.work.states.get(commit.item);
      if (kept) states.set(`${key} ${commit.item}`, { ...judged.work.place, item: commit.item, ...kept });
      if (commit.sequencing) sequencing.set(key, commit.sequencing);
      return { kind: 'taken', reported: judged.reports };
    } catch (error) {
      return { kind: 'refused', error };
    }
  });
  const changed = [...works].filter(([key, work]) => sequencing.has(key) || !same(before.works.get(key), work));
  await keepCommits(
    db,
    {
      states: [...states.values()],
      launches: [...taken].map((id) => ({ id, commits: launches.get(id)?.commits ?? 0 })),
      works: changed.map(([key, { place, item, result }]) => {
        const order = sequencing.get(key);
        return { ...place, item, ...result, ...(order !== undefined && { sequencing: order }) };
      }),
    },
    now,
  );
  for (const [key, { found, now: at }] of told) {
    const { workflowId, axis, userId } = found.launch;
    const work = works.get(key);
    if (work) await recordResult(db, { userId, workflowId, axis, now: at }, work.result);
  }
  return outcomes;
}

/**
 * Takes commits of open launches (SCORM-11): stores their values and counts what they report. A number that was taken before changes
 * nothing. All of a commit is stored when this returns. Commits that come while the database is at work share its next transaction
 * (SCORM-19): the transaction takes long, and not its content.
 * @throws LecternError `conflict`, `bad_request`
 */
export function createCommits(db: Db): (found: FoundLaunch, commit: Commit, now: number) => Promise<void> {
  const line: Waiting[] = [];
  let isAtWork = false;

  async function takeAll(waiting: readonly Waiting[]): Promise<void> {
    let outcomes: readonly Outcome[];
    try {
      outcomes = await db.transaction((tx) => take(tx, waiting));
    } catch (error) {
      // The database may refuse one of them; the others must not be lost with it.
      if (waiting.length === 1) return waiting[0]?.failed(error);
      for (const one of waiting) await takeAll([one]);
      return;
    }
    for (const [at, one] of waiting.entries()) {
      const outcome = outcomes[at];
      if (outcome?.kind === 'refused') one.failed(outcome.error);
      else if (outcome?.kind === 'alone') await takeAll([one]);
      else {
        if (outcome?.reported) reportsOf(db).tell(one.found.launch);
        one.done();
      }
    }
  }

  async function work(): Promise<void> {
    if (isAtWork) return;
    isAtWork = true;
    while (line.length > 0) await takeAll(line.splice(0, TOGETHER));
    isAtWork = false;
  }

  return (found, commit, now) =>
    new Promise((done, failed) => {
      line.push({ found, commit, now, done, failed });
      void work();
    });
}
