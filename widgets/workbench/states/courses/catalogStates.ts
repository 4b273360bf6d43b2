import type { FeatureState, ScriptedReply } from '../../featureState.ts';
import { catalogSketches } from './catalogSketches.ts';
import { arabicSketches } from './courseSketches.ts';
import { stateNow, wireCourse } from './stateCourse.ts';
import { learnerReplies, publicReplies } from './stateLists.ts';

const list = 'GET /api/lms/v1/users/me/objective-accesses/query';
const publicList = 'GET /api/lms/v1/public/open-catalog/objectives/query';
const all = catalogSketches.map(wireCourse);
const failure: ScriptedReply = { status: 500, body: { error: { code: 'server_error', message: 'no' } } };
const standing = learnerReplies(all);
const visitors = publicReplies(all);
const ofVisitors = { audience: 'public', domain: 'academy.example' };
const state = (
  name: string,
  title: string,
  settled: string,
  replies: FeatureState['replies'],
  more: Partial<FeatureState> = {},
): FeatureState => ({ name, title, now: stateNow, settled, replies, ...more });
const button = '.find .btn[aria-haspopup]';

/** Every state of the catalog, of learners and of visitors. */
export const catalogStates: readonly FeatureState[] = [
  state('catalog', 'A course of every kind', '.chips .chip', standing),
  state('catalog-loading', 'First load', '.card .sk', { ...standing, [list]: [{ fault: 'never' }] }),
  state('catalog-empty', 'Nothing to choose', '.empty-state', learnerReplies([])),
  state(
    'catalog-plain',
    'Neither terms nor collections: nothing to filter by',
    '.find:has(input):not(:has(.btn))',
    learnerReplies(
      all.map((course) => ({ ...course, termId: null, objective: { ...course.objective, showcases: [] } })),
    ),
  ),
  state('catalog-drawer', 'The drawer of filters', '.drawer .check .num', standing, { clicks: [button] }),
  state('catalog-filtered', 'Filtered by collection', '.find .badge', standing, {
    attributes: { query: 'collection=Safety' },
  }),
  state('catalog-nothing-found', 'Nothing fits the search', '.empty-state .btn', standing, {
    attributes: { query: 'keyword=zebra' },
  }),
  state('catalog-failed', 'The catalog could not be loaded', '.empty-state .btn', { ...standing, [list]: [failure] }),
  state('catalog-offline', 'Offline from the start', '.empty-state', standing, { offline: 'start' }),
  state(
    'catalog-arabic',
    'Arabic titles',
    '.chips .chip',
    learnerReplies(arabicSketches.map((sketch, index) => wireCourse({ ...sketch, catalog: true }, index))),
  ),
  state('public', 'The open catalog', '.chips .chip', visitors, { attributes: ofVisitors }),
  state('public-drawer', 'The drawer of the open catalog', '.drawer .check', visitors, {
    attributes: ofVisitors,
    clicks: [button],
  }),
  state('public-empty', 'An open catalog without courses', '.empty-state', publicReplies([]), {
    attributes: ofVisitors,
  }),
  state(
    'public-failed',
    'The open catalog could not be loaded',
    '.empty-state .btn',
    { ...visitors, [publicList]: [failure] },
    { attributes: ofVisitors },
  ),
];
