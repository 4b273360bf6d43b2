// The frame of /learn: its addresses, error pages, title, narrow and wide, and where each person lands.
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { errorsOf, newPage, portal, signedIn } from './harness.ts';

const card = 'lectern-courses .card .whole';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** What axe finds, by rule and place. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } };
    return (await axe.run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
}

it('begins at the courses, query and hash kept (ROUTE-1, ROUTE-2)', async () => {
  const page = await signedIn('mira', '/learn?keyword=bones#x');
  await page.locator(card).first().waitFor();
  expect(page.url()).toBe(`${portal}/learn/courses?keyword=bones#x`);
});

it('names the page by its sections (NAV-7, TEXT-17)', async () => {
  const page = await signedIn('mira', '/learn/courses');
  await page.locator(card).first().waitFor();
  expect(await page.title()).toMatch(/^My courses \| /);
  const name = await page.locator(card).first().textContent();
  await page.locator(card).first().click();
  await page.waitForFunction((course) => document.title.includes(course ?? ''), name);
});

it('skips to the content as the first stop of the keyboard (NAV-1)', async () => {
  const page = await signedIn('mira', '/learn/courses');
  await page.locator(card).first().waitFor();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
});

it('has a menu button up to and including 970 px, and none beyond (NAV-5, CONST-11)', async () => {
  const page = await signedIn('mira', '/learn/courses', { viewport: { width: 971, height: 700 } });
  await page.locator(card).first().waitFor();
  const button = page.getByRole('button', { name: 'Menu' });
  const courses = page.getByRole('link', { name: 'My courses', exact: true });
  expect([await button.isVisible(), await courses.isVisible()]).toEqual([false, true]);
  await page.setViewportSize({ width: 970, height: 700 });
  expect([await button.isVisible(), await courses.isVisible()]).toEqual([true, false]);
  await button.click();
  expect(await courses.isVisible()).toBe(true);
  expect(await button.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Escape');
  expect(await courses.isVisible()).toBe(false);
});

it.each([
  ['ROUTE-18, ERR-3, TEXT-2', '/learn/forbidden', 'Forbidden', false],
  ['ROUTE-25, ERR-1, TEXT-3', '/learn/nowhere', 'Page not found', true],
  ['ROUTE-19, ERR-4, TEXT-4', '/learn/simulate-error', 'Something went wrong', true],
])('%s: %s', async (_, path, title, button) => {
  const page = await signedIn('mira', path);
  await heading(page).filter({ hasText: title }).waitFor();
  expect(await page.title()).toContain(title);
  const back = page.locator('main').getByRole('link', { name: 'My courses' });
  expect(await back.count()).toBe(button ? 1 : 0);
  expect(await violations(page)).toEqual([]);
  if (!button) return;
  await back.click();
  await page.locator(card).first().waitFor();
});

it('leads people who are more than learners back to the content library (ERR-2)', async () => {
  const page = await signedIn('ada', '/learn/nowhere');
  await heading(page).waitFor();
  const { contentLibraryUrl } = (await (await fetch(`${portal}/config-ui/config.json`)).json()) as { contentLibraryUrl: string | null };
  const back = page.locator('main').getByRole('link');
  expect(await back.textContent()).toBe(contentLibraryUrl ? 'Content library' : 'My courses');
});

it('sends a researcher without courses to the platform, before anything else (PERM-4)', async () => {
  const page = await signedIn('rosa', '/learn/courses');
  await page.waitForURL((url) => url.pathname.startsWith('/platform'));
  await heading(page).waitFor();
});

it('shows the way to management to those who may go there, and to nobody else (NAV-8)', async () => {
  const [learner, administrator] = [await signedIn('mira', '/learn/courses'), await signedIn('ada', '/learn/courses')];
  for (const page of [learner, administrator]) await page.getByRole('link', { name: 'My courses', exact: true }).waitFor();
  const link = (page: Page) => page.getByRole('link', { name: 'Go to management portal' });
  expect([await link(learner).count(), await link(administrator).count()]).toEqual([0, 1]);
  await link(administrator).click();
  await administrator.waitForURL((url) => url.pathname === '/portal');
  await heading(administrator).waitFor();
});

it('answers a plain page at the addresses of sibling products (ROUTE-26)', async () => {
  const page = await newPage();
  for (const path of ['/platform/projects', '/platform/knowledge-models', '/classroom/learner/rooms', '/portal', '/teach', '/stem', '/scorm', '/template-editor']) {
    expect((await page.goto(portal + path))?.status(), path).toBe(200);
    await heading(page).waitFor();
  }
});

it('speaks the chosen language, from the right where it is written so, and keeps it (LOC-3, STORE-2)', async () => {
  const page = await signedIn('mira', '/learn/courses');
  await page.locator(card).first().waitFor();
  const errors = errorsOf(page);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'العربية' }).click();
  await page.waitForFunction(() => document.documentElement.dir === 'rtl' && document.documentElement.lang === 'ar');
  await page.getByRole('heading', { name: 'دوراتي' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('locale'))).toContain('ar');
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await page.waitForFunction(() => document.documentElement.dir === 'rtl');
  expect(errors).toEqual([]);
});

it('signs out at the provider and asks again (ROUTE-23, ROUTE-24, AUTH-4)', async () => {
  const page = await signedIn('nils', '/learn/courses');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/learn/courses'));
  await page.goto(`${portal}/oidc/login?redirectUrl=/learn/courses`);
  await page.getByLabel('User name').waitFor();
});
