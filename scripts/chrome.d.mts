export declare const CHROME_FLAGS: readonly string[];
export declare const CHROME_ADVICE: string;
export declare function findChrome(): Promise<string | null>;
export declare function installedChrome(): string | null;
