import type { Page } from 'playwright-core';
import { portal, signedIn } from './harness.ts';

/** What an administrator can turn at `/admin/settings`. */
export type Setting = 'catalog' | 'rooms' | 'researchProjects' | 'knowledgeModels' | 'sidebar' | 'plugin' | 'apBundle' | 'newContentAfterCompletion';

const usual: readonly Setting[] = ['catalog', 'sidebar'];
const all: readonly Setting[] = ['catalog', 'rooms', 'researchProjects', 'knowledgeModels', 'sidebar', 'plugin', 'apBundle', 'newContentAfterCompletion'];

let administrator: Promise<Page> | undefined;

/** Sets the tenant's settings by the administrators' page: `on` alone is on; without it all is as at first. */
export async function setTenant(on: readonly Setting[] = usual): Promise<void> {
  const page = await (administrator?.then((known) => (known.isClosed() ? signedIn('ada', '/admin/settings') : known)) ?? signedIn('ada', '/admin/settings'));
  administrator = Promise.resolve(page);
  await page.goto(`${portal}/admin/settings`);
  for (const name of all) await page.locator(`#${name}`).setChecked(on.includes(name));
  await page.getByRole('button', { name: 'Save the settings' }).click();
  await page.getByText('The settings were saved.').waitFor();
}
