import { AheadDates } from './AheadDates.tsx';
import { AheadTasks } from './AheadTasks.tsx';

/** Tasks and dates, in one chunk. */
export const ahead = { AheadDates, AheadTasks };
