/**
 * Has a browser block cookies of third parties in all that it opens, as learners' browsers do or soon will; `CHROME_FLAGS` let them
 * through. A browser that does not know the flag is found out by `expectBlocked`.
 */
export const BLOCKING_FLAG = '--test-third-party-cookie-phaseout';
