import { catalogManifest } from '../src/features/courses/catalogManifest.ts';
import { manifest as courses } from '../src/features/courses/manifest.ts';
import { manifest as frame } from '../src/features/frame/manifest.ts';
import { manifest as player } from '../src/features/player/manifest.ts';
import type { Manifest } from '../src/runtime/manifest.ts';

/** The one table of tags, made of the features' manifests. Loader, types, wrappers, reference and tests are made from it. */
export const tags = {
  'lectern-courses': courses,
  'lectern-catalog': catalogManifest,
  'lectern-player': player,
  'lectern-frame': frame,
} as const satisfies { readonly [T in Manifest['tag']]?: Manifest & { readonly tag: T } };

/** One of the tags. */
export type Tag = keyof typeof tags;
