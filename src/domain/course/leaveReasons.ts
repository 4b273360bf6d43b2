/** Why a learner leaves a course, in the order in which it is asked (LEAVE-3). */
export const leaveReasons = ['notForMe', 'tooHard', 'tooEasy', 'noTime', 'technical', 'other'] as const;

/** One of {@link leaveReasons}. */
export type LeaveReason = (typeof leaveReasons)[number];

/** Characters of the comment to it at most. */
export const leaveCommentLimit = 2000;
