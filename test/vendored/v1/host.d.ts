export declare const connectHost: typeof import('../../../src/bridge/connectHost.ts').connectHost;
export declare const guards: typeof import('../../../src/bridge/guards.ts').guards;
export declare const LecternError: typeof import('../../../src/errors.ts').LecternError;
