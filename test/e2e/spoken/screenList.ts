import type { Page } from 'playwright-core';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { portal, type Person } from '../support/harness.ts';
import { press } from '../support/press.ts';

/** A screen: whose it is, how to get there, and what has to stand before it is read. */
export interface Screen {
  /** Its file below `screens`. */
  readonly file: string;
  /** Nobody is signed in where absent. */
  readonly person?: Person;
  readonly open: string | ((page: Page) => Promise<unknown>);
  readonly ready: string;
}

const course = (code: string) => `/learn/courses/${uuidOf(`course:${code}`)}/view/details`;
const part = (code: string, ...path: readonly string[]) =>
  `/learn/courses/${uuidOf(`course:${code}`)}/view/content/${path.map((one) => uuidOf(`part:${code}:/${one}`)).join('/')}`;
const content = (code: string) => `/learn/courses/${uuidOf(`course:${code}`)}/view/content`;

/** Goes to a place, and opens something there. */
const and =
  (path: string, ...targets: readonly string[]) =>
  async (page: Page) => {
    await page.goto(portal + path);
    for (const target of targets) await press(page.locator(target).first());
  };

/** On a narrow screen the contents, with the button in them, are opened first. */
const finishDialog = async (page: Page) => {
  await page.goto(portal + content('STA 210'));
  const button = page.locator('lectern-player .toc .toc-end button');
  const contents = page.locator('lectern-player .stage-bar .way > .btn').first();
  // The text is there before either of them (AUTO-6).
  await button.or(contents).first().waitFor();
  if (!(await button.isVisible())) await press(contents);
  await press(button);
};

const learner: readonly Screen[] = [
  { file: 'my-courses', open: '/learn/courses', ready: 'lectern-courses .bar .chips button' },
  {
    file: 'filters',
    open: and('/learn/courses', 'lectern-courses .find .btn[aria-haspopup=dialog]'),
    ready: 'dialog.drawer[open] .check',
  },
  { file: 'nothing-found', open: '/learn/courses?keyword=zebra', ready: 'lectern-courses .empty-state .btn' },
  { file: 'user-menu', open: and('/learn/courses', 'header button.me'), ready: '#user-menu:popover-open' },
  { file: 'catalog', open: '/learn/catalog', ready: 'lectern-catalog .bar .chips button' },
  { file: 'calendar-agenda', open: '/learn/calendar', ready: 'lectern-calendar .dates-row a' },
  { file: 'calendar-month', open: '/learn/calendar/month', ready: 'lectern-calendar :is(.ec-event a, .dates-more)' },
  { file: 'calendar-week', open: '/learn/calendar/week', ready: 'lectern-calendar :is(.ec-time-grid, .dates-list)' },
  { file: 'results', open: '/learn/results', ready: 'lectern-results .ledger-row' },
  { file: 'bookmarks', open: '/learn/bookmarks', ready: 'lectern-bookmarks h1' },
  { file: 'profile', open: '/learn/profile', ready: 'lectern-profile .profile-facts ul' },
  { file: 'profile-notifications', open: '/learn/profile?tab=notifications', ready: 'lectern-profile [type=checkbox]' },
  { file: 'not-found', open: '/learn/nowhere', ready: 'main h1' },
].map((screen) => ({ ...screen, file: `learner/${screen.file}`, person: 'mira' }));

const inCourse: readonly Screen[] = [
  { file: 'to-start', open: course('BIO 214'), ready: 'lectern-player .buttons .filled' },
  { file: 'with-grade', open: course('SAF 120'), ready: 'lectern-player .attempts td' },
  { file: 'in-grading', open: course('MIC 220'), ready: 'lectern-player .box dl' },
  { file: 'not-open-yet', open: course('EPI 230'), ready: 'lectern-player .notice' },
  { file: 'text', open: content('STA 210'), ready: 'lectern-player .author p' },
  {
    file: 'discussion',
    open: part('STA 210', '04-4-uncertainty', '04-4-uncertainty/04-4-4-discussion-a-result-you-doubted.html'),
    ready: 'lectern-player .post-text',
  },
  {
    file: 'finish-dialog',
    open: finishDialog,
    ready: 'lectern-player dialog.dialog[open] .todo',
  },
  { file: 'tutor', open: and(content('STA 210'), 'role=button[name="Tutor"]'), ready: 'lectern-tutor .btn' },
].map((screen) => ({ ...screen, file: `course/${screen.file}`, person: 'mira' }));

const visitor: readonly Screen[] = [
  { file: 'sign-in', open: '/learn', ready: 'input[name=password]' },
  { file: 'open-catalog', open: '/learn/open-catalog', ready: 'lectern-catalog .bar .chips button' },
  { file: 'certificate-check', open: '/learn/certificate', ready: 'lectern-certificate .cert-typed input' },
  { file: 'privacy', open: '/privacy', ready: 'h1' },
].map((screen) => ({ ...screen, file: `visitor/${screen.file}` }));

const pagesOf = (person: Person, paths: readonly string[]): Screen[] =>
  paths.map((path) => ({ file: `staff/${path.slice(1).replaceAll('/', '-')}`, person, open: path, ready: 'h1' }));

const staff: readonly Screen[] = [
  ...pagesOf('ada', [
    '/admin',
    '/admin/settings',
    '/admin/people',
    '/admin/clock',
    '/admin/certificates',
    '/admin/fragments',
    '/admin/tools',
    '/admin/platforms',
    '/admin/feedback',
  ]),
  ...pagesOf('ines', [
    '/teach/grading',
    '/teach/announcements',
    '/teach/questions',
    '/teach/discussions',
    '/teach/surveys',
    '/teach/tools',
    '/teach/teams',
    '/teach/proctoring',
    '/teach/leaving',
  ]),
];

/** Every screen whose spoken order is kept. */
export const screens: readonly Screen[] = [...learner, ...inCourse, ...visitor, ...staff];
