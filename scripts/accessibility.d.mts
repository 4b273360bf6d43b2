/** Text of each file of the statement of conformance by its path. */
export function statement(): Promise<Readonly<Record<string, string>>>;
