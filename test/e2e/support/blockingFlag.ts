/**
 * Makes a browser block third-party cookies everywhere, as learners' browsers do or soon will; `CHROME_FLAGS` allow them. `expectBlocked`
 * detects a browser that does not know the flag.
 */
export const BLOCKING_FLAG = '--test-third-party-cookie-phaseout';
