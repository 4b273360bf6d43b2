import type { Plugin } from 'rollup';

export function pruneOfetch(code: string): string;
export function prunedOfetch(): Plugin;
/** Text of the modules that stand in for what ofetch imports. */
export const IMPORTS: Readonly<Record<string, string>>;
