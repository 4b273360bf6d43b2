// A learner leaves a course that they added themselves, and adds it again (LEAVE-1 to LEAVE-7), over HTTP.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { axeViolations } from '../support/axeViolations.ts';
import { accessesOf } from '../support/enrolments.ts';
import { beginAnewOnRetry, errorsOf, portal, signedIn } from '../support/harness.ts';
import { listPage } from '../support/listPage.ts';
import { policyViolations } from '../support/policyViolations.ts';
import { focusedName, tabTo } from '../support/tabTo.ts';

// Who has left has left.
beginAnewOnRetry();

const code = 'DAT 140';
const course = uuidOf(`course:${code}`);
const player = (page: Page) => page.locator('lectern-player');
const action = (page: Page) => player(page).getByRole('button', { name: 'Leave the course' });
const dialog = (page: Page) => player(page).getByRole('dialog', { name: 'Leave this course?' });
const path = (page: Page) => expect.poll(() => new URL(page.url()).pathname);
const own = async (page: Page) => (await accessesOf(page)).find((one) => one.code === code);

it('LEAVE-1: a course that was given, and one with a result, cannot be left', async () => {
  const page = await signedIn('mira', '/learn/forbidden');
  const given = (await accessesOf(page)).find(({ selfEnrolled, state }) => !selfEnrolled && state === 1);
  await page.goto(`${portal}/learn/courses/${given?.objectiveId ?? ''}`);
  await player(page).locator('.overview').waitFor();
  await player(page).locator('.outline [role=tree]').waitFor();
  expect(await action(page).count()).toBe(0);
});

it('LEAVE-2 to LEAVE-7: it is left with a reason, goes to the catalog, and comes back where it stood', async () => {
  const page = await signedIn('mira', `/learn/courses/${course}`);
  const [errors, violations] = [errorsOf(page), await policyViolations(page)];
  const before = await own(page);
  expect(before).toMatchObject({ selfEnrolled: true, state: 1 });
  const name = before?.name ?? '';
  const beside = await page.context().newPage();
  await beside.goto(`${portal}/learn/courses/${course}`);
  await action(beside).waitFor();

  // By keys: Escape gives the focus back.
  await page.bringToFront();
  await tabTo(page, action(page));
  await page.keyboard.press('Enter');
  await dialog(page).waitFor();
  expect(await focusedName(page)).toBe('Cancel');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  expect(await focusedName(page)).toBe('Leave the course');
  await page.keyboard.press('Enter');
  await dialog(page).getByText('You can add it again there.').waitFor();
  await dialog(page).getByText('It comes back when you add the course again.').waitFor();
  await dialog(page).getByRole('radio', { name: 'I have no time for it now' }).check();
  await dialog(page).getByRole('textbox', { name: 'Anything else?' }).fill('In <b>spring</b>, perhaps.');
  await dialog(page).getByRole('button', { name: 'Leave the course' }).press('Enter');
  await page.getByText(`You have left`).waitFor();
  await path(page).toBe('/learn/courses');
  const list = listPage(page);
  await list.cards.first().waitFor();
  await expect.poll(() => list.cards.getByText(name, { exact: true }).count()).toBe(0);
  expect(await own(page)).toMatchObject({ selfEnrolled: false, state: null });

  // The other tab shows the course as one of the catalog.
  await beside.bringToFront();
  await beside.reload();
  await path(beside).toBe(`/learn/catalog/${course}`);
  await page.goto(`${portal}/learn/courses/${course}/view/content`);
  await path(page).not.toContain('/view/content');

  // Whoever teaches reads why, as plain text.
  const teacher = await signedIn('leila', '/teach/leaving');
  await teacher.getByRole('link', { name }).click();
  await teacher.getByText('In <b>spring</b>, perhaps.', { exact: true }).waitFor();
  expect(await teacher.getByText('Mira').count()).toBe(0);
  expect(await axeViolations(teacher)).toEqual([]);

  // Added again, it stands where it stood.
  await page.goto(`${portal}/learn/catalog/${course}`);
  await page.getByRole('main').getByRole('button', { name: 'Add to my courses', exact: true }).click();
  await page.getByText(`You have successfully been enrolled to ${name}`).waitFor();
  expect(await own(page)).toMatchObject({ selfEnrolled: true, state: 1 });
  await page.goto(`${portal}/learn/courses/${course}`);
  await page.getByRole('link', { name: 'Continue', exact: true }).waitFor();
  expect([errors, violations]).toEqual([[], []]);
});

it('LEAVE-4: without a connection it waits in sight, over a reload too, and goes by the learner’s word', async () => {
  const page = await signedIn('mira', `/learn/courses/${course}`);
  await action(page).click();
  await dialog(page).getByRole('radio', { name: 'It is too easy' }).check();
  await page.context().setOffline(true);
  await dialog(page).getByRole('button', { name: 'Leave the course' }).press('Enter');
  const notice = player(page).getByText('You have not left this course yet: that was not sent.');
  await notice.waitFor();
  await page.context().setOffline(false);
  expect((await own(page))?.selfEnrolled).toBe(true);
  await page.reload();
  await notice.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await player(page).getByRole('button', { name: 'Try again' }).press('Enter');
  await path(page).toBe('/learn/courses');
  await expect.poll(async () => (await own(page))?.selfEnrolled).toBe(false);
});
