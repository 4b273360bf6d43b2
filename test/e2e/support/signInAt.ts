import type { Page } from 'playwright-core';
import { sendSignIn } from './sendSignIn.ts';

/** Fills the sign-in page that is shown. */
export async function fillSignInAt(page: Page, name: string): Promise<void> {
  await page.getByLabel('User name').fill(name);
  await page.getByLabel('Password').fill('lectern');
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs somebody in at a server that is not that of the harness. @returns the page, which shows `path` */
export async function signInAt(page: Page, portal: string, name: string, path: string): Promise<Page> {
  await sendSignIn(page.context(), portal, name);
  await page.goto(portal + path);
  return page;
}
