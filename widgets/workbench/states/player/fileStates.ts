import type { FeatureState, ScriptedReply } from '../../featureState.ts';
import { samplePdf } from './samplePdf.ts';
import { objectiveId, stateNow, wireCourse, workflowId } from './stateCourse.ts';
import { wireActivity, type PartSketch } from './stateParts.ts';

const lms = '/api/lms/v1';
const parts: PartSketch = {
  name: 'How We Walk',
  workflow: 'inProgress',
  children: [
    { name: '1. Reading a gait report', workflow: 'inProgress', minutes: 15 },
    { name: '2. In numbers', minutes: 10 },
  ],
};

/** The call that gives the file of these states. */
export const fileCall = 'GET /api/lms-storage/v1/files/report';

/** Three pages, the words "gait report" on each of them. */
export const report = samplePdf(
  [1, 2, 3].map((page) => [
    `Reading a gait report, ${page}`,
    'A report begins with four numbers:',
    'speed, cadence, step length, and the share of the cycle.',
    ...(page === 3 ? ['The last page names the laboratory.'] : []),
  ]),
);

/** A part that is a file, as a state to show. */
export const holdingFile = (
  name: string,
  title: string,
  settled: string,
  file: object,
  answer: ScriptedReply | null,
  more: Partial<FeatureState> = {},
): FeatureState => ({
  name,
  title,
  now: stateNow,
  settled,
  attributes: { 'objective-id': objectiveId, 'view': 'content', 'axis': 'p1' },
  ...more,
  replies: {
    [`GET ${lms}/users/me/objectives/${objectiveId}/objective-access`]: [
      { body: wireCourse({ state: 'inProgress', name: 'How We Walk', code: 'KIN 110', parts: [0, 2] }) },
    ],
    [`GET ${lms}/users/me/objective-workflows/${workflowId}/activity-with-aggregates`]: [{ body: wireActivity(parts) }],
    [`GET ${lms}/users/me/objective-workflows/${workflowId}/activity/*`]: [
      {
        answer: (url) => ({
          activityPathId: url.pathname.split('/').at(-1),
          content: '<p>For those who have to do something with what comes back.</p>',
          file,
        }),
      },
    ],
    [`POST ${lms}/start-activity-workflows`]: [{ body: {} }],
    ...(answer && { [fileCall]: [answer] }),
    ...more.replies,
  },
});

/** A PDF that is of the portal. */
export const pdfFile = {
  name: 'Reading a gait report.pdf',
  url: '/api/lms-storage/v1/files/report',
  mediaType: 'application/pdf',
};
const pdf = (name: string, title: string, settled: string, answer: ScriptedReply | null, url = pdfFile.url) =>
  holdingFile(name, title, settled, { ...pdfFile, url }, answer);

/** A part that is a file, in each state. */
export const fileStates: readonly FeatureState[] = [
  pdf('pdf', 'A PDF', '.textLayer span', { bytes: () => report }),
  pdf('pdf-loading', 'A PDF on its way', '.pdf-wait', { fault: 'never' }),
  pdf('pdf-sign-in', 'A PDF for which one has to sign in', '.pdf-not', { status: 401 }),
  pdf('pdf-forbidden', 'A PDF one may not see', '.pdf-not', { status: 403 }),
  pdf('pdf-failed', 'A PDF that could not be loaded', '.pdf-not', { status: 500 }),
  pdf('pdf-damaged', 'A PDF that is none', '.pdf-not', { bytes: () => new TextEncoder().encode('no PDF') }),
  pdf('pdf-lost', 'A PDF, and no connection', '.pdf-not', { fault: 'lost' }),
  pdf('pdf-blocked', 'A PDF of another origin', '.pdf-not', null, 'https://elsewhere.example/report.pdf'),
  holdingFile(
    'file-image',
    'A picture that is a part of its own',
    '.file-image figcaption',
    { name: 'Mark of the portal.svg', url: '/assets/icon.svg', mediaType: 'image/svg+xml' },
    null,
  ),
  holdingFile(
    'file-other',
    'A file that is not shown here',
    '.file-card',
    { name: 'forty-walkers.csv', url: '/media/gait/forty-walkers.csv', mediaType: 'text/csv' },
    null,
    { replies: { 'HEAD /media/gait/forty-walkers.csv': [{ headers: { 'Content-Length': '1428' } }] } },
  ),
  holdingFile(
    'file-nowhere',
    'A file whose address leads nowhere',
    '.file-card',
    { name: 'forty-walkers.csv', url: 'javascript:alert(1)', mediaType: 'text/csv' },
    null,
  ),
];
