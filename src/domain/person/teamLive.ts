import type { Instant } from '../time/instant.ts';
import type { Presence } from './presence.ts';

/** The state of a team in a part right now (TEAM-8). */
export interface TeamLive {
  /** The team with which the learner has begun the part; null if they have not, or do it alone. */
  readonly own: {
    readonly groupId: string;
    readonly name: string;
    /** The learner has been removed from it since (TEAM-15). */
    readonly removed: boolean;
    /** Therefore they can only read the part. */
    readonly closed: boolean;
  } | null;
  readonly people: readonly {
    readonly id: string;
    readonly groupId: string;
    readonly presence: Presence['state'];
    readonly since: Instant | null;
    readonly writing: boolean;
    readonly begun: boolean;
    readonly done: boolean;
  }[];
  /** The state of the answer on the server; null for a part that asks for none. */
  readonly answer: {
    readonly version: number;
    readonly handedIn: boolean;
    /** Changes with the files of the answer (TEAM-16). */
    readonly files: string;
  } | null;
}
