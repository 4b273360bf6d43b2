import type { GradingScale } from '../results/gradingScale.ts';
import type { Instant } from '../time/instant.ts';
import type { ActivityType, DisplayMode, GradeRevealPolicy, ObjectiveState, PresentationMode } from './states.ts';
import type { ObjectiveWorkflowAggregate } from './workflow.ts';

/** A collection of courses, as learners see it. */
export interface Showcase {
  readonly id: string;
  readonly name: string;
}

/** The fields of a course's root activity that lists need. */
export interface RootActivity {
  readonly id: string;
  readonly type: ActivityType;
  readonly state: ObjectiveState;
  /** Seconds of work, or null if unknown. */
  readonly duration: number | null;
  readonly childrenCount: number;
  readonly presentationMode: PresentationMode;
  readonly displayMode: DisplayMode;
  readonly supportReview: boolean;
  /** False: it is better on a desktop (OVER-7). */
  readonly supportMobileView: boolean;
  readonly proctored: boolean;
}

/** A course. */
export interface Objective {
  readonly id: string;
  readonly name: string;
  readonly code: string | null;
  /** Plain text. */
  readonly description: string | null;
  /** HTML by the author: never shown unsanitised. Lists leave it out. */
  readonly about: string | null;
  readonly state: ObjectiveState;
  readonly imageUrl: string | null;
  readonly showcases: readonly Showcase[];
  readonly activity: RootActivity;
  readonly announcementChannelId: string | null;
  readonly gradingScaleId: string | null;
  readonly gradingScale: GradingScale | null;
  /** Content from elsewhere may fill the screen (FRAMED-4). */
  readonly supportFullscreenView: boolean;
  readonly proctored: boolean;
}

/** How many of some parts are done. */
export interface PartCount {
  readonly done: number;
  readonly total: number;
}

/** The done and total parts of a run, and those of each module in reading order if the server sends them. */
export interface CountedParts extends PartCount {
  readonly modules?: readonly PartCount[];
}

/** A course for one learner: what they may do when, and what they have done. */
export interface ObjectiveAccess {
  readonly id: string;
  readonly userId: string;
  readonly objectiveAccessId: string | null;
  readonly objective: Objective;
  readonly isMandatory: boolean;
  readonly retake: boolean;
  readonly showInCatalog: boolean;
  readonly availabilityDate: Instant | null;
  readonly availabilityEndDate: Instant | null;
  readonly dueDate: Instant | null;
  readonly gradeRevealPolicy: GradeRevealPolicy;
  readonly gradeRevealDate: Instant | null;
  readonly termId: string | null;
  /** Leaves of the content tree, done and in all; null if the server does not count them. */
  readonly parts: CountedParts | null;
  readonly aggregate: ObjectiveWorkflowAggregate;
}
