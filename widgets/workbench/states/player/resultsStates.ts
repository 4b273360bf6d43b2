import type { FeatureState, ScriptedReply } from '../../featureState.ts';
import { objectiveId, passedRecord, stateNow, wireCourse, workflowId, type CourseSketch } from './stateCourse.ts';
import { fourAttempts, letterScale, wireAttempt, type AttemptSketch } from './stateResults.ts';
import { arabicCourse, hostileName, long } from './stateTexts.ts';

const lms = '/api/lms/v1';
const access = `GET ${lms}/users/me/objectives/${objectiveId}/objective-access`;
const records = `GET ${lms}/objective-workflow-aggregates/aggregate-1/objective-records`;
const scales = `GET ${lms}/grading-scales/query`;

/** A finished course with results. */
export interface ResultsSketch {
  readonly course?: CourseSketch;
  readonly attempts?: readonly AttemptSketch[];
  /** False: the course names its scale by id alone. */
  readonly embedded?: boolean;
  readonly reply?: ScriptedReply;
  readonly settled?: string;
  readonly replies?: FeatureState['replies'];
}

/** A state of the results of a course. */
export function resultsState(
  name: string,
  title: string,
  { course = {}, attempts = fourAttempts, embedded = true, reply, settled = '.attempts', replies }: ResultsSketch,
): FeatureState {
  const wire = wireCourse({
    state: 'finished',
    retake: true,
    record: attempts[0] ? wireAttempt(attempts[0]) : passedRecord,
    parts: [32, 32],
    ...course,
  }) as { readonly objective: object };
  const objective = {
    ...wire.objective,
    gradingScaleId: 'scale',
    objectiveGradingScale: embedded ? letterScale : null,
  };
  return {
    name,
    title,
    now: stateNow,
    settled,
    attributes: { 'objective-id': objectiveId },
    replies: {
      [access]: [{ body: { ...wire, objective } }],
      [records]: [reply ?? { body: attempts.map(wireAttempt) }],
      [scales]: [{ body: { data: [letterScale] } }],
      ...replies,
    },
  };
}

const failed: AttemptSketch = { day: '2026-11-14', percent: 34, of: workflowId };
const many = Array.from({ length: 20 }, (_, index): AttemptSketch => ({
  day: `2026-${String(10 - Math.floor(index / 10)).padStart(2, '0')}-${String(28 - (index % 10) * 2).padStart(2, '0')}`,
  percent: 95 - index * 4,
  ...(index === 0 ? { of: workflowId } : {}),
}));

/** Every state of a course's results. */
export const resultsStates: readonly FeatureState[] = [
  resultsState('results', 'Results of four attempts', { settled: '.chart polyline' }),
  resultsState('results-lack', 'One result, not passed', { attempts: [failed] }),
  resultsState('results-again', 'A new run after results', {
    course: { state: 'inProgress', parts: [4, 32] },
    attempts: fourAttempts.slice(2).map((one) => ({ ...one, grade: null })),
    settled: '.chart polyline',
  }),
  resultsState('results-imported', 'A result from elsewhere, its scale asked for', {
    course: { state: null },
    attempts: [{ day: '2026-05-02', percent: 72, run: null }],
    embedded: false,
    settled: '.attempts .grade',
  }),
  resultsState('results-pending', 'A result that waits for review', {
    attempts: [{ ...failed, percent: null, passed: null }, ...fourAttempts.slice(1)],
    settled: '.chart polyline',
  }),
  resultsState('results-never', 'Results that are never shown', {
    course: { more: { gradeRevealPolicy: 1 } },
    attempts: [{ ...failed, percent: null, passed: null }],
  }),
  resultsState('results-later', 'Results that are shown from a date on', {
    course: { more: { gradeRevealPolicy: 3, gradeRevealDate: '2026-12-01T08:00:00Z' } },
    attempts: [{ ...failed, percent: null, passed: null }],
  }),
  resultsState('results-many', 'Twenty attempts', { attempts: many, settled: '.chart polyline' }),
  resultsState('results-loading', 'Results, first load', { reply: { fault: 'never' }, settled: '.results .bone' }),
  resultsState('results-failed', 'The results could not be loaded', {
    reply: { status: 500, body: { error: { code: 'server_error', message: 'no' } } },
    settled: '.results .quiet-line',
  }),
  resultsState('results-lost', 'No connection to the results', {
    reply: { fault: 'lost' },
    settled: '.results .quiet-line',
  }),
  resultsState('results-unreadable', 'One of two results cannot be read', {
    reply: { body: [wireAttempt({ ...failed, grade: 'F' }), { id: 7 }] },
  }),
  resultsState('results-long', 'Results, long and hostile grades', {
    attempts: [
      { ...failed, grade: long },
      { day: '2026-10-03', percent: 100, grade: hostileName },
    ],
    settled: '.chart polyline',
  }),
  resultsState('results-arabic', 'Results, Arabic', { course: arabicCourse, settled: '.chart polyline' }),
  resultsState('results-compact', 'Second variant, with four results', {
    settled: '.chart polyline',
    replies: {
      'GET /config-ui/config.json': [
        { body: { environment: 'development', brand: 'Aldergrove Academy', overviewVariant: 'v2' } },
      ],
    },
  }),
];
