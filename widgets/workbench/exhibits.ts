import { manifest as calendarManifest } from '../../src/features/calendar/manifest.ts';
import { states as calendarStates } from './states/calendar/states.ts';
import { manifest as certificateManifest } from '../../src/features/certificate/manifest.ts';
import { states as certificateStates } from './states/certificate/states.ts';
import { catalogManifest } from '../../src/features/courses/catalogManifest.ts';
import { catalogStates } from './states/courses/catalogStates.ts';
import { manifest as dashboardManifest } from '../../src/features/courses/dashboard/manifest.ts';
import { states as dashboardStates } from './states/dashboard/states.ts';
import { manifest as coursesManifest } from '../../src/features/courses/manifest.ts';
import { states as coursesStates } from './states/courses/states.ts';
import { manifest as feedbackManifest } from '../../src/features/feedback/manifest.ts';
import { states as feedbackStates } from './states/feedback/states.ts';
import { manifest as frameManifest } from '../../src/features/frame/manifest.ts';
import { states as frameStates } from './states/frame/states.ts';
import { manifest as notificationsManifest } from '../../src/features/notifications/manifest.ts';
import { states as notificationsStates } from './states/notifications/states.ts';
import { manifest as playerManifest } from '../../src/features/player/manifest.ts';
import { states as playerStates } from './states/player/states.ts';
import { manifest as bookmarksManifest } from '../../src/features/player/saved/manifest.ts';
import { bookmarksStates } from './states/player/saved/bookmarksStates.ts';
import { manifest as profileManifest } from '../../src/features/profile/manifest.ts';
import { states as profileStates } from './states/profile/states.ts';
import { manifest as resultsManifest } from '../../src/features/results/manifest.ts';
import { states as resultsStates } from './states/results/states.ts';
import { manifest as tutorManifest } from '../../src/features/tutor/manifest.ts';
import { states as tutorStates } from './states/tutor/states.ts';
import { frameOfNobody } from './frameOfNobody.ts';
import type { Exhibit } from './stageState.ts';

/** Every element that has states to show. */
export const exhibits: readonly Exhibit[] = [
  {
    manifest: coursesManifest,
    states: coursesStates,
    load: async () => (await import('../../src/features/courses/Courses.tsx')).Courses,
  },
  {
    manifest: catalogManifest,
    states: catalogStates,
    load: async () => (await import('../../src/features/courses/Catalog.tsx')).Catalog,
  },
  {
    manifest: playerManifest,
    states: playerStates,
    load: async () => (await import('../../src/features/player/shell/Player.tsx')).Player,
  },
  {
    manifest: certificateManifest,
    states: certificateStates,
    load: async () => (await import('../../src/features/certificate/Certificate.tsx')).Certificate,
  },
  {
    manifest: resultsManifest,
    states: resultsStates,
    load: async () => (await import('../../src/features/results/MyResults.tsx')).MyResults,
  },
  {
    manifest: profileManifest,
    states: profileStates,
    load: async () => (await import('../../src/features/profile/Profile.tsx')).Profile,
  },
  {
    manifest: calendarManifest,
    states: calendarStates,
    load: async () => (await import('../../src/features/calendar/Calendar.tsx')).Calendar,
  },
  {
    manifest: tutorManifest,
    states: tutorStates,
    load: async () => (await import('../../src/features/tutor/Tutor.tsx')).Tutor,
  },
  {
    manifest: dashboardManifest,
    states: dashboardStates,
    load: async () => (await import('../../src/features/courses/dashboard/Dashboard.tsx')).Dashboard,
  },
  {
    manifest: notificationsManifest,
    states: notificationsStates,
    load: async () => (await import('../../src/features/notifications/Notifications.tsx')).Notifications,
  },
  {
    manifest: feedbackManifest,
    states: feedbackStates,
    load: async () => (await import('../../src/features/feedback/Feedback.tsx')).Feedback,
  },
  {
    manifest: bookmarksManifest,
    states: bookmarksStates,
    load: async () => (await import('../../src/features/player/saved/Bookmarks.tsx')).Bookmarks,
  },
  { manifest: frameManifest, states: frameStates, load: frameOfNobody },
];
