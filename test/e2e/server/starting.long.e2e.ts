// The ways into a course, and what is reported of them (START-6). Events leave the page only where the environment is
// one of tests or of production.
import { afterAll, expect, inject, it } from 'vitest';
import { fillSignIn, newPage } from '../support/harness.ts';
import { startServer } from '../support/startServer.ts';

const server = await startServer({ from: inject('academy'), env: { LECTERN_ENV: 'test' } });
afterAll(() => server.stop());

it('Start, Continue, Start again and their events (BTN-1 to BTN-3, START-1 to START-3, START-6, ANA-3, AUD-4, STATE-17)', async () => {
  const page = await newPage();
  const events: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/events')
      events.push(
        ...(request.postDataJSON() as { readonly events: readonly { readonly name: string }[] }).events.map(
          ({ name }) => name,
        ),
      );
  });
  const opened = async () => {
    await page.waitForURL(/\/view\/content/);
    await page.locator('.part .author').waitFor();
  };
  await page.goto(`${server.portal}/learn/courses?keyword=SAF%20110`);
  await fillSignIn(page, 'mira');
  await page.getByRole('link', { name: 'Fire Safety on the Ward', exact: true }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await opened();
  await expect
    .poll(() => events.filter((name) => name !== 'my_courses_search'))
    .toEqual(['objective_start', 'activity_start']);

  // Going on begins nothing again.
  await page.goBack();
  await page.getByRole('link', { name: 'Continue', exact: true }).click();
  await opened();
  expect(events.filter((name) => name !== 'my_courses_search')).toHaveLength(2);

  await page.goto(`${server.portal}/learn/courses?keyword=HIS`);
  await page.getByRole('link', { name: 'A Short History of Vaccination', exact: true }).click();
  await page.getByRole('button', { name: 'Start again' }).waitFor();
  expect(await page.getByRole('link', { name: 'Review', exact: true }).count()).toBe(0);
  await page.getByRole('button', { name: 'Start again' }).click();
  await opened();
  await expect
    .poll(() => events.filter((name) => name !== 'my_courses_search').slice(2))
    .toEqual(['course_restart', 'activity_start']);
});
