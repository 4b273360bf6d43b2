// "Sign in to enroll": from the open catalog through sign-in, and back to the same course.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessesOf, enrolRequests } from '../support/enrolments.ts';
import { admin, beginAnewOnRetry, errorsOf, fillSignIn, newPage, portal } from '../support/harness.ts';
import { listPage } from '../support/listPage.ts';

// Who is enrolled stays so.
beginAnewOnRetry();

const courseTitle = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const enrolledTo = (page: Page, name: string) => page.getByText(`You have successfully been enrolled to ${name}`);
const path = (page: Page) => expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search);
const signIn = (page: Page) => page.getByRole('link', { name: 'Sign in to enroll' });

/** Opens a course from the list of the open catalog. @returns its id */
async function openFromList(page: Page, name: string): Promise<string> {
  await page.goto(`${portal}/learn/open-catalog`);
  await listPage(page).cards.getByText(name).click();
  await courseTitle(page, name).waitFor();
  return /\/open-catalog\/([-\da-f]{36})\/view\/details$/.exec(new URL(page.url()).pathname)![1]!;
}

// ENROL-9, ENROL-16, ENROL-17, TEXT-57
it('from list and details a visitor signs in, stands at the same course again, and is enrolled; once', async () => {
  const page = await newPage();
  const errors = errorsOf(page);
  const id = await openFromList(page, 'First Aid for Everyone');
  const sent = enrolRequests(page);
  await signIn(page).click();
  await fillSignIn(page, 'ines');
  await enrolledTo(page, 'First Aid for Everyone').waitFor();
  await courseTitle(page, 'First Aid for Everyone').waitFor();
  await path(page).toBe(`/learn/courses/${id}`);
  await page.getByRole('main').getByRole('button', { name: 'Start', exact: true }).waitFor();
  expect(sent).toEqual(['create-objective-accesses', 'create-self-enrollments']);

  // By the address of the details, which others were given; who is enrolled by now comes to the course, and nothing is sent.
  await page.goto(`${portal}/learn/open-catalog/${id}/view/details`);
  await signIn(page).click();
  await path(page).toBe(`/learn/courses/${id}`);
  await courseTitle(page, 'First Aid for Everyone').waitFor();
  // Going back does not do it again.
  await page.goBack();
  await signIn(page).waitFor();
  await path(page).toBe(`/learn/open-catalog/${id}/view/details`);
  expect(sent).toHaveLength(2);
  expect(await enrolledTo(page, 'First Aid for Everyone').count()).toBe(0);
  expect((await accessesOf(page)).filter(({ code }) => code === 'AID 100')).toMatchObject([
    { objectiveId: id, selfEnrolled: true, state: null },
  ]);
  // Of an access that there is not yet the server says 404, which the browser logs.
  expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
});

// ENROL-17, PUB-9
it('a sign-in that is left, or fails, enrols nobody; it can be begun again from the course', async () => {
  const page = await newPage();
  const id = await openFromList(page, 'A Short History of Vaccination');
  const sent = enrolRequests(page);
  await signIn(page).click();
  await page.getByLabel('User name').waitFor();
  await page.goBack();
  await courseTitle(page, 'A Short History of Vaccination').waitFor();
  await path(page).toBe(`/learn/open-catalog/${id}/view/details`);
  expect(sent).toEqual([]);
  expect((await page.context().cookies()).filter(({ name }) => name === 'lms_sid')).toEqual([]);

  await signIn(page).click();
  await page.getByLabel('User name').fill('nils');
  await page.getByLabel('Password').fill('not this one');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('alert').waitFor();
  expect(sent).toEqual([]);
  await fillSignIn(page, 'nils');
  await enrolledTo(page, 'A Short History of Vaccination').waitFor();
  await path(page).toBe(`/learn/courses/${id}`);
  expect(sent.filter((call) => call === 'create-self-enrollments')).toHaveLength(1);
});

// ENROL-6, ENROL-11, ENROL-17
it('a course that is over by the time one is signed in is refused with the server’s reason, and nothing changes', async () => {
  const page = await newPage();
  await openFromList(page, 'Summer School: Medicine and Society');
  const sent = enrolRequests(page);
  await signIn(page).click();
  await page.getByLabel('User name').waitFor();
  await page.route(
    '**/create-*',
    async (route) => {
      // It ends after the page has looked, and before the server is asked.
      await admin.clock.advance(400 * 86_400_000);
      await route.continue();
    },
    { times: 1 },
  );
  const refused = page.waitForResponse((reply) => reply.url().includes('/create-') && reply.status() >= 400);
  await fillSignIn(page, 'pavel');
  const { message } = ((await (await refused).json()) as { readonly error: { readonly message: string } }).error;
  expect(message.length).toBeGreaterThan(5);
  await page.getByRole('alert').filter({ hasText: message }).waitFor();
  await path(page).toBe('/learn/courses');
  expect(await enrolledTo(page, 'Summer School: Medicine and Society').count()).toBe(0);
  expect(sent.length).toBeGreaterThan(0);
  await admin.clock.reset();
  expect((await accessesOf(page)).filter(({ code, selfEnrolled }) => code === 'SUM 085' && selfEnrolled)).toEqual([]);
});
