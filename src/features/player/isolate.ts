/** A name set apart from the text around it, whose direction may be another. */
export const isolate = (name: string): string => `\u2068${name}\u2069`;
