import type { FeatureState, ScriptedReply } from '../../featureState.ts';
import { arabicSketches, sketches } from '../courses/courseSketches.ts';
import { stateNow, wireCourse } from '../courses/stateCourse.ts';
import { learnerReplies, type Wire } from '../courses/stateLists.ts';

const list = 'GET /api/lms/v1/users/me/objective-accesses/query';
const steps = 'GET /api/lectern/v1/users/me/next-steps';
const counts = 'GET /api/lectern/v1/users/me/course-counts';
const calendar = 'GET /api/lectern/v1/users/me/calendar-items';
const configuration = 'GET /config-ui/config.json';

const extensions = ['courseCounts', 'nextSteps', 'lastOpened', 'calendar'];
const hostile = '<img src=x onerror=alert(1)>{{count}} & "quotes"';
const long =
  'Donaudampfschifffahrtsgesellschaftskapitänsausbildung for everybody who has ever wondered how such a name fits in a row';
const courses = sketches.map(wireCourse);
const of = (code: string): Wire => courses.find(({ objective }) => objective.code === code) ?? courses[0]!;
const [statistics, ethics, cells] = [of('STA 210'), of('ETH 105'), of('BIO 214')];

const resumeOf = (access: Wire, name = '4.2 What a confidence interval says') => ({
  access,
  part: { axis: ['uncertainty', 'interval'], name, minutes: 12 },
  module: 4,
  modules: access.objectiveWorkflowAggregate.parts?.modules ?? [],
});
const dueOf = ({ objective, objectiveWorkflowAggregate: { id, lastObjectiveWorkflow: run } }: Wire, due: string) => ({
  objectiveId: objective.id,
  aggregateId: id,
  courseName: objective.name,
  code: objective.code,
  state: run?.state ?? null,
  part: null,
  due,
  partsLeft: run ? 5 : null,
});
let count = 0;
const date = (kind: string, at: string, access: Wire, part: string | null = null, more: object = {}) => ({
  id: `d${++count}`,
  kind,
  at,
  objectiveId: access.objective.id,
  aggregateId: access.objectiveWorkflowAggregate.id,
  courseName: access.objective.name,
  code: access.objective.code,
  state: access.objectiveWorkflowAggregate.lastObjectiveWorkflow?.state ?? null,
  part: part === null ? null : { axis: [`p-${part}`], name: part },
  ...more,
});
const datesOf = (first: Wire, second: Wire) => [
  date('due', '2026-11-19T17:00:00Z', first, '3.2 Quiz: distributions'),
  date('lateUntil', '2026-11-26T17:00:00Z', first, '3.2 Quiz: distributions'),
  date('event', '2026-11-23T14:00:00Z', first, 'Seminar: the bootstrap', { until: '2026-11-23T15:30:00Z' }),
  date('opens', '2026-11-24T08:00:00Z', first, '5 Regression'),
  date('startBy', '2026-11-27T08:00:00Z', second),
  date('due', '2026-12-05T09:00:00Z', second),
];
const banners = [
  {
    id: 'b1',
    title: 'Winter term begins on 7 January',
    text: 'New courses are in the catalog. Places are limited.',
    link: '/learn/catalog',
  },
  { id: 'b2', title: 'The portal rests on Sunday from 2:00 to 4:00', text: null },
  { id: 'b3', title: 'Over already', until: '2026-11-01T00:00:00Z' },
];

const body = (value: unknown): ScriptedReply => ({ body: value });
const failing: readonly ScriptedReply[] = [{ status: 500, body: { error: { code: 'server_error', message: 'no' } } }];

/** A server of a learner with these courses. */
const standing = (items: readonly Wire[] = courses): FeatureState['replies'] => ({
  ...learnerReplies(items),
  [configuration]: [body({ extensions })],
  [steps]: [
    body({
      resume: resumeOf(statistics),
      due: [
        dueOf(ethics, '2026-11-14T09:00:00Z'),
        dueOf(statistics, '2026-11-28T09:00:00Z'),
        dueOf(cells, '2026-12-05T09:00:00Z'),
      ],
    }),
  ],
  [calendar]: [body({ items: datesOf(statistics, cells) })],
});
const state = (
  name: string,
  title: string,
  settled: string,
  replies: FeatureState['replies'] = {},
  more: Partial<FeatureState> = {},
): FeatureState => ({ name, title, now: stateNow, settled, replies: { ...standing(), ...replies }, ...more });

const named = (access: Wire, name: string): Wire => ({ ...access, objective: { ...access.objective, name } });
const oddCourses = courses.slice(0, 6).map((access, at) => named(access, at % 2 ? hostile : long));
const [odd = statistics, other = ethics] = oddCourses;
/** More courses than are known: their standing is told by the server alone. */
const manyMore: FeatureState['replies'] = {
  [list]: [
    {
      answer: (url) => ({
        ...(learnerReplies(courses)[list]?.[0]?.answer?.(url) as object | undefined),
        totalCount: 100,
      }),
    },
  ],
};
const notBegun = courses.filter(
  ({ objectiveWorkflowAggregate: one }) => !one.lastObjectiveWorkflow && !one.lastObjectiveRecord,
);
const arabic = arabicSketches.map(wireCourse);
const [arabicFirst = statistics, arabicSecond = ethics] = arabic;
const whole = '.home-month';

/** Every state of the dashboard. */
export const states: readonly FeatureState[] = [
  state('dashboard', 'The dashboard', whole),
  state('loading', 'First load', '[role=status] i', { [list]: [{ fault: 'never' }] }),
  state('empty', 'A new learner', '.empty-state .btn', {
    ...standing([]),
    [steps]: [body({ resume: null, due: [] })],
    [calendar]: [body({ items: [] })],
  }),
  state('empty-closed', 'A new learner where there is no catalog', '.empty-state', {
    ...standing([]),
    [configuration]: [body({ extensions, ui: { learner: { navigation: { catalog: false } } } })],
  }),
  state('failed', 'The dashboard could not be loaded', '[role=alert] .btn', { [list]: failing }),
  state('offline', 'Offline from the start', '.empty-state .btn', {}, { offline: 'start' }),
  state('offline-later', 'Offline later', '.notice', {}, { offline: 'later' }),
  state('not-begun', 'Nothing begun, and nothing due', whole, {
    ...standing(notBegun),
    [steps]: [body({ resume: null, due: [] })],
    [calendar]: [body({ items: [] })],
  }),
  state('parts-failed', 'Progress and dates could not be loaded', '.home-dates .btn', {
    ...manyMore,
    [steps]: failing,
    [counts]: failing,
    [calendar]: failing,
  }),
  state('parts-loading', 'Progress and dates are on their way', '.home-month-wait', {
    ...manyMore,
    [counts]: [{ fault: 'never' }],
    [calendar]: [{ fault: 'never' }],
  }),
  state('plain', 'An LMS that knows the courses alone', whole, { [configuration]: [body({})] }),
  state('banners', 'Banners of the academy', '.home-banner', { [configuration]: [body({ extensions, banners })] }),
  state('odd', 'Long names, and markup', whole, {
    ...standing(oddCourses),
    [configuration]: [
      body({
        extensions,
        banners: [
          { id: 'x', title: hostile, text: long, link: 'javascript:alert(1)', image: 'javascript:alert(1)' },
          { title: 'without id' },
          null,
        ],
      }),
    ],
    [steps]: [body({ resume: resumeOf(odd, long), due: [dueOf(other, '2026-11-14T09:00:00Z')] })],
    [calendar]: [body({ items: [...datesOf(odd, other), date('due', '2026-11-25T08:00:00Z', other, hostile), null] })],
  }),
  state('arabic', 'Arabic courses', whole, {
    ...standing(arabic),
    [steps]: [
      body({
        resume: resumeOf(arabicFirst, '4.2 ماذا تقول فترة الثقة'),
        due: [dueOf(arabicSecond, '2026-11-14T09:00:00Z')],
      }),
    ],
    [calendar]: [body({ items: [date('due', '2026-11-25T08:00:00Z', arabicSecond)] })],
  }),
];
