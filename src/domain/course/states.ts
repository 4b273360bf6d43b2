/**
 * The states of the product with the numbers they have on the wire. The names are used everywhere in the code;
 * a server may send either.
 */
export const objectiveStates = { draft: 1, ready: 2, expired: 3, archived: 4 } as const;
export const catalogItemStates = { draft: 1, active: 2, archived: 3 } as const;
export const workflowStates = {
  inProgress: 1,
  submitted: 2,
  inGrading: 3,
  graded: 4,
  gradingApproved: 5,
  finished: 6,
} as const;
export const activityTypes = { text: 1, lti: 2, composite: 3, event: 4, video: 5, discussion: 6 } as const;
export const presentationModes = { tree: 0, tiles: 1, longRead: 2, longReadWithoutActivityNames: 3 } as const;
export const displayModes = { fullscreen: 1, embeddedAuto: 2, embeddedCustom: 3 } as const;

/** State of a course, and of an activity. */
export type ObjectiveState = keyof typeof objectiveStates;
/** State of a workflow, of a course or of an activity. No workflow at all means not started. */
export type WorkflowState = keyof typeof workflowStates;
/** Kind of an activity; `composite` holds parts. */
export type ActivityType = keyof typeof activityTypes;
/** How the parts of a composite are laid out. */
export type PresentationMode = keyof typeof presentationModes;
/** Where an activity is shown: over the whole window, in the page as large as its content, or at a size that its author sets. */
export type DisplayMode = keyof typeof displayModes;
/** When a grade is shown to its learner. `none` sets no restriction. */
export type GradeRevealPolicy = 'never' | 'afterFinish' | 'afterDate' | 'none';
