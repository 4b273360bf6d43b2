import { manifest } from '../../src/features/results/manifest.ts';
import { MyResults } from '../../src/features/results/MyResults.tsx';
import { defineTag } from '../defineTag.ts';

/** Registers `lectern-results`; again does nothing. */
export const define = (suffix = '') => defineTag(manifest, MyResults, suffix, () => import('../hash/resultsHash.ts'));
