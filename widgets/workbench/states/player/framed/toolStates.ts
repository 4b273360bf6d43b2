import type { FeatureState, ScriptedReply } from '../../../featureState.ts';
import { objectiveId, stateNow, wireCourse, workflowId } from '../stateCourse.ts';
import { wireActivity, type PartSketch } from '../stateParts.ts';

const lms = '/api/lms/v1/users/me';

/** The page of a tool: its origin is nobody's, so that the page around it can see as little of it as of a true one. */
const toolPage = `data:text/html;charset=utf-8,${encodeURIComponent(
  '<!doctype html><meta name="color-scheme" content="light dark"><title>Laboratory</title><h1>Gel electrophoresis</h1><p>Load the gel.</p>',
)}`;

/** Asks for a launch. */
export const resourceLink = `POST /api/lms/v1/objective-workflows/${workflowId}/resource-link`;

/** A part that is a tool, with a text after it. */
const toolTree = (more: Partial<PartSketch> = {}): PartSketch => ({
  name: 'Human Movement',
  workflow: 'inProgress',
  children: [
    { name: 'Gel electrophoresis', type: 'lti', kind: 'virtualLabs', workflow: 'inProgress', minutes: 15, ...more },
    { name: 'What you have seen', kind: 'survey', type: 'lti', minutes: 5 },
  ],
});

/** A part that is a tool. @param launch answers the request for a launch */
export const toolState = (
  name: string,
  title: string,
  settled: string,
  launch: ScriptedReply,
  more: Partial<PartSketch> = {},
  beside: Partial<FeatureState> = {},
): FeatureState => ({
  name,
  title,
  now: stateNow,
  settled,
  attributes: { 'objective-id': objectiveId, 'view': 'content', 'axis': 'p1' },
  replies: {
    [`GET ${lms}/objectives/${objectiveId}/objective-access`]: [
      { body: wireCourse({ state: 'inProgress', name: 'Human Movement', code: 'KIN 110', parts: [0, 2] }) },
    ],
    [`GET ${lms}/objective-workflows/${workflowId}/activity-with-aggregates`]: [{ body: wireActivity(toolTree(more)) }],
    [`GET ${lms}/objective-workflows/${workflowId}/activity/*`]: [
      {
        answer: (url) => ({
          activityPathId: url.pathname.split('/').at(-1),
          type: 2,
          contentType: 1,
          content: '<p>Read the safety rules first.</p>',
        }),
      },
    ],
    'POST /api/lms/v1/start-activity-workflows': [{ body: {} }],
    [resourceLink]: [launch],
  },
  ...beside,
});

const plays: ScriptedReply = { body: { targetLinkUri: toolPage } };

/** Every state of a part that is a tool. */
export const toolStates: readonly FeatureState[] = [
  toolState('tool', 'A tool plays', '.content-frame iframe', plays),
  toolState('tool-size', 'A tool with a size of its author', '.content-frame iframe', plays, {
    display: 'embeddedCustom',
    box: [560, 320],
  }),
  toolState('tool-loading', 'Its launch is asked for', '.frame-cover .spinner span', { fault: 'never' }),
  toolState('tool-refused', 'The server refuses, in its own words', '.content-frame .empty-state', {
    status: 409,
    body: { error: { code: 'conflict', message: 'The laboratory is closed until Monday.' } },
  }),
  toolState('tool-failed', 'The launch failed', '.content-frame .empty-state', { status: 500 }),
  toolState(
    'tool-grading',
    'It has reported, and is graded',
    '[role=status]:has(.notice) + .content-frame iframe',
    plays,
    {
      workflow: 'inGrading',
    },
  ),
  toolState('tool-passed', 'It has reported a score', '[role=status]:has(.notice) + .content-frame iframe', plays, {
    workflow: 'finished',
    score: 0.85,
  }),
  toolState(
    'tool-not-passed',
    'It has reported a low score',
    '[role=status]:has(.notice) + .content-frame iframe',
    plays,
    {
      workflow: 'finished',
      score: 0.4,
    },
  ),
];
