import type { Manifest } from '../../runtime/manifest.ts';

/** What is public about the course page. */
export const manifest = {
  tag: 'lectern-player',
  summary: 'One course: its overview with details, and its content with a tree of parts.',
  example: '<lectern-player objective-id="b7" view="content" heading-level="2"></lectern-player>',
  attributes: {
    'objective-id': { type: 'string', default: '', summary: 'Id of the course.' },
    'aggregate-id': { type: 'string', default: '', summary: 'Id of one enrolment; another one of the same course is not available then.' },
    'place': {
      type: 'enum',
      values: ['courses', 'catalog', 'public'],
      default: 'courses',
      summary: 'Where the course is looked at from: among one’s own courses, in the catalog, or as a visitor in the open catalog, where no user is asked for.',
    },
    'view': {
      type: 'enum',
      values: ['overview', 'details', 'content', 'redirect', 'review', 'workflow'],
      default: 'overview',
      summary: 'What is shown first; `redirect` goes to where the learner stands in this course, `review` looks back at a run that is finished, and `workflow` opens the part of `workflow-id`. With `routing="memory"` the element goes on by itself.',
    },
    'workflow-id': { type: 'string', default: '', summary: 'Id of an activity workflow: with `view="workflow"` the part that was taken in it is shown.' },
    'query': { type: 'string', default: '', summary: 'Query of the page’s address, which a redirect and the content keep; `attempt` names an earlier run to look back at, `ended` the run whose end is told.' },
    'axis': { type: 'string', default: '', summary: 'Ids of the parts down to the one to open, joined by `/`; without it the element chooses.' },
  },
  properties: {},
  events: {
    'lectern-title': {
      detail: '{ readonly sections: readonly string[] }',
      cancelable: false,
      summary: 'What is shown now has these names, the nearest first; made for the page’s title.',
    },
    'lectern-course-enrolled': {
      detail: '{ readonly objectiveId: string; readonly aggregateId: string }',
      cancelable: false,
      summary: 'The learner has enrolled in the course.',
    },
    'lectern-course-started': {
      detail: '{ readonly objectiveId: string; readonly workflowId: string }',
      cancelable: false,
      summary: 'A run through the course has begun.',
    },
    'lectern-course-finished': {
      detail: '{ readonly objectiveId: string; readonly workflowId: string }',
      cancelable: false,
      summary: 'The run was finished, or handed in for grading.',
    },
    'lectern-part-opened': {
      detail: '{ readonly objectiveId: string; readonly axis: string }',
      cancelable: false,
      summary: 'A part of the content is shown.',
    },
    'lectern-proctoring': {
      detail: '{ readonly objectiveId: string; readonly workflowId: string; readonly activityWorkflowId: string; readonly activityPathId: string | null; readonly token: unknown }',
      cancelable: false,
      summary: 'Something that is taken under watch opens: `token` is the LMS’s answer to the request for a start-token, as it came, for the page’s proctoring service to begin with. `activityPathId` is null for the whole course.',
    },
    'lectern-part-completed': {
      detail: '{ readonly objectiveId: string; readonly axis: string }',
      cancelable: false,
      summary: 'A part was marked as complete. “Mark all as complete” raises it for each part that it completed.',
    },
  },
  slots: {},
  parts: {
    root: 'Everything of the element.',
    cover: 'Cover of the course.',
    measure: 'A bar of progress.',
    tree: 'The tree of parts.',
    dialog: 'The finish dialog.',
    notice: 'A message that stays.',
    blank: 'The panel of an empty, locked or failed view.',
  },
  namespaces: ['common', 'player'],
  firstCalls: [],
  minHeight: 480,
} as const satisfies Manifest;
