import { manifest } from '../../src/features/player/manifest.ts';
import { Player } from '../../src/features/player/Player.tsx';
import { defineTag } from '../defineTag.ts';

/** Registers `lectern-player`; again does nothing. */
export const define = (suffix = '') => defineTag(manifest, Player, suffix);
