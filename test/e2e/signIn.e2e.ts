import { expect, it } from 'vitest';
import { newPage, fillSignIn, portal, signedIn } from './harness.ts';

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

it('a session is an HttpOnly cookie that no script can read', async () => {
  const page = await signedIn('mira');
  const session = (await page.context().cookies(portal)).filter((cookie) => cookie.httpOnly);
  expect(session).not.toEqual([]);
  const seen = await page.evaluate(() => document.cookie);
  for (const { value } of session) expect(seen).not.toContain(value);
});
