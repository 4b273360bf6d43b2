/** Key of the unread counts of the learner's channels. */
export const unreadKey = ['unread'] as const;
