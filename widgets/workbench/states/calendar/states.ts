import type { FeatureState, ScriptedReply } from '../../featureState.ts';

const items = 'GET /api/lectern/v1/users/me/calendar-items';
const feed = 'GET /api/lectern/v1/users/me/calendar-feed';
const renew = 'POST /api/lectern/v1/users/me/calendar-feed';
const configuration = 'GET /config-ui/config.json';
const accesses = 'GET /api/lms/v1/users/me/objective-accesses/query';

const body = (value: unknown): ScriptedReply => ({ body: value });
const course = (code: string, courseName: string) => ({
  objectiveId: code,
  aggregateId: `a-${code}`,
  code,
  courseName,
});
const statistics = course('STA 210', 'Statistics for Researchers');
const biology = course('BIO 214', 'Cell Biology');
let count = 0;
const date = (kind: string, at: string, of: object, part: string | null = null, more: object = {}) => ({
  id: `d${++count}`,
  kind,
  at,
  state: 'inProgress',
  part: part === null ? null : { axis: [`p-${part}`], name: part },
  ...of,
  ...more,
});

const usual = [
  date('due', '2026-11-16T17:00:00Z', statistics, '3.2 Quiz: distributions'),
  date('due', '2026-11-20T17:00:00Z', statistics, '3.4 Exercise: sampling', { done: true }),
  date('event', '2026-11-23T14:00:00Z', statistics, 'Seminar: the bootstrap', {
    until: '2026-11-23T15:30:00Z',
    place: 'Room 4.12',
  }),
  date('due', '2026-11-23T22:30:00Z', biology, 'Lab report'),
  date('opens', '2026-11-24T08:00:00Z', statistics, '5 Regression'),
  date('startBy', '2026-11-27T08:00:00Z', biology),
  date('lateUntil', '2026-11-28T22:59:00Z', biology, 'Lab report'),
  date('event', '2026-11-28T20:00:00Z', statistics, 'Data weekend', { until: '2026-11-29T16:00:00Z' }),
  date('closes', '2026-12-04T22:59:00Z', biology, 'Microscopy'),
  date('results', '2026-12-07T08:00:00Z', biology),
  date('review', '2026-12-08T08:00:00Z', biology, 'Microscopy'),
  date('due', '2027-01-15T17:00:00Z', statistics),
];
const hostile = '<img src=x onerror=alert(1)>{{name}} & "quotes"';
const long =
  'Donaudampfschifffahrtsgesellschaftskapitänsausbildung for everybody who has ever wondered how such a name fits';
/** A month of a thousand dates, 40 a day in places. */
const many = Array.from({ length: 1000 }, (_, index) => {
  const at = new Date(Date.UTC(2026, 10, 1 + (index % 25), 6 + (index % 12), (index * 7) % 60));
  return index % 5 === 0
    ? date('event', at.toISOString(), statistics, `Seminar ${index}`, {
        until: new Date(at.getTime() + 5_400_000).toISOString(),
      })
    : date(index % 2 ? 'due' : 'opens', at.toISOString(), biology, `Part ${index}`);
});
const address = 'https://academy.example/api/lectern/v1/calendar-feeds/q3yFZ8l0.2kSxRb7vQ.ics';

const standing: FeatureState['replies'] = {
  [configuration]: [body({ extensions: ['calendar'] })],
  [items]: [body({ items: usual })],
  [feed]: [body({ url: address })],
  [renew]: [body({ url: address.replace('q3y', 'new') })],
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
const month = { attributes: { view: 'month' } };
const week = { attributes: { view: 'week' } };
const small = { attributes: { size: 'small' } };
const opened = { clicks: ['.dates-top .btn'] };
const failing: FeatureState['replies'] = { [items]: [{ status: 500 }] };

/** Every state of the calendar. */
export const states: readonly FeatureState[] = [
  state('agenda', 'The agenda', '.dates-row a'),
  state('loading', 'First load', '[role=status] i', { [items]: [{ fault: 'never' }] }),
  state('empty', 'No dates', '.empty-state', { [items]: [body({ items: [] })] }),
  state('failed', 'The dates could not be loaded', '[role=alert] .btn', failing),
  state('offline', 'Offline from the start', '.empty-state .btn', {}, { offline: 'start' }),
  state('offline-later', 'Offline later', '.notice', {}, { offline: 'later' }),
  state('missed', 'A course that cannot be started any more', '.dates-list > .btn', {
    [items]: [
      body({
        items: [date('due', '2026-11-20T17:00:00Z', biology, null, { state: null, closesAt: '2026-11-21T08:00:00Z' })],
      }),
    ],
  }),
  state('late-many', 'Hundreds of dates are overdue', '.dates-day .btn', {
    [items]: [body({ items: many.map((one) => ({ ...one, kind: 'due' })) })],
  }),
  state('over', 'All dates are over', '.dates-list > .btn', { [items]: [body({ items: usual.slice(1, 2) })] }),
  state('many', 'A thousand dates', '.dates-list > .btn', { [items]: [body({ items: many })] }),
  state('from', 'From a day on', '.dates-leaf .btn', {}, { attributes: { date: '2026-11-27' } }),
  state('odd', 'Long names, markup, dates that cannot be read', '.dates-row a', {
    [items]: [
      body({
        items: [
          { id: 'x', kind: 'due', at: 'soon' },
          { kind: 'party', at: '2026-11-24T08:00:00Z' },
          null,
          date('due', '2026-11-24T08:00:00Z', course(hostile, hostile), hostile),
          date('due', '2026-11-24T08:00:00Z', course('L', long), long),
        ],
      }),
    ],
  }),
  state('without-call', 'An LMS that tells the dates of courses alone', '.dates-row a', {
    [configuration]: [body({})],
    [accesses]: [
      body({
        data: [
          {
            id: 'o1',
            objective: { id: 'o1', name: 'Latin for the curious', activity: { type: 'composite', state: 'ready' } },
            dueDate: '2026-11-30T17:00:00Z',
            objectiveWorkflowAggregate: { id: 'a1', lastObjectiveWorkflow: null },
          },
        ],
      }),
    ],
  }),
  state('month', 'A month', '.ec-event a, .dates-more', {}, month),
  state('month-many', 'A month of a thousand dates', '.dates-more', { [items]: [body({ items: many })] }, month),
  state('month-empty', 'A month without dates', '.ec-day', {}, { attributes: { view: 'month', date: '2026-02-01' } }),
  state('week', 'A week', '.ec-event a, .dates-row a', {}, week),
  state('week-many', 'A week of many dates', '.dates-more, .dates-row a', { [items]: [body({ items: many })] }, week),
  state('small', 'In short', '.dates-small .dates-row', {}, small),
  state('small-failed', 'In short, failed', '[role=alert] .btn', failing, small),
  state('subscribe', 'The address of the calendar', 'dialog input', {}, opened),
  state('subscribe-none', 'No address yet', 'dialog footer .filled', { [feed]: [body({ url: null })] }, opened),
  state(
    'subscribe-loading',
    'The address is on its way',
    'dialog [role=status]',
    { [feed]: [{ fault: 'never' }] },
    opened,
  ),
  state('subscribe-failed', 'The address is not known', 'dialog [role=alert]', { [feed]: [{ status: 500 }] }, opened),
  state(
    'subscribe-ask',
    'A new address ends the one of now',
    'dialog [role=alert]',
    {},
    {
      clicks: ['.dates-top .btn', 'dialog footer .btn:nth-of-type(2)'],
    },
  ),
  state(
    'subscribe-refused',
    'A new address could not be made',
    'dialog .danger',
    { [renew]: [{ status: 500 }] },
    { clicks: ['.dates-top .btn', 'dialog footer .btn:nth-of-type(2)', 'dialog footer .filled:nth-of-type(2)'] },
  ),
];
