import type { FeatureState, ScriptedReply } from '../../featureState.ts';
import { objectiveId, stateNow, wireCourse } from './stateCourse.ts';
import { wireActivity } from './stateParts.ts';
import { refused, tree } from './stateReading.ts';
import { fullTree } from './stateTrees.ts';

/** The call that asks for the verdict on an answer. */
export const verdict = 'GET /api/assessment/v1/answers/*';
const access = `GET /api/lms/v1/users/me/objectives/${objectiveId}/objective-access`;

const link = 'answerId=a-2&answerText=The%20median&activityId=activity-p4%2Fp4-2&activityPathId=path-p4-2';
const told = {
  correct: true,
  question: 'Which middle of the data stays where it is when one value is far away?',
  text: 'The median',
  explanation: 'Half of the values lie on either side of it, however far away they are.',
  objectiveId,
};

const answered = (
  name: string,
  title: string,
  reply: ScriptedReply,
  { query = link, ...more }: Partial<FeatureState> & { readonly query?: string } = {},
): FeatureState => ({
  name: `email-${name}`,
  title,
  now: stateNow,
  settled: '.answer-facts',
  attributes: { view: 'answer', query },
  ...more,
  replies: {
    [verdict]: [reply],
    [access]: [{ body: wireCourse({ state: 'inProgress' }) }],
    [tree]: [{ body: wireActivity(fullTree) }],
    ...more.replies,
  },
});

/** Every state of the page of an answer that was given in an e-mail. */
export const emailAnswerStates: readonly FeatureState[] = [
  answered('correct', 'E-mail answer, correct', { body: told }),
  answered('incorrect', 'E-mail answer, not correct', { body: { ...told, correct: false, text: 'The mean' } }),
  answered('received', 'E-mail answer without an assessment service', refused(404, 'not_found')),
  answered('loading', 'E-mail answer, first load', { fault: 'never' }, { settled: '[role=status][aria-label]' }),
  answered('failed', 'E-mail answer that could not be looked up', { status: 500 }, { settled: '.empty-state .btn' }),
  answered(
    'offline',
    'E-mail answer without a connection',
    { body: told },
    { offline: 'start', settled: '.empty-state' },
  ),
  answered(
    'incomplete',
    'E-mail answer, half a link',
    { body: told },
    { query: 'answerText=A', settled: '.empty-state' },
  ),
  answered(
    'no-module',
    'E-mail answer whose module is not found',
    { body: told },
    {
      query: 'answerId=a-2&activityId=gone&activityPathId=gone',
      clicks: ['.btn'],
      settled: '.notice',
    },
  ),
  answered('hostile', 'E-mail answer with hostile texts', refused(404, 'not_found'), {
    query: `answerId=a-2&answerText=${encodeURIComponent('<img src=x onerror=alert(1)> '.repeat(60))}`,
  }),
  answered('arabic', 'E-mail answer in Arabic', {
    body: {
      ...told,
      question: 'أي مقياس للوسط يبقى في مكانه عندما تبتعد قيمة واحدة؟',
      text: 'الوسيط',
      explanation: 'يقع نصف القيم على كل جانب منه مهما ابتعدت.',
    },
  }),
];
