/** Cache keys of certificates. */
export const certificateKeys = {
  byNumber: (certificateNumber: string) => ['certificates', 'number', certificateNumber] as const,
  ofCourse: (objectiveId: string, userId: string, recordId: string) =>
    ['certificates', 'course', objectiveId, userId, recordId] as const,
  courseOf: (objectiveId: string) => ['certificates', 'courseOf', objectiveId] as const,
  /** Not below the learner's own keys, since it belongs to no person. */
  byNumberForAll: (certificateNumber: string) => ['publicCertificates', certificateNumber] as const,
};
