// Each way into a course: from the catalog, by an address, from the open catalog, by a shared link. On both databases.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessesOf, enrolRequests } from '../support/enrolments.ts';
import { beginAnewOnRetry, fillSignIn, newContext, newPage, portal, signedIn } from '../support/harness.ts';
import { listPage } from '../support/listPage.ts';
import { focusedName, isFocused, tabTo } from '../support/tabTo.ts';
import { longIt } from '../../longIt.ts';

// Who is enrolled stays so.
beginAnewOnRetry();

const courseTitle = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const enrolledTo = (page: Page, name: string) => page.getByText(`You have successfully been enrolled to ${name}`);
const path = (page: Page) => expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search);
const arrive = (page: Page, flow: string, objectiveId: string) =>
  page.goto(`${portal}/learn/courses?occflow=${flow}&objectiveId=${objectiveId}`);

longIt('Add to my courses enrols and does no more (ENROL-1, ENROL-7, BTN-5)', async () => {
  const page = await signedIn('nils', '/learn/catalog');
  const sent = enrolRequests(page);
  const list = listPage(page);
  await list.holds(10);
  await list.cards.getByText('A Short History of Vaccination').click();
  await courseTitle(page, 'A Short History of Vaccination').waitFor();
  await button(page, 'Start').waitFor();
  await button(page, 'Add to my courses').click();
  await enrolledTo(page, 'A Short History of Vaccination').waitFor();
  const enrolled = button(page, 'Enrolled');
  await enrolled.waitFor();
  expect(await enrolled.isDisabled()).toBe(true);
  expect(sent).toEqual(['create-self-enrollments']);

  await page.getByRole('link', { name: 'My courses' }).first().click();
  await list.shows(['A Short History of Vaccination']);
  await page.getByText('Not started').waitFor();
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Catalog' }).click();
  await list.holds(9);
  expect(await list.cards.getByText('A Short History of Vaccination').count()).toBe(0);
  expect((await accessesOf(page)).filter(({ code, selfEnrolled }) => code === 'HIS 160' && selfEnrolled)).toHaveLength(
    1,
  );
});

it('Start enrols, waits until that is known, and starts (ENROL-2, ENROL-3)', async () => {
  const page = await signedIn('mira', '/learn/catalog');
  const sent = enrolRequests(page);
  const list = listPage(page);
  await list.cards.getByText('Sleep and the Ageing Brain').click();
  await courseTitle(page, 'Sleep and the Ageing Brain').waitFor();
  await button(page, 'Start').click();
  await path(page).toMatch(/^\/learn\/courses\/[-\da-f]{36}\/view\/content/);
  await enrolledTo(page, 'Sleep and the Ageing Brain').waitFor();
  await page.getByRole('button', { name: 'Mark as complete' }).waitFor();
  expect(sent.filter((call) => call !== 'start-activity-workflows')).toEqual([
    'create-self-enrollments',
    'objective-workflow-aggregates/query',
    'start-objective-workflows',
  ]);
  const own = (await accessesOf(page)).filter(({ code }) => code === 'NEU 215');
  expect(own).toMatchObject([{ selfEnrolled: true, state: 1 }]);
  // Back leads to the course's own page, not to a start or an enrolment.
  await page.goBack();
  await courseTitle(page, 'Sleep and the Ageing Brain').waitFor();
  await page.getByRole('link', { name: 'Continue', exact: true }).waitFor();
  expect(sent.filter((call) => call === 'create-self-enrollments')).toHaveLength(1);
});

longIt('an address enrols on arrival, once, and then says so no more (ROUTE-31, ENROL-1, ENROL-5)', async () => {
  const page = await signedIn('mira', '/learn/forbidden');
  const onc = (await accessesOf(page)).find(({ code }) => code === 'ONC 250')!.objectiveId;
  const sent = enrolRequests(page);
  await arrive(page, 'addToMyCourses', onc);
  await enrolledTo(page, 'Cancer Screening: Benefit and Harm').waitFor();
  // Its address takes the place of that of the arrival (ENROL-17).
  await path(page).toBe(`/learn/courses/${onc}`);
  await page.goto(`${portal}/learn/courses`);
  const list = listPage(page);
  await expect.poll(() => list.cards.getByText('Cancer Screening: Benefit and Harm').count()).toBe(1);
  await page.reload();
  await list.cards.first().waitFor();
  expect(sent).toEqual(['create-self-enrollments']);
  // Who is enrolled is taken to the course.
  await arrive(page, 'addToMyCourses', onc);
  await courseTitle(page, 'Cancer Screening: Benefit and Harm').waitFor();
  await path(page).toBe(`/learn/courses/${onc}`);
  expect(sent).toEqual(['create-self-enrollments']);
  expect((await accessesOf(page)).filter(({ code }) => code === 'ONC 250')).toMatchObject([
    { selfEnrolled: true, state: null },
  ]);
});

longIt('an address enrols and starts (ROUTE-31, ENROL-2); unknown flows and courses do nothing', async () => {
  const page = await signedIn('mira', '/learn/forbidden');
  const all = await accessesOf(page);
  const idOf = (code: string) => all.find((access) => access.code === code)!.objectiveId;
  const sent = enrolRequests(page);
  await arrive(page, 'startTheCourse', idOf('SUR 145'));
  await path(page).toMatch(new RegExp(`^/learn/courses/${idOf('SUR 145')}/view/content`));
  await enrolledTo(page, 'Sutures and Knots').waitFor();
  await page.getByRole('button', { name: 'Mark as complete' }).waitFor();
  expect(sent.filter((call) => call.startsWith('create') || call === 'start-objective-workflows')).toEqual([
    'create-self-enrollments',
    'start-objective-workflows',
  ]);
  // What is in progress is gone on with.
  await arrive(page, 'startTheCourse', idOf('STA 210'));
  await path(page).toBe(`/learn/courses/${idOf('STA 210')}`);

  const before = sent.length;
  await arrive(page, 'sellTheCourse', idOf('BIO 101'));
  await path(page).toBe('/learn/courses');
  await arrive(page, 'addToMyCourses', '00000000-0000-4000-8000-000000000000');
  await courseTitle(page, 'Course is not available').waitFor();
  // There is an access to it, but it is offered to nobody (ENROL-11).
  await arrive(page, 'addToMyCourses', idOf('GEN 110'));
  await courseTitle(page, 'Course is not available').waitFor();
  expect(sent.slice(before)).toEqual([]);
});

longIt('a visitor signs in to enrol, and is (ENROL-13, TEXT-57, NAV-18)', async () => {
  const page = await newPage();
  await page.goto(`${portal}/learn/open-catalog`);
  const list = listPage(page);
  await list.cards.getByText('First Aid for Everyone').click();
  await courseTitle(page, 'First Aid for Everyone').waitFor();
  await path(page).toMatch(/^\/learn\/open-catalog\/[-\da-f]{36}\/view\/details$/);
  const sent = enrolRequests(page);
  await page.getByRole('link', { name: 'Sign in to enroll' }).click();
  await fillSignIn(page, 'ines');
  await enrolledTo(page, 'First Aid for Everyone').waitFor();
  await path(page).toMatch(/^\/learn\/courses\/[-\da-f]{36}$/);
  await page.getByRole('link', { name: 'My courses' }).first().click();
  await expect.poll(() => list.cards.getByText('First Aid for Everyone').count()).toBe(1);
  expect(sent.filter((call) => call.startsWith('create'))).toEqual([
    'create-objective-accesses',
    'create-self-enrollments',
  ]);
  expect((await accessesOf(page)).filter(({ code }) => code === 'AID 100')).toMatchObject([
    { selfEnrolled: true, state: null },
  ]);
  // Who has it already comes to the course, by the same way (ENROL-9).
  await page.goto(`${portal}/learn/open-catalog`);
  await list.cards.getByText('First Aid for Everyone').click();
  await page.getByRole('link', { name: 'Sign in to enroll' }).click();
  await path(page).toMatch(/^\/learn\/courses\/[-\da-f]{36}$/);
  await courseTitle(page, 'First Aid for Everyone').waitFor();
  expect(sent.filter((call) => call.startsWith('create'))).toHaveLength(2);
});

longIt(
  'a visitor signs in and starts; what comes later can be chosen ahead, what is over cannot (ENROL-11)',
  async () => {
    const page = await newPage();
    const list = listPage(page);
    const open = async (name: string) => {
      await page.goto(`${portal}/learn/open-catalog`);
      await list.cards.getByText(name).click();
      await courseTitle(page, name).waitFor();
    };
    const ways = () => page.getByRole('link', { name: /^Sign in (to enroll|and start)$/ }).allInnerTexts();
    await open('Winter Lectures: Light and Sleep');
    await page
      .getByText(/^Was available to start before /)
      .first()
      .waitFor();
    expect(await ways()).toEqual([]);
    await open('Summer School: Medicine and Society');
    await page
      .getByText(/^Will be available to start on /)
      .first()
      .waitFor();
    expect(await ways()).toEqual(['Sign in to enroll']);
    await open('Music and Memory');
    await page.getByText('Coming soon').first().waitFor();
    expect(await ways()).toEqual(['Sign in to enroll']);
    await open('How to Listen to a Lecture');
    expect(await ways()).toEqual(['Sign in to enroll', 'Sign in and start']);
    await page.getByRole('link', { name: 'Sign in and start' }).click();
    await fillSignIn(page, 'ines');
    await enrolledTo(page, 'How to Listen to a Lecture').waitFor();
    await path(page).toMatch(/^\/learn\/courses\/[-\da-f]{36}\/view\/content/);
    expect((await accessesOf(page)).filter(({ code }) => code === 'LIS 090')).toMatchObject([
      { selfEnrolled: true, state: 1 },
    ]);
  },
);

longIt('one who has just registered is welcomed, once (ENROL-10)', async () => {
  const page = await signedIn('nils', '/learn/courses?selfRegistered=true&keyword=vaccination');
  await page.getByText('The account was created').waitFor();
  await path(page).toBe('/learn/courses?keyword=vaccination');
  await page.reload();
  await listPage(page).search.waitFor();
  expect(await page.getByText('The account was created').count()).toBe(0);
});

longIt(
  'a shared link and each address lead everybody to their own place (ROUTE-29, ENROL-8, ENROL-14, OVER-6)',
  async () => {
    const context = await newContext();
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: portal });
    const page = await context.newPage();
    await page.goto(`${portal}/oidc/login?redirectUrl=${encodeURIComponent('/learn/forbidden')}`);
    await fillSignIn(page, 'pavel');
    const all = await accessesOf(page);
    const idOf = (code: string) => all.find((access) => access.code === code)!.objectiveId;
    const [sum, sta, exa, lis, saf] = ['SUM 085', 'STA 210', 'EXA 300', 'REA 060', 'SAF 120'].map(idOf) as [
      string,
      string,
      string,
      string,
      string,
    ];
    const ways: readonly [from: string, to: RegExp][] = [
      [`/courses/redirect/${sum}?from=mail`, new RegExp(`/catalog/${sum}\\?from=mail$`)],
      [`/courses/redirect/${lis}?from=mail#here`, new RegExp(`/courses/${lis}\\?from=mail$`)],
      [`/courses/redirect/${sta}`, new RegExp(`/courses/${sta}/[-\\da-f]{36}$`)],
      [`/courses/${sum}`, new RegExp(`/catalog/${sum}$`)],
      [`/courses/${sum}/view/details`, new RegExp(`/catalog/${sum}$`)],
      [`/courses/${sum}/view/content`, new RegExp(`/catalog/${sum}$`)],
      // Begun is among one's own; mandatory and in the catalog may be looked at in both places.
      [`/catalog/${idOf('LAB 230')}`, new RegExp(`/courses/${idOf('LAB 230')}$`)],
      [`/catalog/${saf}`, new RegExp(`/catalog/${saf}$`)],
      [`/courses/${saf}`, new RegExp(`/courses/${saf}$`)],
      [`/courses/redirect/${exa}`, new RegExp(`/courses/${exa}`)],
    ];
    for (const [from, to] of ways) {
      await page.goto(portal + '/learn' + from);
      await page.locator('lectern-player h1').waitFor();
      await path(page).toMatch(to);
      if (from.endsWith('#here')) expect(new URL(page.url()).hash).toBe('#here');
    }
    for (const from of [
      '/courses/redirect/00000000-0000-4000-8000-000000000000',
      '/catalog/00000000-0000-4000-8000-000000000000',
      '/open-catalog/00000000-0000-4000-8000-000000000000/view/details',
    ]) {
      await page.goto(portal + '/learn' + from);
      await courseTitle(page, 'Course is not available').waitFor();
    }

    await page.goto(`${portal}/learn/catalog/${sum}`);
    await button(page, 'Share link').click();
    await page.getByText('Link copied to clipboard').waitFor();
    await button(page, 'The link is copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${portal}/learn/courses/redirect/${sum}`);
    // One who has no access to it sees that it is not available, without a loop.
    const other = await signedIn('mira', `/learn/courses/redirect/${sum}`);
    await courseTitle(other, 'Course is not available').waitFor();
  },
);

longIt('the way from the catalog into a course, by keyboard alone', async () => {
  const page = await signedIn('nils', '/learn/catalog');
  const { keyboard } = page;
  const list = listPage(page);
  await tabTo(page, list.search);
  await keyboard.type('messages of molecules');
  await list.nothing.waitFor();
  await keyboard.press('Escape');
  await keyboard.type('REA 060');
  await list.shows(['Reading an Abstract in Two Minutes']);
  await tabTo(page, list.cards.first());
  await keyboard.press('Enter');
  await courseTitle(page, 'Reading an Abstract in Two Minutes').waitFor();
  const add = button(page, 'Add to my courses');
  await tabTo(page, add);
  await keyboard.press('Space');
  await enrolledTo(page, 'Reading an Abstract in Two Minutes').waitFor();
  await button(page, 'Enrolled').waitFor();
  expect(await focusedName(page), 'focus after enrolling').not.toBeNull();
  await tabTo(page, button(page, 'Start'), 'Shift+Tab');
  await keyboard.press('Enter');
  await path(page).toMatch(/\/view\/content/);
  // One text, read to its end.
  await page.getByText('Who was asked, and who was not?').waitFor();
  const finish = button(page, 'Finish the course');
  await tabTo(page, finish);
  await expect.poll(() => isFocused(finish)).toBe(true);
});
