import { manifest } from '../../src/features/player/manifest.ts';
import { playerAt } from '../../src/features/player/playerAt.tsx';
import { defineTag } from '../defineTag.ts';

const Player = playerAt(() => import('../playerElsewhere.ts'));

/** Registers `lectern-player`; again does nothing. */
export const define = (suffix = '') => defineTag(manifest, Player, suffix);
