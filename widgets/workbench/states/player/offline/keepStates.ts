import type { FeatureState } from '../../../featureState.ts';
import { overview, type More } from '../overviewState.ts';
import { objectiveId, workflowId } from '../stateCourse.ts';

const lms = '/api/lms/v1';
const content = `GET ${lms}/users/me/objective-workflows/${workflowId}/activity/*`;
const config = 'GET /config-ui/config.json';
const button = '.keep > .btn';
const confirm = '.keep-start';
const text = { body: { activityPathId: 'x', type: 0, content: '<p>An interval says how sure you may be.</p>' } };
const course = {
  objectiveId,
  name: 'Statistics for Clinical Researchers',
  at: Date.parse('2026-11-20T18:05:00Z'),
  bytes: 36_175_872,
  whole: true,
  parts: [],
};

const state = (name: string, title: string, more: More): FeatureState =>
  overview(
    name,
    title,
    { state: 'inProgress' },
    {
      settled: button,
      keeps: { courses: [], free: 5_000_000_000 },
      ...more,
      replies: {
        [config]: [{ body: { offline: 14 } }],
        'GET /api/platform/v1/users/me': [{ body: { id: 'mira', first_name: 'Mira', last_name: 'Okafor' } }],
        [content]: [text],
        ...more.replies,
      },
    },
  );

/** Keeping a course for reading offline, on its page (OFF-6). */
export const keepStates: readonly FeatureState[] = [
  state('keep', 'A course that can be kept', {}),
  state('keep-dialog', 'What can be kept of it', { settled: confirm, clicks: [button] }),
  state('keep-too-large', 'There is not enough room', {
    settled: '.keep-says .notice',
    clicks: [button],
    keeps: { courses: [], free: 1_000_000 },
  }),
  state('keep-dialog-failed', 'Its content could not be looked through', {
    settled: '.keep-again',
    clicks: [button],
    replies: { [content]: [{ status: 500 }] },
  }),
  state('keep-now', 'It is being kept', {
    settled: '.keep-now',
    clicks: [button, confirm],
    keeps: { courses: [], free: 5_000_000_000, fault: 'never' },
  }),
  state('keep-full', 'The device is full', {
    settled: '.keep .notice',
    clicks: [button, confirm],
    keeps: { courses: [], free: 5_000_000_000, fault: 'full' },
  }),
  state('keep-kept', 'It is kept', { settled: '.keep-has', keeps: { courses: [course], free: 5_000_000_000 } }),
  state('keep-partly', 'Only a part of it is kept', {
    settled: '.keep-has',
    keeps: { courses: [{ ...course, whole: false }], free: 5_000_000_000 },
  }),
];
