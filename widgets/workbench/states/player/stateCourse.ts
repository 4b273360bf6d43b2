import {
  objectiveStates,
  workflowStates,
  type ObjectiveState,
  type WorkflowState,
} from '../../../../src/domain/course/states.ts';

/** The time at which the states of this feature are drawn. */
export const stateNow = '2026-11-21T10:42:00Z';
export const objectiveId = 'course-sta210';
export const workflowId = 'run-1';

export interface CourseSketch {
  readonly state?: WorkflowState | null;
  readonly name?: string;
  readonly code?: string | null;
  readonly description?: string | null;
  readonly about?: string | null;
  readonly objectiveState?: ObjectiveState;
  readonly retake?: boolean;
  readonly record?: object | null;
  readonly parts?: readonly [done: number, total: number];
  /** In a catalog: not enrolled, or `enrolled`. */
  readonly catalog?: 'choosable' | 'enrolled';
  /** The course is proctored; its run names the session `session-1`. */
  readonly proctored?: boolean;
  /** It has an announcement channel. */
  readonly channel?: boolean;
  readonly more?: object;
}

/** A course as the server sends it. */
export function wireCourse({ state = null, parts = [12, 32], ...sketch }: CourseSketch = {}): object {
  const over = state !== null && state !== 'inProgress';
  return {
    id: 'access-1',
    userId: 'mira',
    objectiveAccessId: 'enrolment-1',
    objective: {
      id: objectiveId,
      name: sketch.name ?? 'Statistics for Clinical Researchers',
      code: sketch.code === undefined ? 'STA 210' : sketch.code,
      description:
        sketch.description === undefined
          ? 'What a sample can tell you about everybody else, and how sure you may be of it. For people who read or write clinical papers.'
          : sketch.description,
      about:
        sketch.about === undefined
          ? '<p>Eight modules, each with texts, an exercise and a short quiz.</p><h2>Who it is for</h2><ul>' +
            '<li>Researchers before their first trial</li><li>Reviewers of papers</li></ul>'
          : sketch.about,
      state: objectiveStates[sketch.objectiveState ?? 'ready'],
      imageUrl: null,
      showcases: [
        { id: 's1', name: 'Research methods' },
        { id: 's2', name: 'Life sciences' },
      ],
      activity: {
        id: 'activity-root',
        type: 3,
        state: objectiveStates[sketch.objectiveState ?? 'ready'],
        duration: 50400,
        childrenCount: 8,
        presentationMode: 0,
        supportReview: true,
        proctored: false,
      },
      announcementChannelId: sketch.channel ? 'channel-1' : null,
      gradingScaleId: null,
      objectiveGradingScale: { id: 'scale', name: 'Letter grades', maxScore: 50, grades: [] },
      proctored: sketch.proctored ?? false,
    },
    isMandatory: sketch.catalog === undefined,
    retake: sketch.retake ?? false,
    showInCatalog: sketch.catalog !== undefined,
    availabilityDate: null,
    availabilityEndDate: null,
    dueDate: '2026-12-18T22:59:00Z',
    gradeRevealPolicy: 'none',
    gradeRevealDate: null,
    termId: null,
    objectiveWorkflowAggregate: {
      parts: { done: parts[0], total: parts[1] },
      id: 'aggregate-1',
      isSelfEnrolled: sketch.catalog !== 'choosable',
      lastObjectiveWorkflow: state && {
        id: workflowId,
        state: workflowStates[state],
        progress: parts[0] / parts[1],
        started: '2026-11-03T09:00:00Z',
        submitted: over ? '2026-11-18T16:20:00Z' : null,
        finished: state === 'finished' ? '2026-11-20T08:00:00Z' : null,
        protectResults: false,
        objectiveRecordId: null,
      },
      lastObjectiveRecord: sketch.record ?? null,
      lastActivityWorkflow: sketch.proctored
        ? { id: 'root-run', state: 1, submitted: null, finished: null, lastProctoringSessionId: 'session-1' }
        : null,
    },
    ...sketch.more,
  };
}

/** A course as the server shows it to visitors. */
export function wirePublic(more: object = {}): object {
  const { objective } = wireCourse() as { readonly objective: Readonly<Record<string, unknown>> };
  const { id, name, code, description, about, imageUrl, showcases, activity, state } = objective;
  return {
    id,
    name,
    code,
    description,
    about,
    imageUrl,
    showcases,
    activity,
    state,
    objectiveAccessId: 'open-1',
    availabilityDate: null,
    availabilityEndDate: null,
    ...more,
  };
}

export const passedRecord = {
  id: 'record-1',
  finished: '2026-11-20T08:00:00Z',
  score: 43,
  maxScore: 50,
  normalizedScore: 0.86,
  grade: 'A−',
  passed: true,
  progress: 1,
  protectResults: false,
};
