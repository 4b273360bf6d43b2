/** A name isolated from the text around it, which may have another direction. */
export const isolate = (name: string): string => `\u2068${name}\u2069`;
