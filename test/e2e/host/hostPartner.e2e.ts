// A partner's pages on another site: courses are taken there, with cookies of third parties blocked; and what the pages may cost.
import type { FrameLocator, Page, Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { axeViolations } from '../support/axeViolations.ts';
import { cachedCode } from '../support/cachedCode.ts';
import { errorsOf, fillSignIn, newPage, partner, portal } from '../support/harness.ts';
import {
  answerCall,
  answerCourse,
  blockingContext,
  endFrames,
  expectBlocked,
  field,
  framedRequests,
  frameStatus,
  keptAt,
  openHost,
  toAnswer,
} from '../support/hostTools.ts';
import { openedTab } from '../support/openedTab.ts';
import { policyViolations } from '../support/policyViolations.ts';
import { press } from '../support/press.ts';
import { quiet } from '../support/quiet.ts';
import { longIt } from '../../longIt.ts';

const frameOf = (page: Page) => page.locator('lectern-player iframe').contentFrame();
const course = `/training/${uuidOf('course:TOX 160')}`;
const says = (page: Page, text: string) =>
  frameOf(page).locator('.standing > span').first().getByText(text, { exact: true }).waitFor();
const events = (page: Page) =>
  page.locator('#log li').evaluateAll((lines) => lines.map((line) => (line as HTMLElement).dataset['event']));

it('a course is taken on the partner’s address, and Back leads through it (RUN-7, FRAME-6, FRAME-9 to FRAME-11, ELEM-4)', async () => {
  const context = await blockingContext();
  const page = await context.newPage();
  const violations = await policyViolations(page);
  const errors = errorsOf(page);
  const framed = framedRequests(page);
  await openHost(page, `${partner}/training`);
  await page.goto(`${partner}/training?keyword=Poisons`);
  await page.locator('lectern-courses .card').getByRole('link', { name: answerCourse, exact: true }).click();
  await page.waitForURL(`${partner}${course}**`);
  const title = frameOf(page).getByRole('heading', { level: 1 });
  await title.waitFor();
  await expect.poll(() => page.title()).toContain(answerCourse);
  await expectBlocked(context, framed);

  // What is shared from the frame is the partner's own page (FRAME-9, OVER-6).
  await page.goto(`${partner}${course}`);
  const share = frameOf(page).getByRole('button', { name: 'Share link' });
  await share.waitFor();
  const body = frameOf(page).locator('body');
  await body.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => void (document.body.dataset['copied'] = text) },
    }),
  );
  await share.click();
  await expect.poll(() => body.getAttribute('data-copied')).toBe(`${partner}${course}/go`);

  await page.goto(`${partner}${course}/content`);
  await title.waitFor();
  const [first, name] = [page.url(), await title.innerText()];
  await press(frameOf(page).getByRole('link', { name: /^Previous/ }));
  await expect.poll(() => title.innerText()).not.toBe(name);
  // What readers are told is said by this page, and by nobody else (FRAME-8).
  const said = (where: FrameLocator | Page) => where.locator('.toasts > .sr').allInnerTexts();
  await expect.poll(async () => (await said(page)).join('')).not.toBe('');
  expect((await said(frameOf(page))).join('')).toBe('');
  expect(page.url()).not.toBe(first);
  expect(page.url()).toMatch(new RegExp(`^${partner}${course}/content/`));
  const [there, before] = [page.url(), await title.innerText()];
  await page.goBack();
  await expect.poll(() => page.url()).toBe(first);
  await expect.poll(() => title.innerText()).toBe(name);
  // A link in the frame leads to the partner's own page, for whoever copies it or opens it beside (FRAME-9).
  const previous = frameOf(page).getByRole('link', { name: /^Previous/ });
  await expect.poll(async () => (await previous.hover(), previous.getAttribute('href'))).toBe(there);
  const beside = await openedTab(context, async () => previous.click({ modifiers: ['ControlOrMeta'] }));
  await expect
    .poll(() =>
      frameOf(beside)
        .getByRole('heading', { level: 1 })
        .innerText()
        .catch(() => ''),
    )
    .toBe(before);
  expect([beside.url(), page.url()]).toEqual([there, first]);
  await beside.close();
  expect(await events(page)).toEqual(
    expect.arrayContaining(['lectern-navigate', 'lectern-part-opened', 'lectern-title']),
  );
  // A file that is opened beside the frame, whose session is not known there, finds its reader all the same (SRV-25).
  const tab = await openedTab(context, async () =>
    frameOf(page)
      .locator('body')
      .evaluate(() =>
        Object.assign(document.createElement('a'), {
          href: '/api/lms-storage/v1/files/none',
          target: '_blank',
          rel: 'noopener',
        }).click(),
      ),
  );
  await expect.poll(() => tab.locator('body').innerText()).toContain('not_found');
  expect(tab.url()).toBe(`${portal}/api/lms-storage/v1/files/none`);
  await tab.close();
  expect(violations).toEqual([]);
  // A frame begins without a session; what the browser says of that 401 is no fault.
  expect(errors.filter((error) => !error.includes('401'))).toEqual([]);
});

longIt(
  'expiry in the middle of an answer: the answer stays on screen and is saved by a new ticket (SESS-16, SESS-18, SESS-10)',
  async () => {
    const context = await blockingContext();
    const page = await context.newPage();
    const framed = framedRequests(page);
    const call = answerCall(page);
    await openHost(page, `${partner}/training`);
    await page.goto(`${partner}${course}/content`);
    const frame = frameOf(page);
    await toAnswer(frame);
    const first = 'A farmer, sweating';
    await field(frame).fill(first);
    await says(page, 'Saved');
    const kept = await keptAt(call());
    expect(await kept()).toBe(first);

    await endFrames('mira');
    framed.length = 0;
    await field(frame).press('End');
    await field(frame).pressSequentially(', with small pupils.');
    await expect.poll(kept).toBe(`${first}, with small pupils.`);
    expect(await field(frame).inputValue()).toBe(`${first}, with small pupils.`);
    const statuses = await Promise.all(framed.map(async (one) => (await one.response())?.status()));
    expect(statuses).toContain(401);
    await expectBlocked(context, framed);
  },
);

longIt(
  'the partner’s own session ends while its page stands: its dialog signs in beside it, and the elements go on (AUTH-2)',
  async () => {
    const context = await blockingContext();
    const page = await context.newPage();
    // No server hears of a fragment: it comes back from signing in all the same.
    const place = `${partner}/training?keyword=Ward#ward-7`;
    await openHost(page, place);
    expect(page.url()).toBe(place);
    const cards = page.locator('lectern-courses .card');
    await cards.first().waitFor();
    await quiet(page);
    const spent = await page.evaluate(
      async () =>
        (
          (await (await fetch('/token', { headers: { 'X-Requested-With': 'XMLHttpRequest' } })).json()) as {
            readonly token: string;
          }
        ).token,
    );
    // Its server has forgotten the session, and the token that the page has is too old. All refusals but the first come late.
    await context.clearCookies({ name: 'harbour_sid' });
    let refused = 0;
    let comeLate = () => {};
    const late = new Promise<void>((resolve) => (comeLate = resolve));
    await context.route(`${portal}/api/**`, async (route) => {
      if ((await route.request().headerValue('authorization')) !== `Bearer ${spent}`) return route.fallback();
      if (++refused > 1) await late;
      return route.fulfill({ status: 401, headers: { 'access-control-allow-origin': partner }, json: {} });
    });
    const search = (words: string) =>
      page
        .locator('lectern-courses')
        .evaluate((element, query) => element.setAttribute('query', query), `keyword=${words}`);
    const ended = page.getByRole('dialog', { name: 'Your session at Harbour Clinics has ended' });
    await search('Poisons');
    await ended.waitFor();
    // All calls of the search are out: one that left after "Later" would ask for a token of its own.
    await expect.poll(() => refused).toBeGreaterThan(1);
    await ended.getByRole('button', { name: 'Later' }).click();
    await ended.waitFor({ state: 'hidden' });
    // The late refusals do not bring the dialog back (SESS-2).
    await Promise.all([page.waitForResponse((reply) => reply.status() === 401), comeLate()]);
    await page.getByRole('button', { name: 'Try again' }).click();
    await ended.waitFor();
    const [small] = await Promise.all([
      page.waitForEvent('popup'),
      ended.getByRole('button', { name: 'Sign in again' }).click(),
    ]);
    if (!small.isClosed()) await expect.poll(() => small.isClosed()).toBe(true);
    await ended.waitFor({ state: 'hidden' });
    await cards.getByRole('link', { name: answerCourse, exact: true }).waitFor();
    expect(await cards.count()).toBe(1);
  },
);

longIt(
  'signing out at the partner signs out its frames, and the portal in another tab (SESS-19, SESS-24)',
  async () => {
    const context = await blockingContext();
    const page = await context.newPage();
    await openHost(page, `${partner}/training`);
    await page.goto(`${partner}${course}`);
    await frameOf(page).getByRole('heading', { level: 1 }).waitFor();
    const tab = await context.newPage();
    await tab.goto(`${portal}/oidc/login?redirectUrl=/learn/courses`);
    await tab.locator('lectern-courses .card').first().waitFor();
    await page.bringToFront();
    // Who is signed in stays so on a page that is not here.
    await page.goto(`${partner}/nowhere`);
    await page.getByRole('heading', { level: 1, name: 'This page is not available' }).waitFor();
    expect(await page.getByRole('button', { name: 'Sign out' }).count()).toBe(1);
    await page.goBack();
    await frameOf(page).getByRole('heading', { level: 1 }).waitFor();
    const before = await frameStatus(context);
    expect(await before()).toBe(200);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('link', { name: 'Sign in' }).waitFor();
    expect(page.url()).toBe(`${partner}/`);
    expect(await before()).toBe(401);
    expect((await tab.request.get(`${portal}/api/platform/v1/users/me`)).status()).toBe(401);
    await page.goto(`${partner}${course}`);
    await page.getByLabel('Password').waitFor();
  },
);

longIt('visitors see the open catalog and its courses there, and nobody is asked for (RUN-7)', async () => {
  const page = await newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${partner}/open`);
  const card = page.locator('lectern-catalog .card').first();
  await card.waitFor();
  await card.getByRole('link').first().click();
  await page.waitForURL(new RegExp(`^${partner}/open/[\\w-]{36}`));
  await frameOf(page).getByRole('heading', { level: 1 }).waitFor();
  expect(asked.filter((path) => /users\/me$|\/token$|frame-tickets/.test(path))).toEqual([]);
  // Who signs in there comes back to where they were.
  await page.evaluate(() => (location.hash = 'ward-7'));
  const place = page.url();
  await page.locator('header').getByRole('link', { name: 'Sign in' }).click();
  await fillSignIn(page, 'mira');
  expect(page.url()).toBe(place);
});

longIt(
  'the switches change the page and its elements while they stand, in place and in frames (FRAME-4, FRAME-9, LOC-5)',
  async () => {
    const page = await newPage();
    await openHost(page, `${partner}/academy`);
    const inside = page.locator('lectern-frame iframe').contentFrame().locator('html');
    await expect.poll(() => inside.getAttribute('lang')).toBe('en-US');
    // What it leads to is this site's own, where that has it (FRAME-9).
    const card = inside.locator('lectern-courses .card .whole').first();
    await expect
      .poll(async () => (await card.hover(), card.getAttribute('href')))
      .toMatch(new RegExp(`^${partner}/training/`));
    await page.getByLabel('Language').selectOption('ar');
    await page.getByLabel('المظهر').selectOption('dark');
    await expect.poll(() => inside.getAttribute('dir')).toBe('rtl');
    await expect.poll(() => inside.evaluate((root) => getComputedStyle(root).colorScheme)).toBe('dark');
    expect(
      await page
        .locator('html')
        .evaluate((root) => ['lang', 'dir', 'data-theme'].map((name) => root.getAttribute(name))),
    ).toEqual(['ar', 'rtl', 'dark']);
    await page.getByRole('heading', { level: 1, name: 'الأكاديمية' }).waitFor();
    await expect.poll(() => page.title()).toBe('دوراتي · Aldergrove Academy · عيادات الميناء');
    await page.goto(`${partner}/training`);
    await page.locator('lectern-courses .lectern[dir=rtl][data-theme=dark]').waitFor();
    await page.getByLabel('اللغة').selectOption('en');
    await page.locator('lectern-courses .lectern[dir=ltr]').waitFor();
    await expect.poll(() => page.title()).toBe('Staff training · Harbour Clinics');
  },
);

longIt(
  'nothing jumps, nothing is fetched twice however many tags, and nothing breaks the strictest policy (ELEM-7, ELEM-8)',
  async () => {
    const page = await newPage();
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) =>
        shifts.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value)),
      ).observe({ type: 'layout-shift', buffered: true });
    });
    const violations = await policyViolations(page);
    await openHost(page, `${partner}/training`);
    const moved = () =>
      page.evaluate(() =>
        (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
      );
    for (const [path, shown] of [
      ['/training', 'lectern-courses .card'],
      ['/catalog', 'lectern-catalog .card'],
      ['/open', 'lectern-catalog .card'],
      [course, 'lectern-player iframe'],
      ['/academy', 'lectern-frame iframe'],
    ] as const) {
      await page.goto(`${partner}${path}`);
      await page.locator(shown).first().waitFor();
      // What comes late has come.
      await page.waitForTimeout(2000);
      expect(await moved(), path).toBeLessThanOrEqual(0.02);
    }
    const asked: Request[] = [];
    const isCached = await cachedCode(page);
    page.on('request', (request) => asked.push(request));
    await page.goto(`${partner}/training`);
    await page.locator('lectern-courses .card').first().waitFor();
    await page.evaluate(() =>
      document
        .querySelector('lectern-courses')!
        .after(...Array.from({ length: 3 }, () => document.createElement('lectern-courses'))),
    );
    await expect.poll(() => page.locator('lectern-courses .lectern').count()).toBe(4);
    await page.locator('lectern-courses').last().locator('.card').first().waitFor();
    await page.waitForTimeout(2000);
    // What is being fetched ahead of need has come, so that what came from the cache is known.
    await quiet(page);
    const code = () =>
      asked
        .filter((request) => !isCached(request))
        .map((request) => request.url())
        .filter((url) => url.endsWith('.js'));
    expect(code().length).toBeGreaterThan(3);
    // Whether the cache has answered is known when it has, on a busy machine a moment later.
    await expect.poll(() => code().filter((url, index, all) => all.indexOf(url) !== index)).toEqual([]);
    expect(violations).toEqual([]);
  },
);

longIt.each(['/', '/training', '/catalog', '/open', '/academy', '/pages'])(
  '%s has no barrier that axe finds, and fits a phone',
  async (path) => {
    const page = await newPage({ viewport: { width: 390, height: 844 } });
    await openHost(page, `${partner}/training`);
    await page.goto(partner + path);
    await quiet(page);
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  },
);
