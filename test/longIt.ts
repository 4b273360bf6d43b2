import { it } from 'vitest';

/** A test for `npm run test:all` alone, in a file of which `npm test` runs the others. */
export const longIt = it.skipIf(process.env['LECTERN_TESTS'] === 'quick');
