import type { RollupOptions } from 'rollup';

export const builds: Readonly<Record<string, () => readonly RollupOptions[]>>;
