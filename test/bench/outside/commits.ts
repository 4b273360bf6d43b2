import { median } from '../median.ts';
import { asReader } from './asReader.ts';
import { commitOne, lostOf, openPackage } from './packagePage.ts';

/** What committing takes: one page alone, and many at once. */
export interface CommitFigures {
  readonly pages: number;
  /** Commits of all pages together. */
  readonly commits: number;
  /** From sending one to its answer, of a page with nobody beside it. */
  readonly aloneMs: number;
  readonly perSecond: number;
  /** The same with all pages at once. */
  readonly medianMs: number;
  readonly slowMs: number;
  /** Values that were answered as saved, and were not found again. */
  readonly lost: number;
}

/** Commits of each page. */
const EACH = 40;
const share = (values: readonly number[], part: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

async function commitAll(address: string): Promise<readonly number[]> {
  const times: number[] = [];
  for (let n = 1; n <= EACH; n += 1) times.push((await commitOne(address, n)).ms);
  return times;
}

/** So many learners with a package each, all at work at once. Every value that was answered as saved has to be there afterwards. */
export async function commits(portal: string, pages: number): Promise<CommitFigures> {
  const learners = Array.from({ length: pages }, (_, index) => asReader(portal, index + 1));
  const runs: string[] = [];
  for (const learner of learners) runs.push(await learner.begin('HYG 115'));
  const launches: string[] = [];
  for (const [at, learner] of learners.entries()) {
    const address = await learner.launchPart(runs[at] ?? '', 1);
    await openPackage(address);
    launches.push(address);
  }
  const [first = '', ...others] = launches;
  const alone = await commitAll(first);
  const began = performance.now();
  const times = (await Promise.all(others.map(commitAll))).flat();
  const perSecond = (times.length * 1000) / (performance.now() - began);
  let lost = 0;
  for (const [at, learner] of learners.entries()) {
    const found = await openPackage(await learner.launchPart(runs[at] ?? '', 1));
    lost += lostOf(found, EACH).length;
  }
  return {
    pages: others.length,
    commits: times.length,
    aloneMs: median(alone),
    perSecond,
    medianMs: median(times),
    slowMs: share(times, 0.99),
    lost,
  };
}
