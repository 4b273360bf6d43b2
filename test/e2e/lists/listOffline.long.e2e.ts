// The learner's list without a connection: it says so, is as new as what was done, and is right by itself once the connection is back.
import { expect, it } from 'vitest';
import { beginAnewOnRetry, signedIn } from '../support/harness.ts';

beginAnewOnRetry();

it('says that it is old, tells what was done, says why nothing is found, and is asked for again by itself (LIST-17, LIST-18)', async () => {
  const page = await signedIn('pavel', '/learn/courses');
  const card = page.locator('lectern-courses .card', { hasText: 'Working Safely' });
  const search = page.getByRole('textbox', { name: 'Search your courses' });
  await search.waitFor();
  await card.locator('a.whole').click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Mark as complete' }).click();
  await page.locator('.turn').getByText('Completed').waitFor();
  await page
    .getByRole('tree')
    .getByRole('img', { name: 'Completed' })
    .or(page.getByText('1 of 5 parts'))
    .first()
    .waitFor();
  await page.context().setOffline(true);
  await page.locator('lectern-player nav').getByRole('link', { name: 'My courses' }).click();
  await card.getByText('1 of 5').waitFor();
  await page.getByText('You are offline').waitFor();
  await page.getByText(/This is the list from/).waitFor();

  await search.fill('working');
  await page.getByText(/Searching and filtering need a connection/).waitFor();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await page.context().setOffline(false);
  await page.getByText('You are offline').waitFor({ state: 'detached' });
  await card.getByText('1 of 5').waitFor();
  // The list that was there stands until what was searched for is answered.
  await expect.poll(() => page.locator('lectern-courses .card').count()).toBe(1);
});
