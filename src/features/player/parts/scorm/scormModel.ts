import type { PackageStanding } from '../../../../bridge/scorm/packageStanding.ts';

/** What is said under a package that plays, and whether its results can be submitted. */
export interface PackageView {
  /** Quiet words on what is stored; null: nothing has been said yet. */
  readonly line: 'review' | 'saved' | 'sending' | 'unsent' | null;
  readonly maySubmit: boolean;
}

/** What takes the place of a package that does not play any more. */
export type PackageInstead = 'superseded' | 'over' | 'failed';

/** What takes the place of the frame; null while the package plays (SCORM-10). */
export function insteadOf(standing: PackageStanding | null): PackageInstead | null {
  switch (standing?.phase) {
    case 'superseded':
    case 'over':
    case 'failed':
      return standing.phase;
    default:
      return null;
  }
}

/**
 * What is said of a launch (SCORM-18). Results can be submitted once the package plays, in a run that goes on, and once (SUBMIT-3).
 * @param standing null until the launch page has spoken
 */
export function packageView(standing: PackageStanding | null): PackageView {
  if (!standing) return { line: null, maySubmit: false };
  const { phase, review, saving } = standing;
  if (review || phase === 'submitted') return { line: 'review', maySubmit: false };
  return { line: saving, maySubmit: phase === 'playing' || phase === 'ended' };
}
