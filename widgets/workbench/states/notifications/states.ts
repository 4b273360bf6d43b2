import type { FeatureState, ScriptedReply } from '../../featureState.ts';

const channels = 'GET /api/lectern/v1/users/me/channels';
const announcements = 'GET /api/lectern/v1/users/me/channels/*/announcements';
const counts = 'GET /api/lectern/v1/users/me/unread-counts';
const changes = 'GET /api/lectern/v1/users/me/channels/changes';
const read = 'PUT /api/lectern/v1/users/me/channels/*/read';
const readAll = 'PUT /api/lectern/v1/users/me/channels/read';
const configuration = 'GET /config-ui/config.json';

const body = (value: unknown): ScriptedReply => ({ body: value });
const post = (id: string, sent: string, text: string, more: object = {}) => ({
  id,
  sent,
  text,
  author: 'Dr Karin Lindqvist',
  unread: false,
  ...more,
});
const seminar = post('n1', '2026-11-23T08:12:00Z', 'The live seminar has its date.\nPlease bring one page.', {
  unread: true,
});
const example = post('n2', '2026-11-22T15:00:00Z', 'A worked example of the analysis plan is in the library.', {
  unread: true,
});
const hours = post('n3', '2026-11-17T09:00:00Z', 'Dr Lindqvist answers questions on Thursdays from four to five.', {
  author: null,
});
const expiry = post('c1', '2026-11-20T09:00:00Z', '', {
  author: null,
  certificate: { number: 'AA-2026-000117', expires: '2026-12-20T09:00:00Z' },
});
const channel = (id: string, courseName: string, unread: number, last: object | null) => ({
  id,
  objectiveId: `o-${id}`,
  courseName,
  code: null,
  unread,
  last,
});
const usual = [
  channel('sta', 'Statistics for Researchers', 2, seminar),
  channel('saf', 'Fire Safety on the Ward', 1, expiry),
  channel(
    'dat',
    'Data Handling with Python',
    0,
    post('n4', '2026-11-19T09:00:00Z', 'The exercises run in the browser now.'),
  ),
  channel('lat', 'Latin for the curious', 0, null),
];
const about = { objectiveId: 'o-sta', courseName: 'Statistics for Researchers' };
const note = (id: string, sent: string, notice: object, isNew = false) =>
  post(id, sent, '', { author: null, unread: isNew, notice: { ...about, ...notice } });
const due = note(
  'p1',
  '2026-11-23T08:00:00Z',
  { kind: 'dueSoon', at: '2026-11-24T17:00:00Z', part: { axis: ['m', 'p'], name: '4.5 Exercise: bootstrapping in R' } },
  true,
);
const personal = [
  due,
  note(
    'p2',
    '2026-11-22T10:00:00Z',
    { kind: 'team', part: { axis: ['t'], name: 'Film each other' }, by: 'Ines Holm' },
    true,
  ),
  note('p9', '2026-11-21T10:00:00Z', {
    kind: 'reply',
    part: { axis: ['d'], name: '4.4 Discussion: a result you doubted' },
    postId: 'r2',
    by: 'Pavel Novák',
  }),
  note('p3', '2026-11-20T10:00:00Z', { kind: 'graded', result: { percent: 86, grade: 'A', passed: true } }),
  note('p4', '2026-11-19T10:00:00Z', { kind: 'graded', courseName: 'Philosophy of Medicine', result: null }),
  note('p5', '2026-11-18T10:00:00Z', { kind: 'certificate', event: 'issued', number: 'AA-1', expires: null }),
  note('p6', '2026-11-17T10:00:00Z', { kind: 'certificate', event: 'revoked', number: 'AA-2', expires: null }),
  note('p7', '2026-11-16T10:00:00Z', {
    kind: 'certificate',
    event: 'expiring',
    number: 'AA-3',
    expires: '2026-12-16T10:00:00Z',
  }),
  note('p8', '2026-11-15T10:00:00Z', { kind: 'dueSoon', at: '2026-11-16T17:00:00Z', part: null }),
];
const forYou = (unread: number, last: object | null) => ({
  ...channel('for-you', '', unread, last),
  objectiveId: null,
  courseName: null,
});
const hostile = '<img src=x onerror=alert(1)>{{name}} & "quotes"';
const long = 'Donaudampfschifffahrtsgesellschaftskapitänsausbildung'.repeat(3);
const page = (items: readonly unknown[], more = false, courseName = 'Statistics for Researchers') =>
  body({ objectiveId: 'o-sta', courseName, items, more });
const unread = { sta: 2, saf: 1, dat: 0, lat: 0 };

const standing: FeatureState['replies'] = {
  [configuration]: [body({ extensions: ['unreadCounts', 'notifications', 'notificationPreferences'] })],
  [counts]: [body({ counts: unread })],
  [changes]: [{ events: [['counts', { counts: unread }]], ends: 'open' }],
  [channels]: [body({ channels: usual })],
  [announcements]: [page([seminar, example, hours])],
  [read]: [body({})],
  [readAll]: [body({ counts: { sta: 0, saf: 0, dat: 0, lat: 0 } })],
};
const state = (
  name: string,
  title: string,
  settled: string,
  replies: FeatureState['replies'] = {},
  more: Partial<FeatureState> = {},
): FeatureState => ({
  name,
  title,
  now: '2026-11-23T09:41:30Z',
  settled,
  replies: { ...standing, ...replies },
  ...more,
});
const small = { attributes: { size: 'small' } };
const button = { attributes: { size: 'button' } };
const opened = { attributes: { 'channel-id': 'sta' } };
const own = (items: readonly unknown[]): FeatureState['replies'] => ({
  [announcements]: [body({ objectiveId: null, courseName: null, items, more: false })],
  [channels]: [body({ channels: [forYou(2, due), ...usual] })],
  [counts]: [body({ counts: { ...unread, 'for-you': 2 } })],
  [changes]: [{ events: [['counts', { counts: { ...unread, 'for-you': 2 } }]], ends: 'open' }],
});
const mine = { attributes: { 'channel-id': 'for-you' } };
const absent: FeatureState['replies'] = { [configuration]: [body({})] };

/** Every state of the announcements. */
export const states: readonly FeatureState[] = [
  state('channels', 'The channels', '.news-row'),
  state('loading', 'First load', '[role=status] i', { [channels]: [{ fault: 'never' }] }),
  state('empty', 'No channels', '.empty-state', { [channels]: [body({ channels: [] })] }),
  state('failed', 'The channels could not be loaded', '[role=alert] .btn', { [channels]: [{ status: 500 }] }),
  state('offline-later', 'Offline later', '.notice', {}, { offline: 'later' }),
  state('unavailable', 'An LMS without a chat', '.empty-state', absent),
  state('all-read', 'Everything is read', '.news-row', {
    [channels]: [body({ channels: usual.map((one) => ({ ...one, unread: 0 })) })],
    [counts]: [body({ counts: {} })],
    [changes]: [{ events: [['counts', { counts: {} }]], ends: 'open' }],
  }),
  state('odd', 'Long names, markup, what cannot be read', '.news-row', {
    [channels]: [
      body({
        channels: [
          null,
          { id: 7 },
          channel('odd', hostile, 1500, post('x', '2026-11-23T08:12:00Z', hostile)),
          channel('long', long, -3, post('y', 'soon', long)),
        ],
      }),
    ],
  }),
  state('channel', 'The announcements of a course', '.news-item', {}, opened),
  state(
    'channel-older',
    'Older announcements are left',
    '.news-item',
    { [announcements]: [page([seminar, hours], true)] },
    opened,
  ),
  state(
    'channel-older-failed',
    'Older announcements could not be loaded',
    '[role=alert]',
    { [announcements]: [page([seminar, hours], true), { status: 500 }] },
    { ...opened, clicks: ['.news-items + div .btn'] },
  ),
  state('channel-certificate', 'A certificate expires', '.news-item a', { [announcements]: [page([expiry])] }, opened),
  state('channel-empty', 'Nothing announced yet', '.empty-state', { [announcements]: [page([])] }, opened),
  state(
    'channel-loading',
    'The announcements are on their way',
    '[role=status] i',
    { [announcements]: [{ fault: 'never' }] },
    opened,
  ),
  state(
    'channel-failed',
    'The announcements could not be loaded',
    '[role=alert] .btn',
    { [announcements]: [{ status: 500 }] },
    opened,
  ),
  state('channel-unavailable', 'A channel of others', '.empty-state', { [announcements]: [{ status: 404 }] }, opened),
  state(
    'channel-odd',
    'Long words, markup',
    '.news-item',
    {
      [announcements]: [
        page([post('x', '2026-11-23T08:12:00Z', hostile), post('y', '2026-11-22T08:12:00Z', long), null], false, long),
      ],
    },
    opened,
  ),
  state('own', 'The learner’s own channel stands first', '.news-row', own(personal)),
  state('own-channel', 'What concerns the learner alone', '.news-item', own(personal), mine),
  state(
    'own-odd',
    'Notices that nobody knows, long names, markup',
    '.news-item',
    own([
      note('o1', '2026-11-23T08:00:00Z', { kind: 'weather' }),
      note('o2', '2026-11-23T08:00:00Z', {
        kind: 'team',
        courseName: hostile,
        part: { axis: [], name: long },
        by: null,
      }),
      note('o5', '2026-11-23T08:00:00Z', { kind: 'reply', part: { axis: [], name: long }, postId: 'x', by: null }),
      note('o3', '2026-11-23T08:00:00Z', { kind: 'dueSoon', at: 'soon', part: null }),
      post('o4', '2026-11-23T08:00:00Z', ''),
    ]),
    mine,
  ),
  state('own-window', 'The learner’s own channel in the window', 'dialog .news-item', own(personal), {
    attributes: { 'size': 'button', 'channel-id': 'for-you' },
    clicks: ['.news-button button'],
  }),
  state('no-settings', 'An LMS without settings of notifications', '.news-row', {
    [configuration]: [body({ extensions: ['unreadCounts', 'notifications'] })],
  }),
  state('small', 'In short', '.news-row', {}, small),
  state('small-window', 'In short, a channel is open', 'dialog .news-item', {}, { ...small, clicks: ['.news-row'] }),
  state('button', 'A button', '.news-button .news-badge', {}, button),
  state('window', 'The window of the button', 'dialog .news-row', {}, { ...button, clicks: ['.news-button button'] }),
];
