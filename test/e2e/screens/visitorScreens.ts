import type { Page } from 'playwright-core';
import { portal } from '../support/harness.ts';
import type { Screen } from './Screen.ts';
import { and, openCourse } from './ways.ts';

const wrongPassword = async (page: Page) => {
  await page.goto(`${portal}/learn`);
  await page.locator('input[name=username]').fill('mira');
  await page.locator('input[name=password]').fill('wrong');
  await page.locator('form button').click();
};

const screens: readonly Screen[] = [
  { file: 'sign-in', open: '/learn', ready: 'input[name=password]' },
  { file: 'sign-in-refused', open: wrongPassword, ready: '[role=alert]' },
  { file: 'open-catalog', open: '/learn/open-catalog', ready: 'lectern-catalog .bar .chips button' },
  {
    file: 'open-catalog-filters',
    open: and('/learn/open-catalog', 'lectern-catalog .find .btn[aria-haspopup=dialog]'),
    ready: 'dialog.drawer[open] .check',
  },
  {
    file: 'open-catalog-none',
    open: '/learn/open-catalog?keyword=zebra',
    ready: 'lectern-catalog .empty-state .btn',
  },
  { file: 'open-course', open: openCourse('HIS 160'), ready: 'lectern-player .buttons .filled' },
  { file: 'course-over', open: openCourse('WIN 086'), ready: 'lectern-player .notice' },
  {
    file: 'course-missing',
    open: '/learn/open-catalog/00000000-0000-4000-8000-000000000000/view/details',
    ready: 'lectern-player .empty-state .btn',
  },
  { file: 'certificate-check', open: '/learn/certificate', ready: 'lectern-certificate .cert-typed input' },
  {
    file: 'certificate-unknown',
    open: '/learn/certificate/AGA-0',
    ready: 'lectern-certificate .cert-ask .notice',
  },
  { file: 'privacy', open: '/privacy', ready: 'h1' },
  { file: 'not-found', open: '/nowhere', ready: 'h1' },
];

/** Pages that nobody has to sign in for. */
export const visitorScreens: readonly Screen[] = screens.map((screen) => ({
  ...screen,
  file: `visitor/${screen.file}`,
}));
