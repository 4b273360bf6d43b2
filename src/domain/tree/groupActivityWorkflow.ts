import type { Instant } from '../time/instant.ts';
import type { WorkflowState } from '../course/states.ts';

/** A group's run through a part that is done together (TEAM-1). */
export interface GroupActivityWorkflow {
  readonly id: string;
  /** Finished once everyone who began it is done. */
  readonly state: WorkflowState;
  readonly started: Instant | null;
  readonly finished: Instant | null;
  readonly activityPathId: string;
  readonly groupId: string;
  readonly groupName: string;
}
