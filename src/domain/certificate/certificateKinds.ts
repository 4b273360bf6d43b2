/** Kinds of certificate templates with their numbers (STATE-4). A Credly certificate is shown at Credly, at its external address. */
export const certificateKinds = { custom: 1, credly: 2 } as const;
