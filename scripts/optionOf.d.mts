export declare const optionOf: (argv: readonly string[], name: string) => string | undefined;
