/** Key of the results of a course. It is below the key of the course (`playerKeys.course`), since the results change with the course. */
export const resultsKey = (objectiveId: string, aggregateId: string, recordId: string) =>
  ['course', objectiveId, 'results', aggregateId, recordId] as const;
