import type { Instant } from '../time/instant.ts';
import type { ActivityType } from '../course/states.ts';
import type { ResourceKind } from '../course/resources.ts';
import type { LockReason } from './lockVerdict.ts';
import type { PartIcon } from './partIcon.ts';

/** A part that a learner has saved to find it again (SAVED-1), in its present state for them. */
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
  /** Names of the parts around it, the outermost first. */
  readonly ancestors: readonly string[];
  readonly icon: PartIcon | null;
  /** Why it does not open; null if it opens. */
  readonly reason: LockReason | null;
  /** When it was saved. */
  readonly at: Instant | null;
}

/** A person has at most so many saved parts. */
export const savedPartsLimit = 500;
