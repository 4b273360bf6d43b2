import type { Session } from './createSession.mjs';

export declare function startWebkit(): Promise<Session & { readonly stop: () => Promise<void> }>;
