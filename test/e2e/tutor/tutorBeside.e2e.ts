// The tutor beside the course (TUTOR-22): it answers, leads to the place of an answer, stays open, and says where it is off.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { longIt } from '../../longIt.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { axeViolations } from '../support/axeViolations.ts';
import { errorsOf, lmsHost, portal, signedIn } from '../support/harness.ts';
import { blockingContext, openHost } from '../support/hostTools.ts';
import { choosePart, inPlace, opened, startOrContinue } from '../support/mounts.ts';
import { policyViolations } from '../support/policyViolations.ts';
import { press } from '../support/press.ts';

const statistics = `/learn/courses/${uuidOf('course:STA 210')}`;
const tutor = (page: Page) => page.locator('lectern-tutor');
const button = (page: Page) => page.getByRole('button', { name: 'Tutor', exact: true });
const wide = { viewport: { width: 1440, height: 900 } };

/** Opens the tutor; who uses it for the first time agrees to what is kept. */
async function openTutor(page: Page): Promise<void> {
  await press(button(page));
  const agree = tutor(page).getByRole('button', { name: 'Agree and start' });
  await agree.or(tutor(page).getByLabel('Your question')).first().waitFor();
  if (await agree.count()) await press(agree);
  await tutor(page).getByLabel('Your question').waitFor();
}

async function ask(page: Page, question: string): Promise<void> {
  await tutor(page).getByLabel('Your question').fill(question);
  await press(tutor(page).getByRole('button', { name: 'Ask', exact: true }));
}

const marked = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('lectern-named') ?? [])].map((range) => String(range)));

it('TUTOR-8, TUTOR-22, TUTOR-24: an answer leads to its place in the text, within the page, and the tutor stays open', async () => {
  const page = await signedIn('mira', `${statistics}/view/content`, wide);
  const [errors, violations] = [errorsOf(page), await policyViolations(page)];
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  await page.locator('lectern-player .part > .title').waitFor();
  await openTutor(page);
  expect(await button(page).getAttribute('aria-expanded')).toBe('true');
  expect(await axeViolations(page)).toEqual([]);
  await ask(page, 'When should I report the median instead of the mean?');
  await press(tutor(page).getByRole('link', { name: '2.2 Middle and spread' }).last());
  await page.getByRole('heading', { name: '2.2 Middle and spread', level: 1 }).waitFor();
  await expect.poll(() => marked(page)).toHaveLength(1);
  const [words] = await marked(page);
  expect(new URL(page.url()).searchParams.get('text')?.replace(/\s/g, '')).toBe(words?.replace(/\s/g, ''));
  await page.getByText('You are reading: 2.2 Middle and spread').waitFor();

  // A second click on the same place leads there again (TUTOR-24).
  const isInView = () =>
    page.evaluate(() => {
      const [range] = CSS.highlights.get('lectern-named') ?? [];
      const { top, bottom } = (range as Range).getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
  await page.locator('lectern-player .part').evaluate((part: HTMLElement) => {
    // There is so much to read under it that it can be out of view.
    part.style.paddingBlockEnd = '3000px';
    for (let place: Node | null = part; place; place = place instanceof ShadowRoot ? place.host : place.parentNode)
      if (place instanceof Element) place.scrollTop = place.scrollHeight;
  });
  await expect.poll(isInView).toBe(false);
  const steps = await page.evaluate(() => history.length);
  await press(tutor(page).getByRole('link', { name: '2.2 Middle and spread' }).last());
  await expect.poll(isInView).toBe(true);
  expect(await page.evaluate(() => history.length)).toBe(steps);

  // The next part is read from its beginning, and the tutor is still there.
  await press(page.getByRole('link', { name: /^Next/ }));
  await page.getByText('You are reading: 2.3').waitFor();
  expect(new URL(page.url()).searchParams.has('text')).toBe(false);
  await expect.poll(() => marked(page)).toEqual([]);
  await tutor(page).getByRole('link', { name: '2.2 Middle and spread' }).last().waitFor();
  expect(loads).toEqual([]);

  await tutor(page).getByLabel('Your question').focus();
  await page.keyboard.press('Escape');
  await tutor(page).waitFor({ state: 'detached' });
  await expect.poll(() => button(page).evaluate((own) => own.matches(':focus'))).toBe(true);
  expect([errors, violations]).toEqual([[], []]);
});

longIt('TUTOR-22: on a phone the tutor lies over the page, and makes way for a place that it leads to', async () => {
  const page = await signedIn('mira', '/learn/courses', { viewport: { width: 390, height: 844 } });
  expect(await button(page).count()).toBe(0);
  await page.goto(`${portal}${statistics}`);
  await openTutor(page);
  const dialog = page.getByRole('dialog', { name: 'Tutor' });
  expect(await axeViolations(page)).toEqual([]);
  await ask(page, 'When should I report the median instead of the mean?');
  await press(tutor(page).getByRole('link', { name: '2.2 Middle and spread' }).last());
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => new URL(page.url()).pathname).toContain('/view/content/');
});

longIt('TUTOR-22: an address names a page of a PDF, and a second of a film', async () => {
  const stage = await opened(inPlace, 'mira', 'KIN 110', '', wide);
  const { page, inside } = stage;
  await startOrContinue(stage);
  await choosePart(stage, /Reading a gait report/);
  const [address] = page.url().split('?');
  await page.goto(`${address}?page=3`);
  await expect.poll(() => inside.getByRole('textbox', { name: /^Page, of/ }).inputValue()).toBe('3');

  await choosePart(stage, '2. Film: one step, slowly');
  const [film] = page.url().split('?');
  expect(page.url()).not.toContain('page=');
  await page.goto(`${film}?t=4`);
  const video = inside.locator('lectern-player video');
  await expect.poll(() => video.evaluate((own: HTMLVideoElement) => own.currentTime)).toBe(4);
});

longIt('TUTOR-12: where an instructor has switched it off, the tutor says so in its place', async () => {
  const teacher = await signedIn('ada', `/teach/tutor/${uuidOf('course:STA 210')}`);
  await teacher.locator('#use-off').check();
  await teacher.locator('form button').last().click();
  await teacher.getByRole('status').waitFor();
  const page = await signedIn('mira', statistics, wide);
  await press(button(page));
  await tutor(page).getByRole('heading', { name: 'The tutor is off' }).waitFor();
  await tutor(page).getByText('Your instructor has decided so').waitFor();
});

longIt('TUTOR-22, FRAME-1: in a frame, which has no header, the button stands over the page', async () => {
  const page = await (await blockingContext()).newPage();
  await openHost(page, `${lmsHost}/academy/courses/${uuidOf('course:KIN 110')}`);
  const frame = page.locator('lectern-frame iframe').contentFrame();
  await press(frame.getByRole('button', { name: 'Tutor', exact: true }));
  const inside = frame.locator('lectern-tutor');
  await inside
    .getByLabel('Your question')
    .or(inside.getByRole('button', { name: 'Agree and start' }))
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  await inside.waitFor({ state: 'detached' });
});
