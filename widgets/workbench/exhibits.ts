import { catalogManifest } from '../../src/features/courses/catalogManifest.ts';
import { catalogStates } from '../../src/features/courses/catalogStates.ts';
import { manifest as coursesManifest } from '../../src/features/courses/manifest.ts';
import { states as coursesStates } from '../../src/features/courses/states.ts';
import { manifest as frameManifest } from '../../src/features/frame/manifest.ts';
import { states as frameStates } from '../../src/features/frame/states.ts';
import { manifest as playerManifest } from '../../src/features/player/manifest.ts';
import { states as playerStates } from '../../src/features/player/states.ts';
import { frameOfNobody } from './frameOfNobody.ts';
import type { Exhibit } from './stageState.ts';

/** Every element that has states to show. */
export const exhibits: readonly Exhibit[] = [
  { manifest: coursesManifest, states: coursesStates, load: async () => (await import('../../src/features/courses/Courses.tsx')).Courses },
  { manifest: catalogManifest, states: catalogStates, load: async () => (await import('../../src/features/courses/Catalog.tsx')).Catalog },
  { manifest: playerManifest, states: playerStates, load: async () => (await import('../../src/features/player/Player.tsx')).Player },
  { manifest: frameManifest, states: frameStates, load: frameOfNobody },
];
