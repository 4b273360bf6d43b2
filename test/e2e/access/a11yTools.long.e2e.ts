// Content from elsewhere (LTI-3, LTI-40, TOOL-1, TOOL-9, TOOL-10, SCORM-14, SCORM-17): axe looks at the pages that launches show, and
// tools are managed by keyboard alone.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeInLooks } from './axeInLooks.ts';
import { axeViolations } from '../support/axeViolations.ts';
import { lmsHost, newContext, portal, signedIn } from '../support/harness.ts';
import { choosePart, inPlace, opened } from '../support/mounts.ts';
import { press } from '../support/press.ts';
import { tabTo } from '../support/tabTo.ts';

const looks: readonly [name: string, options: BrowserContextOptions][] = [
  ['English', {}],
  ['Arabic', { locale: 'ar' }],
  ['a phone', { viewport: { width: 390, height: 844 } }],
];

const frameOf = (page: Page) => page.locator('#tool').contentFrame();
async function become(page: Page, place: number): Promise<void> {
  await page.goto(`${lmsHost}/lti`);
  await page.locator('select[name=person]').selectOption({ index: place });
  await page.locator('form.person button').click();
}
/** What axe finds in the frame of the academy. */
const inTool = async (page: Page) => {
  const frame = page.frames().find((one) => one.url().startsWith(`${portal}/lti-tool/`));
  return frame ? axeInLooks(page, (only) => axeViolations(frame, only)) : ['no frame'];
};

it.each(looks)('what a launch by another platform shows those who teach: %s', async (_, options) => {
  const page = await (await newContext({ ...options, reducedMotion: 'reduce' })).newPage();
  await become(page, 0);
  await page.goto(`${lmsHost}/lti/add`);
  const chooser = frameOf(page);
  await chooser.locator('ul.rows li').first().waitFor();
  expect(await inTool(page)).toEqual([]);
  await chooser.locator('#q').fill('nothing is called like this');
  await chooser.locator('#q').press('Enter');
  await chooser.locator('.notice').waitFor();
  expect(await inTool(page)).toEqual([]);
  await page.goto(`${lmsHost}/lti/add`);
  await press(chooser.locator('ul.rows button').first());
  await page.locator('main a[href^="/lti/courses/"]').first().click();
  await frameOf(page).locator('#learners').waitFor();
  expect(await inTool(page)).toEqual([]);
});

it.each(looks)('the launch page of a package: %s', async (_, options) => {
  const stage = await opened(inPlace, 'pavel', 'HYG 115', '', { ...options, reducedMotion: 'reduce' });
  const start = stage.inside.locator('lectern-player .buttons .filled').first();
  await press(start);
  await stage.comesTo(/view\/content/);
  await choosePart(stage, 'Sharps without Harm');
  const launch = stage.inside.frameLocator('iframe[part="frame"]');
  await launch.frameLocator('iframe[name="content"]').locator('h1').waitFor();
  await press(launch.locator('summary').first());
  const frame = stage.page.frames().find((one) => one.parentFrame() === stage.document());
  expect(frame && (await axeInLooks(stage.page, (only) => axeViolations(frame, only)))).toEqual([]);
  expect(await axeInLooks(stage.page)).toEqual([]);
});

/** Writes into the field that has the focus after Tab got there. */
async function write(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.insertText(text);
}

it('LTI-3 a tool is registered, a fault corrected, and the tool removed, by keyboard alone', async () => {
  const page = await signedIn('ada', '/admin/tools');
  await tabTo(page, page.getByRole('link', { name: 'Register a tool' }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Register a tool' }).waitFor();
  await write(page, 'Name', 'Night Laboratory');
  await write(page, 'Address that begins sign-in (LTI 1.3)', 'not an address');
  await tabTo(page, page.getByRole('button', { name: 'Save the tool' }));
  await page.keyboard.press('Enter');
  await page.getByRole('alert').waitFor();
  const login = page.getByLabel('Address that begins sign-in (LTI 1.3)', { exact: true });
  expect(await login.getAttribute('aria-invalid')).toBe('true');
  // What was written stays.
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Night Laboratory');
  await tabTo(page, login);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('https://night.example/login');
  await write(page, 'Redirect addresses, one a line', 'https://night.example/launch');
  await write(page, 'Target link: where it plays', 'https://night.example/launch');
  await write(page, 'Key set of the tool', 'https://night.example/keys');
  await tabTo(page, page.getByRole('checkbox', { name: 'Camera' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Save the tool' }));
  await page.keyboard.press('Enter');
  await page.getByText('The tool was saved.').waitFor();
  await page.goto(`${portal}/admin/tools`);
  await tabTo(page, page.getByRole('link', { name: 'Night Laboratory' }));
  await page.keyboard.press('Enter');
  await page.getByText('Issuer (platform id)').waitFor();
  expect(await page.getByRole('checkbox', { name: 'Camera' }).isChecked()).toBe(true);
  await tabTo(page, page.getByRole('button', { name: 'Remove the tool' }));
  await page.keyboard.press('Enter');
  await page.getByText('The tool was removed.').waitFor();
  expect(await page.getByRole('link', { name: 'Night Laboratory' }).count()).toBe(0);
});

it('LTI-40 content of a tool is chosen and added to a course by keyboard alone', async () => {
  const page = await signedIn('tomas', '/teach/tools');
  await tabTo(page, page.getByRole('link', { name: 'Clean Hands and Sharps' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: /^Choose content of Aldergrove Virtual Laboratory/ }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Choose an activity for your course' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await tabTo(page, page.getByRole('checkbox', { name: 'Dilutions' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Add to the course' }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Content from the tool' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await tabTo(page, page.getByRole('button', { name: 'Add to the course' }));
  await page.keyboard.press('Enter');
  await page.getByText('Parts added: 1').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByText('Dilutions', { exact: true }).waitFor();
});
