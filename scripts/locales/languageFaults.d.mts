/** The faults of all files of a language, each with the file's name before it. */
export function languageFaults(tag: string): string[];
