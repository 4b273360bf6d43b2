import type { FeatureState, ScriptedReply } from '../../featureState.ts';
import { workflowId, type CourseSketch } from './stateCourse.ts';
import type { PartSketch } from './stateParts.ts';
import { content, reading, refused } from './stateReading.ts';

const config = 'GET /config-ui/config.json';
const announced: ScriptedReply = { body: { environment: 'development', extensions: ['discussions'] } };
const path = `/api/lectern/v1/users/me/objective-workflows/${workflowId}/discussions/*`;
/** The calls about a discussion. */
export const getDiscussion = `GET ${path}`;
export const putPost = `PUT ${path}/posts/*`;
const removal = `POST ${path}/posts/*/remove`;
const putRead = `PUT ${path}/read`;
/** The stream that tells of changes. */
export const discussionStream = `GET ${path}/changes`;

/** A post as the server sends it. */
export const wirePost = (id: string, author: string, text: string, created: string, more: object = {}) => ({
  id,
  author,
  own: false,
  text,
  created,
  edited: null,
  deleted: null,
  answersId: null,
  ...more,
});
export const wireThread = (
  id: string,
  author: string,
  text: string,
  created: string,
  replies: readonly object[] = [],
  more: object = {},
) => ({ ...wirePost(id, author, text, created), pinned: false, closed: false, earlier: 0, replies, ...more });
/** A page of a discussion as the server sends it. */
export const discussion = (threads: readonly object[], more: object = {}): ScriptedReply => ({
  body: { threads, more: false, readUntil: '2026-11-20T12:00:00Z', open: true, ...more },
});

const said = [
  wireThread(
    't1',
    'Pavel Novák',
    'The interval held zero, and the headline said “works”.\nSee https://example.org/paper (page 4).',
    '2026-11-19T09:00:00Z',
    [
      wirePost('r1', 'Mira Okafor', 'Which outcome was it?', '2026-11-19T10:00:00Z', { own: true }),
      wirePost('r2', 'Pavel Novák', 'Days in hospital.', '2026-11-21T08:00:00Z', { answersId: 'r1' }),
    ],
    { pinned: true },
  ),
  wireThread('t2', 'Lena Fischer', 'Tea and sleep: the effect was smaller than the error.', '2026-11-21T09:30:00Z'),
];

/** A course whose second part is a discussion. */
export const discussionTree = (workflow: PartSketch['workflow'] = 'inProgress'): PartSketch => ({
  name: 'Statistics for Clinical Researchers',
  workflow: 'inProgress',
  children: [
    { name: '1. What an interval says', workflow: 'finished' },
    { name: '2. Discussion: a result you doubted', type: 'discussion', ...(workflow && { workflow }) },
  ],
});

interface More {
  readonly replies?: FeatureState['replies'];
  readonly clicks?: NonNullable<FeatureState['clicks']>;
  readonly offline?: NonNullable<FeatureState['offline']>;
  readonly course?: CourseSketch;
}

/** A discussion, in a state. */
export const discussionState = (
  name: string,
  title: string,
  settled: string,
  has: ScriptedReply,
  { replies, ...more }: More = {},
): FeatureState =>
  reading(name, title, discussionTree(), 'p2', {
    settled,
    ...more,
    replies: {
      [config]: [announced],
      [content]: [
        {
          answer: (url) => ({
            activityPathId: url.pathname.split('/').at(-1),
            type: 'discussion',
            content: '<p>Think of a published result that you did not believe.</p>',
          }),
        },
      ],
      [getDiscussion]: [has],
      [discussionStream]: [{ events: [['stamp', { stamp: '1' }]], ends: 'open' }],
      [putRead]: [{ body: {} }],
      [removal]: [{ body: {} }],
      ...replies,
    },
  });

const form = '.discussion > .post-form';
/** Every state of a discussion. */
export const discussionStates: readonly FeatureState[] = [
  discussionState('discussion', 'A discussion', '.post-new', discussion(said)),
  discussionState('discussion-empty', 'A discussion, nothing said yet', form, discussion([], { readUntil: null })),
  discussionState('discussion-loading', 'A discussion, on its way', '.discussion .bone', { fault: 'never' }),
  discussionState(
    'discussion-failed',
    'A discussion that could not be loaded',
    '.quiet-line',
    refused(500, 'server_error'),
  ),
  discussionState('discussion-closed', 'A discussion that is over', '.thread', discussion(said, { open: false })),
  discussionState(
    'discussion-removed',
    'Posts that were removed, changed and closed',
    '.thread',
    discussion([
      wireThread(
        't1',
        'Pavel Novák',
        '',
        '2026-11-19T09:00:00Z',
        [
          wirePost('r1', 'Lena Fischer', 'I had answered that.', '2026-11-19T10:00:00Z', {
            edited: '2026-11-19T11:00:00Z',
          }),
          wirePost('r2', 'Pavel Novák', '', '2026-11-19T12:00:00Z', { deleted: 'instructor' }),
        ],
        { deleted: 'author', closed: true, earlier: 12 },
      ),
    ]),
  ),
  discussionState('discussion-reply', 'A reply is written', '.thread .post-form', discussion(said), {
    clicks: ['.thread .post-tools .link'],
  }),
  discussionState('discussion-waiting', 'A post without a connection', '.post [role=status] .link', discussion(said), {
    clicks: [[`${form} textarea`, 'A thought of mine.'], `${form} .filled`],
    replies: { [putPost]: [{ fault: 'lost' }] },
  }),
  discussionState('discussion-refused', 'A post that the server does not take', '.post .post-fault', discussion(said), {
    clicks: [[`${form} textarea`, 'A thought of mine.'], `${form} .filled`],
    replies: { [putPost]: [refused(409, 'conflict')] },
  }),
];
