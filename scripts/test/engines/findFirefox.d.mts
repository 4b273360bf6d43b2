export declare function findFirefox(env?: Readonly<Record<string, string | undefined>>): string | null;
export declare const FIREFOX_SKIPPED: string;
