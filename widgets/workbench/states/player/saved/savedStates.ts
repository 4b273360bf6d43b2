import type { FeatureState, ScriptedReply } from '../../../featureState.ts';
import { overview } from '../overviewState.ts';
import { workflowId } from '../stateCourse.ts';
import { reading } from '../stateReading.ts';
import { fullTree } from '../stateTrees.ts';
import { someSaved, wireSaved } from './wireSaved.ts';

const here = 'p4/p4-2';
const saved = 'GET /api/lectern/v1/users/me/saved-parts';
const save = `PUT /api/lectern/v1/users/me/objective-workflows/${workflowId}/saved-parts/*`;
const announced: FeatureState['replies'] = { 'GET /config-ui/config.json': [{ body: { extensions: ['savedParts'] } }] };
const list = (body: object = wireSaved(someSaved)): FeatureState['replies'] => ({ ...announced, [saved]: [{ body }] });
const refusal: ScriptedReply = {
  status: 409,
  body: { error: { code: 'conflict', message: 'You have 500 bookmarks: remove one first.' } },
};
const toggle = '.way .saved-toggle';
// The contents lie over the page in the width of the states.
const contents = ['.way > .btn', '.toc .saved-count'];

/** Bookmarks in the content and on the page of a course. */
export const savedStates: readonly FeatureState[] = [
  reading('saved', 'A part with a bookmark', fullTree, here, {
    settled: `${toggle}[aria-pressed=true]`,
    replies: list(),
  }),
  reading('saved-not', 'A part without a bookmark', fullTree, 'p3/p3-1', {
    settled: `${toggle}[aria-pressed=false]`,
    replies: list(),
  }),
  reading('saved-refused', 'A bookmark that the server refuses', fullTree, 'p3/p3-1', {
    settled: `${toggle}[aria-pressed=false]`,
    clicks: [toggle],
    replies: { ...list(), [save]: [refusal] },
  }),
  reading(
    'saved-long-read',
    'Bookmarks of parts of a long read',
    {
      name: 'A long read',
      workflow: 'inProgress',
      layout: 'longRead',
      children: [
        { name: 'The first part', workflow: 'finished' },
        { name: 'The second part', workflow: 'inProgress' },
      ],
    },
    '',
    {
      settled: '.section .saved-toggle[aria-pressed=true]',
      replies: list(wireSaved([{ axis: 'p1', name: 'The first part', icon: 'done' }])),
    },
  ),
  reading('saved-contents', 'The bookmarks in the contents', fullTree, here, {
    settled: '.toc .saved-row',
    clicks: contents,
    replies: list(),
  }),
  reading('saved-contents-removed', 'A bookmark was removed in the contents', fullTree, here, {
    settled: '.toc .saved-row.removed',
    clicks: [...contents, '.toc .saved-row .btn'],
    replies: { ...list(), [save]: [{ body: { saved: false, at: '2026-11-21T10:42:00Z' } }] },
  }),
  reading('saved-contents-empty', 'No bookmarks in the contents', fullTree, here, {
    settled: '.toc .saved-none',
    clicks: contents,
    replies: list(wireSaved([])),
  }),
  overview(
    'overview-saved',
    'Overview with bookmarks',
    { state: 'inProgress' },
    { settled: '.saved-section .saved-row', replies: list() },
  ),
  overview(
    'overview-saved-removed',
    'Overview, a bookmark was removed',
    { state: 'inProgress' },
    {
      settled: '.saved-section .saved-row.removed',
      clicks: ['.saved-section .saved-row .btn'],
      replies: { ...list(), [save]: [{ body: { saved: false, at: '2026-11-21T10:42:00Z' } }] },
    },
  ),
];
