import { createContext } from 'react';

/**
 * Whether the run on screen is being graded. A message then explains that the server withholds content until the
 * grading ends (ERR-10).
 */
export const GradedContext = createContext(false);
