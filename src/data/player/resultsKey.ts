/** Key of the results of a course. It lies below the course (`playerKeys.course`): they change with it. */
export const resultsKey = (objectiveId: string, aggregateId: string, recordId: string) =>
  ['course', objectiveId, 'results', aggregateId, recordId] as const;
