// The pages of tools as administrators and graders use them, and as axe sees them in each look: a tool is added by the address of its own
// page (LTI-15 to LTI-17), and what tools have reported is read (LTI-24).
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeViolations } from '../support/axeViolations.ts';
import { portal, signedIn } from '../support/harness.ts';
import { inPlace, opened } from '../support/mounts.ts';
import { press } from '../support/press.ts';

const looks: readonly [name: string, options: BrowserContextOptions][] = [
  ['light', {}],
  ['dark', { colorScheme: 'dark' }],
  ['Arabic', { locale: 'ar' }],
  ['a phone', { viewport: { width: 390, height: 844 } }],
];

/** What is wrong with a page in each look, for a person who is signed in. */
async function faultsOf(person: 'ada' | 'leila', address: string): Promise<string[]> {
  const found: string[] = [];
  for (const [name, options] of looks) {
    const page = await signedIn(person, '/learn/forbidden', { ...options, reducedMotion: 'reduce' });
    await page.goto(address);
    await page.locator('h1').waitFor();
    found.push(...(await axeViolations(page)).map((line) => `${name}: ${line}`));
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) found.push(`${name}: ${over} px too wide`);
    await page.context().close();
  }
  return found;
}

const toolClaim = 'https://purl.imsglobal.org/spec/lti-tool-configuration';

/** What a tool's own page does when an administrator opens it: registers the tool with the token of its address. */
async function registerAt(page: Page, at: string): Promise<number> {
  const link = new URL((await page.getByRole('link', { name: 'Open the tool' }).getAttribute('href')) ?? '');
  expect(link.origin).toBe(at);
  const configuration = (await (await fetch(link.searchParams.get('openid_configuration') ?? '')).json()) as {
    readonly registration_endpoint: string;
  };
  const reply = await fetch(configuration.registration_endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'authorization': `Bearer ${link.searchParams.get('registration_token') ?? ''}`,
    },
    body: JSON.stringify({
      application_type: 'web',
      response_types: ['id_token'],
      grant_types: ['implicit', 'client_credentials'],
      initiate_login_uri: `${at}/login`,
      redirect_uris: [`${at}/launch`],
      client_name: 'Acme Quiz',
      jwks_uri: `${at}/jwks`,
      token_endpoint_auth_method: 'private_key_jwt',
      [toolClaim]: {
        domain: new URL(at).hostname,
        description: 'Questions of all kinds',
        target_link_uri: `${at}/launch`,
        claims: ['iss', 'sub', 'name'],
        messages: [{ type: 'LtiResourceLinkRequest' }],
      },
    }),
  });
  return reply.status;
}

it('LTI-15, LTI-16, LTI-17 a tool is added by the address of its own page, once it has been looked at', async () => {
  const page = await signedIn('ada', '/admin/tools');
  const field = page.getByRole('textbox', { name: 'Address of the tool' });
  // An address that is open to others on its way is said to be none, and nothing begins.
  await field.fill('http://quiz.example/register');
  await press(page.getByRole('button', { name: 'Begin' }));
  await page.getByRole('alert').waitFor();
  await field.fill('https://quiz.example/register');
  await press(page.getByRole('button', { name: 'Begin' }));
  await page.getByText('The tool has not registered yet.').waitFor();
  const address = page.url();
  expect(await faultsOf('ada', address)).toEqual([]);

  expect(await registerAt(page, 'https://quiz.example')).toBe(201);
  await press(page.getByRole('link', { name: 'Look again' }));
  await page.getByRole('heading', { name: 'Acme Quiz' }).waitFor();
  await page.getByText('It plays nowhere until you add it.').waitFor();
  expect(await faultsOf('ada', address)).toEqual([]);
  await page.goto(`${portal}/admin/tools`);
  await page.getByText('Ready to be confirmed').waitFor();
  expect(await faultsOf('ada', page.url())).toEqual([]);
  await press(page.getByRole('link', { name: 'Acme Quiz' }));
  await page.getByRole('radio', { name: 'the name', exact: true }).check();
  await press(page.getByRole('button', { name: 'Add the tool' }));
  await page.waitForURL(/\/admin\/tools\/[\w-]+$/);
  await page.goto(`${portal}/admin/tools`);
  await page.getByRole('link', { name: 'Acme Quiz' }).waitFor();
  expect(await page.getByText('Ready to be confirmed').count()).toBe(0);
});

it('LTI-24 who grades reads what a tool has reported, from the list of courses to the score', async () => {
  const { page, inside } = await opened(inPlace, 'pavel', 'LAB 231');
  await press(inside.getByRole('button', { name: 'Start again' }));
  const lab = inside.frameLocator('iframe[title*="Gel Electrophoresis"]');
  await lab.getByRole('button', { name: 'Run the gel' }).click();
  for (const [sample, length] of [4000, 1300, 420].entries()) {
    const kept = page.waitForResponse(
      (reply) => reply.request().method() === 'PUT' && reply.url().endsWith('/attempt'),
    );
    await lab.getByLabel(`Length of sample ${sample + 1}`).fill(String(length));
    await kept;
  }
  await lab.getByRole('button', { name: 'Hand in' }).click();
  await lab.getByText('Your result was sent').waitFor();

  const leila = await signedIn('leila', '/teach');
  await press(leila.getByRole('link', { name: 'Tools in courses' }));
  await press(leila.getByRole('link', { name: 'Virtual Laboratory: Gel Electrophoresis' }));
  await leila.getByRole('heading', { name: 'Scores from tools' }).waitFor();
  expect(await faultsOf('leila', leila.url())).toEqual([]);
  await press(leila.locator('a[href*="/scores/"]').first());
  const row = leila.getByRole('row', { name: /^Pavel/ });
  await row.waitFor();
  expect(await row.innerText()).toMatch(/Completed.*\d+ of \d+/s);
  expect(await faultsOf('leila', leila.url())).toEqual([]);
});
