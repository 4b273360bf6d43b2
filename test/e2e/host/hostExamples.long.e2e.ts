// The same elements in pages of React, Vue and plain HTML, and two scripts on one page.
import { expect, it } from 'vitest';
import { longIt } from '../../longIt.ts';
import { fillSignIn, newPage, partner } from '../support/harness.ts';
import { openHost } from '../support/hostTools.ts';
import { policyViolations } from '../support/policyViolations.ts';
import { sweep } from '../../sweep.ts';

const card = 'lectern-courses .card .whole';

it.each(sweep(['react', 'vue']))(
  '%s: typed props and events; a click opens the course in the page; language and theme follow',
  async (name) => {
    const page = await newPage();
    const violations = await policyViolations(page);
    await openHost(page, `${partner}/pages/${name}`);
    await page.locator(card).first().waitFor();
    await page.locator(card).first().click();
    await page.locator('lectern-player iframe').contentFrame().getByRole('heading', { level: 2 }).first().waitFor();
    expect(page.url()).toBe(`${partner}/pages/${name}`);
    await page.getByText(/lectern-navigate → \w+/).waitFor();
    await page.getByRole('button', { name: 'All courses' }).click();
    await page.locator(card).first().waitFor();
    await page.locator('#language').selectOption('ar');
    await page.locator('lectern-courses .lectern[dir=rtl]').waitFor();
    await page.locator('#theme').selectOption('dark');
    await page.locator('lectern-courses .lectern[data-theme=dark]').waitFor();
    expect(violations).toEqual([]);
  },
);

it('plain HTML: a listener hears where a link leads to', async () => {
  const page = await newPage();
  const violations = await policyViolations(page);
  await page.goto(`${partner}/pages`);
  await page.getByRole('link', { name: 'Plain HTML' }).click();
  await fillSignIn(page, 'mira');
  await page.locator(card).first().waitFor();
  await page.evaluate(() => document.addEventListener('lectern-navigate', (event) => event.preventDefault()));
  await page.locator(card).first().click();
  await page.getByText(/lectern-navigate → http/).waitFor();
  expect(violations).toEqual([]);
});

longIt('two scripts of one version are one runtime (RUN-1, RUN-2)', async () => {
  const page = await newPage();
  const violations = await policyViolations(page);
  await openHost(page, `${partner}/pages/two-scripts`);
  await page.locator(card).first().waitFor();
  await page.locator('lectern-catalog .card').first().waitFor();
  const facts = () =>
    Promise.all(['scripts', 'runtimes', 'settings', 'persons'].map((id) => page.locator(`#${id}`).innerText()));
  await expect.poll(facts).toEqual(['2', '1', '1', '1']);
  expect(violations).toEqual([]);
});
