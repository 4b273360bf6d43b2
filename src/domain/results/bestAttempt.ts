import type { AttemptVerdict } from './attemptVerdict.ts';

/** The rank of an attempt by what its learner may see; null if it cannot be compared. */
function rank(verdict: AttemptVerdict): { readonly passed: boolean; readonly share: number } | null {
  if (verdict.kind !== 'shown' || verdict.outcome === 'pending' || verdict.outcome === 'grading') return null;
  const { figures, outcome } = verdict;
  const points = figures?.points;
  // The points are not rounded; the per cent is.
  const share = points ? points.score / points.max : (figures?.percent ?? -100) / 100;
  return { passed: outcome === 'passed', share };
}

/**
 * The best of some attempts, given newest first: a passed one before others, then the higher score, then the newer one (RESULT-3). A hidden
 * attempt, or one that is not judged yet, is never the best. Null if no attempt can be compared.
 */
export function bestAttempt<A extends { readonly verdict: AttemptVerdict }>(attempts: readonly A[]): A | null {
  let best: { readonly attempt: A; readonly passed: boolean; readonly share: number } | null = null;
  for (const attempt of attempts) {
    const own = rank(attempt.verdict);
    if (!own) continue;
    const isBetter = !best || (own.passed === best.passed ? own.share > best.share : own.passed);
    if (isBetter) best = { attempt, ...own };
  }
  return best?.attempt ?? null;
}
