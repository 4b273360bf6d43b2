// Journeys by keyboard alone (WCAG-2, WCAG-3). After each key something has the focus, is seen, and shows it: 2.1.1, 2.1.2, 2.4.3, 2.4.7,
// 2.4.11. What is heard on the way is kept in test/e2e/spoken/journeys.
import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { longIt } from '../../longIt.ts';
import { admin, beginAnewOnRetry, beginOn, newPage, portal, signedIn } from '../support/harness.ts';
import { content } from '../screens/ways.ts';
import { press } from '../support/press.ts';
import { setTenant } from '../support/tenantSettings.ts';
import { journey } from './journey.ts';

// A course is finished once.
beginAnewOnRetry();
beginOn('2026-11-26');
beforeEach(() => admin.clock.set('2026-11-25T09:00:00Z'));

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: typeof name === 'string' });
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name, exact: typeof name === 'string' });

it('the list is searched, its number is heard, and the filters open and close', async () => {
  const page = await signedIn('mira', '/learn/courses');
  await button(page, /^Filters/).waitFor();
  await page.locator('lectern-courses .bar .chips button').first().waitFor();
  const way = await journey(page, 'list');
  await way.use(link(page, 'Skip to main content'));
  await way.to(page.getByRole('textbox', { name: 'Search your courses' }));
  await way.type('safety');
  await way.hears('2 courses found');
  await way.use(button(page, 'Clear search'));
  await way.at(page.getByRole('textbox', { name: 'Search your courses' }));
  await way.use(button(page, /^Filters/));
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await way.at(drawer.getByRole('checkbox').first());
  await way.press('Space');
  await way.hears(/Show \d+ courses?/);
  await way.press('Escape');
  await way.at(button(page, /^Filters/));
  way.ends();
});

longIt('from signing in over a course to its certificate', async () => {
  const page = await newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${portal}/learn`);
  await page.getByLabel('User name').waitFor();
  const way = await journey(page, 'course');
  await way.at(page.getByLabel('User name'));
  await way.type('mira');
  await way.to(page.getByLabel('Password'));
  await way.type('lectern');
  await page.keyboard.press('Enter');
  const course = 'Health Data and the Law';
  await link(page, course).waitFor();
  await way.listen();
  await way.use(link(page, course));
  await way.use(button(page, 'Start'));
  await heading(page, 'Whose data?').waitFor();
  await way.at(heading(page, 'Whose data?'));
  const turn = page.getByRole('group', { name: 'Previous and next part' });
  for (const next of ['A lawful reason', 'When it leaks']) {
    await way.use(button(page, 'Mark as complete'));
    await turn.getByRole('button', { name: 'Completed' }).waitFor();
    await way.use(link(page, `Next ${next}`));
    await way.at(heading(page, next));
  }
  await way.use(button(page, 'Mark as complete'));
  await turn.getByRole('button', { name: 'Completed' }).waitFor();
  await way.use(turn.getByRole('button', { name: 'Finish the course' }));
  await way.use(page.getByRole('dialog').getByRole('button', { name: 'Finish the course' }));
  await way.at(heading(page, 'The course has been successfully finished'));
  await way.use(link(page, 'Course details'));
  await way.use(page.locator('.certificate-list summary'));
  await way.use(link(page, /^View /));
  await page.getByText('This certificate is genuine').first().waitFor();
  way.ends();
});

longIt('an answer is written, kept and handed in, and that is heard', async () => {
  const page = await signedIn('mira', content('TOX 160'));
  const field = page.getByRole('textbox', { name: 'Your answer' });
  const title = page.getByRole('heading', { level: 1 });
  for (;;) {
    const mark = button(page, 'Mark as complete');
    await mark.or(field).first().waitFor();
    if (await field.count()) break;
    const name = await title.innerText();
    await press(mark);
    await page
      .getByRole('group', { name: 'Previous and next part' })
      .getByRole('button', { name: 'Completed' })
      .waitFor();
    await press(link(page, /^Next/));
    await title.getByText(name, { exact: true }).waitFor({ state: 'detached' });
  }
  const way = await journey(page, 'answer');
  await way.to(field);
  await page.context().setOffline(true);
  await way.type('First the airway.');
  await way.hears('Saved on this device, not sent yet');
  await page.context().setOffline(false);
  await way.hears(/: Saved$/);
  await way.use(button(page, 'Submit'));
  await way.use(page.getByRole('dialog').getByRole('button', { name: 'Submit' }));
  await page.locator('.handed-in .written').waitFor();
  await way.at(heading(page, 'Your answer'));
  way.ends();
});

longIt('a course of the catalog is found and added', async () => {
  const page = await signedIn('nils', '/learn/catalog');
  await page.locator('lectern-catalog .card .whole').first().waitFor();
  const way = await journey(page, 'catalog');
  await way.to(page.getByRole('textbox', { name: 'Search the catalog' }));
  await way.type('vaccination');
  await way.hears('1 course found');
  await way.use(link(page, 'A Short History of Vaccination'));
  await way.use(button(page, 'Add to my courses'));
  await way.hears('You have successfully been enrolled to A Short History of Vaccination');
  way.ends();
});

longIt('the dashboard leads on', async () => {
  await setTenant(['catalog', 'sidebar', 'dashboard']);
  const page = await signedIn('mira', '/learn/');
  await page.locator('lectern-dashboard .resume').waitFor();
  await page.locator('lectern-dashboard .home-month a').first().waitFor();
  const way = await journey(page, 'dashboard');
  const home = page.locator('lectern-dashboard');
  await way.to(home.locator('.home-month a').first());
  await way.use(home.getByRole('link', { name: 'Continue' }));
  await page.locator('lectern-player .part > .title').waitFor();
  way.ends();
  await setTenant();
});

longIt('the calendar: agenda, month, week, and its feed', async () => {
  const page = await signedIn('mira', '/learn/calendar');
  const calendar = page.locator('lectern-calendar');
  await calendar.locator('li a').first().waitFor();
  const way = await journey(page, 'calendar');
  await way.use(calendar.getByRole('button', { name: 'Month', exact: true }));
  await calendar.locator('.ec-event a').first().waitFor();
  await way.use(calendar.getByRole('button', { name: 'Next month' }));
  await way.hears(/December/);
  await way.use(calendar.getByRole('button', { name: 'Week', exact: true }));
  await calendar.locator('.ec-time-grid').waitFor();
  await way.use(calendar.getByRole('button', { name: 'Agenda', exact: true }));
  await way.use(calendar.locator('.dates-top .btn'));
  await calendar.getByRole('dialog').waitFor();
  await way.press('Escape');
  await way.at(calendar.locator('.dates-top .btn'));
  way.ends();
});

longIt('what was announced is opened, read, and left', async () => {
  const page = await signedIn('mira', '/learn/courses');
  const news = page.locator('header lectern-notifications');
  const opener = news.getByRole('button').first();
  await opener.waitFor();
  const way = await journey(page, 'notifications');
  await way.use(opener);
  const window = news.locator('dialog');
  await window.getByRole('button', { name: 'Mark all as read' }).waitFor();
  await way.use(window.getByRole('button', { name: /Statistics for Clinical Researchers/ }));
  await window
    .getByRole('button', { name: /Back/ })
    .or(window.getByRole('button', { name: /All/ }))
    .first()
    .waitFor();
  // What was read counts no more, behind the window too.
  await news
    .getByRole('button', { name: /, 1 unread/, includeHidden: true })
    .first()
    .waitFor({ state: 'attached' });
  await way.press('Tab', 'Escape');
  await way.at(opener);
  way.ends();
});

longIt('the tutor is asked, and closed', async () => {
  const page = await signedIn('mira', content('STA 210'), { viewport: { width: 1440, height: 900 } });
  await page.locator('lectern-player .part > .title').waitFor();
  const way = await journey(page, 'tutor');
  await way.use(button(page, 'Tutor'));
  const tutor = page.locator('lectern-tutor');
  await way.use(tutor.getByRole('button', { name: 'Agree and start' }));
  await tutor.getByLabel('Your question').waitFor();
  // It was not there when the page was listened to at first.
  await way.listen();
  await way.to(tutor.getByLabel('Your question'));
  await way.type('When should I report the median instead of the mean?');
  await way.press('Enter');
  await tutor.getByRole('link', { name: '2.2 Middle and spread' }).first().waitFor();
  await way.hears(/median/);
  await way.at(tutor.getByLabel('Your question'));
  way.ends();
});

longIt('the profile: its tabs, the time zone, the notifications', async () => {
  const page = await signedIn('mira', '/learn/profile');
  await page.getByRole('tab').first().waitFor();
  const way = await journey(page, 'profile');
  await way.to(page.getByRole('tab').first());
  await way.press('ArrowRight');
  await way.at(page.getByRole('tab', { name: 'Preferred time zone' }));
  const zone = page.getByRole('combobox', { name: 'Search by name, city or offset' });
  await way.to(zone);
  await way.type('Tokyo');
  await expect.poll(() => page.getByRole('option').count()).toBe(1);
  await way.press('ArrowDown', 'Enter');
  await way.use(button(page, 'Save'));
  await way.to(page.getByRole('tab', { selected: true }), 'Shift+Tab');
  await way.press('End', 'ArrowLeft');
  await way.at(page.getByRole('tab', { name: 'Notifications' }));
  await way.to(page.getByRole('checkbox').first());
  await way.press('Space');
  way.ends();
});

longIt('the menu of the person, and its window of feedback', async () => {
  const page = await signedIn('mira', '/learn/courses');
  const menu = button(page, /^Account of/);
  await menu.waitFor();
  const way = await journey(page, 'menu');
  await way.use(menu);
  await way.press('ArrowDown', 'End', 'Home', 'Escape');
  await way.at(menu);
  way.ends();
});

longIt('a wrong password is told at the form', async () => {
  const page = await newPage();
  await page.goto(`${portal}/learn`);
  await page.getByLabel('User name').waitFor();
  const way = await journey(page, 'sign-in');
  await way.at(page.getByLabel('User name'));
  await way.type('mira');
  await way.to(page.getByLabel('Password'));
  await way.type('wrong');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').waitFor();
  await way.listen();
  await way.to(page.getByLabel('Password'));
  way.ends();
  expect(await page.getByRole('alert').count()).toBe(1);
});
