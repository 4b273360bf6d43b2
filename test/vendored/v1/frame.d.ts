export declare const connectFrame: typeof import('../../../src/bridge/connectFrame.ts').connectFrame;
export declare const guards: typeof import('../../../src/bridge/guards.ts').guards;
export declare const LecternError: typeof import('../../../src/errors.ts').LecternError;
