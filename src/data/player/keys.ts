/** Cache keys of a course and its run. A key is a prefix of all keys below it. */
export const playerKeys = {
  course: (objectiveId: string) => ['course', objectiveId] as const,
  /** Below the course, so that a run that is named in an address is invalidated together with the course. */
  namedRun: (objectiveId: string, name: string) => ['course', objectiveId, 'named', name] as const,
  /** Not below the learner's own keys, since it belongs to no person. */
  publicCourse: (objectiveId: string) => ['publicCourse', objectiveId] as const,
  /** Below the course, so that the opening part is invalidated together with the course. */
  opening: (objectiveId: string, axis: string) => ['course', objectiveId, 'opening', axis] as const,
  run: (workflowId: string) => ['run', workflowId] as const,
  team: (workflowId: string, activityPathId: string) => ['run', workflowId, 'team', activityPathId] as const,
  groupRun: (workflowId: string, id: string) => ['run', workflowId, 'groupRun', id] as const,
  startToken: (workflowId: string, activityPathId: string | null) =>
    ['startToken', workflowId, activityPathId ?? ''] as const,
  proctoring: (workflowId: string, sessionId: string) => ['run', workflowId, 'proctoring', sessionId] as const,
  tree: (workflowId: string) => ['run', workflowId, 'tree'] as const,
  answer: (workflowId: string, activityPathId: string) => ['run', workflowId, 'answer', activityPathId] as const,
  attached: (workflowId: string, activityPathId: string) => ['run', workflowId, 'attached', activityPathId] as const,
  discussion: (workflowId: string, activityPathId: string) =>
    ['run', workflowId, 'discussion', activityPathId] as const,
  survey: (workflowId: string, activityPathId: string) => ['run', workflowId, 'survey', activityPathId] as const,
  bookmarks: (workflowId: string) => ['run', workflowId, 'bookmarks'] as const,
  content: (workflowId: string, activityPathId: string) => ['run', workflowId, 'content', activityPathId] as const,
};
