export declare function findPostgres(env?: Readonly<Record<string, string | undefined>>): string | null;
export declare const POSTGRES_SKIPPED: string;
