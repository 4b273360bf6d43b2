export declare function firefoxLack(env?: Readonly<Record<string, string | undefined>>): string | null;
