export declare function findWebkit(env?: Readonly<Record<string, string | undefined>>): {
  readonly driver: string;
  readonly xvfb: string;
} | null;
export declare const WEBKIT_SKIPPED: string;
