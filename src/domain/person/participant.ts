import type { Instant } from '../time/instant.ts';

/** A member of the learner's team in a part that is done together (TEAM-1). */
export interface Participant {
  readonly id: string;
  readonly firstName: string;
  readonly middleName: string | null;
  readonly lastName: string;
  /** Empty if the LMS does not tell it. */
  readonly email: string;
  /** Name of the primary unit. */
  readonly primaryUnit: string | null;
  /** Both are empty if the LMS tells no teams: then the part has one. */
  readonly groupId: string;
  readonly groupName: string;
  /** When they began the part; null while they have not. */
  readonly started: Instant | null;
  /** When they handed the part in or were done with it; null while they have not, or if the LMS does not tell. */
  readonly finished: Instant | null;
  /** The group's own run through the part; null while nobody has begun it. */
  readonly groupActivityWorkflowId: string | null;
}
