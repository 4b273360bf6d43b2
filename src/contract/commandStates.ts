/** How an asynchronous command ended, with its number on the wire (STATE-15). */
export const commandStates = { completed: 1, failed: 2, canceled: 3 } as const;

/** How an asynchronous command ended. */
export type CommandState = keyof typeof commandStates;
