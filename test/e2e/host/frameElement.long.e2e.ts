// lectern-frame on a host of another site: ways, history, height, focus, look, and a page that does not answer (FRAME-1 to FRAME-5).
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fillSignIn, lmsHost, newPage, portal } from '../support/harness.ts';
import { press } from '../support/press.ts';

const inside = (page: Page) => page.locator('lectern-frame iframe').contentFrame();
const heightOf = (page: Page) =>
  page.locator('lectern-frame').evaluate((element) => element.getBoundingClientRect().height);
/** Where the focus is, once it is somewhere: into a page of another site it takes its time. */
async function focusOf(page: Page): Promise<string> {
  let at = '';
  const look = () =>
    page.evaluate(
      () =>
        document.activeElement?.id ||
        `${document.activeElement?.localName} ${document.activeElement?.shadowRoot?.activeElement?.localName ?? ''}`,
    );
  await expect.poll(async () => (at = await look())).not.toBe('body ');
  return at;
}
const framed = (page: Page) => page.frames().find((frame) => frame.url().startsWith(`${portal}/learn`))!;

/** The LMS with the portal in its frame, its courses shown. */
async function openAcademy(path = '/academy/courses'): Promise<Page> {
  const page = await newPage();
  await page.goto(`${lmsHost}${path}`);
  await fillSignIn(page, 'mira');
  await inside(page).locator('lectern-courses .card .whole').first().waitFor();
  return page;
}

it('the page’s ways are the host’s: one step in the history for each, none by the frame itself (FRAME-3)', async () => {
  const page = await openAcademy();
  const before = await page.evaluate(() => history.length);
  await press(inside(page).getByRole('heading').getByRole('link', { name: 'Fire Safety on the Ward' }).first());
  await inside(page).getByRole('heading', { level: 1, name: 'Fire Safety on the Ward' }).waitFor();
  await expect.poll(() => page.url()).toContain(`${lmsHost}/academy/courses/`);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  const course = page.url();
  await page.goBack();
  await inside(page).locator('lectern-courses .card .whole').first().waitFor();
  expect(page.url()).toBe(`${lmsHost}/academy/courses`);
  await page.goForward();
  await inside(page).getByRole('heading', { level: 1, name: 'Fire Safety on the Ward' }).waitFor();
  expect(page.url()).toBe(course);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});

it('a link between pages for visitors and learners is answered, with its query, though the page loads again (CHAN-8, NAV-18)', async () => {
  const page = await openAcademy();
  const failures: unknown[] = [];
  await page.exposeFunction('failed', (detail: unknown) => void failures.push(detail));
  await page
    .locator('lectern-frame')
    .evaluate((element) =>
      element.addEventListener('lectern-error', (event) =>
        (globalThis as unknown as { failed: (detail: unknown) => void }).failed(
          (event as CustomEvent<{ code: string }>).detail.code,
        ),
      ),
    );
  const lead = (path: string) =>
    page.locator('lectern-frame').evaluate((element, to) => element.setAttribute('path', to), path);
  await lead('/open-catalog?keyword=a&sort=name');
  await inside(page).locator('lectern-catalog').waitFor();
  await expect.poll(() => framed(page).url()).toBe(`${portal}/learn/open-catalog?keyword=a&sort=name`);
  await inside(page).locator('lectern-catalog .card .whole').first().waitFor();
  await lead('/courses');
  await inside(page).locator('lectern-courses .card .whole').first().waitFor();
  expect(failures).toEqual([]);
});

it('the frame is as high as its content, goes down with it, and stands still then (FRAME-2, CHAN-7, CHAN-12)', async () => {
  const page = await openAcademy();
  await expect.poll(() => heightOf(page)).toBeGreaterThan(900);
  const tall = await heightOf(page);
  await expect
    .poll(async () =>
      Math.abs(
        (await heightOf(page)) -
          (await framed(page).evaluate(() => document.getElementById('learn')!.getBoundingClientRect().height)),
      ),
    )
    .toBeLessThan(3);
  // Nothing of it is cut off, and it does not scroll in itself.
  expect(await framed(page).evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(2);
  await press(inside(page).getByRole('heading').getByRole('link', { name: 'Fire Safety on the Ward' }).first());
  await inside(page).getByRole('heading', { level: 1, name: 'Fire Safety on the Ward' }).waitFor();
  await expect.poll(() => heightOf(page)).toBeLessThan(tall - 200);
  // It does not go on for ever: all of the page comes, and then the height stands.
  let low = 0;
  await expect.poll(async () => low === (low = await heightOf(page)), { interval: 2000 }).toBe(true);
});

it('a dialog of the page stays in the part of the frame that is in view (FRAME-2)', async () => {
  const page = await openAcademy();
  await expect.poll(() => heightOf(page)).toBeGreaterThan(1000);
  await page.evaluate(() => scrollTo(0, 400));
  await page.waitForTimeout(400);
  await inside(page)
    .getByRole('button', { name: /^Filters/ })
    .evaluate((button) => (button as HTMLElement).click());
  const drawer = inside(page).getByRole('dialog');
  await drawer.waitFor();
  await expect
    .poll(async () => {
      const box = (await drawer.boundingBox())!;
      return box.y >= -1 && box.y + box.height <= 801;
    })
    .toBe(true);
  expect((await drawer.boundingBox())!.height).toBeGreaterThan(300);
});

it('Tab goes into the frame and out of it at both ends, and past it (FRAME-4)', async () => {
  const page = await openAcademy();
  await page.evaluate(() => {
    const frame = document.querySelector('lectern-frame')!;
    for (const [id, where] of [
      ['before', 'before'],
      ['after', 'after'],
    ] as const) {
      const button = document.createElement('button');
      button.id = id;
      button.textContent = id;
      frame[where](button);
    }
  });
  await page.focus('#before');
  await page.keyboard.press('Tab');
  await expect.poll(() => focusOf(page)).toBe('lectern-frame button');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusOf(page)).toBe('after');
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => focusOf(page)).toBe('lectern-frame iframe');
  // From the last of the page to its first, and out before it.
  for (let presses = 0; (await focusOf(page)) === 'lectern-frame iframe'; presses++) {
    expect(presses).toBeLessThan(200);
    await page.keyboard.press('Shift+Tab');
  }
  await expect.poll(() => focusOf(page)).toBe('lectern-frame button');
  await page.keyboard.press('Tab');
  for (let presses = 0; (await focusOf(page)) === 'lectern-frame iframe'; presses++) {
    expect(presses).toBeLessThan(200);
    await page.keyboard.press('Tab');
  }
  await expect.poll(() => focusOf(page)).toBe('after');
});

it('language, direction, theme and tokens follow the host all the time; a bare frame has no header (FRAME-4, FRAME-5)', async () => {
  const page = await openAcademy();
  const look = () =>
    framed(page).evaluate(() => [
      document.documentElement.lang,
      document.documentElement.dir,
      document.documentElement.style.colorScheme,
      getComputedStyle(document.documentElement).getPropertyValue('--lectern-accent').trim(),
    ]);
  const accent = await page
    .locator('lectern-frame')
    .evaluate((element) => getComputedStyle(element).getPropertyValue('--lectern-accent').trim());
  expect(accent).not.toBe('');
  // `auto` is what the ground of the host's page asks for, which is light (ELEM-17).
  await expect.poll(look).toEqual(['en-US', 'ltr', 'light', accent]);
  const loaded = framed(page);
  await page.selectOption('#language', 'ar');
  await page.selectOption('#theme', 'dark');
  await expect
    .poll(look)
    .toEqual([
      'ar',
      'rtl',
      'dark',
      await page
        .locator('lectern-frame')
        .evaluate((element) => getComputedStyle(element).getPropertyValue('--lectern-accent').trim()),
    ]);
  await page
    .locator('lectern-frame')
    .evaluate((element) => (element as HTMLElement).style.setProperty('--lectern-accent', '#0055aa'));
  await expect.poll(async () => (await look())[3]).toBe('#0055aa');
  expect(framed(page)).toBe(loaded);
  expect(await inside(page).locator('header.header').count()).toBe(0);
  await page.locator('lectern-frame').evaluate((element) => element.removeAttribute('bare'));
  await inside(page).locator('header.header').waitFor();
});

it('a host that does not answer has a page that goes on by itself (CHAN-6); one that leads elsewhere is refused (CHAN-8)', async () => {
  const page = await openAcademy();
  const told = page
    .locator('lectern-frame')
    .evaluate(
      (element) =>
        new Promise<string>((resolve) =>
          element.addEventListener(
            'lectern-error',
            (event) => resolve((event as CustomEvent<{ code: string }>).detail.code),
            { once: true },
          ),
        ),
    );
  await page.locator('lectern-frame').evaluate((element) => element.setAttribute('path', '/../admin'));
  expect(await told).toBe('forbidden_target');
  await page.goto(lmsHost);
  await page.evaluate((address) => {
    const frame = document.createElement('iframe');
    frame.id = 'f';
    frame.width = '900';
    frame.height = '600';
    frame.src = address;
    document.body.append(frame);
  }, `${portal}/learn/open-catalog`);
  const alone = page.locator('#f').contentFrame();
  await alone.locator('lectern-catalog .card .whole').first().waitFor();
  expect(await alone.locator('header.header').count()).toBe(1);
  expect(await alone.locator('html').evaluate((root) => root.scrollHeight)).toBeGreaterThan(600);
});
