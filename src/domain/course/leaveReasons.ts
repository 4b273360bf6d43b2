/** Why a learner leaves a course, in the order in which the reasons are offered (LEAVE-3). */
export const leaveReasons = ['notForMe', 'tooHard', 'tooEasy', 'noTime', 'technical', 'other'] as const;

/** One of {@link leaveReasons}. */
export type LeaveReason = (typeof leaveReasons)[number];

/** The comment on it has at most so many characters. */
export const leaveCommentLimit = 2000;
