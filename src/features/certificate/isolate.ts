/** A text isolated from the one around it, which may have another direction. */
export const isolate = (text: string): string => `\u2068${text}\u2069`;
