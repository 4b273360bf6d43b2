import type { ActivityName } from './experiments.ts';

/** A launch that was let in, by whichever version of LTI: who works at what, and what becomes of the result. */
export interface Launched {
  /** The learner and the place, for one attempt each. */
  readonly place: string;
  readonly activity: ActivityName;
  /** Where the platform wants the learner back; undefined where it does not say. */
  readonly back: string | undefined;
  /** Tells the platform a score in percent, and rejects where it was not taken. Null where nothing is reported, as for a teacher. */
  readonly report: ((score: number) => Promise<void>) | null;
}
