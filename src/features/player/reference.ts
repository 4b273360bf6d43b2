import type { Reference } from '../../port/reference.ts';
import { sharedEventTexts } from '../../port/sharedEventTexts.ts';
import type { manifest } from './manifest.ts';

/** Reference for people and tools about the course page. No learner downloads it. */
export const reference = {
  summary: 'One course: its overview with details, and its content with a tree of parts.',
  example: '<lectern-player objective-id="b7" view="content" heading-level="2"></lectern-player>',
  attributes: {
    'objective-id': 'Id of the course.',
    'aggregate-id': 'Id of one enrolment; another one of the same course is not available then.',
    'place':
      'Where the learner opened the course: in their courses, in the catalog, or as a visitor in the open ' +
      'catalog. For visitors no user is requested.',
    'view':
      'The first view. `redirect` opens the learner’s place in the course. `review` shows a finished run. ' +
      '`workflow` opens the part of `workflow-id`. `answer` shows the verdict on an answer from an e-mail. With ' +
      '`routing="memory"` the element then navigates by itself.',
    'workflow-id': 'Id of an activity workflow: with `view="workflow"` the part that was taken in it is shown.',
    'query':
      'Query of the page’s address. `attempt` names an earlier run to review; `ended` names the run that has just ' +
      'ended; `ask=finish` opens the finish dialog. For an answer: `answerId`, `answerText`, `activityId` and ' +
      '`activityPathId`.',
    'axis': 'Ids of the parts down to the one to open, joined by `/`; without it the element chooses.',
  },
  events: {
    'lectern-title': sharedEventTexts['lectern-title'],
    'lectern-course-enrolled': sharedEventTexts['lectern-course-enrolled'],
    'lectern-course-started': sharedEventTexts['lectern-course-started'],
    'lectern-course-finished': sharedEventTexts['lectern-course-finished'],
    'lectern-part-opened': {
      detail: '{ readonly objectiveId: string; readonly axis: string }',
      summary: 'A part of the content is shown.',
    },
    'lectern-proctoring': {
      detail:
        '{ readonly objectiveId: string; readonly workflowId: string; readonly activityWorkflowId: string; ' +
        'readonly activityPathId: string | null; readonly token: unknown }',
      summary:
        'A proctored course or part opens: `token` is the LMS’s answer to the request for a ' +
        'start-token, as it came, for the page’s proctoring service to begin with. `activityPathId` is null for ' +
        'the whole course. A page that begins the session elsewhere, in a window of its service, cancels the event: ' +
        'the content then waits until the LMS knows of the session, with a button that raises the event again.',
    },
    'lectern-part-completed': {
      detail: '{ readonly objectiveId: string; readonly axis: string }',
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
} as const satisfies Reference<typeof manifest>;
