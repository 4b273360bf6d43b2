import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { errorsOf, newPage, portal, signedIn, fillSignIn } from '../support/harness.ts';
import { focusedName, isFocused, tabTo } from '../support/tabTo.ts';
import { longIt } from '../../longIt.ts';

// Each test has a course of its own in the seed: what one does, no other one sees.

const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name: title, exact: true }) });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Waits until the page of a part is there with its text. */
async function reads(page: Page, part: string, text: string): Promise<void> {
  await heading(page, part).waitFor();
  await page.getByRole('article').getByText(text).first().waitFor();
}

it('the list shows every course of the learner with its state (AUD-4, LIST-1, CARD-1, FOOT-1 to FOOT-4)', async () => {
  const page = await newPage();
  const pages: { data: { objective: { name: string } }[]; totalCount: number }[] = [];
  page.on('response', (reply) => {
    if (reply.url().includes('/objective-accesses/query') && reply.ok())
      void reply.json().then((body) => pages.push(body));
  });
  await page.goto(`${portal}/learn`);
  await fillSignIn(page, 'mira');
  await heading(page, 'My courses').waitFor();
  expect(pathOf(page)).toBe('/learn/courses');
  await expect.poll(() => page.title()).toBe('My courses | Aldergrove Academy');
  await page.getByRole('article').first().waitFor();
  // What the page has drawn may be read here a moment later.
  await expect.poll(() => pages.length).toBeGreaterThan(0);
  const total = pages[0]?.totalCount ?? 0;
  expect(total).toBeGreaterThanOrEqual(24);
  await page.getByText(`${total} courses`, { exact: true }).waitFor();

  // The rest comes as the reader nears the end (LIST-7).
  const titles = page.getByRole('article').getByRole('heading');
  await expect
    .poll(async () => {
      await titles.last().scrollIntoViewIfNeeded();
      return titles.count();
    })
    .toBe(total);
  await expect.poll(() => pages.flatMap(({ data }) => data).length).toBe(total);
  expect(pages.length).toBeGreaterThan(1);
  expect(await titles.allInnerTexts()).toEqual(
    pages.flatMap(({ data }) => data.map(({ objective }) => objective.name)),
  );

  const says = async (title: string, ...texts: (string | RegExp)[]) => {
    for (const text of texts) await card(page, title).getByText(text).first().waitFor();
  };
  await says('A Short History of Vaccination', 'HIS 160', 'A−', '88% · 44 out of 50 points', /^Completed /);
  await says('Antimicrobial Resistance on the Ward', 'Mandatory', 'Grading in progress', /^Submitted /);
  await says('Field Epidemiology: Tracing an Outbreak', 'Locked', /^Opens /);
  await says('Cell Signalling and Disease', '9 parts', /^Due /, 'Not started');
  await says('Nutrition in Long-Term Illness', 'Not started');
  await says('Pharmacokinetics in Practice', 'Coming soon');
  await says('Research Ethics and Informed Consent', '70%', /days\soverdue/, /^Started /);
  await says('Evidence and Uncertainty in Medicine', /^Grade shown from /, /^Completed /);
  await says('Emerging Viruses', 'Locked');
});

longIt(
  'a course is opened, read, finished, ends on a page of its own (END-1) and is said to be completed, by mouse',
  async () => {
    const page = await signedIn('mira');
    const errors = errorsOf(page);
    await card(page, 'Health Data and the Law').getByText('Not started').waitFor();
    await card(page, 'Health Data and the Law').click();

    await heading(page, 'Health Data and the Law').waitFor();
    expect(pathOf(page)).toMatch(/^\/learn\/courses\/[\w-]+\/[\w-]+$/);
    await expect.poll(() => page.title()).toBe('Health Data and the Law | Aldergrove Academy');
    await page.getByRole('button', { name: 'Start', exact: true }).click();

    await reads(page, 'Whose data?', 'The law does not say');
    expect(pathOf(page)).toMatch(/\/view\/content$/);
    await expect.poll(() => page.title()).toBe('Whose data? | Health Data and the Law | Aldergrove Academy');
    const complete = page.getByRole('button', { name: 'Mark as complete' });
    const completed = page
      .getByRole('group', { name: 'Previous and next part' })
      .getByRole('button', { name: 'Completed' });
    await complete.click();
    await completed.waitFor();
    await page.getByRole('link', { name: 'Next A lawful reason' }).click();

    await reads(page, 'A lawful reason', 'Consent is one of six');
    await complete.click();
    await completed.waitFor();
    await page.getByRole('link', { name: 'Previous Whose data?' }).click();
    await reads(page, 'Whose data?', 'The law does not say');
    await page.getByRole('link', { name: 'Next A lawful reason' }).click();
    await page.getByRole('link', { name: 'Next When it leaks' }).click();

    await reads(page, 'When it leaks', 'Seventy-two hours');
    await complete.click();
    await completed.waitFor();
    await page
      .getByRole('group', { name: 'Previous and next part' })
      .getByRole('button', { name: 'Finish the course' })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Finish the course?' });
    await dialog.getByText('All mandatory parts are complete.').waitFor();
    await dialog.getByRole('button', { name: 'Finish the course' }).click();

    await heading(page, 'The course has been successfully finished').waitFor();
    await dialog.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).search).toMatch(/^\?ended=/);
    // Loaded again it still says so; the details are one step away.
    await page.reload();
    await heading(page, 'The course has been successfully finished').waitFor();
    await page.getByRole('link', { name: 'Course details' }).click();
    await heading(page, 'Health Data and the Law').waitFor();
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'My courses' }).click();
    await card(page, 'Health Data and the Law')
      .getByText(/^Completed/)
      .waitFor();
    expect(errors).toEqual([]);
  },
);

longIt('the same goes by keyboard alone, from sign-in to the completed card', async () => {
  const page = await newPage({ viewport: { width: 1440, height: 900 } });
  const { keyboard } = page;
  await page.goto(`${portal}/learn`);
  await page.getByLabel('User name').waitFor();
  await expect.poll(() => isFocused(page.getByLabel('User name'))).toBe(true);
  await keyboard.type('mira');
  await keyboard.press('Tab');
  await keyboard.type('lectern');
  await keyboard.press('Enter');

  await tabTo(page, page.getByRole('link', { name: 'Nutrition in Long-Term Illness', exact: true }));
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Start', exact: true }));
  await keyboard.press('Enter');
  await reads(page, 'Weight is a vital sign', 'Five per cent');
  expect(await focusedName(page), 'focus after the course has started').not.toBeNull();

  // The tree has one tab stop; arrows move in it.
  const row = (name: string) => page.getByRole('treeitem', { name });
  await tabTo(page, row('Weight is a vital sign'));
  await keyboard.press('ArrowDown');
  await expect.poll(() => isFocused(row('What is on the plate'))).toBe(true);
  await keyboard.press('End');
  await expect.poll(() => isFocused(row('Swallowing'))).toBe(true);
  await keyboard.press('w');
  await expect.poll(() => isFocused(row('Weight is a vital sign'))).toBe(true);

  const complete = page.getByRole('button', { name: 'Mark as complete' });
  const completed = page
    .getByRole('group', { name: 'Previous and next part' })
    .getByRole('button', { name: 'Completed' });
  const parts = [
    ['What is on the plate', 'Look at the tray'],
    ['Swallowing', 'Cough at the third sip'],
  ] as const;
  for (const [name, text] of parts) {
    await tabTo(page, complete);
    await keyboard.press('Enter');
    await completed.waitFor();
    expect(await focusedName(page), 'focus after a part is complete').not.toBeNull();
    await tabTo(page, page.getByRole('link', { name: `Next ${name}` }));
    await keyboard.press('Enter');
    await reads(page, name, text);
    await expect.poll(() => isFocused(heading(page, name))).toBe(true);
  }
  await tabTo(page, complete);
  await keyboard.press('Enter');
  await completed.waitFor();
  const finish = page.getByRole('button', { name: 'Finish the course' }).last();
  await tabTo(page, finish);
  await keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Finish the course?' });
  await dialog.getByText('All mandatory parts are complete.').waitFor();
  await keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(
    [await isFocused(finish), await focusedName(page)],
    'focus comes back to the button that opened the dialog',
  ).toEqual([true, 'Finish the course']);
  await keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('button', { name: 'Finish the course' }));
  await keyboard.press('Enter');
  await heading(page, 'The course has been successfully finished').waitFor();
  await expect.poll(() => focusedName(page), { message: 'focus after the course is finished' }).not.toBeNull();

  await tabTo(page, page.getByRole('link', { name: 'My courses' }).first());
  await keyboard.press('Enter');
  await card(page, 'Nutrition in Long-Term Illness')
    .getByText(/^Completed/)
    .waitFor();
});

longIt('the dialog names what is left and leads there (FINISH-1, FINISH-5)', async () => {
  // There is no room for the contents beside the page: they open over it.
  const page = await signedIn('ines', '/learn', { viewport: { width: 1200, height: 800 } });
  await page.getByRole('link', { name: 'Health Data and the Law', exact: true }).click();
  await reads(page, 'When it leaks', 'Seventy-two hours');
  await page.getByRole('link', { name: 'Previous A lawful reason' }).click();
  await reads(page, 'A lawful reason', 'Consent');
  await page.getByRole('button', { name: 'Contents' }).click();
  await page.getByRole('dialog', { name: 'Contents' }).getByRole('button', { name: 'Finish the course' }).click();

  const dialog = page.getByRole('dialog', { name: '1 mandatory part is still open' });
  await dialog.getByText('When it leaks', { exact: true }).first().waitFor();
  expect(await dialog.getByRole('button', { name: 'Finish the course' }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await heading(page, 'A lawful reason').waitFor();

  await page.getByRole('button', { name: 'Contents' }).click();
  await page.getByRole('dialog', { name: 'Contents' }).getByRole('button', { name: 'Finish the course' }).click();
  const open = dialog.getByRole('link', { name: 'Open When it leaks' });
  const address = await open.getAttribute('href');
  await open.click();
  await reads(page, 'When it leaks', 'Seventy-two hours');
  expect(pathOf(page)).toBe(address);
  await dialog.waitFor({ state: 'hidden' });
});

longIt(
  'a proctored course opens once its start-token was handed to the page, and not before (PROCT-2, PROCT-3, PROCT-6)',
  async () => {
    const page = await signedIn('ines', '/learn/courses?keyword=examination');
    const asked: string[] = [];
    const handed: { readonly token: { readonly token: string }; readonly activityPathId: unknown }[] = [];
    // Here nobody begins a session elsewhere.
    await page.route('**/config.json', async (route) => {
      const reply = await route.fetch();
      await route.fulfill({ response: reply, json: { ...((await reply.json()) as object), proctoringUrl: null } });
    });
    await page.reload();
    await page.exposeFunction('hand', (detail: (typeof handed)[number]) => handed.push(detail));
    await page.evaluate(() =>
      addEventListener('lectern-proctoring', (event) =>
        (window as unknown as { hand: (detail: unknown) => void }).hand((event as CustomEvent).detail),
      ),
    );
    page.on('request', (request) => {
      const what = /start-token$|\/activity\/|start-activity-workflows$/.exec(new URL(request.url()).pathname)?.[0];
      if (what) asked.push(what);
    });
    await page.route('**/start-token', (route) => route.fulfill({ status: 503, json: {} }), { times: 3 });
    await page.getByRole('link', { name: 'Examination: Biostatistics', exact: true }).click();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await heading(page, 'The supervision could not begin').waitFor();
    // The course itself has begun, and no part of it.
    expect([asked.filter((what) => what !== 'start-token'), handed]).toEqual([['start-activity-workflows'], []]);
    await page.unroute('**/start-token');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('.part .author p').first().waitFor();
    await expect
      .poll(() => asked.slice(asked.lastIndexOf('start-token') + 1).toSorted())
      .toEqual(['/activity/', 'start-activity-workflows']);
    // It names whose session is to begin: the run's, and of the whole course.
    expect(handed).toEqual([expect.objectContaining({ activityPathId: null })]);
    expect(JSON.parse(Buffer.from(handed[0]!.token.token.split('.')[1]!, 'base64url').toString())).toMatchObject({
      aud: `${portal}/proctoring`,
    });
    // It is kept as long as the page lives: the next part opens at once, a page that is loaded again asks again.
    const times = () => asked.filter((what) => what === 'start-token').length;
    const before = times();
    await page.getByRole('button', { name: 'Mark as complete' }).click();
    await page.getByRole('link', { name: 'Next Part two: decide' }).click();
    await reads(page, 'Part two: decide', 'Choose a test');
    expect(times()).toBe(before);
    await page.reload();
    await page.locator('.part .author p').first().waitFor();
    expect(times()).toBe(before + 1);
  },
);

longIt('a reload in the middle goes on where the learner was', async () => {
  const page = await signedIn('mira', '/learn/courses?keyword=poisons');
  await page.getByRole('link', { name: 'Poisons, Antidotes and the First Hour', exact: true }).click();
  await reads(page, 'Antidotes worth keeping', 'There are about twenty');
  await page.reload();
  await reads(page, 'Antidotes worth keeping', 'There are about twenty');

  await page.getByRole('button', { name: 'Mark as complete' }).click();
  await page
    .getByRole('group', { name: 'Previous and next part' })
    .getByRole('button', { name: 'Completed' })
    .waitFor();
  await page.reload();
  // The rules choose the first part that is left, as the address names none.
  await reads(page, 'Case', 'A farmer, forty');
  await page.goto(`${portal}/learn/courses`);
  await card(page, 'Poisons, Antidotes and the First Hour').getByText('3 of 4').first().waitFor();
});

longIt('back and forward go from part to part, and to the list', async () => {
  const page = await signedIn('mira');
  await page.getByRole('link', { name: 'Global Health: Who Decides?', exact: true }).click();
  await reads(page, 'What you can do from here', 'Nobody in this course');
  await page.getByRole('link', { name: 'Previous Vaccines and patents' }).click();
  await reads(page, 'Vaccines and patents', 'In 2021');
  await page.goBack();
  await reads(page, 'What you can do from here', 'Nobody in this course');
  await expect
    .poll(() => page.title())
    .toBe('What you can do from here | Global Health: Who Decides? | Aldergrove Academy');
  await page.goBack();
  await heading(page, 'My courses').waitFor();
  await expect.poll(() => page.title()).toBe('My courses | Aldergrove Academy');
  await page.goForward();
  await reads(page, 'What you can do from here', 'Nobody in this course');
  await page.goForward();
  await reads(page, 'Vaccines and patents', 'In 2021');
});

longIt(
  'a link to a part asks a visitor to sign in and then opens that very part (ROUTE-6, ROUTE-33, AUTO-4)',
  async () => {
    const first = await signedIn('mira');
    await first.getByRole('link', { name: 'Global Health: Who Decides?', exact: true }).click();
    const contents = first.getByRole('navigation', { name: 'Contents' });
    const link = contents.getByRole('treeitem', { name: 'Money and its strings' });
    const address = `${portal}${await link.getAttribute('href')}`;
    await first.context().close();

    const page = await newPage();
    await page.goto(address);
    await page.getByLabel('User name').waitFor();
    await fillSignIn(page, 'mira');
    await reads(page, 'Money and its strings', 'A minister of health');
    expect(page.url()).toBe(address);

    await page.goto(`${address.slice(0, -4)}0000`);
    await heading(page, 'This part is not in the course').waitFor();
  },
);
