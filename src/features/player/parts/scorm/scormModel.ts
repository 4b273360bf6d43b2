import type { PackageStanding } from '../../../../bridge/scorm/packageStanding.ts';

/** The line below a running package, and whether its results can be submitted. */
export interface PackageView {
  /** The text about the stored state; null before the first report. */
  readonly line: 'review' | 'saved' | 'sending' | 'unsent' | null;
  readonly maySubmit: boolean;
}

/** The reason why a package no longer runs, and is replaced. */
export type PackageInstead = 'superseded' | 'over' | 'failed';

/** The replacement of the frame; null while the package runs (SCORM-10). */
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
 * The view of a launch (SCORM-18). Results can be submitted once the package runs, only in a run in progress, and only
 * once (SUBMIT-3).
 * @param standing null until the launch page has reported a state
 */
export function packageView(standing: PackageStanding | null): PackageView {
  if (!standing) return { line: null, maySubmit: false };
  const { phase, review, saving } = standing;
  if (review || phase === 'submitted') return { line: 'review', maySubmit: false };
  return { line: saving, maySubmit: phase === 'playing' || phase === 'ended' };
}
