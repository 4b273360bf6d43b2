export declare const connectFrame: typeof import('../../../src/bridge/channel/connectFrame.ts').connectFrame;
export declare const guards: typeof import('../../../src/bridge/messages/guards.ts').guards;
export declare const LecternError: typeof import('../../../src/errors.ts').LecternError;
