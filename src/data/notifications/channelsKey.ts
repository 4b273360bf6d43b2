/** Key of the learner's channels; the key of each channel begins with it. */
export const channelsKey = ['channels'] as const;
