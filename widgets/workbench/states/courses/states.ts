import type { FeatureState, ScriptedReply } from '../../featureState.ts';
import { nextStates, standingSteps } from './nextStates.ts';
import { arabicSketches, sketches } from './courseSketches.ts';
import { stateNow, wireCourse } from './stateCourse.ts';
import { learnerReplies } from './stateLists.ts';

const list = 'GET /api/lms/v1/users/me/objective-accesses/query';
const configuration = 'GET /config-ui/config.json';
const counts = 'GET /api/lectern/v1/users/me/course-counts';
const collections = 'GET /api/lms/v1/users/me/enrolled-showcases';
const terms = 'GET /api/lms/v1/users/me/terms';
const all = sketches.map(wireCourse);

const body = (value: unknown): ScriptedReply => ({ body: value });
/** Answers a list whole, however little is asked for. */
const wholeOf = (items: readonly unknown[]) => body({ data: items, totalCount: items.length });
const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    wireCourse(
      { ...sketches[index % sketches.length]!, name: `${index + 1}. ${sketches[index % sketches.length]!.name}` },
      index,
    ),
  );
const pages = (count: number) => learnerReplies(many(count))[list]![0]!;
const hostile = '<img src=x onerror=alert(1)><script>alert(1)</script>{{count}} & "quotes"';
const long =
  'Donaudampfschifffahrtsgesellschaftskapitänsausbildung for everybody who has ever wondered ' +
  'how such a name fits on a card that was made for two lines';

const failure = { status: 500, body: { error: { code: 'server_error', message: 'no' } } };
const standing = learnerReplies(all);
const state = (
  name: string,
  title: string,
  settled: string,
  replies: FeatureState['replies'],
  more: Partial<FeatureState> = {},
): FeatureState => ({
  name,
  title,
  now: stateNow,
  settled,
  replies: { ...standing, ...replies },
  ...more,
});
const filtered = { query: 'term=autumn,spring&courseProgress=notStarted' };
const unread = 'GET /api/lectern/v1/users/me/unread-counts';
const channels = 'GET /api/lectern/v1/users/me/channels';
const changes = 'GET /api/lectern/v1/users/me/channels/changes';
const button = '.find .btn[aria-haspopup]';

/** Every state of the list of courses. */
export const states: readonly FeatureState[] = [
  state('full', 'One card of every state, and the next steps', '.due', { ...standingSteps, [list]: [wholeOf(all)] }),
  state('unread', 'Unread announcements', '.card-unread', {
    ...learnerReplies(all.slice(0, 3)),
    [configuration]: [body({ extensions: ['unreadCounts', 'notifications'] })],
    [channels]: [
      body({
        channels: all
          .slice(0, 3)
          .map(({ objective: { id, name } }, at) => ({ id: `c${at}`, objectiveId: id, courseName: name })),
      }),
    ],
    [changes]: [{ events: [], ends: 'open' }],
    [unread]: [body({ counts: { c0: 3, c1: 0, c2: 1500 } })],
  }),
  state('loading', 'First load', '.card .sk', { [list]: [{ fault: 'never' }] }),
  state('empty', 'No courses yet', '.empty-state .btn', learnerReplies([])),
  state('empty-no-catalog', 'No courses, and the catalog is off', '.empty-state', {
    ...learnerReplies([]),
    [configuration]: [body({ ui: { learner: { navigation: { catalog: false } } } })],
  }),
  state('filtered', 'Filtered by the address', '.find .badge', {}, { attributes: filtered }),
  state('searched', 'Searched', '.find .field .btn', {}, { attributes: { query: 'keyword=stat' } }),
  state(
    'nothing-found',
    'Nothing fits search and filters',
    '.empty-state .btn',
    {},
    { attributes: { query: 'keyword=zebra&coursePriority=mandatory' } },
  ),
  state('drawer', 'The drawer of filters', '.drawer .check .num', {}, { clicks: [button] }),
  state(
    'drawer-chosen',
    'The drawer, with choices',
    '.drawer .check .num',
    {},
    { attributes: filtered, clicks: [button] },
  ),
  state(
    'drawer-uncounted',
    'The drawer of a server that does not count',
    '.drawer .check',
    { [configuration]: [body({})] },
    { clicks: [button] },
  ),
  state(
    'drawer-failed',
    'The drawer, without what could not be loaded',
    '.drawer [role=alert] .btn',
    { [counts]: [failure], [terms]: [failure], [collections]: [failure] },
    { clicks: [button] },
  ),
  state(
    'unknown-filters',
    'An address that names what is not there',
    '.chips .chip',
    {},
    { attributes: { query: 'collection=nowhere&term=never&courseProgress=half' } },
  ),
  state('failed', 'The list could not be loaded', '.empty-state .btn', { [list]: [failure] }),
  state('failed-network', 'The server cannot be reached', '.empty-state .btn', { [list]: [{ fault: 'lost' }] }),
  state('failed-reply', 'A reply of the wrong shape', '.empty-state .btn', { [list]: [body({ rows: [] })] }),
  state('failed-forbidden', 'The list may not be seen', '.empty-state .btn', {
    [list]: [{ status: 403, body: { error: { code: 'forbidden', message: 'no' } } }],
  }),
  state('offline', 'Offline from the start', '.empty-state', { [list]: [wholeOf(all)] }, { offline: 'start' }),
  state(
    'offline-list',
    'Offline, with what was loaded before',
    '.notice',
    { [list]: [wholeOf(all.slice(7, 10))] },
    { offline: 'later' },
  ),
  state('unreadable', 'A wrong item among good ones', '.card.unreadable', {
    [list]: [wholeOf([{ id: 'broken' }, all[7], { objective: null }, all[4]])],
  }),
  state(
    'more',
    'More than one page',
    '.more [aria-busy]',
    { [list]: [pages(60), { fault: 'never' }] },
    { clicks: ['.more .btn'] },
  ),
  state(
    'more-failed',
    'The next page could not be loaded',
    '.more [role=alert]',
    { [list]: [pages(60), { status: 500 }] },
    { clicks: ['.more .btn'] },
  ),
  state('hundreds', 'More than two hundred courses', '.card .whole', {
    ...learnerReplies(many(260)),
    [list]: [wholeOf(many(260))],
  }),
  state('one', 'One course', '.card .whole', learnerReplies(all.slice(9, 10))),
  state(
    'hostile',
    'Hostile text',
    '.card .whole',
    learnerReplies(
      many(2).map((course) => ({
        ...course,
        objective: {
          ...course.objective,
          name: hostile,
          code: hostile,
          imageUrl: 'javascript:alert(1)',
          showcases: [{ id: hostile, name: hostile }],
        },
      })),
    ),
  ),
  state(
    'long',
    'Long text',
    '.card .whole',
    learnerReplies([
      ...many(1),
      wireCourse({ ...sketches[7]!, code: 'LONG-CODE-2026-XII', name: long, collection: long }, 1),
      wireCourse({ ...sketches[4]!, name: long }, 2),
    ]),
  ),
  ...nextStates,
  state('arabic', 'Arabic titles', '.card .whole', learnerReplies(arabicSketches.map(wireCourse))),
];
