// A PDF of a part on the real server: read under the strict policy, searched, left and gone on with; and on a page of another site.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { samplePdf } from '../../src/features/player/pdf/samplePdf.ts';
import { errorsOf, fillSignIn, newPage, partner, portal, signedIn } from './harness.ts';
import { policyViolations } from './policyViolations.ts';

const field = (page: Page) => page.getByRole('textbox', { name: /^Page, of/ });
const drawn = (page: Page) => page.locator('.leaf canvas').first().waitFor();

/** Starts the course on walking, unless it is begun, and gives its id. */
async function started(page: Page): Promise<string> {
  const id = await page.evaluate(async () => {
    const reply = await fetch('/api/lms/v1/users/me/objective-accesses/query?take=200');
    const { data } = (await reply.json()) as { data: { objective: { id: string; code: string } }[] };
    return data.find(({ objective }) => objective.code === 'KIN 110')!.objective.id;
  });
  await page.goto(`${portal}/learn/courses/${id}`);
  await page.getByRole('button', { name: 'Start', exact: true }).or(page.getByRole('link', { name: 'Continue', exact: true })).first().click();
  await page.waitForURL(/\/view\/content/);
  await page.locator('.part > .name').waitFor();
  return id;
}

/** Opens a part by its name in the tree. */
async function openPart(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('treeitem', { name }).first().click();
  await page.locator('.part > .name', { hasText: name }).waitFor();
}

async function reading(): Promise<Page> {
  const page = await signedIn('mira', '/learn', { viewport: { width: 1440, height: 900 } });
  await page.locator('lectern-courses').waitFor();
  await started(page);
  return page;
}

it('MEDIA-11, RESUME-1: is read under the strict policy, searched, left, and gone on with', async () => {
  const page = await reading();
  const [violations, errors] = [await policyViolations(page), errorsOf(page)];
  await openPart(page, /Reading a gait report/);
  await drawn(page);
  expect(page.workers().map((worker) => new URL(worker.url()).origin)).toEqual([portal]);
  expect(await page.getByRole('group', { name: 'Page 1 of 4' }).innerText()).toContain('Reading a gait report');

  await page.getByRole('group', { name: /gait-report\.pdf/ }).focus();
  await page.keyboard.press('Control+f');
  await page.keyboard.type('step');
  const told = page.locator('.told');
  await expect.poll(() => told.innerText()).toMatch(/^1 of \d+$/);
  await page.keyboard.press('Enter');
  await expect.poll(() => told.innerText()).toMatch(/^2 of \d+$/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Next page' }).click();
  await field(page).fill('3');
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'Page 3 of 4' }).locator('canvas').waitFor();

  await openPart(page, /The step in pictures/);
  // Nothing of it stays on the page.
  await expect.poll(() => page.workers().length).toBe(0);
  expect(await page.locator('body > canvas').count()).toBe(0);
  await openPart(page, /Reading a gait report/);
  await page.getByText('Continued on page 3').waitFor();
  await expect.poll(() => field(page).inputValue()).toBe('3');
  expect(violations).toEqual([]);
  expect(errors).toEqual([]);
});

it('ERR-12, MEDIA-2: 401 and 403 are told apart; a scan is decoded under the policy of the worker', async () => {
  const page = await reading();
  const violations = await policyViolations(page);
  const answer = { status: 401, body: '', contentType: 'text/plain' } as { status: number; body: string | Buffer; contentType: string };
  await page.route('**/api/lms-storage/v1/files/*', (route) => route.fulfill(answer));
  await openPart(page, /Reading a gait report/);
  await page.getByText('please log in to view this file').waitFor();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  answer.status = 403;
  await page.reload();
  await page.getByText('you do not have permission to view this file').waitFor();
  // A fax: 64 rows, each like the one before, drawn black.
  const scan = samplePdf([['A scan']], { width: 64, height: 64, filter: '/CCITTFaxDecode /DecodeParms << /K -1 /Columns 64 /Rows 64 >> /Decode [1 0]', data: '\u00ff'.repeat(8) });
  Object.assign(answer, { status: 200, body: Buffer.from(scan), contentType: 'application/pdf' });
  await page.reload();
  await drawn(page);
  const dark = () => page.locator('.leaf canvas').first().evaluate((canvas: HTMLCanvasElement) => canvas.getContext('2d')!.getImageData(canvas.width * 0.2, canvas.height * 0.9, 1, 1).data[0]);
  expect(await dark()).toBe(0);
  expect(violations).toEqual([]);
});

/** Puts the player with a part in the place of the page's element. */
const placePlayer = (page: Page, id: string, axis: string) =>
  page.evaluate(
    ([objectiveId, parts]) => {
      const player = document.createElement('lectern-player');
      for (const [name, value] of Object.entries({ 'objective-id': objectiveId!, 'view': 'content', 'axis': parts! })) player.setAttribute(name, value);
      (document.querySelector('lectern-courses, lectern-player') ?? document.querySelector('main')!).replaceWith(player);
    },
    [id, axis],
  );

it('MEDIA-12: on a page of another site it is read in the player’s frame, and can be kept', async () => {
  const own = await reading();
  await openPart(own, /Reading a gait report/);
  const [, id, axis] = /courses\/([^/]+)\/view\/content\/([^?]+)/.exec(own.url())!;
  const page = await newPage();
  await page.goto(`${partner}/training`);
  await fillSignIn(page, 'mira');
  await page.getByRole('article').first().waitFor();
  await placePlayer(page, id!, axis!);
  const frame = page.locator('lectern-player iframe').contentFrame();
  await frame.locator('.leaf canvas').first().waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), frame.getByRole('button', { name: 'Download the PDF' }).click()]);
  expect(download.suggestedFilename()).toBe('reading-a-gait-report.pdf');
});

it('MEDIA-12: it is read where no worker may start', async () => {
  const own = await reading();
  await openPart(own, /Reading a gait report/);
  const [, id, axis] = /courses\/([^/]+)\/view\/content\/([^?]+)/.exec(own.url())!;
  const place = async () => {
    const page = await signedIn('mira', '/learn/courses');
    await page.getByRole('article').first().waitFor();
    return page;
  };
  const free = await place();
  await placePlayer(free, id!, axis!);
  await drawn(free);
  expect(free.workers().length).toBe(1);
  const strict = await place();
  await strict.evaluate(() => {
    const policy = document.createElement('meta');
    policy.httpEquiv = 'Content-Security-Policy';
    policy.content = "worker-src 'none'";
    document.head.append(policy);
  });
  await placePlayer(strict, id!, axis!);
  await drawn(strict);
  expect(strict.workers().length).toBe(0);
});
