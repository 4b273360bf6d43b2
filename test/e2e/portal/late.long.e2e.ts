// Code that comes late and fails at first: in browsers that remember a failed import for the life of the page, too.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { chunksOf } from '../../bench/chunksOf.ts';
import { axeViolations } from '../support/axeViolations.ts';
import { fillSignIn, newPage, partner, portal, signedIn } from '../support/harness.ts';
import { listPage } from '../support/listPage.ts';
import { choosePart, inPlace, opened, startOrContinue } from '../support/mounts.ts';
import { policyViolations } from '../support/policyViolations.ts';
import { press } from '../support/press.ts';

/** Cuts the line for each file that fits, the first time that it is asked for. Gives those. */
async function cutOnce(page: Page, fits: (path: string) => boolean): Promise<string[]> {
  const cut: string[] = [];
  await page.route(
    (url) => fits(url.pathname),
    (route) => {
      const { pathname } = new URL(route.request().url());
      if (cut.includes(pathname)) return route.continue();
      cut.push(pathname);
      return route.abort('connectionreset');
    },
  );
  return cut;
}

it('LATE-1, ELEM-8: an element whose code was cut says so, and the next one that appears stands', async () => {
  const page = await newPage();
  await page.goto(`${partner}/training`);
  await fillSignIn(page, 'mira');
  // What the first page still asks for would be cut in the second one's place.
  await page.getByRole('article').first().waitFor();
  await page.addInitScript(() => {
    addEventListener('lectern-error', (event) =>
      Object.assign(globalThis, { told: (event as CustomEvent<{ readonly code: string }>).detail.code }),
    );
  });
  const cut = await cutOnce(page, (path) => /^\/embed\/1\/chunks\/.*\.js$/.test(path));
  await page.reload();
  await page.waitForFunction(() => (globalThis as { told?: string }).told === 'network');
  expect(cut.length).toBeGreaterThan(1);
  await page.evaluate(() => document.querySelector('main')!.append(document.createElement('lectern-courses')));
  await page.getByRole('article').first().waitFor();
});

it('LATE-1, MEDIA-12: a worker that was cut is had by the learner’s word', async () => {
  const stage = await opened(inPlace, 'mira', 'KIN 110', '', { viewport: { width: 1440, height: 1500 } });
  const { page, inside } = stage;
  await startOrContinue(stage);
  const cut = await cutOnce(page, (path) => /\/pdf\.worker-/.test(path));
  await choosePart(stage, /Reading a gait report/);
  await press(inside.getByRole('button', { name: 'Try again' }));
  await inside.locator('.leaf canvas').first().waitFor();
  expect(cut).toHaveLength(1);
  expect(page.workers()).toHaveLength(1);
});

it('LATE-1: where a page allows code but no requests for it, it is imported', async () => {
  const page = await signedIn('mira', '/learn/forbidden');
  const violations = await policyViolations(page);
  await page.route(`${portal}/learn/courses`, async (route) => {
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy']!;
    const narrowed = policy.replace(
      /connect-src [^;]*/,
      `connect-src ${['api', 'config-ui', 'embed/1/locales'].map((folder) => `${portal}/${folder}/`).join(' ')}`,
    );
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': narrowed } });
  });
  await page.goto(`${portal}/learn/courses`);
  const list = listPage(page);
  await list.holds(32);
  await list.open();
  expect(violations.some((one) => one.startsWith('connect-src') && one.includes('FilterDrawer'))).toBe(true);
});

it('LATE-1: a page whose hints were cut shows its element all the same', async () => {
  const page = await signedIn('mira', '/learn/forbidden');
  const [own] = chunksOf('dist/learn/manifest.json', /\/courses\/CourseList\.tsx$/);
  const cut = await cutOnce(page, (path) => path.endsWith(own!));
  await page.goto(`${portal}/learn/courses`);
  await listPage(page).holds(32);
  expect(cut).toHaveLength(1);
});

it.each([
  ['its own', /\/learn\/build\/learn-.*\.js$/],
  ['one that it imports', /\/learn\/build\/chunks\/runtime-.*\.js$/],
])('LATE-2: a page whose script was cut, %s, says so in its language and can be loaded again', async (_which, file) => {
  const page = await signedIn('mira', '/learn/forbidden', { locale: 'ar' });
  const cut = await cutOnce(page, (path) => file.test(path));
  await page.goto(`${portal}/learn/courses`);
  await page.getByText('تعذّر تحميل بوابة المتعلّم').waitFor();
  expect(cut).toHaveLength(1);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'إعادة التحميل' }).click();
  await page.getByRole('article').first().waitFor();
  await page.getByText('تعذّر تحميل بوابة المتعلّم').waitFor({ state: 'hidden' });
});
