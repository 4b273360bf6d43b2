/** Text of each generated file by its path. */
export function generated(): Promise<Readonly<Record<string, string>>>;
