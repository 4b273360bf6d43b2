import type { Instant } from '../time/instant.ts';
import type { ActivityType } from '../course/states.ts';
import type { ResourceKind } from '../course/resources.ts';
import type { LockReason } from './lockVerdict.ts';
import type { PartIcon } from './partIcon.ts';

/** A part that a learner has saved to find it again (SAVED-1), as it stands for them now. */
export interface SavedPart {
  readonly objectiveId: string;
  readonly courseName: string;
  readonly code: string | null;
  /** Id of the run in which it is found: the last one through its course. */
  readonly workflowId: string;
  readonly activityPathId: string;
  /** Ids of the parts from the root's child to it. */
  readonly axis: readonly string[];
  /** Its place in the reading order of its course. */
  readonly order: number;
  readonly name: string;
  readonly type: ActivityType;
  /** What kind of learning resource it is (KIND-1). */
  readonly resourceKind: ResourceKind;
  /** Names of the parts that it stands in, the outermost first. */
  readonly ancestors: readonly string[];
  readonly icon: PartIcon | null;
  /** Why it does not open; null where it opens. */
  readonly reason: LockReason | null;
  /** When it was saved. */
  readonly at: Instant | null;
}

/** Saved parts of a person at most. */
export const savedPartsLimit = 500;
