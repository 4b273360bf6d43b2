import type { Db } from '../db/openDb.ts';

/** A run that something was reported of. */
export interface ReportedRun {
  readonly userId: string;
  readonly workflowId: string;
}

/** Tells pages that are open that a tool or a package has reported on a run; to be told once that is stored. */
export interface Reports {
  readonly tell: (run: ReportedRun) => void;
  /** @returns ends it */
  readonly listen: (listener: (run: ReportedRun) => void) => () => void;
}

const known = new WeakMap<Db, Reports>();

/** The reports that this process takes. Those of other processes are found by asking now and then. */
export function reportsOf(db: Db): Reports {
  const found = known.get(db);
  if (found) return found;
  const listeners = new Set<(run: ReportedRun) => void>();
  const reports: Reports = {
    tell: (run) => listeners.forEach((listener) => listener(run)),
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  known.set(db, reports);
  return reports;
}
