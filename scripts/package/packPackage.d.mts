export declare function packPackage(folder: string): Promise<string>;
