// The other side of what the journeys prove: in a browser that lets cookies of third parties through, the cookie that they look for is
// sent, so it is the blocking that keeps it from frames.
import { chromium } from 'playwright-core';
import { expect, it } from 'vitest';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { CHROME_FLAGS, findChrome } from '../../../scripts/chrome.mjs';
import { partner, portal } from '../support/harness.ts';
import { sendSignIn } from '../support/sendSignIn.ts';
import { addProbes, watchCookies } from '../support/thirdParties.ts';

it('without blocking, frames of other sites get the cookie', async () => {
  const executablePath = await findChrome();
  const browser = await chromium.launch({ executablePath: executablePath ?? '', args: [...CHROME_FLAGS] });
  try {
    const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1280, height: 1500 } });
    await addProbes(context, portal);
    const watched = watchCookies(context);
    await sendSignIn(context, portal, 'pavel', `${partner}/sign-in?to=/signed-in`);
    const page = await context.newPage();
    await page.goto(`${partner}/training/${uuidOf('course:LAB 230')}`);
    const lab = page.locator('lectern-player iframe').contentFrame().locator('iframe[part="frame"]').contentFrame();
    await lab.getByRole('button', { name: 'Hand in' }).waitFor();
    const { third } = await watched.seen();
    const sites = new Set(third.map((line) => new URL(line.split(' ')[1] ?? '').origin));
    // The portal in the partner's page, and the tool within.
    expect(sites).toContain(portal);
    expect([...sites].some((site) => site !== portal)).toBe(true);
  } finally {
    await browser.close();
  }
});
