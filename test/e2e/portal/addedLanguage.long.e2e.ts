// LOC-12: a language that a tenant adds, by files at an address of theirs and without a build, as learners meet it.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, expect, inject, it } from 'vitest';
import { axeViolations } from '../support/axeViolations.ts';
import { errorsOf, newPage } from '../support/harness.ts';
import { sendSignIn } from '../support/sendSignIn.ts';
import { startServer } from '../support/startServer.ts';
import type {} from '../support/globalSetup.ts';

/** The tenant's files. The file `lists` is missing, and so are most keys of `courses`. */
const files: Readonly<Record<string, object>> = {
  '/ca/common.json': { tryAgain: 'Torna-ho a provar', close: 'Tanca' },
  '/ca/courses.json': { heading: 'Els meus cursos', details: 'Detalls', detailsOf: 'Detalls: {{name}}' },
  '/ca/shell.json': { profile: 'Perfil' },
};
const texts = createServer(({ url = '' }, reply) => {
  const file = files[url];
  const headers = { 'access-control-allow-origin': '*', 'content-type': 'application/json; charset=utf-8' };
  reply.writeHead(file ? 200 : 404, headers).end(JSON.stringify(file ?? {}));
});
await new Promise<void>((done) => texts.listen(0, '127.0.0.1', done));
const at = `http://127.0.0.1:${(texts.address() as AddressInfo).port}/ca/`;
const server = await startServer({ from: inject('academy'), env: { ADDED_LOCALES: `ca=${at}` } });
const { portal } = server;
afterAll(async () => {
  await server.stop();
  texts.close();
});

async function myCourses(locale: string): Promise<Page> {
  const page = await newPage({ locale });
  await sendSignIn(page.context(), portal, 'mira');
  await page.goto(`${portal}/learn/courses`);
  await page.locator('lectern-courses li a').first().waitFor();
  return page;
}
const heading = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text }).waitFor();

it('is chosen in the menu, without a new page; what its files lack is English, and a reload keeps it', async () => {
  const page = await myCourses('en-US');
  const errors = errorsOf(page);
  await heading(page, 'My courses');
  await page.evaluate('window.same = true');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Català' }).click();
  await heading(page, 'Els meus cursos');
  expect(await page.evaluate('window.same')).toBe(true);
  await page.keyboard.press('Escape');
  await page.locator('lectern-courses li').getByText('Detalls', { exact: true }).first().waitFor();
  // The file of this text is missing, and the key of the other.
  await page.getByRole('textbox', { name: 'Search your courses' }).waitFor();
  await page.locator('lectern-courses').getByText('Mandatory', { exact: true }).first().waitFor();
  expect(await page.locator('lectern-courses .lectern').first().getAttribute('lang')).toBe('ca');
  expect(await axeViolations(page)).toEqual([]);

  await page.reload();
  await heading(page, 'Els meus cursos');
  // The browser itself names the file that is missing.
  expect(errors.filter((line) => !line.includes('404'))).toEqual([]);
});

it('is that of a browser that asks for it', async () => {
  const page = await myCourses('ca-ES');
  await heading(page, 'Els meus cursos');
});

it('is in the list of the profile', async () => {
  const page = await myCourses('en-US');
  await page.goto(`${portal}/learn/profile`);
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Català' });
  await page.goto(`${portal}/learn/courses`);
  await heading(page, 'Els meus cursos');
});
