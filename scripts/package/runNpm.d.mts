export declare function runNpm(args: readonly string[], cwd: string): Promise<string>;
