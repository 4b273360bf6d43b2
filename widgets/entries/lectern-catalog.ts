import { Catalog } from '../../src/features/courses/Catalog.tsx';
import { catalogManifest } from '../../src/features/courses/catalogManifest.ts';
import { defineTag } from '../defineTag.ts';

/** Registers `lectern-catalog`; again does nothing. */
export const define = (suffix = '') => defineTag(catalogManifest, Catalog, suffix, () => import('../hash/listHash.ts'));
