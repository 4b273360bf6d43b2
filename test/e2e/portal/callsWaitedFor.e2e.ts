// How many calls of the LMS a first view waits for. Those that are named get their answers when all of them have been asked, so that
// none can wait for the answer of another; all others hang for ever. A call more, or a call after another, and the view never comes.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { newPage, partner, portal } from '../support/harness.ts';
import { sendSignIn } from '../support/sendSignIn.ts';

const LIST = ['/api/lms/v1/users/me/objective-accesses/query', '/api/platform/v1/users/me', '/config-ui/config.json'];
const course = uuidOf('course:STA 210');
const card = (page: Page) => page.locator('lectern-courses li').getByRole('link').first();

it.each([
  {
    what: 'a card on a partner’s page',
    signIn: `${partner}/sign-in?to=/signed-in`,
    address: `${partner}/training`,
    needs: LIST,
    seen: card,
  },
  { what: 'a card on /learn', address: `${portal}/learn/courses`, needs: LIST, seen: card },
  {
    what: 'a text of a course on /learn',
    address: `${portal}/learn/courses/${course}/view/content`,
    needs: [
      `/api/lectern/v1/users/me/objectives/${course}/opening`,
      `/api/lms/v1/users/me/objectives/${course}/objective-access`,
      '/api/platform/v1/users/me',
      '/config-ui/config.json',
    ],
    seen: (page: Page) => page.locator('lectern-player .author p').first(),
  },
])(
  '$what comes of $needs.length calls of the LMS, all asked at once (AHEAD-2)',
  async ({ signIn, address, needs, seen }) => {
    const page = await newPage();
    await sendSignIn(page.context(), portal, 'mira', signIn);
    const asked: string[] = [];
    let askedAll = () => {};
    const all = new Promise<void>((resolve) => (askedAll = resolve));
    await page.route(/\/(api|config-ui)\//, async (route) => {
      const { pathname, searchParams } = new URL(route.request().url());
      // Without an answer a call hangs until its page is closed. The next page of the list is asked for when the cards are there (LIST-7).
      if (!needs.includes(pathname) || Number(searchParams.get('skip'))) return;
      asked.push(pathname);
      if (asked.length >= needs.length) askedAll();
      await all;
      await route.continue();
    });
    await page.goto(address);
    await seen(page).waitFor();
    expect(asked.sort()).toEqual(needs);
  },
);
