export declare const connectHost: typeof import('../../../src/bridge/channel/connectHost.ts').connectHost;
export declare const guards: typeof import('../../../src/bridge/messages/guards.ts').guards;
export declare const LecternError: typeof import('../../../src/errors.ts').LecternError;
