import type { Locator } from 'playwright-core';

/**
 * Activates a button or a link by its key, once it could be clicked. For some milliseconds after a frame has grown, the browser sends a
 * click in its new part to the host's page: no person is as quick as that, but a test is.
 */
export async function press(target: Locator): Promise<void> {
  await target.click({ trial: true });
  await target.press('Enter');
}
