import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { uuidOf } from '../../demo/server/db/uuidOf.ts';
import { errorsOf, portal, signedIn } from './harness.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const player = 'lectern-player';
const heading = (page: Page) => page.locator(`${player} h1`);

/** What axe-core finds on the page, as readable lines. */
async function faults(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe: run } = globalThis as unknown as { axe: { run: (root: Document) => Promise<{ violations: { id: string; nodes: { target: unknown; failureSummary: string }[] }[] }> } };
    return (await run.run(document)).violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${String(target)} ${failureSummary}`));
  });
}

/** The element that has focus, through shadow roots. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    return at?.textContent ?? '';
  });

/** Presses Tab until what has focus says `text`. */
async function tabTo(page: Page, text: RegExp, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (text.test(await focused(page))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${String(text)} cannot be reached by ${key}`);
}

it('a course is opened, started, read, completed and finished by keyboard alone, its end is read (END-4), and its card says so', async () => {
  const page = await signedIn('mira', '/learn/courses');
  const errors = errorsOf(page);
  await page.locator('lectern-courses .card .whole').first().waitFor();
  await tabTo(page, /^Fire Safety on the Ward$/);
  await page.keyboard.press('Enter');
  await heading(page).waitFor();
  await expect.poll(() => page.title()).toMatch(/^Fire Safety on the Ward \|/);
  expect(await faults(page)).toEqual([]);
  await tabTo(page, /^Start$/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/view\/content/);
  const parts: string[] = [];
  for (;;) {
    await page.locator(`${player} .author p`).first().waitFor();
    const name = await heading(page).innerText();
    await expect.poll(() => focused(page)).toBe(name);
    parts.push(name);
    await tabTo(page, /^Mark as complete$/);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Completed');
    if (parts.length === 1) expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Tab');
    const on = await focused(page);
    await page.keyboard.press('Enter');
    if (on === 'Finish the course') break;
    await expect.poll(() => heading(page).innerText()).not.toBe(name);
  }
  expect(parts).toHaveLength(3);
  const dialog = page.getByRole('dialog', { name: 'Finish the course?' });
  await dialog.waitFor();
  await expect.poll(() => focused(page)).toBe('Finish the course');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('The course has been successfully finished');
  expect(await faults(page)).toEqual([]);
  await tabTo(page, /^Course details$/);
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('Fire Safety on the Ward');
  await page.getByRole('link', { name: 'My courses' }).first().click();
  const card = page.locator('lectern-courses .card', { hasText: 'Fire Safety on the Ward' });
  await card.waitFor();
  await expect.poll(() => card.innerText()).toContain('Completed');
  expect(errors).toEqual([]);
});

it('hostile HTML of an author does nothing on the real page (MEDIA-6)', async () => {
  const page = await signedIn('mira', '/learn/forbidden');
  const errors = errorsOf(page);
  await page.route('**/users/me/objective-workflows/*/activity/*', async (route) => {
    const reply = await route.fetch();
    const content = '<p onclick="hacked=1" style="position:fixed">Text<script>hacked=1</script><img src="data:," onerror="hacked=1"></p><style>*{display:none}</style><iframe src="/learn"></iframe><form action="/oidc/logout"><button>Go</button></form><a href="javascript:hacked=1">link</a>';
    await route.fulfill({ response: reply, json: { ...((await reply.json()) as object), content } });
  });
  const list = (await (await page.request.get(`${portal}/api/lms/v1/users/me/objective-accesses/query?take=100`)).json()) as { data: { objective: { id: string; code: string } }[] };
  const { id } = list.data.find(({ objective }) => objective.code === 'STA 210')!.objective;
  await page.goto(`${portal}/learn/courses/${id}/view/content`);
  const author = page.locator(`${player} .author`);
  await author.locator('p').waitFor();
  expect(await author.locator('script, style, iframe, form, button').count()).toBe(0);
  await author.locator('a').click();
  expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
  // The policy says what it stopped while the text was only being parsed; nothing else went wrong.
  expect(errors.filter((error) => !error.includes('Content Security Policy'))).toEqual([]);
});

it('another person’s course is not available, in the words of the specification, and leads back (ERR-5, PERM-6)', async () => {
  const page = await signedIn('nils', '/learn/courses/00000000-0000-4000-8000-000000000000');
  await page.getByRole('heading', { level: 1, name: 'Course is not available' }).waitFor();
  await page.getByText('You do not have the necessary access rights to open or enroll in this course or program.').waitFor();
  await expect.poll(() => page.title()).toMatch(/^Course is not available/);
  await page.getByRole('link', { name: 'Go to my courses' }).click();
  await page.waitForURL(`${portal}/learn/courses`);
});

it('what was announced is counted on its tab, until it was opened (OVER-1, OVER-11)', async () => {
  const page = await signedIn('mira', `/learn/courses/${uuidOf('course:STA 210')}/view/details`);
  const tab = page.getByRole('navigation', { name: 'Views of this course' }).getByRole('link', { name: /^Notifications/ });
  await expect.poll(() => tab.innerText()).toMatch(/^Notifications\s*2\s*2 unread$/);
  await tab.click();
  await page.getByText('A worked example of the analysis plan').waitFor();
  await page.goBack();
  await expect.poll(() => tab.innerText()).toBe('Notifications');
});
