/** Format of an activity's content, with its number on the wire (STATE-14). */
export const contentTypes = {
  lti13: 1,
  publicFile: 2,
  privateFile: 3,
  lti11: 4,
  text: 5,
  composite: 6,
  vimeo: 7,
} as const;
/** Kinds of learning resources, whichever player shows them, with their numbers (STATE-13). */
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

/** Kind of a learning resource; `none` if it does not say. */
export type ResourceKind = keyof typeof resourceKinds;
/** Version of LTI by which a tool is launched. */
export type LtiVersion = keyof typeof ltiVersions;
