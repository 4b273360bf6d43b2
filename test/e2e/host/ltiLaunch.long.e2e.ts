// An LMS that shows courses of the academy by LTI 1.3, with cookies of third parties blocked: from choosing a course to its score.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeViolations } from '../support/axeViolations.ts';
import { lmsHost } from '../support/harness.ts';
import { blockingContext, expectBlocked, framedRequests } from '../support/hostTools.ts';
import { press } from '../support/press.ts';

const course = 'First Aid for Everyone';
const frameOf = (page: Page) => page.locator('#tool').contentFrame();

async function become(page: Page, name: RegExp): Promise<void> {
  await page.goto(`${lmsHost}/lti`);
  const label = await page.getByRole('option', { name }).innerText();
  await page.getByRole('combobox', { name: 'You are' }).selectOption({ label: label.trim() });
  await page.getByRole('button', { name: 'Change' }).click();
}

// TOOL-4, TOOL-8, TOOL-9, TOOL-12
it('a course is chosen, opened without a sign-in, finished, and its score stands in the gradebook', async () => {
  const context = await blockingContext();
  const page = await context.newPage();
  const framed = framedRequests(page);
  const windows: Page[] = [];
  context.on('page', (opened) => windows.push(opened));

  await become(page, /Ingrid Berg/);
  await page.getByRole('link', { name: 'Add a course of the academy' }).click();
  const chooser = frameOf(page);
  await chooser.getByRole('heading', { name: 'Choose a course' }).waitFor();
  await chooser.getByRole('searchbox', { name: 'Name, code or subject' }).fill('aid 100');
  await chooser.getByRole('button', { name: 'Search' }).click();
  await expect.poll(() => chooser.getByRole('listitem').count()).toBe(1);
  await chooser.getByRole('button', { name: `Choose ${course}` }).click();
  // The platform has placed it.
  await page.getByRole('link', { name: course }).waitFor();

  await become(page, /Sana Idris/);
  await page.getByRole('link', { name: course }).click();
  const frame = frameOf(page);
  await frame.getByRole('heading', { name: course, level: 1 }).waitFor();
  await press(frame.getByRole('button', { name: 'Start', exact: true }));
  const [mark, next] = [
    frame.getByRole('button', { name: 'Mark as complete' }),
    frame.getByRole('link', { name: /^Next/ }),
  ];
  const ends = frame.getByRole('group', { name: 'Previous and next part' });
  for (const part of [1, 2, 3]) {
    await press(mark);
    await ends.getByRole('button', { name: 'Completed' }).waitFor();
    if (part < 3) await press(next);
  }
  await press(ends.getByRole('button', { name: 'Finish the course' }));
  await press(frame.getByRole('dialog').getByRole('button', { name: 'Finish the course' }));
  await frame.getByRole('heading', { name: 'The course has been successfully finished' }).waitFor();
  // The page in the frame speaks lti.* with the platform, which gives it its height (CHAN-10).
  await expect.poll(() => page.locator('#tool').evaluate((tool) => tool.style.blockSize)).toMatch(/px$/);

  const row = page.getByRole('row', { name: /Sana Idris/ });
  await expect
    .poll(
      async () => {
        await page.goto(`${lmsHost}/lti`);
        return row.innerText();
      },
      { timeout: 30_000 },
    )
    .toMatch(/Completed\s+100 \/ 100/);
  expect(windows).toEqual([]);
  await expectBlocked(context, framed);

  // Who teaches sees the same from within the academy.
  await become(page, /Ingrid Berg/);
  await page.getByRole('link', { name: course }).click();
  const taught = frameOf(page);
  await taught
    .getByRole('row', { name: /Sana Idris/ })
    .getByText('Up to date')
    .waitFor();
  expect(await axeViolations(page)).toEqual([]);
});
