// An examination under watch, from its start to the proctor's decision (PROCT-8 to PROCT-11, PROCT-1, BTN-9).
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { axeViolations } from '../support/axeViolations.ts';
import { beginAnewOnRetry, errorsOf, signedIn } from '../support/harness.ts';

// What has begun stays begun.
beginAnewOnRetry();

const course = `/learn/courses/${uuidOf('course:EXA 300')}`;

/** Goes through the service's window up to the session. */
async function agree(window: Page, name: string): Promise<void> {
  await window.getByRole('checkbox').check();
  await window.getByRole('textbox').fill(name);
  await window.getByRole('button', { name: 'Begin the supervision' }).click();
  await window.getByRole('heading', { name: 'You are being supervised' }).waitFor();
}

it('PROCT-8 to PROCT-11 begins in the window of the service, opens in the portal, and is released by the proctor', async () => {
  const juno = await signedIn('juno', course, { viewport: { width: 1280, height: 900 } });
  const errors = errorsOf(juno);
  // The window opens with the click on Start.
  const [window] = await Promise.all([
    juno.waitForEvent('popup'),
    juno.getByRole('button', { name: 'Start', exact: true }).click(),
  ]);
  await juno.getByRole('heading', { name: 'This is taken under supervision' }).waitFor();
  expect(await juno.locator('.part .author').count()).toBe(0);
  expect(await axeViolations(juno)).toEqual([]);
  await window.getByRole('textbox').waitFor();
  // Opened again it is the same window, with a token of its own.
  await Promise.all([
    window.waitForResponse((reply) => reply.url().endsWith('/proctoring/begin')),
    juno.getByRole('button', { name: 'Open the supervision' }).click(),
  ]);
  await window.waitForLoadState();
  await window.getByRole('textbox').waitFor();
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

  // The portal has heard of it, and opens; a reload asks no more.
  await juno.locator('.part .author p').first().waitFor();
  await juno.reload();
  await juno.locator('.part .author p').first().waitFor();
  await juno.getByRole('button', { name: 'Mark as complete' }).click();
  await juno.getByRole('button', { name: 'Completed', exact: true }).waitFor();

  // Finished there, it is in grading here by itself, and cannot be started.
  await window.getByRole('button', { name: 'Finish the examination' }).click();
  await window.getByRole('button', { name: 'Yes, finish now' }).click();
  await window.getByRole('heading', { name: 'You have finished' }).waitFor();
  await juno
    .getByText(/in grading|being graded|Grading in progress/i)
    .first()
    .waitFor({ timeout: 40_000 });
  expect(await juno.locator('.part .author').count()).toBe(0);
  await juno.goto(juno.url().replace(/\/learn.*/, course));
  await juno
    .getByText(/in grading|being graded|Grading in progress/i)
    .first()
    .waitFor();
  expect(await juno.getByRole('button', { name: 'Start', exact: true }).count()).toBe(0);

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
        await juno.reload();
        return juno.getByText(/Passed|Not passed/).count();
      },
      { timeout: 60_000, interval: 2000 },
    )
    .toBeGreaterThan(0);
  // A session that has not begun is not found, and a run that is with its proctor is not read; browsers log both.
  expect(errors.filter((error) => !/status of 40[34]/.test(error))).toEqual([]);
});
