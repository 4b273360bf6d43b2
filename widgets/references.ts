import { reference as calendar } from '../src/features/calendar/reference.ts';
import { reference as certificate } from '../src/features/certificate/reference.ts';
import { catalogReference } from '../src/features/courses/catalogReference.ts';
import { reference as dashboard } from '../src/features/courses/dashboard/reference.ts';
import { reference as courses } from '../src/features/courses/reference.ts';
import { reference as feedback } from '../src/features/feedback/reference.ts';
import { reference as frame } from '../src/features/frame/reference.ts';
import { reference as notifications } from '../src/features/notifications/reference.ts';
import { reference as bookmarks } from '../src/features/player/saved/reference.ts';
import { reference as player } from '../src/features/player/reference.ts';
import { reference as results } from '../src/features/results/reference.ts';
import { reference as profile } from '../src/features/profile/reference.ts';
import { reference as tutor } from '../src/features/tutor/reference.ts';
import type { Reference } from '../src/port/reference.ts';
import type { tags, Tag } from './tags.ts';

/** Reference texts for each tag, for people and tools. No learner downloads them. */
export const references = {
  'lectern-courses': courses,
  'lectern-catalog': catalogReference,
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
} as const satisfies { readonly [T in Tag]: Reference<(typeof tags)[T]> };
