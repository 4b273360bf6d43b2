// A proctored examination, from its start to the proctor's decision, also where the host's page of a frame begins it (PROCT-8 to
// PROCT-11, PROCT-1, BTN-9, FRAME-12).
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeViolations } from '../support/axeViolations.ts';
import { beginAnewOnRetry, errorsOf, signedIn } from '../support/harness.ts';
import { inBothMounts, opened } from '../support/mounts.ts';
import { press } from '../support/press.ts';

// What has begun stays begun.
beginAnewOnRetry();

const code = 'EXA 300';
const inGrading = /in grading|being graded|Grading in progress/i;

/** Goes through the service's window up to the session. */
async function agree(window: Page, name: string): Promise<void> {
  await window.getByRole('checkbox').check();
  await window.getByRole('textbox').fill(name);
  await window.getByRole('button', { name: 'Begin the supervision' }).click();
  await window.waitForURL('**/proctoring/session');
  await window.getByRole('heading', { name: 'You are being supervised' }).waitFor();
}

inBothMounts((mount) => {
  it('PROCT-8 to PROCT-11 begins in the window of the service, opens in the portal, and is released by the proctor', async () => {
    const juno = await opened(mount, 'juno', code);
    const { page, inside } = juno;
    const errors = errorsOf(page);
    // The window opens with the click on Start.
    const [window] = await Promise.all([
      page.waitForEvent('popup'),
      press(inside.getByRole('button', { name: 'Start', exact: true })),
    ]);
    await inside.getByRole('heading', { name: 'This is taken under supervision' }).waitFor();
    expect(await inside.locator('.part .author').count()).toBe(0);
    expect(await juno.violations()).toEqual([]);
    await window.getByRole('textbox').waitFor();
    // Opened again it is the same window, with a token of its own. The page before it has a field, too.
    await window.evaluate(() => (document.documentElement.dataset['before'] = ''));
    await Promise.all([
      window.waitForResponse((reply) => reply.url().endsWith('/proctoring/begin')),
      press(inside.getByRole('button', { name: 'Open the supervision' })),
    ]);
    await window.locator('html:not([data-before])').getByRole('textbox').waitFor();
    // The token is in no address that is kept.
    expect(new URL(window.url()).hash).toBe('');
    expect(await axeViolations(window)).toEqual([]);
    await window.getByRole('checkbox').check();
    await window.getByRole('textbox').fill('Kofi Mensah');
    await window.getByRole('button', { name: 'Begin the supervision' }).click();
    await window.getByText('This is not the name we know').waitFor();
    expect(await axeViolations(window)).toEqual([]);
    await agree(window, 'Juno Hartmann');
    expect(await axeViolations(window)).toEqual([]);

    // The portal has heard of it, and opens. The window is left alone; a reload asks no more.
    const visits: string[] = [];
    window.on('framenavigated', (frame) => visits.push(frame.url()));
    const text = inside.locator('.part .author p').first();
    await text.waitFor();
    expect(visits).toEqual([]);
    await page.reload();
    await text.waitFor();
    await press(inside.getByRole('button', { name: 'Mark as complete' }));
    await inside.getByRole('button', { name: 'Completed', exact: true }).waitFor();

    // Finished there, it is in grading here by itself, and cannot be started.
    await window.getByRole('button', { name: 'Finish the examination' }).click();
    await window.getByRole('button', { name: 'Yes, finish now' }).click();
    await window.getByRole('heading', { name: 'You have finished' }).waitFor();
    await inside.getByText(inGrading).first().waitFor({ timeout: 40_000 });
    expect(await inside.locator('.part .author').count()).toBe(0);
    await juno.go(code);
    await inside.getByText(inGrading).first().waitFor();
    expect(await inside.getByRole('button', { name: 'Start', exact: true }).count()).toBe(0);

    const leila = await signedIn('leila', '/teach/proctoring');
    expect(await axeViolations(leila)).toEqual([]);
    await leila
      .getByRole('link', { name: /Juno Hartmann/ })
      .first()
      .click();
    expect(await axeViolations(leila)).toEqual([]);
    await leila.getByRole('button', { name: 'Release' }).click();
    await leila.getByText('Saved.').waitFor();
    expect(await leila.getByText('Released').count()).toBe(1);
    // Handed in as it stands, it is graded.
    await expect
      .poll(
        async () => {
          await page.reload();
          await inside.getByRole('heading', { level: 1 }).waitFor();
          return inside.getByText(/Passed|Not passed/).count();
        },
        { timeout: 60_000, interval: 2000 },
      )
      .toBeGreaterThan(0);
    // A frame begins without a session, a session that has not begun is not found, and a run that is with its proctor is not read;
    // browsers log all three.
    expect(errors.filter((error) => !/status of 40[134]/.test(error))).toEqual([]);
  });
});
