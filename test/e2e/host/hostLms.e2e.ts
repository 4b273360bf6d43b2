// An LMS of another site that frames the portal: the journey of its learner, with cookies of third parties blocked.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { fillSignIn, lmsHost, newContext, portal } from '../support/harness.ts';
import {
  answerCall,
  blockingContext,
  expectBlocked,
  field,
  framedRequests,
  frameStatus,
  keptAt,
  openHost,
  toAnswer,
} from '../support/hostTools.ts';
import { policyViolations } from '../support/policyViolations.ts';
import { press } from '../support/press.ts';
import { longIt } from '../../longIt.ts';

const frameOf = (page: Page) => page.locator('lectern-frame iframe').contentFrame();
const card = (page: Page, name: string) =>
  frameOf(page).locator('lectern-courses .card').getByRole('link', { name, exact: true });
/** On the first page of the list. */
const listed = 'Fire Safety on the Ward';
const content = `/academy/courses/${uuidOf('course:TOX 160')}/view/content`;
const events = (page: Page) =>
  page.locator('#log li').evaluateAll((lines) => lines.map((line) => (line as HTMLElement).dataset['event']));
const says = (page: Page, text: string) =>
  frameOf(page).locator('.standing > span').first().getByText(text, { exact: true }).waitFor();

/** Chooses in the workshop how a frame comes to a session, and what windows may know of the page. */
async function choose(page: Page, choices: Readonly<Record<string, string>>): Promise<void> {
  await page.context().addCookies(
    Object.entries(choices).map(([name, value]) => ({
      name: `northfield_${name}`,
      value,
      domain: '127.0.0.1',
      path: '/',
    })),
  );
}

async function expire(page: Page): Promise<void> {
  const workshop = page.locator('.workshop');
  if (!(await workshop.evaluate((element) => (element as HTMLDetailsElement).open)))
    await workshop.locator('summary').click();
  await page.getByRole('button', { name: 'End the session of the frame' }).click();
  await page.getByText('Ended on the server.').waitFor();
}

it('a ticket signs in; pages stand in the host’s address, for reload and Back (SESS-18, AUTH-7, FRAME-1 to FRAME-3)', async () => {
  const context = await blockingContext();
  const page = await context.newPage();
  const violations = await policyViolations(page);
  const framed = framedRequests(page);
  await openHost(page, `${lmsHost}/academy/courses`);
  await card(page, listed).waitFor();
  await expectBlocked(context, framed);
  const frame = page.locator('lectern-frame iframe');
  // As high as its content: nothing of it has to be scrolled in the frame.
  await expect
    .poll(async () => frame.evaluate((element) => element.getBoundingClientRect().height))
    .toBeGreaterThan(1200);
  expect(
    await frameOf(page)
      .locator('html')
      .evaluate((root) => root.scrollHeight - innerHeight),
  ).toBeLessThanOrEqual(2);
  const steps = await page.evaluate(() => history.length);

  await press(card(page, listed));
  await page.waitForURL(/\/academy\/courses\/[\w-]{36}/);
  await expect.poll(() => page.title()).toContain(listed);
  await frameOf(page).getByRole('heading', { level: 1 }).waitFor();
  const there = page.url();
  expect(await page.evaluate(() => history.length)).toBe(steps + 1);
  expect(await events(page)).toEqual(
    expect.arrayContaining(['lectern-ready', 'lectern-route', 'lectern-session', 'lectern-title']),
  );

  await page.reload();
  await frameOf(page).getByRole('heading', { level: 1 }).waitFor();
  expect(page.url()).toBe(there);
  await page.goBack();
  await page.waitForURL(`${lmsHost}/academy/courses`);
  await card(page, listed).waitFor();
  expect(violations).toEqual([]);
});

longIt(
  'expiry in the middle of an answer, and the host has a token: it is saved without a word (SESS-16, SESS-18, SESS-5)',
  async () => {
    const context = await blockingContext();
    const page = await context.newPage();
    const framed = framedRequests(page);
    const call = answerCall(page);
    await openHost(page, lmsHost + content);
    const frame = frameOf(page);
    await toAnswer(frame);
    await field(frame).fill('Atropine, and');
    await says(page, 'Saved');
    const kept = await keptAt(call());
    expect(await kept()).toBe('Atropine, and');

    await expire(page);
    framed.length = 0;
    await field(frame).press('End');
    await field(frame).pressSequentially(' again until his chest is dry.');
    await expect.poll(kept).toBe('Atropine, and again until his chest is dry.');
    await says(page, 'Saved');
    expect(await field(frame).inputValue()).toBe('Atropine, and again until his chest is dry.');
    const statuses = await Promise.all(framed.map(async (one) => (await one.response())?.status()));
    expect(statuses).toContain(401);
    expect(framed.filter((one) => one.url().endsWith('/frame-sessions')).length).toBe(1);
    await expectBlocked(context, framed);
  },
);

longIt(
  'the session ends amid an answer and the host has no token: the learner signs in, the answer is saved (SESS-16, SESS-17, SESS-10)',
  async () => {
    const context = await blockingContext();
    const page = await context.newPage();
    const framed = framedRequests(page);
    const call = answerCall(page);
    await choose(page, { relogin: 'none' });
    await openHost(page, lmsHost + content);
    const frame = frameOf(page);
    const beside = async () => {
      const button = frame.getByRole('button', { name: /^Sign in/ }).last();
      await button.waitFor();
      const [popup] = await Promise.all([page.waitForEvent('popup'), press(button)]);
      // Whoever is signed in at the provider is asked for nothing.
      await expect.poll(() => popup.isClosed()).toBe(true);
    };
    await beside();
    await toAnswer(frame);
    const first = 'Wash him, and burn nothing.';
    await field(frame).fill(first);
    await says(page, 'Saved');
    const kept = await keptAt(call());

    await expire(page);
    const second = `${first} His clothes go into a bag.`;
    await field(frame).fill(second);
    await frame.getByRole('dialog').waitFor();
    expect(await kept()).toBe(first);
    await beside();
    await frame.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(kept).toBe(second);
    expect(await field(frame).inputValue()).toBe(second);
    await expectBlocked(context, framed);
  },
);

longIt(
  'an opener policy that cuts windows off: the small window shows eight digits, which the frame takes (SESS-17, SESS-21)',
  async () => {
    const page = await (await blockingContext()).newPage();
    await choose(page, { relogin: 'none', opener: 'same-origin' });
    await openHost(page, `${lmsHost}/academy/courses`);
    const frame = frameOf(page);
    const [popup] = await Promise.all([
      page.context().waitForEvent('page'),
      press(frame.getByRole('button', { name: /^Sign in/ }).last()),
    ]);
    // They come with the answer of the server.
    const shown = popup.locator('.digits output', { hasText: /\d/ });
    await shown.waitFor();
    const digits = (await shown.innerText()).replace(/\D/g, '');
    expect(digits).toMatch(/^\d{8}$/);
    await frame.getByRole('textbox').last().fill(digits);
    await frame.getByRole('textbox').last().press('Enter');
    await card(page, listed).waitFor();
  },
);

longIt(
  'a policy that spares the windows a page opens: nothing has to be typed; after signing out the window asks who comes (SESS-17, SESS-20)',
  async () => {
    const page = await (await blockingContext()).newPage();
    await choose(page, { relogin: 'none', opener: 'same-origin-allow-popups' });
    await openHost(page, `${lmsHost}/academy/courses`);
    const frame = frameOf(page);
    const beside = async () => {
      const [popup] = await Promise.all([
        page.waitForEvent('popup'),
        press(frame.getByRole('button', { name: /^Sign in/ }).last()),
      ]);
      return popup;
    };
    const first = await beside();
    await expect.poll(() => first.isClosed()).toBe(true);
    await card(page, listed).waitFor();
    expect(await frame.getByRole('textbox', { name: /digits/ }).count()).toBe(0);

    await page.evaluate(() => (globalThis as unknown as { lectern: { signOut: () => void } }).lectern.signOut());
    await frame
      .getByRole('button', { name: /^Sign in/ })
      .last()
      .waitFor();
    // The host, and the provider, still know Mira.
    const second = await beside();
    await second.getByLabel('User name').fill('nils');
    await second.getByLabel('Password').fill('lectern');
    await Promise.all([second.waitForEvent('close'), second.getByRole('button', { name: 'Sign in' }).click()]);
    await frame.getByRole('heading', { level: 1 }).waitFor();
    const me = () =>
      page
        .frames()
        .find((one) => one.url().startsWith(`${portal}/learn`))!
        .evaluate(async () => (await fetch('/api/platform/v1/users/me')).text());
    await expect.poll(me).toContain('Nils');
  },
);

longIt(
  'signing out ends the frame and a tab of the portal too; someone else finds nothing of it (SESS-19)',
  async () => {
    const context = await blockingContext();
    const page = await context.newPage();
    const framed = framedRequests(page);
    await openHost(page, `${lmsHost}/academy/courses`);
    await card(page, listed).waitFor();
    await expectBlocked(context, framed);
    // The provider knows the person by now.
    const tab = await context.newPage();
    await tab.goto(`${portal}/oidc/login?redirectUrl=/learn/courses`);
    await tab.locator('lectern-courses .card').first().waitFor();

    await page.bringToFront();
    const before = await frameStatus(context);
    expect(await before()).toBe(200);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('link', { name: 'Sign in' }).waitFor();
    expect(await before()).toBe(401);
    expect((await tab.request.get(`${portal}/api/platform/v1/users/me`)).status()).toBe(401);
    // With its next call the tab hears of it.
    await tab.reload();
    await tab.getByLabel('User name').waitFor();

    await page.bringToFront();
    await page.goto(`${lmsHost}/academy/courses`);
    await fillSignIn(page, 'nils');
    await frameOf(page).getByRole('heading', { level: 1 }).waitFor();
    await page.getByText('Nils').first().waitFor();
    await expect.poll(() => frameOf(page).locator('lectern-courses').innerText()).not.toContain(listed);
  },
);

longIt('signing in as someone else in the workshop: the frame is theirs', async () => {
  const page = await (await newContext()).newPage();
  await openHost(page, `${lmsHost}/academy/courses`);
  await card(page, listed).waitFor();
  await page.locator('.workshop summary').click();
  await page.getByRole('button', { name: 'Sign in as someone else' }).click();
  await fillSignIn(page, 'ines');
  await page.getByText('Ines').first().waitFor();
  await frameOf(page).locator('lectern-courses .card').first().waitFor();
  const me = await page
    .frames()
    .find((frame) => frame.url().startsWith(portal))!
    .evaluate(async () => (await fetch('/api/platform/v1/users/me')).text());
  expect(me).toContain('Ines');
});
