import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

/** The repository's folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** An absolute path inside the repository. */
export const inRoot = (...parts) => join(ROOT, ...parts);

/** Where a renderer's files go: the shipped build at the top, the parity build under `dist/react`. */
export const distOf = (renderer, ...parts) => inRoot('dist', ...(renderer === 'react' ? ['react'] : []), ...parts);
