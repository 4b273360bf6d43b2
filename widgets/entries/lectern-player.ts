import { manifest } from '../../src/features/player/manifest.ts';
import { placeInCourse } from '../../src/features/player/base/placeInCourse.ts';
import { playerAt } from '../../src/features/player/shell/playerAt.tsx';
import { defineTag } from '../defineTag.ts';

const Player = playerAt(() => import('../playerElsewhere.ts'));

/** Registers `lectern-player`; again does nothing. */
export const define = (suffix = '') =>
  defineTag(manifest, Player, suffix, () =>
    import('../hash/playerHash.ts').then(({ playerHash }) => playerHash(placeInCourse)),
  );
