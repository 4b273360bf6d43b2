import type { FeatureState, ScriptedReply } from '../../../featureState.ts';
import type { PackageStanding } from '../../../../../src/bridge/scorm/packageStanding.ts';
import { workflowId } from '../stateCourse.ts';
import type { PartSketch } from '../stateParts.ts';
import { toolState } from './toolStates.ts';

/** The launch page of a package, which tells the page around it how it stands. Its origin is nobody's. */
export const packagePage = (standing: Partial<PackageStanding>): ScriptedReply => {
  const body = { phase: 'playing', saving: 'saved', review: false, ...standing };
  const message = JSON.stringify({ ns: 'lectern', v: 1, name: 'scorm.standing', body });
  const page = [
    '<!doctype html><meta name="color-scheme" content="light dark"><title>Package</title>',
    '<h1>Clean hands</h1><p>Page 2 of 4</p>',
    `<script>parent.postMessage(${message}, '*')</script>`,
  ].join('');
  return { body: { targetLinkUri: `data:text/html;charset=utf-8,${encodeURIComponent(page)}` } };
};

/** A part that is a package. @param launch answers the request for a launch */
export function scormState(
  name: string,
  title: string,
  settled: string,
  launch: ScriptedReply,
  more: Partial<PartSketch> = {},
): FeatureState {
  const state = toolState(name, title, settled, launch, { name: 'Clean hands', kind: 'scorm', ...more });
  const content = `GET /api/lms/v1/users/me/objective-workflows/${workflowId}/activity/*`;
  return {
    ...state,
    replies: {
      ...state.replies,
      [content]: [
        {
          answer: (url) => ({
            activityPathId: url.pathname.split('/').at(-1),
            type: 2,
            contentType: 1,
            resourceKind: 9,
            content: '<p>It keeps your place.</p>',
          }),
        },
      ],
    },
  };
}

const playing = '.package .package-line svg';
const instead = '.package > .empty-state';

/** Every state of a part that is a package. */
export const scormStates: readonly FeatureState[] = [
  scormState('package', 'A package plays, and its place is stored', playing, packagePage({})),
  scormState('package-sending', 'Its place is being stored', playing, packagePage({ saving: 'sending' })),
  scormState('package-unsent', 'Without a connection its place waits', playing, packagePage({ saving: 'unsent' })),
  scormState(
    'package-ended',
    'It has ended, and can be submitted',
    '.package-bar button',
    packagePage({ phase: 'ended' }),
  ),
  scormState(
    'package-passed',
    'It has reported a score',
    '[role=status]:has(.notice) ~ .package-bar svg',
    packagePage({}),
    {
      workflow: 'finished',
      score: 1,
    },
  ),
  scormState('package-review', 'It is looked at again', playing, packagePage({ phase: 'submitted', review: true })),
  scormState('package-elsewhere', 'It plays elsewhere by now', instead, packagePage({ phase: 'superseded' })),
  scormState('package-over', 'Its launch is over', instead, packagePage({ phase: 'over' })),
  scormState('package-broken', 'It could not be opened', instead, packagePage({ phase: 'failed' })),
  scormState('package-loading', 'Its launch is asked for', '.frame-cover .spinner span', { fault: 'never' }),
  scormState('package-refused', 'The server refuses, in its own words', '.content-frame .empty-state', {
    status: 409,
    body: { error: { code: 'conflict', message: 'This package is being replaced.' } },
  }),
];
