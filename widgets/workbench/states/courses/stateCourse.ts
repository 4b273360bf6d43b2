import {
  activityTypes,
  objectiveStates,
  presentationModes,
  workflowStates,
  type PresentationMode,
  type WorkflowState,
} from '../../../../src/domain/course/states.ts';

/** The time at which the states of this feature are drawn. */
export const stateNow = '2026-11-21T10:42:00Z';

/** A course of a state, as short as it can be told. */
export interface CourseSketch {
  readonly code: string | null;
  readonly name: string;
  readonly collection?: string;
  readonly mandatory?: boolean;
  readonly term?: string;
  /** Shown in the catalog, and not enrolled in unless mandatory. */
  readonly catalog?: boolean;
  readonly image?: string;
  readonly parts?: readonly [done: number, total: number];
  readonly hours?: number;
  readonly topics?: number;
  readonly layout?: PresentationMode;
  readonly draft?: boolean;
  readonly opens?: string;
  readonly closes?: string;
  readonly due?: string;
  readonly gradePolicy?: 'none' | 'never' | 'afterFinish' | 'afterDate';
  readonly gradeDate?: string;
  readonly state?: WorkflowState;
  readonly progress?: number;
  readonly started?: string;
  readonly submitted?: string;
  readonly finished?: string;
  /** Of a result; without a state it was imported. */
  readonly result?: {
    readonly score?: number;
    readonly max?: number;
    readonly grade?: string;
    readonly passed?: boolean | null;
    readonly finished?: string;
  };
}

const iso = (day: string | undefined) => (day === undefined ? null : `${day}T09:00:00Z`);

/** Modules of some parts each. The first parts, up to `done`, are completed. */
const modulesOf = (done: number, total: number) =>
  Array.from({ length: Math.ceil(total / moduleSize) }, (_, index) => {
    const size = Math.min(moduleSize, total - index * moduleSize);
    return { done: Math.max(0, Math.min(size, done - index * moduleSize)), total: size };
  });
const moduleSize = 5;

/** A course as the server sends it. */
export function wireCourse(sketch: CourseSketch, index: number) {
  const { result, parts, state } = sketch;
  const id = `course-${sketch.code ?? index}`;
  return {
    id: `access-${index}`,
    userId: 'mira',
    objectiveAccessId: `enrolment-${index}`,
    objective: {
      id,
      name: sketch.name,
      code: sketch.code,
      description: null,
      state: objectiveStates[sketch.draft ? 'draft' : 'ready'],
      imageUrl: sketch.image ?? null,
      showcases: sketch.collection ? [{ id: sketch.collection, name: sketch.collection }] : [],
      activity: {
        id: `activity-${id}`,
        type: activityTypes.composite,
        state: objectiveStates[sketch.draft ? 'draft' : 'ready'],
        duration: sketch.hours ? sketch.hours * 3600 : null,
        childrenCount: sketch.topics ?? 4,
        presentationMode: presentationModes[sketch.layout ?? 'tree'],
        supportReview: true,
        proctored: false,
      },
      announcementChannelId: null,
      gradingScaleId: null,
      proctored: false,
    },
    isMandatory: sketch.mandatory ?? false,
    retake: false,
    showInCatalog: sketch.catalog ?? false,
    availabilityDate: iso(sketch.opens),
    availabilityEndDate: iso(sketch.closes),
    dueDate: iso(sketch.due),
    gradeRevealPolicy: sketch.gradePolicy ?? 'none',
    gradeRevealDate: iso(sketch.gradeDate),
    termId: sketch.term ?? null,
    objectiveWorkflowAggregate: {
      parts: parts ? { done: parts[0], total: parts[1], ...(state && { modules: modulesOf(...parts) }) } : null,
      id: `aggregate-${index}`,
      isSelfEnrolled: !sketch.catalog,
      lastObjectiveWorkflow: state && {
        id: `workflow-${index}`,
        state: workflowStates[state],
        progress: sketch.progress ?? (parts ? parts[0] / parts[1] : 0),
        started: iso(sketch.started),
        submitted: iso(sketch.submitted),
        finished: iso(sketch.finished),
        protectResults: false,
        objectiveRecordId: result ? `record-${index}` : null,
      },
      lastObjectiveRecord: result && {
        id: `record-${index}`,
        finished: iso(result.finished ?? sketch.finished),
        score: result.score ?? null,
        maxScore: result.max ?? null,
        normalizedScore: result.score !== undefined && result.max ? result.score / result.max : null,
        grade: result.grade ?? null,
        passed: result.passed === undefined ? true : result.passed,
        progress: 1,
        protectResults: false,
      },
    },
  };
}
