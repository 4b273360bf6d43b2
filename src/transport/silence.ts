/** A connection that brings nothing for this time is lost (ERR-16); what is long, such as a file, may take longer. In milliseconds. */
export const silence = 30_000;
