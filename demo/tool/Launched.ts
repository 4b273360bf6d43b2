import type { ActivityName } from './experiments.ts';

/** An accepted launch, by either version of LTI: the learner's place, the activity, and the way of the result. */
export interface Launched {
  /** The learner and the place, for one attempt each. */
  readonly place: string;
  readonly activity: ActivityName;
  /** The address to which the platform wants the learner back; undefined where it names none. */
  readonly back: string | undefined;
  /**
   * Reports a score in percent to the platform, and rejects where it was not accepted. Null where nothing is reported, as for a teacher.
   */
  readonly report: ((score: number) => Promise<void>) | null;
}
