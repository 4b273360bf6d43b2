// The rules of a part in the content tree as one table of cases. It is asked of the function, of the server, and of the screen.
import {
  activityTypes,
  objectiveStates,
  workflowStates,
  type ActivityType,
  type ObjectiveState,
  type WorkflowState,
} from '../src/domain/course/states.ts';
import type { TreeRow } from '../src/domain/tree/flattenTree.ts';
import type { PartIcon } from '../src/domain/tree/partIcon.ts';

/** Hours from now. */
type Hours = number;
const dates = [
  'startFrom',
  'startUntil',
  'accessibleUntil',
  'gracePeriodUntil',
  'due',
  'resultsDisclosureFrom',
  'revealResultsFrom',
] as const;
type Dates = { readonly [name in (typeof dates)[number]]?: Hours };

/** A part in a situation. */
export interface RuleSketch extends Dates {
  readonly type?: ActivityType;
  readonly state?: ObjectiveState;
  readonly workflow?: WorkflowState;
  readonly submitted?: boolean;
  readonly passed?: boolean | null;
  readonly score?: number;
  readonly optional?: boolean;
  /** It waits for a part before it that is open. */
  readonly waits?: boolean;
  readonly contentAvailable?: boolean;
  readonly reviewPolicy?: keyof typeof reviewPolicies;
  readonly disclosure?: keyof typeof disclosurePolicies;
  readonly above?: number;
}

/** What has to come of it. */
export interface RuleOutcome {
  /** The reason against it, of a hidden review with its why; null where it opens. */
  readonly reason: string | null;
  readonly icon: PartIcon | null;
  /** Beginning of the line under its name, in English; null where there is none. */
  readonly line: string | null;
}

export interface TreeRule extends RuleOutcome {
  readonly rule: string;
  readonly sketch: RuleSketch;
  /** State of the course's run. */
  readonly course: WorkflowState;
}

const reviewPolicies = { never: 1, afterSubmission: 2, afterRevealingResults: 3 } as const;
const disclosurePolicies = { never: 0, afterFinish: 1, afterDate: 2, afterScore: 3 } as const;

const waits = ['completePreviousToPass', null, 'To get access, you have to complete previous assignments'] as const;
const graced = ['afterGracePeriodUntil', null, 'The due date was missed'] as const;
const closed = ['afterAccessibleUntil', null, 'Closed '] as const;
const early = ['beforeStartFrom', null, 'Opens '] as const;
const missed = ['afterStartUntil', null, 'Could be started until '] as const;
const policy = ['reviewHidden reviewPolicyNotAllowed', null, 'Review is not allowed'] as const;
const server = ['serverSide', null, 'Not available at the moment'] as const;
const over = ['courseCompleted', null, "You can't access new content after completing the course."] as const;
const draft = ['draft', 'draft', 'Coming soon'] as const;
const [fresh, done] = [[null, 'empty', null] as const, [null, 'done', null] as const];
const shown = { workflow: 'finished', submitted: true } as const;
const revealing = { ...shown, reviewPolicy: 'afterRevealingResults' } as const;

const table: readonly (readonly [
  rule: string,
  sketch: RuleSketch,
  outcome: readonly [string | null, PartIcon | null, string | null],
  course?: WorkflowState,
])[] = [
  ['ICON-5 nothing done, nothing against it', {}, fresh],
  ['ICON-5 in progress', { workflow: 'inProgress' }, fresh],
  ['ICON-1 REASON-1 LOCK-8 draft', { state: 'draft' }, draft],
  ['STATE-18 expired counts as ready', { state: 'expired' }, fresh],
  ['ICON-2 passed', { workflow: 'finished', passed: true, score: 0.9 }, done],
  ['ICON-2 passing unknown', { workflow: 'finished', passed: null, score: 0.9 }, done],
  ['ICON-2 no record', { workflow: 'submitted' }, done],
  ['ICON-2 an optional one that is done', { optional: true, workflow: 'finished' }, done],
  [
    'ICON-3 below passing',
    { type: 'lti', workflow: 'finished', passed: false, score: 0.52 },
    [null, 'belowPassingScore', 'Below passing score: 52%'],
  ],
  ['ICON-4 optional', { optional: true }, [null, 'optional', 'Optional']],

  ['LOCK-1 REASON-2 not available', { waits: true }, waits],
  ['ICON-6 not available, although finished', { waits: true, workflow: 'finished', passed: true }, waits],
  ['REASON-1 before REASON-2', { state: 'draft', waits: true }, draft],
  ['REASON-2 before REASON-3', { waits: true, gracePeriodUntil: -2 }, waits],

  ['LOCK-3 REASON-3 grace period, not started', { gracePeriodUntil: -2 }, graced],
  ['LOCK-4 REASON-3 grace period, in progress', { gracePeriodUntil: -2, workflow: 'inProgress' }, graced],
  ...(['submitted', 'graded', 'gradingApproved', 'finished'] as const).map(
    (workflow) => [`LOCK-5 grace period, ${workflow}`, { gracePeriodUntil: -2, workflow }, done] as const,
  ),
  ['LOCK-3 grace period ahead', { gracePeriodUntil: 2 }, fresh],
  ['LOCK-2 REASON-4 closed, not started', { accessibleUntil: -2 }, closed],
  ['LOCK-2 REASON-4 closed, in progress', { accessibleUntil: -2, workflow: 'inProgress' }, closed],
  ['LOCK-5 REASON-4 closed, finished', { accessibleUntil: -2, workflow: 'finished' }, closed],
  ['LOCK-2 REASON-5 before its start', { startFrom: 2 }, early],
  ['LOCK-5 REASON-5 before its start, finished', { startFrom: 2, workflow: 'finished' }, early],
  ['LOCK-2 after its start', { startFrom: -2 }, fresh],
  ['LOCK-3 REASON-6 start missed', { startUntil: -2 }, missed],
  ['LOCK-4 start missed, in progress', { startUntil: -2, workflow: 'inProgress' }, fresh],
  ['LOCK-5 start missed, finished', { startUntil: -2, workflow: 'finished' }, done],
  ['LOCK-6 overdue', { due: -48 }, [null, 'empty', 'Was due ']],
  ['LOCK-6 due', { due: 48 }, [null, 'empty', 'Due ']],

  ['REASON-3 before REASON-4', { gracePeriodUntil: -2, accessibleUntil: -2 }, graced],
  ['REASON-4 before REASON-5', { accessibleUntil: -2, startFrom: 2 }, closed],
  ['REASON-5 before REASON-6', { startFrom: 2, startUntil: -2 }, early],
  ['REASON-6 before REASON-8', { startUntil: -2, contentAvailable: false }, missed],
  ['REASON-7 before REASON-8', { ...shown, reviewPolicy: 'never', contentAvailable: false }, policy],
  ['REASON-8 LOCK-2 a reason of the server', { contentAvailable: false }, server],

  ['REVIEW-2 never submitted', { workflow: 'finished', reviewPolicy: 'never' }, done],
  [
    'REVIEW-2 REASON-7 a finished composite',
    { type: 'composite', workflow: 'finished', reviewPolicy: 'never' },
    policy,
  ],
  ['REVIEW-2 an absent policy shows', shown, done],
  ['REVIEW-3 REASON-7 never', { ...shown, reviewPolicy: 'never' }, policy],
  ['REVIEW-3 afterSubmission', { ...shown, reviewPolicy: 'afterSubmission' }, done],
  ['REVIEW-3 no disclosure policy', revealing, done],
  ['REVIEW-4 never', { ...revealing, disclosure: 'never' }, policy],
  [
    'REVIEW-4 afterDate, ahead',
    { ...revealing, disclosure: 'afterDate', resultsDisclosureFrom: 48 },
    ['reviewHidden afterRevealingDate', null, 'You can review it from '],
  ],
  ['REVIEW-4 afterDate, come', { ...revealing, disclosure: 'afterDate', resultsDisclosureFrom: -2 }, done],
  [
    'REVIEW-4 afterDate without a date',
    { ...revealing, disclosure: 'afterDate' },
    ['reviewHidden afterRevealingDate', null, 'You can review it later'],
  ],
  [
    'REVIEW-4 afterFinish, graded',
    { ...revealing, workflow: 'graded', disclosure: 'afterFinish' },
    ['reviewHidden untilFinished', null, 'You can review it after you finish'],
  ],
  ['REVIEW-4 afterFinish, finished', { ...revealing, disclosure: 'afterFinish' }, done],
  [
    'REVIEW-5 LTI',
    { ...revealing, type: 'lti', disclosure: 'afterScore', above: 0.9, score: 0.5, passed: true },
    [null, 'done', 'Tool'],
  ],
  [
    'REVIEW-5 below',
    { ...revealing, disclosure: 'afterScore', above: 0.6, score: 0.59, passed: true },
    ['reviewHidden afterScoreIsReached', null, 'You can review it after you reach the required score'],
  ],
  ['REVIEW-5 reached', { ...revealing, disclosure: 'afterScore', above: 0.6, score: 0.6, passed: true }, done],
  [
    'REVIEW-5 unknown score',
    { ...revealing, disclosure: 'afterScore', above: 0.6 },
    ['reviewHidden afterScoreIsReached', null, 'You can review it after you reach the required score'],
  ],
  [
    'REVIEW-6 in grading',
    { workflow: 'inGrading', submitted: true, reviewPolicy: 'afterSubmission' },
    ['reviewHidden inGrading', null, 'Grading in progress'],
  ],

  ['LOCK-7 REASON-9 the course is over', {}, over, 'finished'],
  ['LOCK-7 with a run of its own', { workflow: 'finished' }, done, 'finished'],
  ['REASON-8 before REASON-9', { contentAvailable: false }, server, 'finished'],
  ['REASON-1 before REASON-9', { state: 'draft' }, draft, 'finished'],
  ['LOCK-7 a course that was handed in is not over', {}, fresh, 'submitted'],
];

/** Every case. */
export const treeRules: readonly TreeRule[] = table.map(
  ([rule, sketch, [reason, icon, line], course = 'inProgress']) => ({ rule, sketch, course, reason, icon, line }),
);

/** Runs in which cases stand. */
export const treeRuleCourses = [...new Set(treeRules.map(({ course }) => course))];

/** Cases of a run. */
export const rulesOf = (course: WorkflowState) => treeRules.filter((one) => one.course === course);

/** The reason against a row, as the table names it. */
export const reasonOf = ({ verdict: { reason } }: TreeRow) =>
  reason?.code === 'reviewHidden' ? `reviewHidden ${reason.review.why}` : (reason?.code ?? null);

/** The constraint of a case as it is stored and sent; null where it sets nothing. */
export function constraintOf(
  { reviewPolicy, disclosure, above, ...sketch }: RuleSketch,
  now: number,
): Record<string, string | number> | null {
  const set = dates.flatMap((name) =>
    sketch[name] === undefined ? [] : [[name, new Date(now + sketch[name] * 3_600_000).toISOString()] as const],
  );
  const constraint = Object.fromEntries<string | number>([
    ...set,
    ...(reviewPolicy ? [['reviewPolicy', reviewPolicies[reviewPolicy]] as const] : []),
    ...(disclosure ? [['resultsDisclosurePolicy', disclosurePolicies[disclosure]] as const] : []),
    ...(above === undefined ? [] : [['resultsDisclosureAbove', above] as const]),
  ]);
  return Object.keys(constraint).length > 0 ? constraint : null;
}

/** The tree of a run with a part for each of its cases, as a server sends it; ids are the place in {@link rulesOf}. */
export function wireRules(course: WorkflowState, now: number): object {
  const at = new Date(now - 3_600_000).toISOString();
  const children = rulesOf(course).map(({ rule, sketch }, order) => ({
    id: `r${order}`,
    order,
    optional: sketch.optional ?? false,
    scoreWeight: 1,
    available: sketch.waits !== true,
    contentAvailable: sketch.contentAvailable ?? true,
    activityConstraint: constraintOf(sketch, now),
    activityPathId: `path-r${order}`,
    axis: `r${order}`,
    childActivity: {
      id: `activity-r${order}`,
      name: rule,
      type: activityTypes[sketch.type ?? 'text'],
      state: objectiveStates[sketch.state ?? 'ready'],
      supportReview: true,
      children: [],
      activityWorkflowAggregate: {
        lastActivityWorkflow: sketch.workflow
          ? {
              id: `w${order}`,
              state: workflowStates[sketch.workflow],
              submitted: sketch.submitted ? at : null,
              finished: sketch.workflow === 'finished' ? at : null,
            }
          : null,
        bestActivityRecord:
          sketch.passed === undefined && sketch.score === undefined
            ? null
            : { passed: sketch.passed ?? null, normalizedScore: sketch.score ?? null },
      },
    },
  }));
  return {
    id: 'rules',
    name: 'Rules',
    type: activityTypes.composite,
    state: objectiveStates.ready,
    children,
    activityWorkflowAggregate: { lastActivityWorkflow: null, bestActivityRecord: null },
  };
}
