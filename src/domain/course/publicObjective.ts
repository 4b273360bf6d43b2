import type { RootActivity, Showcase } from './course.ts';
import type { Instant } from '../time/instant.ts';
import type { ObjectiveState } from './states.ts';

/** A course as anyone may see it in the open catalog (DATA-24). */
export interface PublicObjective {
  readonly id: string;
  readonly name: string;
  readonly code: string | null;
  /** Plain text. */
  readonly description: string | null;
  /** HTML by the author: never shown unsanitised. Lists leave it out. */
  readonly about: string | null;
  readonly imageUrl: string | null;
  readonly state: ObjectiveState;
  readonly showcases: readonly Showcase[];
  /** Null if the server does not tell. */
  readonly activity: Pick<RootActivity, 'type' | 'duration' | 'childrenCount' | 'presentationMode'> | null;
  /** The assignment by which a signed-in person can enrol; null if signing in is not enough. */
  readonly objectiveAccessId: string | null;
  readonly availabilityDate: Instant | null;
  readonly availabilityEndDate: Instant | null;
}
