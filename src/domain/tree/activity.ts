import type { Instant } from '../time/instant.ts';
import type { ActivityType, DisplayMode, ObjectiveState, PresentationMode } from '../course/states.ts';
import type { ResourceKind } from '../course/resources.ts';
import type { ActivityWorkflow } from '../course/workflow.ts';

/** Windows and disclosure rules of a part. Unset fields are inherited from the nearest ancestor that sets them. */
export interface ActivityConstraint {
  readonly startFrom: Instant | null;
  readonly startUntil: Instant | null;
  readonly accessibleUntil: Instant | null;
  readonly gracePeriodUntil: Instant | null;
  readonly due: Instant | null;
  readonly resultsDisclosureFrom: Instant | null;
  readonly revealResultsFrom: Instant | null;
  readonly resultsDisclosurePolicy: 'never' | 'afterFinish' | 'afterDate' | 'afterScore' | null;
  readonly resultsDisclosureAbove: number | null;
  readonly reviewPolicy: 'never' | 'afterSubmission' | 'afterRevealingResults' | null;
}

/** The results of a learner's work in one activity. */
export interface ActivityWorkflowAggregate {
  readonly lastActivityWorkflow: ActivityWorkflow | null;
  readonly bestActivityRecord: { readonly passed: boolean | null; readonly normalizedScore: number | null } | null;
}

/** An activity: content, or a composite of parts. */
export interface Activity {
  readonly id: string;
  readonly name: string;
  readonly code: string | null;
  readonly type: ActivityType;
  /** What kind of learning resource it is (KIND-1). */
  readonly resourceKind: ResourceKind;
  readonly state: ObjectiveState;
  /** Seconds of work, or null. */
  readonly duration: number | null;
  readonly supportReview: boolean;
  /** Null if the root does not set it: then the course's own mode applies (DATA-20). */
  readonly presentationMode: PresentationMode | null;
  /** Null if the activity does not set it: then the course's own mode applies (DATA-20). */
  readonly displayMode: DisplayMode | null;
  /** Size in CSS pixels at which its author wants it to be shown (STATE-11, embeddedCustom); null leaves it to the page. */
  readonly preferredWidth: number | null;
  readonly preferredHeight: number | null;
  /** False: it is better on a desktop (OVER-7). */
  readonly supportMobileView: boolean;
  /** It can be done with a team (TEAM-1). */
  readonly supportCollaborativeMode: boolean;
  /** It can be done alone; if it can also be done with a team, the learner chooses (TEAM-3). */
  readonly supportPersonalMode: boolean;
  /** It needs a proctoring session (PROCT-2). */
  readonly proctored: boolean;
  /** Picture of its tile, or null. */
  readonly imageUrl: string | null;
  readonly children: readonly ActivityPart[];
  readonly aggregate: ActivityWorkflowAggregate;
}

/** A place in the content tree: an activity, and the terms that apply to it there. */
export interface ActivityPart {
  readonly id: string;
  readonly order: number;
  readonly optional: boolean;
  /** Share in the parent's score; 0 does not count. */
  readonly scoreWeight: number;
  readonly constraint: ActivityConstraint | null;
  /** False: an earlier part has to be completed first. */
  readonly available: boolean;
  /** False although available: the server has a reason of its own. */
  readonly contentAvailable: boolean;
  readonly activityPathId: string;
  /** Ids of the parts from the root to this one, joined by `/`. */
  readonly axis: string;
  readonly child: Activity;
}
