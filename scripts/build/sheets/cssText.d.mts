export declare function ownRem(css: string): string;
