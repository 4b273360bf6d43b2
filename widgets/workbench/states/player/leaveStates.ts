import type { FeatureState } from '../../featureState.ts';
import { overview, type More } from './overviewState.ts';
import type { CourseSketch } from './stateCourse.ts';

const leave = 'POST /api/lectern/v1/leave-courses';
const button = '.leave .btn';
const confirm = '.dialog .filled';
const announced: FeatureState['replies'] = {
  'GET /config-ui/config.json': [{ body: { extensions: ['leaveCourse'] } }],
};
const mine: CourseSketch = { state: 'inProgress', catalog: 'enrolled' };
const state = (name: string, title: string, sketch: CourseSketch, more: More): FeatureState =>
  overview(name, title, sketch, { ...more, replies: { ...announced, ...more.replies } });

/** Leaving a course from its page. */
export const leaveStates: readonly FeatureState[] = [
  state('leave', 'A course that can be left', mine, { settled: button }),
  state('leave-dialog', 'Leaving a course', mine, { settled: confirm, clicks: [button] }),
  state(
    'leave-unbegun',
    'Leaving a course that was not begun',
    { catalog: 'enrolled' },
    { settled: confirm, clicks: [button] },
  ),
  state(
    'leave-invited',
    'Leaving a course that is in no catalog',
    { ...mine, more: { showInCatalog: false } },
    { settled: confirm, clicks: [button] },
  ),
  state(
    'leave-over',
    'Leaving a course that cannot be added again',
    { ...mine, more: { availabilityEndDate: '2026-11-01T08:00:00Z' } },
    { settled: confirm, clicks: [button] },
  ),
  state('leave-too-long', 'A comment that is too long', mine, {
    settled: '.leave-fault',
    clicks: [button, ['.leave-comment textarea', 'Too much. '.repeat(250)]],
  }),
  state('leave-refused', 'The server refuses it', mine, {
    settled: `${confirm}:not([aria-busy])`,
    clicks: [button, confirm],
    replies: {
      [leave]: [
        {
          status: 409,
          body: { error: { code: 'conflict', message: 'This course has a result.' } },
        },
      ],
    },
  }),
  state('leave-unsent', 'It may not have arrived', mine, {
    settled: '.leave .notice .btn',
    clicks: [button, confirm],
    replies: { [leave]: [{ fault: 'lost' }] },
  }),
];
