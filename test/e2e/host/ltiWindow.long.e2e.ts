// A launch by LTI in a window of its own, where somebody else is signed in (TOOL-15); a launched frame whose session ended (TOOL-16),
// and that is loaded again after that (TOOL-17).
import type { BrowserContext, Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { axeViolations } from '../support/axeViolations.ts';
import { lmsHost, newContext, portal } from '../support/harness.ts';
import { press } from '../support/press.ts';
import { sendSignIn } from '../support/sendSignIn.ts';
import { startServer } from '../support/startServer.ts';

const course = 'First Aid for Everyone';
const frameOf = (page: Page) => page.locator('#tool').contentFrame();

async function become(page: Page, name: RegExp, lms = lmsHost): Promise<void> {
  await page.goto(`${lms}/lti`);
  const label = await page.getByRole('option', { name }).innerText();
  await page.getByRole('combobox', { name: 'You are' }).selectOption({ label: label.trim() });
  await page.getByRole('button', { name: 'Change' }).click();
}

/** Sana Idris in the course that Ingrid Berg has placed. */
async function opened(context: BrowserContext, lms = lmsHost): Promise<Page> {
  const page = await context.newPage();
  await become(page, /Ingrid Berg/, lms);
  await page.getByRole('link', { name: 'Add a course of the academy' }).click();
  await frameOf(page).getByRole('searchbox', { name: 'Name, code or subject' }).fill('aid 100');
  await frameOf(page).getByRole('button', { name: 'Search' }).click();
  await frameOf(page)
    .getByRole('button', { name: `Choose ${course}` })
    .click();
  await page.getByRole('link', { name: course }).first().waitFor();
  await become(page, /Sana Idris/, lms);
  await page.getByRole('link', { name: course }).first().click();
  await frameOf(page).getByRole('heading', { name: course, level: 1 }).waitFor();
  return page;
}

const whoIn = (page: Page) =>
  page.evaluate(async () => {
    const reply = await fetch('/api/platform/v1/users/me', { headers: { accept: 'application/json' } });
    return reply.text();
  });

it('TOOL-15 in a window of its own it acts as nobody else who is signed in there', async () => {
  const context = await newContext({ viewport: { width: 1280, height: 900 } });
  const page = await opened(context);
  const address = (await page.getByRole('link', { name: 'Open in a window of its own' }).getAttribute('href')) ?? '';
  await sendSignIn(context, portal, 'mira');
  const launch = async () => {
    const window = await context.newPage();
    await window.goto(new URL(address, page.url()).href);
    return window;
  };
  const first = await launch();
  await first.getByRole('heading', { name: 'Somebody else is signed in here' }).waitFor();
  await first.getByText(/Mira .*is signed in at the academy.*Sana Idris/).waitFor();
  expect(await axeViolations(first)).toEqual([]);
  // After “Stay signed in” the same person is still signed in.
  await first.getByRole('link', { name: /^Stay signed in as/ }).click();
  await first.waitForURL(/\/learn/);
  expect(await whoIn(first)).toContain('Mira');

  const second = await launch();
  await press(second.getByRole('button', { name: /^Sign .*Mira.* out and go on$/ }));
  await second.getByRole('heading', { name: course, level: 1 }).waitFor();
  expect(await whoIn(second)).toContain('Sana');
  // Nobody is in the way any more.
  const third = await launch();
  await third.getByRole('heading', { name: course, level: 1 }).waitFor();
});

it('TOOL-16 a launched frame whose session has ended asks nobody to sign in, and goes on once it is opened again', async () => {
  const context = await newContext({ viewport: { width: 1280, height: 900 } });
  const page = await opened(context);
  const frame = frameOf(page);
  await context.clearCookies({ name: 'lms_frame_sid' });
  // The page may hear of it before the click.
  await frame.getByRole('button', { name: 'Start', exact: true }).evaluate((button: HTMLElement) => button.click());
  const ended = frame.getByRole('dialog', { name: 'Your session has ended' });
  await ended.getByText('Open the course once more on your course platform').waitFor();
  expect(await ended.getByRole('button').count()).toBe(0);
  const document = page.frames().find((one) => one.url().startsWith(`${portal}/learn`));
  expect(document && (await axeViolations(document))).toEqual([]);
  expect(context.pages()).toHaveLength(1);

  const other = await context.newPage();
  await other.goto(`${lmsHost}/lti`);
  await other.getByRole('link', { name: course }).first().click();
  await frameOf(other).getByRole('heading', { name: course, level: 1 }).waitFor();
  await page.bringToFront();
  await ended.waitFor({ state: 'detached' });
});

/** Loads the page in the frame again, as its menu does. */
const reload = (page: Page, origin: string) =>
  page
    .frames()
    .find((one) => one.url().startsWith(`${origin}/learn`))
    ?.evaluate(() => setTimeout(() => location.reload()));

it('TOOL-17 a launched frame that is loaded again after its session says what to do, on a platform that is a host too', async () => {
  const context = await newContext({ viewport: { width: 1280, height: 900 } });
  const page = await opened(context);
  const frame = frameOf(page);
  // The place in the course is no matter: the address says nothing of the launch by then.
  const start = frame.getByRole('button', { name: 'Start', exact: true });
  await press(start.or(frame.getByRole('link', { name: 'Continue', exact: true })).first());
  await frame.getByRole('button', { name: 'Mark as complete' }).waitFor();
  await context.clearCookies({ name: 'lms_frame_sid' });
  await reload(page, portal);
  await frame.getByRole('heading', { name: 'Your session has ended' }).waitFor();
  await frame.getByText('Open the course once more on your course platform').waitFor();
  expect(await frame.getByRole('button', { name: /Sign in/ }).count()).toBe(0);
  // The other way in which this LMS frames the portal is as it was.
  await page.goto(`${lmsHost}/academy/courses`);
  await page.waitForURL(/\/idp\//);
});

it('TOOL-17 the same on a platform that is no host: a page of ours, and none of the portal’s', async () => {
  const server = await startServer({
    from: inject('academy'),
    env: { HOST_ORIGINS: 'https://elsewhere.example' },
  });
  try {
    const context = await newContext({ viewport: { width: 1280, height: 900 } });
    const page = await opened(context, server.lmsHost);
    const frame = frameOf(page);
    await context.clearCookies({ name: 'lms_frame_sid' });
    await reload(page, server.portal);
    await frame.getByRole('heading', { name: 'Your session has ended' }).waitFor();
    await frame.getByText('Open the course once more on your course platform').waitFor();
    const ended = page.frames().find((one) => one.url().startsWith(`${server.portal}/learn`));
    expect(ended && (await axeViolations(ended))).toEqual([]);
    expect(await ended?.evaluate(() => document.scripts.length + document.links.length)).toBe(0);
    // It is opened once more.
    await page.goto(`${server.lmsHost}/lti`);
    await page.getByRole('link', { name: course }).first().click();
    await frame.getByRole('heading', { name: course, level: 1 }).waitFor();
  } finally {
    await server.stop();
  }
});
