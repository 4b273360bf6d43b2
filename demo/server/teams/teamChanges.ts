import { createTelling } from '../notifications/telling.ts';

/** The changes of teams that this process makes. Those of other processes are found by asking now and then. */
export const teamChanges = createTelling();
