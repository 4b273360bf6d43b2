export function ranWhole(file: string): boolean;
