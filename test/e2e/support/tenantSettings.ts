import type { Page } from 'playwright-core';
import { newPage, portal } from './harness.ts';
import { sendSignIn } from './sendSignIn.ts';

/** The settings that an administrator can switch at `/admin/settings`. */
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

/** The settings of the seed. */
export const seeded: readonly Setting[] = ['catalog', 'sidebar', 'researchProjects', 'knowledgeModels'];
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

/** Sets the tenant's settings by the administrators' page: only those in `on` are on; by default those of the seed. */
export async function setTenant(on: readonly Setting[] = seeded): Promise<void> {
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
