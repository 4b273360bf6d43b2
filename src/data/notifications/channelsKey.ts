/** Key of the learner's channels; that of each channel begins with it. */
export const channelsKey = ['channels'] as const;
