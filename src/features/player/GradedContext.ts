import { createContext } from 'react';

/** Whether the run that is read is being graded: what the server keeps back meanwhile is said to be so (ERR-10). */
export const GradedContext = createContext(false);
