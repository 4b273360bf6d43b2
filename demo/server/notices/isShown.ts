import { gradeVisibility } from '../../../src/domain/results/gradeVisibility.ts';
import { revealPolicyOf } from '../calls/lists/shownRecord.ts';

/** Whether a certificate of this access may be seen: not before the day on which its result is revealed (CERT-8). */
export function isShown(access: Parameters<typeof revealPolicyOf>[0], now: number): boolean {
  const visibility = gradeVisibility(revealPolicyOf(access), 'finished', { now });
  return visibility.visible || visibility.reason !== 'beforeDate';
}
