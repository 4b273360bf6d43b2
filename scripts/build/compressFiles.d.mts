export declare function compressFiles(folders?: readonly string[]): Promise<number>;
