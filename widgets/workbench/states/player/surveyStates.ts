import type { FeatureState, ScriptedReply } from '../../featureState.ts';
import { workflowId, type CourseSketch } from './stateCourse.ts';
import type { PartSketch } from './stateParts.ts';
import { content, reading, refused } from './stateReading.ts';
import { arabicCourse } from './stateTexts.ts';

const config = 'GET /config-ui/config.json';
const announced: ScriptedReply = { body: { environment: 'development', extensions: ['surveys'] } };
const path = `/api/lectern/v1/users/me/objective-workflows/${workflowId}/surveys/*`;
/** The calls that ask for a survey and submit it. */
export const getSurvey = `GET ${path}`;
export const putSurvey = `PUT ${path}`;

/** As the server sends them. */
const surveyQuestions = [
  {
    id: 'clear',
    kind: 'scale',
    text: 'How clear was it what to do?',
    required: true,
    from: 1,
    to: 5,
    low: 'Not clear at all',
    high: 'Very clear',
  },
  {
    id: 'best',
    kind: 'one',
    text: 'From which part did you learn most?',
    required: true,
    choices: [
      { id: 'lab', text: 'The lab' },
      { id: 'text', text: 'Texts and files' },
      { id: 'none', text: 'From none of them' },
    ],
  },
  {
    id: 'where',
    kind: 'several',
    text: 'Where did you work on it?',
    required: false,
    choices: [
      { id: 'home', text: 'At home' },
      { id: 'ward', text: 'On the ward' },
    ],
  },
  { id: 'change', kind: 'text', text: 'What would you change?', required: false },
];
const arabicQuestions = [
  {
    ...surveyQuestions[0],
    text: 'ما مدى وضوح المطلوب منك؟',
    low: 'غير واضح إطلاقًا',
    high: 'واضح جدًا',
  },
  {
    id: 'best',
    kind: 'one',
    text: 'من أي جزء تعلّمت أكثر؟',
    required: true,
    choices: [
      { id: 'lab', text: 'المختبر' },
      { id: 'text', text: 'النصوص والملفات' },
    ],
  },
  { id: 'change', kind: 'text', text: 'ما الذي كنت ستغيّره؟', required: false },
];
/** A survey as the server sends it. */
export const survey = (
  answers: object | null = null,
  questions: readonly object[] = surveyQuestions,
): ScriptedReply => ({
  body: { questions, answers, submittedAt: answers && '2026-11-20T16:05:00Z' },
});
/** Answers to all of {@link surveyQuestions}. */
export const surveyGiven = {
  clear: 4,
  best: 'lab',
  where: ['home', 'ward'],
  change: 'A little more time for the gel.\nAnd a picture of the bench.',
};

/** A course whose second part is a survey. */
export const surveyTree = (workflow: PartSketch['workflow'] = 'inProgress'): PartSketch => ({
  name: 'Statistics for Clinical Researchers',
  workflow: 'inProgress',
  children: [
    { name: '1. What an interval says', workflow: 'finished' },
    { name: '2. Looking back', kind: 'survey', ...(workflow && { workflow }) },
    { name: '3. Further reading', optional: true },
  ],
});
const arabicTree: PartSketch = {
  name: 'الإحصاء للباحثين السريريين',
  workflow: 'inProgress',
  children: [
    { name: '1. ماذا تقول الفترة', workflow: 'finished' },
    { name: '2. نظرة إلى الوراء', kind: 'survey', workflow: 'inProgress' },
  ],
};

interface More {
  readonly replies?: FeatureState['replies'];
  readonly clicks?: NonNullable<FeatureState['clicks']>;
  readonly offline?: NonNullable<FeatureState['offline']>;
  readonly course?: CourseSketch;
  readonly tree?: PartSketch;
  readonly html?: string;
}

/** A survey, in a state. */
export const surveyState = (
  name: string,
  title: string,
  settled: string,
  has: ScriptedReply,
  { replies, tree = surveyTree(), html = '<p>It takes three minutes.</p>', ...more }: More = {},
): FeatureState =>
  reading(name, title, tree, 'p2', {
    settled,
    ...more,
    replies: {
      [config]: [announced],
      [content]: [
        {
          answer: (url) => ({
            activityPathId: url.pathname.split('/').at(-1),
            content: html,
            resourceKind: 12,
            asksSurvey: true,
          }),
        },
      ],
      [getSurvey]: [has],
      [putSurvey]: [survey(surveyGiven)],
      ...replies,
    },
  });

const button = '.turn .mark-complete';
const rated = '.steps label:nth-child(4) input';
const chose = '.question:nth-child(2) label:first-child input';
/** Every state of a survey. */
export const surveyStates: readonly FeatureState[] = [
  surveyState('survey', 'A survey', '.question', survey()),
  surveyState('survey-begun', 'A survey, partly answered', '.steps :checked', survey(), { clicks: [rated, chose] }),
  surveyState('survey-loading', 'A survey, on its way', '.survey .bone', { fault: 'never' }),
  surveyState('survey-failed', 'A survey that could not be loaded', '.quiet-line', refused(500, 'server_error')),
  surveyState('survey-not-now', 'A survey that cannot be shown', '.part .instead', refused(403, 'forbidden')),
  surveyState('survey-required', 'Questions without an answer', '.question .survey-fault', survey(), {
    clicks: [button],
  }),
  surveyState('survey-too-long', 'An answer that is too long', '.question .survey-fault', survey(), {
    clicks: [['.question textarea', 'A little more time. '.repeat(60)]],
  }),
  surveyState('survey-ask', 'Asked before submitting', '.dialog .filled', survey(), { clicks: [rated, chose, button] }),
  surveyState('survey-unsent', 'Submitting was not sent', '.dialog .notice', survey(), {
    clicks: [rated, chose, button, '.dialog .filled'],
    replies: { [putSurvey]: [{ fault: 'lost' }] },
  }),
  surveyState(
    'survey-refused',
    'A survey that the server does not take',
    '.survey:not(:has(.dialog)) .question',
    survey(),
    {
      clicks: [rated, chose, button, '.dialog .filled'],
      replies: { [putSurvey]: [refused(409, 'conflict')] },
    },
  ),
  surveyState('survey-submitted', 'A survey that was submitted', '.submitted dd', survey(surveyGiven), {
    tree: surveyTree('finished'),
  }),
  surveyState(
    'survey-partly',
    'A survey that was submitted, in part',
    '.submitted dd',
    survey({ clear: 5, best: 'text' }),
    {
      tree: surveyTree('finished'),
      html: '',
    },
  ),
  surveyState('survey-offline', 'A survey without a connection', '.survey .question', survey(), { offline: 'later' }),
  surveyState(
    'survey-unknown',
    'A question of a kind that is not known',
    '.question',
    survey(null, [{ id: 'x', kind: 'drawing', text: 'Draw the bench.', required: true }, surveyQuestions[3] ?? {}]),
  ),
  surveyState('survey-arabic', 'A survey, Arabic', '.steps :checked', survey(null, arabicQuestions), {
    tree: arabicTree,
    course: arabicCourse,
    clicks: [rated],
    html: '<p>يستغرق ثلاث دقائق.</p>',
  }),
];
