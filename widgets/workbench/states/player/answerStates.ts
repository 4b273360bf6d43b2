import type { FeatureState, ScriptedReply } from '../../featureState.ts';
import { workflowId, type CourseSketch } from './stateCourse.ts';
import type { PartSketch } from './stateParts.ts';
import { content, finishPart, reading, refused } from './stateReading.ts';
import { arabicCourse, arabicText } from './stateTexts.ts';

const config = 'GET /config-ui/config.json';
const announced: ScriptedReply = { body: { environment: 'development', extensions: ['answers'] } };
const path = `/api/lectern/v1/users/me/objective-workflows/${workflowId}/answers/*`;
/** The calls that ask for an answer and save it. */
export const getAnswer = `GET ${path}`;
export const putAnswer = `PUT ${path}`;

const task =
  '<p>A colleague shows you a trial in which 8 of 40 patients recovered with the drug, and 5 of 40 without ' +
  'it. The confidence interval of the difference reaches from −9 to 24 per cent.</p><p>Say in your own ' +
  'words what can be told from it, and what cannot. Half a page is enough.</p>';
const arabicTask = `${arabicText.split('</p>')[0]}</p><p>اكتب بكلماتك ما الذي يمكن قوله من هذه النتائج وما الذي لا يمكن.</p>`;
export const essay =
  'The difference of the two groups may be anything from a little worse to a good deal better.\n\nThat is ' +
  'not the same as no effect: forty patients in each group are too few to tell. What can be said is which ' +
  'effects are still compatible with what was seen.';
const arabicEssay =
  'قد يكون الفرق بين المجموعتين أي شيء من أسوأ قليلًا إلى أفضل بكثير.\n\nوهذا لا يعني غياب الأثر: أربعون ' +
  'مريضًا في كل مجموعة عدد أقل من أن يحسم الأمر.';

/** A part that asks for an answer, with its content as the server sends it. */
const asking = (html = task): ScriptedReply => ({
  answer: (url) => ({ activityPathId: url.pathname.split('/').at(-1), content: html, asksAnswer: true }),
});
/** An answer as the server sends it. */
export const answer = (text = '', version = text ? 3 : 0, more: object = {}): ScriptedReply => ({
  body: { text, version, savedAt: version ? '2026-11-21T10:31:00Z' : null, handedInAt: null, ...more },
});
const handedIn = answer(essay, 4, { handedInAt: '2026-11-20T16:05:00Z' });

/** A course whose second part asks for an answer. */
export const answerTree = (workflow: PartSketch['workflow'] = 'inProgress'): PartSketch => ({
  name: 'Statistics for Clinical Researchers',
  workflow: 'inProgress',
  children: [
    { name: '1. What an interval says', workflow: 'finished' },
    { name: '2. Exercise: in your own words', ...(workflow && { workflow }), minutes: 30 },
    { name: '3. Further reading', optional: true },
  ],
});
const arabicTree: PartSketch = {
  name: 'الإحصاء للباحثين السريريين',
  workflow: 'inProgress',
  children: [
    { name: '1. ماذا تقول الفترة', workflow: 'finished' },
    { name: '2. تمرين: بكلماتك', workflow: 'inProgress' },
  ],
};

const field = '.answer textarea';
const button = '.turn .mark-complete';

interface More {
  readonly replies?: FeatureState['replies'];
  readonly clicks?: NonNullable<FeatureState['clicks']>;
  readonly offline?: NonNullable<FeatureState['offline']>;
  readonly tree?: PartSketch;
  readonly axis?: string;
  readonly course?: CourseSketch;
}

/** A part that asks for an answer, in a state. */
export const answerState = (
  name: string,
  title: string,
  settled: string,
  has: ScriptedReply,
  { tree = answerTree(), axis = 'p2', replies, ...more }: More = {},
): FeatureState =>
  reading(name, title, tree, axis, {
    settled,
    ...more,
    replies: {
      [config]: [announced],
      [content]: [asking()],
      [getAnswer]: [has],
      [putAnswer]: [answer(essay, 4)],
      [finishPart]: [{ body: {} }],
      ...replies,
    },
  });

/** Every state of an answer. */
export const answerStates: readonly FeatureState[] = [
  answerState('answer', 'An answer, nothing written', field, answer()),
  answerState('answer-saved', 'An answer, saved', '.standing.saved', answer(essay)),
  answerState('answer-loading', 'An answer, on its way', '.answer .bone', { fault: 'never' }),
  answerState(
    'answer-failed',
    'An answer that could not be loaded',
    '.part > .quiet-line',
    refused(500, 'server_error'),
  ),
  answerState('answer-saving', 'An answer that is typed', '.standing.saving', answer(), { clicks: [[field, essay]] }),
  answerState('answer-kept', 'An answer without a connection', '.standing.kept', answer('A beginning'), {
    clicks: [[field, essay]],
    offline: 'later',
  }),
  answerState('answer-too-long', 'An answer that is too long', '.fault', answer(), {
    clicks: [[field, `${essay} `.repeat(90)]],
  }),
  answerState('answer-required', 'Nothing to hand in', '.fault', answer(), { clicks: [button] }),
  answerState('answer-hand-in', 'Asked before handing in', '.dialog .filled', answer(essay), { clicks: [button] }),
  answerState('answer-unsent', 'Handing in was not sent', '.dialog .notice', answer(essay), {
    clicks: [button, '.dialog .filled'],
    replies: { [finishPart]: [{ fault: 'lost' }] },
  }),
  answerState('answer-refused', 'An answer that the server does not take', '.standing.refused', answer('A beginning'), {
    clicks: [[field, essay], button, '.dialog .filled'],
    replies: {
      [putAnswer]: [
        {
          status: 403,
          body: {
            error: { code: 'forbidden', message: 'This part is closed.', messages: { text: ['This part is closed.'] } },
          },
        },
      ],
    },
  }),
  answerState('answer-conflict', 'Two copies of an answer', '.copies .notice', answer('A beginning', 3), {
    clicks: [[field, essay], button, '.dialog .filled'],
    replies: {
      [putAnswer]: [refused(409, 'conflict')],
      [getAnswer]: [
        answer('A beginning', 3),
        answer(
          'What was written on the other device, while this one had no connection: the interval holds zero, so that nothing is sure.',
          4,
        ),
      ],
    },
  }),
  answerState('answer-handed-in', 'An answer that was handed in', '.handed-in .written', handedIn, {
    tree: answerTree('submitted'),
  }),
  answerState('answer-review', 'An answer, looking back', '.handed-in .written', handedIn, {
    tree: answerTree('finished'),
    course: { state: 'finished', parts: [3, 3] },
  }),
  answerState('answer-not-handed-in', 'An answer that was never handed in', '.handed-in', answer(), {
    tree: answerTree('finished'),
    course: { state: 'finished', parts: [3, 3] },
  }),
  answerState('answer-arabic', 'An answer, Arabic', '.standing.saved', answer(arabicEssay), {
    tree: arabicTree,
    course: arabicCourse,
    replies: { [content]: [asking(arabicTask)] },
  }),
  answerState('answer-long-read', 'An answer in a long read', field, answer(essay), {
    tree: {
      ...answerTree(),
      children: [
        {
          name: 'A paper, read slowly',
          layout: 'longRead',
          workflow: 'inProgress',
          children: [{ name: 'In your own words', workflow: 'inProgress' }],
        },
      ],
    },
    axis: 'p1',
  }),
];
