import { manifest as calendar } from '../src/features/calendar/manifest.ts';
import { manifest as certificate } from '../src/features/certificate/manifest.ts';
import { catalogManifest } from '../src/features/courses/catalogManifest.ts';
import { manifest as dashboard } from '../src/features/courses/dashboard/manifest.ts';
import { manifest as courses } from '../src/features/courses/manifest.ts';
import { manifest as feedback } from '../src/features/feedback/manifest.ts';
import { manifest as frame } from '../src/features/frame/manifest.ts';
import { manifest as notifications } from '../src/features/notifications/manifest.ts';
import { manifest as bookmarks } from '../src/features/player/saved/manifest.ts';
import { manifest as player } from '../src/features/player/manifest.ts';
import { manifest as results } from '../src/features/results/manifest.ts';
import { manifest as profile } from '../src/features/profile/manifest.ts';
import { manifest as tutor } from '../src/features/tutor/manifest.ts';
import type { Manifest } from '../src/port/manifest.ts';

/** The one table of tags, made of the features' manifests. Loader, types, wrappers, reference and tests are made from it. */
export const tags = {
  'lectern-courses': courses,
  'lectern-catalog': catalogManifest,
  'lectern-player': player,
  'lectern-certificate': certificate,
  'lectern-results': results,
  'lectern-profile': profile,
  'lectern-calendar': calendar,
  'lectern-tutor': tutor,
  'lectern-dashboard': dashboard,
  'lectern-notifications': notifications,
  'lectern-feedback': feedback,
  'lectern-bookmarks': bookmarks,
  'lectern-frame': frame,
} as const satisfies { readonly [T in Manifest['tag']]?: Manifest & { readonly tag: T } };

/** One of the tags. */
export type Tag = keyof typeof tags;
