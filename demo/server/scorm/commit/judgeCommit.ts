import { LecternError } from '../../../../src/errors.ts';
import { launchLimits } from '../limits.ts';
import { contentsOf, type Manifest } from '../manifest/manifest.ts';
import type { Commit } from './commitBody.ts';
import { better, resultOf, together, type Result } from './resultOf.ts';
import type { KeptValues, LaunchStanding, Standing } from './standing.ts';

/** Why a commit is refused: another launch has taken over, this one is a review, or the results were submitted. */
export type CommitRefusal = 'superseded' | 'review' | 'submitted';

/** @throws LecternError `conflict`, whose field names the reason (SCORM-10, SCORM-16, SUBMIT-3) */
function refuse(reason: CommitRefusal): never {
  throw new LecternError('conflict', `Nothing is taken from this launch: ${reason}.`, { field: reason });
}

/** The result of the whole package after its latest reports. */
function packageResult(manifest: Manifest, states: ReadonlyMap<string, KeptValues>, rollup: Commit['rollup']): Result {
  const results = contentsOf(manifest.items).map((content) => {
    const state = states.get(content.id);
    if (!state) return null;
    // A content that does not talk to the runtime is complete once it was shown.
    if (!content.isSco) return { complete: true, passed: null, score: null };
    return resultOf(manifest.standard, state.values, content);
  });
  const plain = together(results);
  if (!manifest.sequencing || !rollup) return plain;
  // The runtime counts a content once it has ended; its earlier reports count too.
  return {
    complete: rollup.complete || plain.complete,
    passed: rollup.passed ?? plain.passed,
    score: rollup.score ?? plain.score,
  };
}

const same = (one: Result, other: Result) =>
  one.complete === other.complete && one.passed === other.passed && one.score === other.score;

/** The work and the launch after a commit. */
export interface Judged {
  readonly work: Standing;
  readonly launch: LaunchStanding;
  /** The course is told of it: the package is complete, and its result is new. */
  readonly reports: boolean;
}

/**
 * Judges a commit by the work and the launch before it (SCORM-11). Null where its number was taken before: it changes nothing.
 * @throws LecternError `conflict`, and `bad_request` for a content that the package does not have, and for more data than is stored of one
 */
export function judgeCommit(
  before: { readonly work: Standing | undefined; readonly launch: LaunchStanding | undefined },
  manifest: Manifest,
  commit: Commit,
): Judged | null {
  const { work, launch } = before;
  if (!work || !launch || launch.superseded) return refuse('superseded');
  if (launch.review) return refuse('review');
  if (work.submitted || !work.goesOn) return refuse('submitted');
  if (commit.n <= launch.commits) return null;
  if (!contentsOf(manifest.items).some(({ id }) => id === commit.item))
    throw new LecternError('bad_request', 'The package has no such content.', { field: 'item' });
  const known = commit.changes ? work.states.get(commit.item)?.values : {};
  const values = { ...known, ...commit.values };
  if (Object.keys(values).length > launchLimits.values || JSON.stringify(values).length > launchLimits.state)
    throw new LecternError('bad_request', 'This is more than is kept of one content.', { field: 'values' });
  const states = new Map(work.states);
  states.set(commit.item, { values, ended: commit.ended });
  const result = better(work.result, packageResult(manifest, states, commit.rollup));
  return {
    work: { ...work, item: commit.item, states, result },
    launch: { ...launch, commits: commit.n },
    reports: result.complete && !same(work.result, result),
  };
}
