import { manifest } from '../../src/features/player/manifest.ts';
import { placeInCourse } from '../../src/features/player/base/placeInCourse.ts';
import { playerAt } from '../../src/features/player/shell/playerAt.tsx';
import type { CourseAhead } from '../../src/features/player/shell/courseAhead.ts';
import { defineTag } from '../defineTag.ts';
import { pageRuntime } from '../pageRuntime.ts';

const Player = playerAt(() => import('../playerElsewhere.ts'));

/** Registers `lectern-player`; again does nothing. */
export const define = (suffix = '') =>
  defineTag(manifest, Player, suffix, () =>
    import('../hash/playerHash.ts').then(({ playerHash }) => playerHash(placeInCourse)),
  );

/** Fetches the player's first view of the course that its attributes name (AHEAD-1). On another site its frame does that itself. */
export const ahead = async ({ 'objective-id': objectiveId, ...at }: Readonly<Record<string, string>>) => {
  const { port } = pageRuntime();
  if (new URL(port.host.apiBase).origin !== location.origin) return;
  const { courseAhead } = await import('../../src/features/player/shell/courseAhead.ts');
  await courseAhead(port, { ...(objectiveId && { objectiveId }), ...(at as CourseAhead) });
};
