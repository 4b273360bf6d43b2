/** Keys of what is known of a course and its run. A key is a prefix of all that lies under it. */
export const playerKeys = {
  course: (objectiveId: string) => ['course', objectiveId] as const,
  run: (workflowId: string) => ['run', workflowId] as const,
  tree: (workflowId: string) => ['run', workflowId, 'tree'] as const,
  content: (workflowId: string, activityPathId: string) => ['run', workflowId, 'content', activityPathId] as const,
};
