import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

/** The repository's folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** An absolute path inside the repository. */
export const inRoot = (...parts) => join(ROOT, ...parts);

/** The folder of finished builds. */
export const DIST = inRoot('dist');

// A build is written to a separate folder and moved into place when it is complete, so that a running server never sees half of one.
const written = process.env.LECTERN_STAGE ?? DIST;

/** The path to which a build writes a file of `dist`. */
export const inDist = (...parts) => join(written, ...parts);

/** The same for a renderer's files: the shipped build at the top, the parity build below `react`. */
export const distOf = (renderer, ...parts) => inDist(...(renderer === 'react' ? ['react'] : []), ...parts);
