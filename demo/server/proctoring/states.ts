/** States of a session, as the database has them. */
export const sessionStates = { created: 1, finished: 2 } as const;
/** Decisions of a proctor on a session. */
export const verdicts = { released: 1, rejected: 2 } as const;
/** Milliseconds without a sign of the service's page after which it counts as closed. */
export const closedAfter = 40_000;
