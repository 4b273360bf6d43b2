export function failedNames(output: string): string[];
