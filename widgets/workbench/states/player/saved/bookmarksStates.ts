import type { FeatureState, ScriptedReply } from '../../../featureState.ts';
import { stateNow, workflowId } from '../stateCourse.ts';
import { hostileName, long } from '../stateTexts.ts';
import { someSaved, wireSaved } from './wireSaved.ts';

const saved = 'GET /api/lectern/v1/users/me/saved-parts';
const save = `PUT /api/lectern/v1/users/me/objective-workflows/${workflowId}/saved-parts/*`;
const config = 'GET /config-ui/config.json';
const body = (value: unknown): ScriptedReply => ({ body: value });

const ethics = { id: 'course-eth105', name: 'Research Ethics in Practice', code: 'ETH 105' };
const odd = { id: 'course-odd', name: hostileName, code: null };
const all = wireSaved([
  { axis: 'e1/e1-2', name: '1.2 Consent', above: ['1. People'], icon: 'belowPassingScore', course: ethics },
  { axis: 'e3', name: '3. Data about people', icon: null, reason: { code: 'completePreviousToPass' }, course: ethics },
  ...someSaved,
]);
const standing: FeatureState['replies'] = { [config]: [body({ extensions: ['savedParts'] })], [saved]: [body(all)] };
const state = (
  name: string,
  title: string,
  settled: string,
  replies: FeatureState['replies'] = {},
  more: Partial<FeatureState> = {},
): FeatureState => ({ name, title, now: stateNow, settled, replies: { ...standing, ...replies }, ...more });

/** Every state of the bookmarks over all courses. */
export const bookmarksStates: readonly FeatureState[] = [
  state('bookmarks', 'Bookmarks of two courses', '.saved-row'),
  state('loading', 'First load', '[role=status] i', { [saved]: [{ fault: 'never' }] }),
  state('empty', 'No bookmarks', '.empty-state', { [saved]: [body(wireSaved([]))] }),
  state('failed', 'The bookmarks could not be loaded', '[role=alert] .btn', { [saved]: [{ status: 500 }] }),
  state(
    'offline',
    'Offline before they came',
    '.empty-state .btn',
    { [saved]: [{ fault: 'never' }] },
    { offline: 'later' },
  ),
  state('offline-later', 'Offline later', '.notice', {}, { offline: 'later' }),
  state('unavailable', 'An LMS without bookmarks', '.empty-state', { [config]: [body({})] }),
  state(
    'removed',
    'A bookmark was removed',
    '.saved-row.removed .btn',
    { [save]: [body({ saved: false, at: stateNow })] },
    { clicks: ['.saved-row .btn'] },
  ),
  state(
    'refused',
    'A removal that the server refuses',
    '.saved-row .btn',
    { [save]: [{ status: 409, body: { error: { code: 'conflict', message: 'Not now.' } } }] },
    { clicks: ['.saved-row .btn'] },
  ),
  state('odd', 'Long names, markup, what cannot be read', '.saved-row', {
    [saved]: [
      body({
        parts: [
          null,
          { id: 7 },
          ...(
            wireSaved([
              {
                axis: 'o1',
                name: hostileName,
                above: [hostileName, long],
                reason: { code: 'tomorrow' },
                icon: 'odd',
                course: odd,
              },
              { axis: 'o2', name: long, above: [long], course: odd },
            ]) as { readonly parts: readonly object[] }
          ).parts,
        ],
      }),
    ],
  }),
];
