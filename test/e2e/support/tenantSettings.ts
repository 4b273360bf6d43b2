import type { Page } from 'playwright-core';
import { newPage, portal } from './harness.ts';
import { sendSignIn } from './sendSignIn.ts';

/** What an administrator can turn at `/admin/settings`. */
export type Setting =
  | 'catalog'
  | 'rooms'
  | 'researchProjects'
  | 'knowledgeModels'
  | 'sidebar'
  | 'plugin'
  | 'apBundle'
  | 'newContentAfterCompletion'
  | 'dashboard'
  | 'dashboardHome';

const usual: readonly Setting[] = ['catalog', 'sidebar'];
const all: readonly Setting[] = [
  'catalog',
  'rooms',
  'researchProjects',
  'knowledgeModels',
  'sidebar',
  'plugin',
  'apBundle',
  'newContentAfterCompletion',
  'dashboard',
  'dashboardHome',
];

let administrator: Page | undefined;

/** Sets the tenant's settings by the administrators' page: `on` alone is on; without it all is as at first. */
export async function setTenant(on: readonly Setting[] = usual): Promise<void> {
  if (!administrator || administrator.isClosed()) {
    administrator = await newPage();
    await sendSignIn(administrator.context(), portal, 'ada');
  }
  const page = administrator;
  await page.goto(`${portal}/admin/settings`);
  for (const name of all) await page.locator(`#${name}`).setChecked(on.includes(name));
  await page.getByRole('button', { name: 'Save the settings' }).click();
  await page.getByText('The settings were saved.').waitFor();
}
