import {
  activityTypes,
  objectiveStates,
  presentationModes,
  workflowStates,
  type WorkflowState,
} from '../../../../src/domain/course/states.ts';

/** The time at which the states of the results are drawn. */
export const stateNow = '2026-11-21T10:42:00Z';

/** One attempt: its day, and how it was judged. */
interface AttemptSketch {
  readonly day: string;
  readonly score?: number | null;
  readonly grade?: string | null;
  readonly passed?: boolean | null;
}

/** A course with its attempts, the newest first. */
export interface ResultsSketch {
  readonly code: string | null;
  readonly name: string;
  readonly max?: number;
  readonly attempts?: readonly AttemptSketch[];
  /** State of the last run; null for a result from another platform. */
  readonly run?: WorkflowState | null;
  /** The last run has no result yet: when it was handed in. */
  readonly handedIn?: string;
  readonly policy?: 'none' | 'never' | 'afterDate';
  readonly revealed?: string;
  readonly archived?: boolean;
}

const at = (day: string | undefined) => (day === undefined ? null : `${day}T09:00:00Z`);

/** A scale by which half of the points pass. */
const scale = {
  id: 'scale',
  name: 'Letter grades',
  description: null,
  maxScore: 100,
  normalizedPassingScore: 0.5,
  passingGradeId: 'D',
  objectiveGrades: [
    { id: 'A', name: 'A', normalizedMinScore: 0.85, color: null },
    { id: 'D', name: 'D', normalizedMinScore: 0.5, color: null },
    { id: 'F', name: 'F', normalizedMinScore: 0, color: null },
  ],
};

const runOf = (id: string, state: WorkflowState, day: string | undefined, recordId: string | null) => ({
  id,
  state: workflowStates[state],
  progress: 1,
  started: at(day),
  submitted: at(day),
  finished: state === 'finished' ? at(day) : null,
  protectResults: false,
  objectiveRecordId: recordId,
});

/** What may not be seen yet does not leave the server. */
const isHidden = ({ policy, revealed }: ResultsSketch) =>
  policy === 'never' || (policy === 'afterDate' && (revealed ?? '') > stateNow.slice(0, 10));

function recordOf(sketch: ResultsSketch, { day, score = null, grade = null, passed }: AttemptSketch, id: string) {
  const { max = 50 } = sketch;
  const hidden = isHidden(sketch);
  const known = hidden ? null : score;
  return {
    id,
    finished: at(day),
    score: known,
    maxScore: max,
    normalizedScore: known === null ? null : known / max,
    grade: hidden ? null : grade,
    passed: hidden ? null : passed === undefined ? (score ?? 0) >= max / 2 : passed,
    progress: 1,
    protectResults: false,
  };
}

/** A course as the server sends it, and all its attempts. */
export function wireResults(sketch: ResultsSketch, index: number) {
  const { attempts = [], run = 'finished', handedIn } = sketch;
  const id = `course-${index}`;
  const aggregateId = `aggregate-${index}`;
  const objective = { id, name: sketch.name, code: sketch.code };
  const state = sketch.archived ? objectiveStates.archived : objectiveStates.ready;
  const newest = attempts[0];
  const waits = handedIn !== undefined || run === 'inProgress';
  const last = newest ? recordOf(sketch, newest, `record-${index}-0`) : null;
  const access = {
    id: `access-${index}`,
    userId: 'mira',
    objectiveAccessId: `enrolment-${index}`,
    objective: {
      ...objective,
      description: null,
      state,
      imageUrl: null,
      showcases: [],
      activity: {
        id: `activity-${index}`,
        type: activityTypes.composite,
        state,
        duration: null,
        childrenCount: 4,
        presentationMode: presentationModes.tree,
        supportReview: true,
        proctored: false,
      },
      announcementChannelId: null,
      gradingScaleId: scale.id,
      objectiveGradingScale: scale,
      proctored: false,
    },
    isMandatory: false,
    retake: true,
    showInCatalog: false,
    availabilityDate: null,
    availabilityEndDate: null,
    dueDate: null,
    gradeRevealPolicy: sketch.policy ?? 'none',
    gradeRevealDate: at(sketch.revealed),
    termId: null,
    objectiveWorkflowAggregate: {
      id: aggregateId,
      isSelfEnrolled: true,
      lastObjectiveWorkflow:
        run === null
          ? null
          : runOf(
              `run-${index}-${waits ? 'last' : 0}`,
              run,
              handedIn ?? newest?.day,
              waits ? null : (last?.id ?? null),
            ),
      lastObjectiveRecord: last,
    },
  };
  const records = attempts.map((attempt, number) => ({
    ...recordOf(sketch, attempt, `record-${index}-${number}`),
    userId: 'mira',
    objective,
    objectiveWorkflowAggregate: { id: aggregateId },
    objectiveWorkflow:
      run === null && number === 0
        ? null
        : runOf(`run-${index}-${number}`, 'finished', attempt.day, `record-${index}-${number}`),
  }));
  return { access, records };
}

/** One course of each kind. */
export const sketches: readonly ResultsSketch[] = [
  {
    code: 'SAF 120',
    name: 'Laboratory Safety Essentials',
    attempts: [
      { day: '2026-11-18', score: 43, grade: 'A' },
      { day: '2026-10-30', score: 29, grade: 'D' },
      { day: '2026-10-12', score: 46, grade: 'A' },
      { day: '2026-09-28', score: 19, grade: 'F' },
    ],
  },
  { code: 'WRI 120', name: 'Writing a Systematic Review', run: 'submitted', handedIn: '2026-11-17' },
  {
    code: 'COM 115',
    name: 'Speaking with Patients and Families',
    attempts: [{ day: '2026-11-02', score: 19, grade: 'F' }],
  },
  {
    code: 'VIR 207',
    name: 'Virology Refresher',
    policy: 'afterDate',
    revealed: '2026-12-01',
    attempts: [{ day: '2026-11-10', score: 40, grade: 'B' }],
  },
  {
    code: 'MED 090',
    name: 'Medical Latin',
    policy: 'never',
    attempts: [
      { day: '2026-08-30', score: 41 },
      { day: '2026-08-02', score: 12 },
    ],
  },
  { code: 'ESS 101', name: 'Essay Workshop', attempts: [{ day: '2026-08-01', score: 30, passed: null }] },
  {
    code: 'HIS 160',
    name: 'A Short History of Vaccination',
    run: null,
    attempts: [{ day: '2025-06-02', score: 44, grade: 'A' }],
  },
  {
    code: 'STA 210',
    name: 'Statistics for Clinical Researchers',
    run: 'inProgress',
    attempts: [
      { day: '2025-12-11', score: 24, grade: 'F' },
      { day: '2025-11-20', score: 31, grade: 'D' },
    ],
  },
  { code: null, name: 'Orientation', max: 1, attempts: [{ day: '2025-09-01', passed: true }] },
];

/** The same in Arabic. */
export const arabicSketches: readonly ResultsSketch[] = [
  { ...sketches[0]!, name: 'أساسيات السلامة في المختبر' },
  { ...sketches[1]!, name: 'كتابة مراجعة منهجية' },
  { ...sketches[2]!, name: 'التحدث مع المرضى وأسرهم' },
  { ...sketches[3]!, name: 'مراجعة علم الفيروسات' },
  { ...sketches[6]!, name: 'تاريخ موجز للتطعيم' },
];
