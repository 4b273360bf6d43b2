import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { portal } from '../support/harness.ts';
import { and } from './ways.ts';
import type { Screen } from './Screen.ts';

/** The server refuses each request for the list. */
const failedList = async (page: Page) => {
  await page.route('**/objective-accesses/query*', (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'server_error', message: 'broken' } } }),
  );
  await page.goto(`${portal}/learn/courses`);
};

/** Another tab signs the learner out. */
const endedElsewhere = async (page: Page) => {
  await page.goto(`${portal}/learn/courses`);
  await page.locator('lectern-courses .card .whole').first().waitFor();
  // From then on the tab watches the others.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userSession') ?? '')).not.toBe('');
  const other = await page.context().newPage();
  await other.goto(`${portal}/assets/icon.svg`);
  await other.evaluate(() => localStorage.setItem('logout', String(Date.now())));
  await other.close();
};

const screens: readonly Screen[] = [
  { file: 'my-courses', open: '/learn/courses', ready: 'lectern-courses .bar .chips button' },
  {
    file: 'filters',
    open: and('/learn/courses', 'lectern-courses .find .btn[aria-haspopup=dialog]'),
    ready: 'dialog.drawer[open] .check',
  },
  { file: 'filtered', open: '/learn/courses?courseProgress=completed', ready: 'lectern-courses .find .badge' },
  { file: 'nothing-found', open: '/learn/courses?keyword=zebra', ready: 'lectern-courses .empty-state .btn' },
  { file: 'list-failed', open: failedList, ready: 'lectern-courses [role=alert] .btn' },
  { file: 'unknown-filters', open: '/learn/courses?colour=red', ready: '.toast' },
  { file: 'no-courses', person: 'nils', open: '/learn/courses', ready: 'lectern-courses .empty-state .filled' },
  { file: 'narrow-menu', open: and('/learn/courses', 'header .narrow button'), ready: 'nav.open', width: 768 },
  { file: 'user-menu', open: and('/learn/courses', 'header button.me'), ready: '#user-menu:popover-open' },
  {
    file: 'dashboard',
    tenant: ['dashboard'],
    open: '/learn/',
    ready: ['lectern-dashboard .home-month a', 'lectern-dashboard .resume', 'lectern-dashboard .home-ring'],
  },
  { file: 'catalog', open: '/learn/catalog', ready: 'lectern-catalog .bar .chips button' },
  {
    file: 'catalog-filters',
    open: and('/learn/catalog', 'lectern-catalog .find .btn[aria-haspopup=dialog]'),
    ready: 'dialog.drawer[open] .check',
  },
  { file: 'catalog-empty', person: 'ada', open: '/learn/catalog', ready: 'lectern-catalog .empty-state' },
  { file: 'calendar-agenda', open: '/learn/calendar', ready: 'lectern-calendar .dates-row a' },
  { file: 'calendar-month', open: '/learn/calendar/month', ready: 'lectern-calendar :is(.ec-event a, .dates-more)' },
  { file: 'calendar-week', open: '/learn/calendar/week', ready: 'lectern-calendar :is(.ec-time-grid, .dates-list)' },
  {
    file: 'calendar-subscribe',
    open: and('/learn/calendar', 'lectern-calendar .dates-top .btn'),
    ready: 'lectern-calendar dialog .filled',
  },
  { file: 'results', open: '/learn/results', ready: 'lectern-results .ledger-row' },
  {
    file: 'results-attempts',
    open: and('/learn/results?keyword=SAF+120', 'lectern-results .ledger-row button'),
    ready: ['lectern-results .ledger-table', 'lectern-results .ledger-chart circle'],
  },
  { file: 'results-none', open: '/learn/results?keyword=zebra', ready: 'lectern-results .empty-state .btn' },
  { file: 'bookmarks', open: '/learn/bookmarks', ready: 'lectern-bookmarks h1' },
  { file: 'announcements', open: '/learn/courses#chat', ready: 'lectern-notifications .news-last' },
  { file: 'profile', open: '/learn/profile', ready: 'lectern-profile .profile-facts ul' },
  {
    file: 'profile-time-zone',
    open: and('/learn/profile', 'lectern-profile [role=tab]:nth-of-type(2)'),
    ready: 'lectern-profile [role=option][aria-selected=true]',
  },
  { file: 'profile-notifications', open: '/learn/profile?tab=notifications', ready: 'lectern-profile [type=checkbox]' },
  { file: 'not-found', open: '/learn/nowhere', ready: 'main h1' },
  { file: 'forbidden', open: '/learn/forbidden', ready: 'main h1' },
  { file: 'crash', open: '/learn/simulate-error', ready: 'main h1' },
  { file: 'session-over', open: endedElsewhere, ready: 'dialog[open] .filled', stops: 1 },
];

/** The portal's pages of a learner, outside of courses. */
export const learnerScreens: readonly Screen[] = screens.map((screen) => ({
  ...screen,
  file: `learner/${screen.file}`,
  person: screen.person ?? 'mira',
}));
