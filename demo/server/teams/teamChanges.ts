import { createTelling } from '../notifications/telling.ts';

/** Tells of the changes of teams in this process. Those of other processes are found by asking from time to time. */
export const teamChanges = createTelling();
