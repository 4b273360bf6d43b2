// The texts of the documents, each where a learner sees it: on a drawn screen, in sight, and word for word.
import { expect } from 'chai';
import { wireCourse, workflowId, type CourseSketch } from '../../../widgets/workbench/states/player/stateCourse.ts';
import { wireActivity, type PartSketch } from '../../../widgets/workbench/states/player/stateParts.ts';
import type { FeatureState, ScriptedReply } from '../../../widgets/workbench/featureState.ts';
import { arriving, enrol, inCatalog, refused } from '../support/enrolment.ts';
import { clear, show } from '../support/exhibit.ts';
import { access, finishCourse, reading, start, tree } from '../support/player.ts';
import { driveTime } from '../support/drivenTime.ts';
import { until } from '../support/stage.tsx';

const [courses, player] = ['lectern-courses', 'lectern-player'] as const;
const wide = { width: '1376px' };
/** A text with a date in it, such as "Dec 1" or "Dec 1, 9:00 AM". */
const dated = (before: string, after = '') =>
  new RegExp(`^${before}[A-Z][a-z]{2} \\d{1,2}[^.]*${after.replaceAll('.', '\\.')}$`);

/** What stands in sight in a root, by the smallest thing that holds the whole text. */
function inSight(root: ParentNode, text: string | RegExp): Element | undefined {
  const fits = (node: Element) => {
    const words = (node.textContent ?? '').replace(/\s+/g, ' ').trim();
    return typeof text === 'string' ? words === text : text.test(words);
  };
  return [...root.querySelectorAll('*')].find(
    (node) =>
      fits(node) &&
      node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      node.getBoundingClientRect().width > 1,
  );
}
const toastRoot = () =>
  [...document.querySelectorAll('[popover]')].find((host) => host.shadowRoot?.querySelector('.toast'))?.shadowRoot;
const sees = async (root: () => ParentNode | null | undefined, text: string | RegExp) => {
  await until(() => root() && inSight(root()!, text), String(text));
};
const course = (sketch: CourseSketch): FeatureState => ({
  ...reading({ name: '' }, ''),
  settled: '.overview .buttons',
  attributes: { 'objective-id': 'course-sta210' },
  replies: { [access]: [{ body: wireCourse(sketch) }], [tree]: [{ body: wireActivity({ name: 'Course' }) }] },
});

const screens: readonly (readonly [
  rule: string,
  tag: string,
  state: string | FeatureState,
  ...texts: readonly (string | RegExp)[],
])[] = [
  [
    'TEXT-6',
    player,
    'not-available',
    'Course is not available',
    'You do not have the necessary access rights to open or enroll in this course or program.',
  ],
  ['TEXT-7', courses, 'full', 'Coming soon'],
  ['TEXT-7', player, 'overview-draft', 'Coming soon'],
  ['TEXT-8', player, 'overview-before', dated('Will be available to start on ')],
  ['TEXT-9', player, 'overview-after', dated('Was available to start before ', '. Ask your instructor to reopen it.')],
  ['TEXT-10', courses, 'full', 'Grading in progress'],
  ['TEXT-10', player, 'overview-grading', 'Grading in progress'],
  ['TEXT-11', courses, 'full', dated('Started ')],
  ['TEXT-11', player, 'overview-progress', dated('Started ')],
  ['TEXT-12', courses, 'full', dated('Completed ')],
  ['TEXT-12', player, course({ state: 'finished', parts: [3, 3] }), dated('Completed ')],
  ['TEXT-13', courses, 'full', 'Not started'],
  ['TEXT-14', player, 'overview', 'Show more'],
  [
    'TEXT-14',
    player,
    { ...course({}), clicks: ['.description button'], settled: '.description button[aria-expanded=true]' },
    'Hide',
  ],
  ['TEXT-15', player, 'overview', 'Start', 'Share link'],
  ['TEXT-15', player, 'overview-imported', 'Start again'],
  ['TEXT-15', player, 'overview-progress', 'Continue', 'Finish the course'],
  ['TEXT-15', player, 'overview-finished', 'Review'],
  ['TEXT-15', player, inCatalog(), 'Add to my courses'],
  ['TEXT-15', player, { ...inCatalog({ [access]: [{ body: wireCourse({ catalog: 'enrolled' }) }] }) }, 'Enrolled'],
  ['TEXT-16', player, 'overview-channel', 'Details', 'Content', 'Notifications'],
];

const part = (sketch: Partial<PartSketch>): FeatureState =>
  reading(
    { name: 'Course', workflow: 'inProgress', children: [{ name: 'First' }, { name: 'Second', ...sketch }] },
    'p2',
    {},
    { settled: '.instead' },
  );
const window = (constraint: Readonly<Record<string, string>>) => part({ constraint });
const over = reading(
  { name: 'Course', workflow: 'finished', children: [{ name: 'First', workflow: 'finished' }, { name: 'Second' }] },
  'p2',
  { [access]: [{ body: wireCourse({ state: 'finished', parts: [1, 2] }) }] },
  { settled: '.instead' },
);

const parts: readonly (readonly [rule: string, state: FeatureState, ...texts: readonly (string | RegExp)[]])[] = [
  ['TEXT-7', part({ state: 'draft' }), 'Coming soon'],
  [
    'TEXT-36',
    part({ contentAvailable: false }),
    'This content is not available at the moment. Please come back later or ask your administrator.',
  ],
  [
    'TEXT-46',
    part({ available: false }),
    'To get access, you have to complete previous assignments',
    /^To get access, you have to complete previous assignments\./,
  ],
  [
    'TEXT-47',
    window({ startFrom: '2026-12-01T08:00:00Z' }),
    dated('This part is going to be available soon. It opens ', '.'),
  ],
  [
    'TEXT-48',
    window({ startUntil: '2026-11-01T08:00:00Z' }),
    dated('You missed the time to start. It was open to start until ', '.'),
  ],
  [
    'TEXT-49',
    window({ gracePeriodUntil: '2026-11-01T08:00:00Z' }),
    'The due date was missed',
    dated('You missed the due date. The last day to submit was ', '.'),
  ],
  ['TEXT-50', over, "You can't access new content after completing the course."],
];

const moved = (body: object): FeatureState['replies'] => ({
  [enrol]: [{ status: 202, body: { url: '/api/lms/v1/commands/1' } }],
  ['GET /api/lms/v1/commands/1']: [{ body }],
});
const add = '.buttons .btn:nth-child(2)';
const adding = (reply: ScriptedReply | FeatureState['replies']): FeatureState =>
  inCatalog(
    'answer' in reply || 'status' in reply ? { [enrol]: [reply as ScriptedReply] } : (reply as FeatureState['replies']),
  );
const lostCommand: FeatureState['replies'] = {
  [enrol]: [{ status: 202, body: { url: '/api/lms/v1/commands/1' } }],
  ['GET /api/lms/v1/commands/1']: [refused(404)],
};
const done: PartSketch = {
  name: 'Course',
  workflow: 'inProgress',
  children: [{ name: 'First', workflow: 'finished' }],
};
const ending = reading(done, 'p1', {
  [access]: [
    { body: wireCourse({ state: 'inProgress', parts: [1, 1] }) },
    { body: wireCourse({ state: 'finished', parts: [1, 1] }) },
  ],
  [finishCourse]: [{ body: {} }],
});

const toasts: readonly (readonly [
  rule: string,
  tag: string,
  state: FeatureState,
  press: readonly string[],
  text: string,
])[] = [
  ['TEXT-21', player, adding(lostCommand), [add], 'Server returns unknown error.'],
  [
    'TEXT-22',
    player,
    adding({ status: 202, body: {} }),
    [add],
    'Server accepted command but encountered an unknown error.',
  ],
  [
    'TEXT-23',
    player,
    adding(moved({ completed: '2026-11-21T10:42:00Z', state: 2 })),
    [add],
    'Server accepted command but encountered errors.',
  ],
  [
    'TEXT-25',
    player,
    adding({ status: 500, body: {} }),
    [add],
    'Internal error. Please refresh the page and try again.',
  ],
  [
    'TEXT-26',
    courses,
    arriving('occflow=startTheCourse&objectiveId=course-sta210', {
      ['GET /api/lms/v1/objective-workflow-aggregates/query']: [refused(500)],
    }),
    [],
    'Unknown error. Please refresh the page and try again.',
  ],
  [
    'TEXT-27, START-7',
    player,
    { ...course({}), replies: { ...course({}).replies, [start]: [{ status: 500, body: {} }] } },
    ['.buttons .filled'],
    'Something went wrong. Please refresh the page.',
  ],
  ['TEXT-29', player, inCatalog(), [add], 'You have successfully been enrolled to Statistics for Clinical Researchers'],
  ['TEXT-30', player, ending, ['.turn .last .btn', '.dialog .filled'], 'The course has been successfully finished'],
  ['TEXT-52', courses, arriving('selfRegistered=true'), [], 'The account was created'],
];

describe('texts of the documents on the screens', () => {
  afterEach(clear);

  for (const [rule, tag, state, ...texts] of screens)
    it(`${rule}: ${tag} says ${texts.map(String).join(', ')}`, async () => {
      const { element } = await show(tag, state, wide);
      for (const text of texts) await sees(() => element.shadowRoot, text);
    });

  for (const [rule, state, ...texts] of parts)
    it(`${rule}: a part says ${texts.map(String).join(', ')}`, async () => {
      const { element } = await show(player, state, wide);
      for (const text of texts) await sees(() => element.shadowRoot, text);
    });

  for (const [rule, tag, state, press, text] of toasts)
    it(`${rule}: a toast says “${text}”`, async () => {
      const { find, element } = await show(tag, state, { ...wide, toasts: true, await: press.length > 0 });
      element.addEventListener('lectern-navigate', (event) => event.preventDefault());
      for (const selector of press) {
        await until(() => find(selector), selector);
        find(selector)!.click();
      }
      await sees(toastRoot, text);
    });

  it('TEXT-24: a toast says “Time over!” of a command that is not completed in its time', async () => {
    const { find } = await show(player, adding(moved({ completed: null })), { ...wide, toasts: true });
    const time = driveTime(800);
    try {
      find(add)!.click();
      const over = () => toastRoot() && inSight(toastRoot()!, 'Time over!');
      // Its time is the test's: so often it is let pass, and what is asked meanwhile is answered in time of its own.
      for (let seconds = 0; seconds < 200 && !over(); seconds++) {
        time.pass(1100);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      expect(Boolean(over())).to.equal(true);
    } finally {
      time.restore();
    }
  });

  it('TEXT-31, TEXT-32: a link that was copied is told by a toast and by its button', async () => {
    const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: async () => undefined } });
    try {
      const { all, element } = await show(player, 'overview', { ...wide, toasts: true });
      all('.buttons .btn')
        .find(({ textContent }) => textContent === 'Share link')!
        .click();
      await sees(toastRoot, 'Link copied to clipboard');
      await sees(() => element.shadowRoot, 'The link is copied');
    } finally {
      if (own) Object.defineProperty(navigator, 'clipboard', own);
      else delete (navigator as { clipboard?: unknown }).clipboard;
    }
  });

  it('TEXT-37, TEXT-54: a course that is with its proctor says that it is being graded', async () => {
    const session = `GET /api/lms/v1/users/me/objective-workflows/${workflowId}/activity-workflows/root-run/last-proctoring-session`;
    const state = { ...course({ state: 'inProgress', proctored: true }), settled: '.overview .notice' };
    const { element } = await show(
      player,
      { ...state, replies: { ...state.replies, [session]: [{ body: { id: 'session-1', state: 'finished' } }] } },
      wide,
    );
    await sees(() => element.shadowRoot, 'This course is being graded. Please come back later or ask your instructor.');
  });
});
