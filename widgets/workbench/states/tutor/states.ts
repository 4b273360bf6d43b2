import type { FeatureState, ScriptedReply } from '../../featureState.ts';

const configuration = 'GET /config-ui/config.json';
const aggregate = 'GET /api/lms/v1/objectives/*/objective-workflow-aggregate';
const lookUp = 'GET /api/lms/v1/users/me/objective-workflow-aggregates/*/knowledge-model';
const standing = 'GET /api/lms-km/knowledge-models/*/tutor';
const history = 'GET /api/lms-km/conversations/*';
const messages = 'POST /api/lms-km/conversations/*/messages';
const consent = 'PUT /api/lms-km/users/*/consent';

const body = (value: unknown): ScriptedReply => ({ body: value });
const stands = (more: object = {}): ScriptedReply =>
  body({
    course: 'Statistics for Clinical Researchers',
    off: null,
    hints: null,
    kind: 'search',
    perDay: 40,
    left: 37,
    resets: '2026-11-24T00:00:00Z',
    consent: true,
    instructors: false,
    keptDays: 90,
    ...more,
  });
const citation = (n: number, title: string, anchor: string) => ({
  n,
  title,
  course: 'Statistics for Clinical Researchers',
  courseId: 'sta-210',
  activityPathId: `path-${n}`,
  axis: `module/part-${n}`,
  anchor,
  excerpt: 'The mean is where the data would balance.',
});
const citations = [
  citation(1, '2.2 Middle and spread', 'text=The mean is where'),
  citation(2, '4. Reading a gait report', 'page=2'),
];
const answer =
  '> The mean is where the data would balance; the median is where half of them lie on either side. [1]\n\n' +
  '> Report the *median* with the quartiles. [2]';
const exchange = (id: string, more: object = {}) => ({
  id,
  question: 'When should I report the median instead of the mean?',
  answer,
  kind: 'search',
  state: 'done',
  citations,
  asked: '2026-11-23T09:30:00Z',
  rating: null,
  ...more,
});
const talk = (...exchanges: readonly object[]): ScriptedReply => body({ exchanges });

const usual: FeatureState['replies'] = {
  [configuration]: [body({ extensions: ['tutor'], defaultKnowledgeModelId: 'academy' })],
  [aggregate]: [body({ id: 'aggregate', objective: { id: 'sta-210' } })],
  [lookUp]: [body({ knowledgeModelId: 'sta-210' })],
  [standing]: [stands()],
  [history]: [talk(exchange('one'))],
  [consent]: [body({})],
};
const ofCourse = { 'objective-id': 'sta-210' };
const state = (
  name: string,
  title: string,
  settled: string,
  replies: FeatureState['replies'] = {},
  more: Partial<FeatureState> = {},
): FeatureState => ({
  name,
  title,
  now: '2026-11-23T09:41:30Z',
  attributes: ofCourse,
  settled,
  replies: { ...usual, ...replies },
  ...more,
});
const asked = { clicks: [['textarea', 'What is a median?'] as const, '.tutor-send .filled'] };
const begins = [
  ['answer', { id: 'x', kind: 'model', left: 36 }],
  ['citations', citations],
  ['delta', { text: 'The **median** is where half of them lie on either side [1]' }],
] as const;
const hostile =
  '<img src=x onerror=alert(1)> [click](javascript:alert(1)) ![x](https://evil.example/x.png)\n\n' +
  '# <script>alert(1)</script>\n\n[99] {{name}} `<b>`';
const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsausbildung'.repeat(4);

/** Every state of the tutor. */
export const states: readonly FeatureState[] = [
  state('conversation', 'A question with its answer', '.tutor-places'),
  state('empty', 'Nothing was asked yet', '.tutor-empty', { [history]: [talk()] }),
  state('loading', 'First load', '.tutor-loading', { [standing]: [{ fault: 'never' }] }),
  state('failed', 'It could not be loaded', '[role=alert] .btn', { [standing]: [{ status: 500 }] }),
  state('offline', 'Offline from the start', '.empty-state .btn', {}, { offline: 'start' }),
  state('offline-later', 'Offline later, with what was asked', '.notice.info', {}, { offline: 'later' }),
  state(
    'offline-early',
    'Offline before earlier questions came',
    '.notice.info',
    { [history]: [{ fault: 'never' }] },
    { offline: 'later' },
  ),
  state('absent', 'The tenant has none', '.empty-state', { [configuration]: [body({})] }),
  state('consent', 'Before the first question', '.tutor-consent .filled', { [standing]: [stands({ consent: false })] }),
  state('consent-instructors', 'Instructors read along, and a model writes', '.tutor-consent .filled', {
    [standing]: [stands({ consent: false, instructors: true, kind: 'model' })],
  }),
  state(
    'consent-failed',
    'The agreement could not be kept',
    '.tutor-consent [role=alert]',
    { [standing]: [stands({ consent: false })], [consent]: [{ status: 500 }] },
    { clicks: ['.tutor-consent .filled'] },
  ),
  state('exam', 'Off in an examination', '.empty-state', {
    [standing]: [stands({ off: { why: 'exam', name: 'Examination: Biostatistics' } })],
  }),
  state('part', 'Off in a part', '.empty-state', { [standing]: [stands({ off: { why: 'part', name: '3.3 Quiz' } })] }),
  state('course', 'Off in a course', '.empty-state', {
    [standing]: [stands({ off: { why: 'course', name: 'Statistics' } })],
  }),
  state('hints', 'Hints alone', '.notice.info', {
    [standing]: [stands({ hints: '3.3 Quiz: sampling bias' })],
    [history]: [talk(exchange('one', { kind: 'hint', answer: '' }))],
  }),
  state('all', 'About all courses', '.tutor-places', { [standing]: [stands({ course: null })] }, { attributes: {} }),
  state('default', 'The course has no model of its own', '.tutor-places', {
    [lookUp]: [{ status: 500 }],
    [standing]: [stands({ course: null })],
  }),
  state('spent', 'No question is left', '.tutor-send .filled', { [standing]: [stands({ left: 0 })] }),
  state('nothing', 'Nothing was found', '.tutor-exchange', {
    [history]: [talk(exchange('one', { kind: 'nothing', answer: '', citations: [] }))],
  }),
  state('history-failed', 'Earlier questions could not be loaded', '[role=alert] .btn', {
    [history]: [{ status: 500 }],
  }),
  state(
    'answering',
    'An answer comes',
    '.tutor-exchange strong',
    { [history]: [talk()], [messages]: [{ events: begins, ends: 'open' }] },
    asked,
  ),
  state(
    'answered',
    'An answer by a language model',
    '.tutor-rate',
    { [history]: [talk()], [messages]: [{ events: [...begins, ['done', {}]] }] },
    asked,
  ),
  state(
    'halfway',
    'An answer that broke off',
    '.tutor-failed',
    { [history]: [talk()], [messages]: [{ events: begins, ends: 'cut' }] },
    asked,
  ),
  state(
    'broken',
    'Events that are none',
    '.tutor-failed',
    { [history]: [talk()], [messages]: [{ events: [...begins, ['delta', '{"text":'], ['done', {}]] }] },
    asked,
  ),
  state(
    'refused',
    'The question failed',
    '.tutor-failed',
    { [history]: [talk()], [messages]: [{ status: 500 }] },
    asked,
  ),
  state('ask-offline', 'Offline when it is asked', '.tutor-failed', {}, { offline: 'later', ...asked }),
  state('hostile', 'Hostile markdown', '.tutor-exchange code', {
    [history]: [talk(exchange('one', { question: hostile, answer: hostile }))],
  }),
  state('long', 'Long words', '.tutor-places', {
    [history]: [
      talk(
        ...['one', 'two', 'three'].map((id) =>
          exchange(id, { question: longWord, answer: `${longWord} [1]`, citations: [citation(1, longWord, '')] }),
        ),
      ),
    ],
  }),
  state(
    'clear',
    'Before the questions are deleted',
    'dialog .filled',
    {},
    { clicks: ['.tutor-about summary', '.tutor-about .btn'] },
  ),
];
