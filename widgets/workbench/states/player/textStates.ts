import type { FeatureState, ScriptedReply } from '../../featureState.ts';
import { objectiveId, stateNow, wireCourse, workflowId } from './stateCourse.ts';
import { wireActivity, type PartSketch } from './stateParts.ts';

const lms = '/api/lms/v1/users/me';
const drawing = (colour: string, words: string) => {
  const picture = [
    '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360">',
    `<rect width="640" height="360" fill="${colour}"/>`,
    '<circle cx="320" cy="180" r="120" fill="none" stroke="white" stroke-width="8"/>',
    `<text x="320" y="190" font-size="32" fill="white" text-anchor="middle">${words}</text></svg>`,
  ].join('');
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
};
const columns = [
  'Joint',
  'Flexion at heel strike',
  'Flexion at mid-stance',
  'Flexion at toe-off',
  'Flexion in mid-swing',
  'Greatest moment',
  'Greatest power',
  'Remarks',
];
const joints = [
  'Hip',
  'Knee',
  'Ankle',
  'Subtalar joint',
  'Midfoot',
  'First toe',
  'Pelvis, tilt',
  'Pelvis, drop',
  'Trunk',
  'Shoulder',
  'Elbow',
  'Head',
];
const cell = (row: number, column: number) =>
  column === 7
    ? `See plate ${row + 1}, and the recording of the same trial`
    : `${((row * 17 + column * 29) % 61) - 12}°`;

/** A text with every kind of content: images, a drawing, a wide table, footnotes, links around the portal. */
const fullText =
  '<p>Walking is a controlled fall.<sup><a id="ref-1" href="#note-1">1</a></sup> The <a ' +
  `href="/learn/courses/${objectiveId}/view/content/p1/p1-2">part on data</a> tells how it was measured, ` +
  'and <a href="/learn/courses/course-other">another course</a> what can go wrong. Terms are in the <a ' +
  'href="#terms">glossary</a>; <a href="#nowhere">this link</a> leads nowhere.</p>\n' +
  `<figure><img src="${drawing('#0e5166', 'Heel strike')}" alt="A foot at heel strike" width="640" ` +
  'height="360"><figcaption>Figure 1. Heel strike. The heel takes the weight of the body within a tenth of ' +
  'a second.</figcaption></figure>\n' +
  `<p><img src="${drawing('#6b3fa0', 'Mid-stance')}" alt="A foot at mid-stance" width="640" height="360"> ` +
  `<img src="${drawing('#888', 'i')}" alt="Mark" width="24" height="24"></p>\n` +
  '<figure><svg viewBox="0 0 640 240" role="img" aria-label="The force under a foot over one step"><path ' +
  'd="M20 220C90 20 170 20 240 120S400 20 480 40 600 200 620 220" fill="none" stroke="currentColor" ' +
  'stroke-width="3"></path></svg><figcaption>Figure 3. The force under a foot over one step.</figcaption>' +
  '</figure>\n' +
  '<table><caption>Joints over one step</caption><thead><tr>' +
  `${columns.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead><tbody>` +
  `${joints
    .map(
      (joint, row) =>
        `<tr><th scope="row">${joint}${row === 0 ? ' <a href="#note-1">1</a>' : ''}</th>${columns
          .slice(1)
          .map((_, column) => `<td>${cell(row, column + 1)}</td>`)
          .join('')}</tr>`,
    )
    .join('')}` +
  '</tbody></table>\n' +
  '<details><summary>Glossary</summary><p id="terms"><b>Stance</b>: the foot is on the ground. ' +
  '<b>Swing</b>: it is not.</p></details>\n' +
  '<p id="note-1">1. And caught again, some 5,000 times a day. <a href="#ref-1">Back</a></p>';

export const attachments = [
  { name: 'Walking, slides.pdf', url: '/api/lms-storage/v1/files/slides.pdf', mediaType: 'application/pdf' },
  {
    name: 'Joint angles.xlsx',
    url: '/api/lms-storage/v1/files/angles.xlsx',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  { name: 'Notes without a size.txt', url: '/api/lms-storage/v1/files/notes.txt', mediaType: 'text/plain' },
  { name: 'Not a link', url: 'javascript:alert(1)', mediaType: 'text/html' },
];

const parts: PartSketch = {
  name: 'Human Movement',
  workflow: 'inProgress',
  children: [
    { name: '1. How people walk', workflow: 'inProgress', minutes: 8 },
    { name: '2. Live laboratory', type: 'event', workflow: 'inProgress' },
  ],
};

/** A part of a course whose content is `holds`. */
export const holding = (
  name: string,
  title: string,
  axis: string,
  settled: string,
  holds: object,
  more: { readonly clicks?: readonly string[]; readonly replies?: FeatureState['replies'] } = {},
): FeatureState => ({
  name,
  title,
  now: stateNow,
  settled,
  attributes: { 'objective-id': objectiveId, 'view': 'content', axis },
  ...(more.clicks && { clicks: more.clicks }),
  replies: {
    [`GET ${lms}/objectives/${objectiveId}/objective-access`]: [
      { body: wireCourse({ state: 'inProgress', name: 'Human Movement', code: 'KIN 110', parts: [0, 2] }) },
    ],
    [`GET ${lms}/objective-workflows/${workflowId}/activity-with-aggregates`]: [{ body: wireActivity(parts) }],
    [`GET ${lms}/objective-workflows/${workflowId}/activity/*`]: [
      { answer: (url) => ({ activityPathId: url.pathname.split('/').at(-1), ...holds }) },
    ],
    ['POST /api/lms/v1/start-activity-workflows']: [{ body: {} }],
    ['HEAD /api/lms-storage/v1/files/slides.pdf']: [{ headers: { 'Content-Length': '1234567' } }],
    ['HEAD /api/lms-storage/v1/files/angles.xlsx']: [{ headers: { 'Content-Length': '512' } }],
    ['HEAD /api/lms-storage/v1/files/notes.txt']: [{ status: 500 } satisfies ScriptedReply],
    ...more.replies,
  },
});

const full = { content: fullText, attachments };

/** A text with everything, and its enlarged content. */
export const textStates: readonly FeatureState[] = [
  holding('text-full', 'A text with everything', 'p1', '.attachment .size', full),
  holding('text-gallery', 'An image of a text over the page', 'p1', '.gallery .picture > *', full, {
    clicks: ['.enlarge'],
  }),
  holding('text-table', 'A table of a text over the page', 'p1', '.wide-table table', full, {
    clicks: ['.to-full:not([hidden])'],
  }),
];
