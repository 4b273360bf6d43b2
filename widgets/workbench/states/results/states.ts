import { accessFields } from '../../../../src/domain/course/accessFields.ts';
import { parseFilter } from '../../../../src/domain/filter/filter.ts';
import { matches } from '../../../../src/domain/filter/filterMatches.ts';
import type { FeatureState, ScriptedReply } from '../../featureState.ts';
import { arabicSketches, sketches, stateNow, wireResults, type ResultsSketch } from './stateResults.ts';

const list = 'GET /api/lms/v1/users/me/objective-accesses/query';
const records = 'GET /api/lms/v1/objective-records/query';
const ofCourse = 'GET /api/lms/v1/objective-workflow-aggregates/*/objective-records';

type Wire = ReturnType<typeof wireResults>;

/** A server that knows these courses, and searches and pages them. */
function repliesOf(given: readonly ResultsSketch[]): FeatureState['replies'] {
  const all = given.map(wireResults);
  const page = (items: readonly unknown[], url: URL) => {
    const skip = Number(url.searchParams.get('skip') ?? 0);
    const take = Number(url.searchParams.get('take') ?? items.length);
    return { data: items.slice(skip, skip + take), totalCount: items.length };
  };
  const byName = (one: Wire, other: Wire) => one.access.objective.name.localeCompare(other.access.objective.name);
  return {
    'GET /config-ui/config.json': [{ body: {} }],
    [list]: [
      {
        answer: (url) => {
          const { searchParams } = url;
          const filter = searchParams.get('filter');
          const wanted = filter === null ? null : parseFilter(JSON.parse(filter) as unknown, accessFields);
          const found = wanted ? all.filter(({ access }) => matches(wanted, access)) : all;
          const named = /^\[\{"selector":"objective.name"/.test(searchParams.get('sort') ?? '');
          return page(
            (named ? [...found].sort(byName) : found).map(({ access }) => access),
            url,
          );
        },
      },
    ],
    [records]: [
      {
        answer: (url) =>
          page(
            all.flatMap((one) => one.records),
            url,
          ),
      },
    ],
    [ofCourse]: [
      {
        answer: ({ pathname }) => {
          const aggregate = pathname.split('/').at(-2);
          return all.find(({ access }) => access.objectiveWorkflowAggregate.id === aggregate)?.records ?? [];
        },
      },
    ],
  };
}

const failure: ScriptedReply = { status: 500, body: { error: { code: 'server_error', message: 'no' } } };
const standing = repliesOf(sketches);
const [four] = sketches as [ResultsSketch];
const hostile = '<img src=x onerror=alert(1)><script>alert(1)</script>{{count}} & "quotes"';
const long =
  'Donaudampfschifffahrtsgesellschaftskapitänsausbildung for everybody who has ever wondered how such a name fits in a list of results';
const many = (count: number) =>
  Array.from({ length: count }, (_, index): ResultsSketch => {
    const sketch = sketches[index % sketches.length]!;
    return { ...sketch, name: `${index + 1}. ${sketch.name}` };
  });

const state = (
  name: string,
  title: string,
  settled: string,
  replies: FeatureState['replies'],
  more: Partial<FeatureState> = {},
): FeatureState => ({ name, title, now: stateNow, settled, replies: { ...standing, ...replies }, ...more });
const best = '.ledger-facts > :nth-child(2)';
const toggle = '.ledger-toggle';

/** Every state of a learner's results. */
export const states: readonly FeatureState[] = [
  state('results', 'One course of every kind', best, {}),
  state(
    'results-open',
    'The attempts of a course, as a chart and as a table',
    '.ledger-chart svg',
    {},
    { clicks: [toggle] },
  ),
  state('results-loading', 'First load', '.ledger-waiting', { [list]: [{ fault: 'never' }] }),
  state('results-empty', 'No results yet', '.empty-state .btn', repliesOf([])),
  state('results-one', 'One course, one attempt', '.ledger-row .ledger-score', repliesOf([sketches[2]!]), {
    clicks: [toggle],
  }),
  state(
    'results-hidden',
    'Results that are not shown, or not yet',
    '.ledger-table',
    repliesOf([sketches[3]!, sketches[4]!]),
    {
      clicks: [toggle],
    },
  ),
  state('results-imported', 'A result from another platform', '.ledger-table', repliesOf([sketches[6]!]), {
    clicks: [toggle],
  }),
  state('results-many', 'Hundreds of courses', '.ledger-more .btn', repliesOf(many(522))),
  state('results-passed', 'Those that were passed', '.ledger-clear', {}, { attributes: { query: 'outcome=passed' } }),
  state(
    'results-nothing-found',
    'Nothing fits the search',
    '.empty-state .btn',
    {},
    {
      attributes: { query: 'keyword=zebra' },
    },
  ),
  state('results-failed', 'The results could not be loaded', '.empty-state .btn', { [list]: [failure] }),
  state('results-offline', 'Offline from the start', '.empty-state', {}, { offline: 'start' }),
  state('results-lost', 'The connection is gone later', '.notice', {}, { offline: 'later' }),
  state(
    'results-attempts-failed',
    'The attempts of a course could not be loaded',
    '.ledger-attempts .link',
    { [ofCourse]: [failure] },
    { clicks: [toggle] },
  ),
  state('results-unreadable', 'A course whose record is incomplete', '.ledger-row:nth-child(2)', {
    [list]: [{ body: { data: [{ id: 'broken' }, wireResults(four, 0).access], totalCount: 2 } }],
  }),
  state(
    'results-long',
    'Long and hostile names',
    '.ledger-table',
    repliesOf([
      { ...four, name: long, code: 'DONAUDAMPFSCHIFFFAHRT 2026' },
      { ...four, name: hostile, code: '=1+1' },
    ]),
    { clicks: [toggle] },
  ),
  state('results-arabic', 'Arabic names', best, repliesOf(arabicSketches), { clicks: [toggle] }),
];
