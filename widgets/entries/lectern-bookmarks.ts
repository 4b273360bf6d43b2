import { manifest } from '../../src/features/player/saved/manifest.ts';
import { Bookmarks } from '../../src/features/player/saved/Bookmarks.tsx';
import { defineTag } from '../defineTag.ts';

/** Registers `lectern-bookmarks`; again does nothing. */
export const define = (suffix = '') => defineTag(manifest, Bookmarks, suffix);
