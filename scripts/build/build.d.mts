export declare function build(names: readonly string[], log?: (line: string) => void): Promise<void>;
