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
export const contentTypes = {
  lti13: 1,
  publicFile: 2,
  privateFile: 3,
  lti11: 4,
  text: 5,
  composite: 6,
  vimeo: 7,
} as const;
/** What a learning resource is, whatever plays it (STATE-13). */
export const resourceKinds = {
  none: 0,
  virtualLabs: 1,
  codingLabs: 2,
  stem: 3,
  privateFiles: 4,
  publicFiles: 5,
  richText: 6,
  composite: 7,
  jupyterLabs: 8,
  scorm: 9,
  assessment: 10,
  classroom: 11,
  survey: 12,
  classDiscussion: 13,
  assignment: 14,
} as const;
/** Version of LTI by which a tool is launched (STATE-10). */
export const ltiVersions = { lti11: 1, lti13: 3 } as const;
export const commandStates = { completed: 1, failed: 2, canceled: 3 } as const;

/** State of a course, and of an activity. */
export type ObjectiveState = keyof typeof objectiveStates;
/** State of a workflow, of a course or of an activity. No workflow at all means not started. */
export type WorkflowState = keyof typeof workflowStates;
/** Kind of an activity; `composite` holds parts. */
export type ActivityType = keyof typeof activityTypes;
/** How the parts of a composite are laid out. */
export type PresentationMode = keyof typeof presentationModes;
/** Where an activity is shown: over the whole window, in the page as large as its content, or in a size of its own. */
export type DisplayMode = keyof typeof displayModes;
/** Kind of a learning resource; `none` where it says nothing. */
export type ResourceKind = keyof typeof resourceKinds;
/** Version of LTI by which a tool is launched. */
export type LtiVersion = keyof typeof ltiVersions;
/** How an asynchronous command ended. */
export type CommandState = keyof typeof commandStates;
/** When a grade is shown to its learner. `none` sets no restriction. */
export type GradeRevealPolicy = 'never' | 'afterFinish' | 'afterDate' | 'none';
