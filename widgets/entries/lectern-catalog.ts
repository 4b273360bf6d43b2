import { Catalog, type CatalogProps } from '../../src/features/courses/Catalog.tsx';
import { catalogManifest } from '../../src/features/courses/catalogManifest.ts';
import type { manifest as courses } from '../../src/features/courses/manifest.ts';
import { defineTag } from '../defineTag.ts';

/** Registers `lectern-catalog`; again does nothing. */
export const define = (suffix = '') =>
  // It shares the list of courses, which also raises events of an arrival, but only in the learner's own list.
  defineTag<typeof catalogManifest, CatalogProps, typeof courses>(
    catalogManifest,
    Catalog,
    suffix,
    () => import('../hash/listHash.ts'),
  );
