// What goes wrong while somebody enrols: a lost connection, polling in vain, two tabs, a refusal, a session that ends,
// a catalog that is switched off.
import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessesOf, enrolRequests } from '../support/enrolments.ts';
import { portal, signedIn, type Person } from '../support/harness.ts';
import { listPage } from '../support/listPage.ts';
import { fillSignInAt } from '../support/signInAt.ts';

const create = '**/create-self-enrollments';
const courseTitle = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const enrolledTo = (page: Page, name: string) => page.getByText(`You have successfully been enrolled to ${name}`);
const path = (page: Page) => expect.poll(() => new URL(page.url()).pathname);
const idOf = async (page: Page, code: string) =>
  (await accessesOf(page)).find((access) => access.code === code)!.objectiveId;
const notKnown = (page: Page) => page.getByText('We do not know if you are enrolled. You can safely try again.');
const again = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });
const idSent = (route: Route) => (route.request().postDataJSON() as { id: string }).id;

/** A page on the catalog page of a course. */
async function inCatalog(person: Person, code: string): Promise<Page> {
  const page = await signedIn(person, '/learn/forbidden');
  await page.goto(`${portal}/learn/catalog/${await idOf(page, code)}`);
  await button(page, 'Share link').waitFor();
  return page;
}

it('a lost answer: the page asks once more, then waits for the learner; one enrolment (CMD-7, CMD-8, ENROL-5, SRV-8)', async () => {
  const page = await inCatalog('nils', 'HIS 160');
  const sent: string[] = [];
  await page.route(create, async (route) => {
    sent.push(idSent(route));
    // The first arrives and its answer is lost; the second does not even arrive.
    if (sent.length === 1) expect((await route.fetch()).status()).toBe(200);
    return sent.length < 3 ? route.abort('connectionreset') : route.continue();
  });
  await button(page, 'Add to my courses').click();
  await notKnown(page).waitFor();
  expect(sent).toHaveLength(2);
  expect(await enrolledTo(page, 'A Short History of Vaccination').count()).toBe(0);
  await again(page).click();
  await enrolledTo(page, 'A Short History of Vaccination').waitFor();
  await button(page, 'Enrolled').waitFor();
  expect(sent).toHaveLength(3);
  expect(new Set(sent).size).toBe(1);
  expect((await accessesOf(page)).filter(({ selfEnrolled }) => selfEnrolled).map(({ code }) => code)).toEqual([
    'HIS 160',
  ]);
});

it('what has not arrived waits over a reload; what has arrived is seen then (CMD-8)', async () => {
  const page = await inCatalog('nils', 'LAB 230');
  const sent: string[] = [];
  let arrives = false;
  await page.route(create, async (route) => {
    sent.push(idSent(route));
    if (arrives) expect((await route.fetch()).status()).toBe(200);
    return route.abort('connectionreset');
  });
  await button(page, 'Add to my courses').click();
  await notKnown(page).waitFor();
  await page.reload();
  await notKnown(page).waitFor();
  expect(sent).toHaveLength(2);
  arrives = true;
  await again(page).click();
  await expect.poll(() => sent.length).toBe(4);
  await notKnown(page).waitFor();
  await page.reload();
  await button(page, 'Enrolled').waitFor();
  expect(await notKnown(page).count()).toBe(0);
  expect(new Set(sent).size).toBe(1);
});

it('no connection at all: nothing is sent until the learner says so, and then once', async () => {
  const page = await inCatalog('nils', 'GEN 225');
  await page.context().setOffline(true);
  await button(page, 'Add to my courses').click();
  await page.getByText('Not sent yet').waitFor();
  await page.context().setOffline(false);
  const sent = enrolRequests(page);
  await page.waitForTimeout(1500);
  expect(sent).toEqual([]);
  await again(page).click();
  await enrolledTo(page, 'Genomics: From Sample to Report').waitFor();
  expect(sent).toEqual(['create-self-enrollments']);
});

it('an arrival whose answer is lost says so in the list, and goes on by the learner’s word (ROUTE-31, CMD-8)', async () => {
  const page = await signedIn('ines', '/learn/forbidden');
  const phi = await idOf(page, 'PHI 150');
  const sent: string[] = [];
  await page.route(create, async (route) => {
    sent.push(idSent(route));
    if (sent.length === 1) expect((await route.fetch()).status()).toBe(200);
    return sent.length < 3 ? route.abort('connectionreset') : route.continue();
  });
  await page.goto(`${portal}/learn/courses?occflow=addToMyCourses&objectiveId=${phi}`);
  await notKnown(page).waitFor();
  await again(page).click();
  await enrolledTo(page, 'Evidence and Uncertainty in Medicine').waitFor();
  await path(page).toBe(`/learn/courses/${phi}`);
  expect(new Set(sent).size).toBe(1);
  expect(sent).toHaveLength(3);
});

it.each([
  ['from the course’s page', 'NEU 215'],
  ['by an address', 'SUR 145'],
] as const)(
  'waiting that never ends is given up after 15 tries, with a word and the list, %s (ENROL-3, ENROL-4, CONST-17)',
  async (way, code) => {
    const page = await signedIn('mira', '/learn/forbidden');
    await page.clock.install();
    let asked = 0;
    await page.route('**/objective-workflow-aggregates/query*', (route) => {
      asked += 1;
      return route.fulfill({ json: { data: [], totalCount: 0 } });
    });
    const sent = enrolRequests(page);
    const id = await idOf(page, code);
    if (way === 'by an address') await page.goto(`${portal}/learn/courses?occflow=startTheCourse&objectiveId=${id}`);
    else {
      await page.goto(`${portal}/learn/catalog/${id}`);
      await button(page, 'Start').click();
    }
    for (let tries = 1; tries < 15; tries += 1) {
      await expect.poll(() => asked).toBe(tries);
      await page.clock.runFor(1650);
    }
    await expect.poll(() => asked).toBe(15);
    await page.getByText('Unknown error. Please refresh the page and try again.').waitFor();
    await path(page).toBe('/learn/courses');
    await page.clock.runFor(5000);
    expect(asked).toBe(15);
    expect(sent).not.toContain('start-objective-workflows');
    // What was created stays so, and is started from there.
    expect((await accessesOf(page)).filter((access) => access.code === code)).toMatchObject([
      { selfEnrolled: true, state: null },
    ]);
    await page.goto(`${portal}/learn/courses?keyword=${encodeURIComponent(code)}`);
    await listPage(page).shows([code === 'NEU 215' ? 'Sleep and the Ageing Brain' : 'Sutures and Knots']);
  },
);

it('a failure while waiting is said, and leads to the list (ENROL-4)', async () => {
  const page = await inCatalog('mira', 'ONC 250');
  await page.route('**/objective-workflow-aggregates/query*', (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'server_error', message: 'broken' } } }),
  );
  await button(page, 'Start').click();
  await page.getByText('Unknown error. Please refresh the page and try again.').waitFor();
  await path(page).toBe('/learn/courses');
});

it('two tabs that enrol and start at once: one enrolment, one start, and both tabs know (ENROL-5, START-5)', async () => {
  const first = await inCatalog('nils', 'SUR 145');
  const second = await first.context().newPage();
  await second.goto(first.url());
  await button(second, 'Start').waitFor();
  const starts: string[] = [];
  const gates: (() => void)[] = [];
  for (const page of [first, second]) {
    await page.route(create, async (route) => {
      await new Promise<void>((go) => {
        gates.push(go);
        if (gates.length === 2) gates.forEach((open) => open());
      });
      await route.continue();
    });
    page.on('response', async (reply) => {
      if (reply.url().endsWith('/start-objective-workflows')) starts.push(((await reply.json()) as { id: string }).id);
    });
  }
  await Promise.all([first, second].map((page) => button(page, 'Start').click()));
  for (const page of [first, second]) {
    await path(page).toMatch(/\/view\/content/);
    await page.getByRole('button', { name: 'Mark as complete' }).waitFor();
  }
  expect(gates).toHaveLength(2);
  expect(starts.length).toBeGreaterThan(0);
  expect(new Set(starts).size).toBe(1);
  expect((await accessesOf(first)).filter(({ code }) => code === 'SUR 145')).toMatchObject([
    { selfEnrolled: true, state: 1 },
  ]);

  // And one after the other: the second tab still offers it.
  const third = await first.context().newPage();
  await third.goto(`${portal}/learn/catalog/${await idOf(first, 'BIO 101')}`);
  const fourth = await first.context().newPage();
  await fourth.goto(third.url());
  await button(fourth, 'Add to my courses').waitFor();
  for (const page of [third, fourth]) {
    await button(page, 'Add to my courses').click();
    await button(page, 'Enrolled').waitFor();
  }
});

it('a refusal says what the server says, and the button is back (ENROL-6, ENROL-11)', async () => {
  const page = await signedIn('mira', '/learn/forbidden');
  const reply = await page.request.get(`${portal}/api/lms/v1/users/me/objective-accesses/query`, {
    params: { take: '100' },
  });
  const { data } = (await reply.json()) as { data: { objective: { code: string }; objectiveAccessId: string }[] };
  const closed = data.find(({ objective }) => objective.code === 'GEN 110')!.objectiveAccessId;
  await page.goto(`${portal}/learn/catalog/${await idOf(page, 'BIO 101')}`);
  const told = page.waitForResponse(create);
  // The server’s own refusal: of a course that is offered to nobody.
  await page.route(
    create,
    (route) => route.continue({ postData: JSON.stringify({ id: idSent(route), objectiveAccessId: closed }) }),
    { times: 1 },
  );
  await button(page, 'Add to my courses').click();
  const refusal = await told;
  expect(refusal.status()).toBe(409);
  const { message } = ((await refusal.json()) as { error: { message: string } }).error;
  expect(message.length).toBeGreaterThan(5);
  await page.getByRole('alert').filter({ hasText: message }).waitFor();
  await expect.poll(() => button(page, 'Add to my courses').isEnabled()).toBe(true);
  expect(await page.getByText('Not sent yet').count()).toBe(0);

  // The first message of those by field, for Start; and then it goes on as if nothing had been.
  await page.route(
    create,
    (route) =>
      route.fulfill({ status: 400, json: { objectiveAccessId: ['', 'The course is full.'], id: ['Too late.'] } }),
    { times: 1 },
  );
  await button(page, 'Start').click();
  await page.getByRole('alert').filter({ hasText: 'The course is full.' }).waitFor();
  await expect.poll(() => button(page, 'Start').isEnabled()).toBe(true);
  await button(page, 'Start').click();
  await path(page).toMatch(/\/view\/content/);
});

it('a session that ends on the way: the learner signs in again, and is enrolled once (SESS-3, SESS-5)', async () => {
  const page = await inCatalog('nils', 'COM 115');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/create-self-enrollments')) sent.push((request.postDataJSON() as { id: string }).id);
  });
  const cookie = (await page.context().cookies(portal)).map(({ name, value }) => `${name}=${value}`).join('; ');
  // It ends when the command is on its way.
  await page.route(
    create,
    async (route) => {
      expect((await fetch(`${portal}/oidc/logout`, { headers: { cookie }, redirect: 'manual' })).status).toBeLessThan(
        400,
      );
      await route.continue();
    },
    { times: 1 },
  );
  await button(page, 'Add to my courses').click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.waitFor();
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('button', { name: 'Sign in again' }).last().click(),
  ]);
  // The provider's session has ended with the portal's, so the window asks who comes (AUTH-10).
  await Promise.all([popup.waitForEvent('close'), fillSignInAt(popup, 'nils')]);
  await dialog.waitFor({ state: 'detached' });
  await courseTitle(page, 'Speaking with Patients and Families').waitFor();
  await button(page, 'Enrolled').waitFor();
  expect(new Set(sent).size).toBe(1);
  expect((await accessesOf(page)).filter(({ code }) => code === 'COM 115')).toMatchObject([{ selfEnrolled: true }]);
});
