/** Text of each file of the statement of conformance by its path. */
export function statement(): Readonly<Record<string, string>>;
