/** Key of what is unread in the learner's channels. */
export const unreadKey = ['unread'] as const;
