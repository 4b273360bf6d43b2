import { expect, it } from 'vitest';
import { newPage, fillSignIn, portal, signedIn } from '../support/harness.ts';
import { longIt } from '../../longIt.ts';

it('/learn asks a visitor to sign in and comes back to where they were', async () => {
  const page = await newPage();
  await page.goto(`${portal}/learn/courses`);
  await page.getByLabel('User name').waitFor();
  await fillSignIn(page, 'mira');
  expect(new URL(page.url()).pathname).toBe('/learn/courses');
});

it('a wrong password says so and stays', async () => {
  const page = await newPage();
  await page.goto(`${portal}/oidc/login?redirectUrl=/learn`);
  await page.getByLabel('User name').fill('mira');
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('alert').waitFor();
  expect(await page.getByLabel('User name').inputValue()).toBe('mira');
});

longIt('a session is an HttpOnly cookie that no script can read', async () => {
  const page = await signedIn('mira');
  const session = (await page.context().cookies(portal)).filter((cookie) => cookie.httpOnly);
  expect(session).not.toEqual([]);
  const seen = await page.evaluate(() => document.cookie);
  for (const { value } of session) expect(seen).not.toContain(value);
});

longIt('who leaves the sign-in page for the portal is asked again, and can sign in (SESS-6)', async () => {
  const page = await newPage();
  const field = page.getByLabel('User name');
  await page.goto(`${portal}/learn`);
  await field.waitFor();
  const first = page.url();
  await page.getByRole('link', { name: 'Aldergrove Academy' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/idp/') && url.href !== first);
  await field.waitFor();
  await page.goto(`${portal}/learn/catalog`);
  await field.waitFor();
  await fillSignIn(page, 'mira');
  expect(new URL(page.url()).pathname).toBe('/learn/catalog');
  await page.getByRole('heading', { level: 1, name: 'Catalog' }).waitFor();
});
