import { portal, type Person } from '../support/harness.ts';
import type { Screen } from './Screen.ts';

const pagesOf = (person: Person, paths: readonly string[]): Screen[] =>
  paths.map((path) => ({ file: `staff/${path.slice(1).replaceAll('/', '-')}`, person, open: path, ready: 'h1' }));

/** The page of the first entry of a list. */
const firstOf = (person: Person, path: string): Screen => ({
  file: `staff/${path.slice(1).replaceAll('/', '-')}-one`,
  person,
  open: async (page) => {
    await page.goto(portal + path);
    await Promise.all([page.waitForURL((url) => url.pathname !== path), page.locator('main .rows a').first().click()]);
  },
  ready: 'h1',
});

/** The reference server's pages for administrators, instructors and authors. */
export const staffScreens: readonly Screen[] = [
  ...pagesOf('ada', [
    '/admin',
    '/admin/settings',
    '/admin/people',
    '/admin/clock',
    '/admin/certificates',
    '/admin/certificates/issue',
    '/admin/fragments',
    '/admin/tools',
    '/admin/tools/new',
    '/admin/platforms',
    '/admin/platforms/new',
    '/admin/feedback',
  ]),
  firstOf('ada', '/admin/tools'),
  firstOf('ada', '/admin/platforms'),
  ...pagesOf('ines', [
    '/teach',
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
  ...pagesOf('tomas', ['/teach/library', '/teach/packages']),
  firstOf('tomas', '/teach/tools'),
];
