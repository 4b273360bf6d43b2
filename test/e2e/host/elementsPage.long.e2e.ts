// The page that shows every element live, made from the table that lies beside the elements: what it offers takes effect.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { atPartner } from '../support/atPartner.ts';
import { axeViolations } from '../support/axeViolations.ts';
import { newPage, partner, portal } from '../support/harness.ts';
import { openHost } from '../support/hostTools.ts';
import { expectContent } from '../support/ownContent.ts';
import { policyViolations } from '../support/policyViolations.ts';
import { longIt } from '../../longIt.ts';

interface Item {
  readonly name: string;
}
interface Declaration {
  readonly tagName: string;
  readonly attributes: readonly Item[];
  readonly events: readonly Item[];
  readonly cssParts: readonly Item[];
  readonly cssProperties: readonly Item[];
}
const table = (
  JSON.parse(readFileSync('custom-elements.json', 'utf8')) as {
    readonly modules: readonly { readonly declarations: readonly [Declaration] }[];
  }
).modules.map(({ declarations }) => declarations[0]);
const names = (items: readonly Item[]) => items.map(({ name }) => name);
const address = `${partner}/pages/elements`;

it('each element of the table is there with all it has, and draws its content', async () => {
  const page = await newPage();
  const violations = await policyViolations(page);
  await openHost(page, address);
  await expect.poll(() => page.locator('#tags a').allInnerTexts()).toEqual(table.map(({ tagName }) => tagName));
  for (const { tagName, attributes, events, cssParts, cssProperties } of table) {
    await page.getByRole('link', { name: tagName, exact: true }).click();
    await page.getByRole('heading', { name: `<${tagName}>` }).waitFor();
    expect(new URL(page.url()).hash).toBe(`#${tagName}`);
    const listed = (id: string, what: string) => page.locator(`#${id} ${what}`).allTextContents();
    expect(await page.locator('#attributes label > code').allTextContents()).toEqual(names(attributes));
    expect(await listed('events', '.name')).toEqual(names(events));
    expect(await listed('tokens', 'label > code')).toEqual(names(cssProperties));
    expect(await listed('parts', 'label > code')).toEqual(names(cssParts));
    await expectContent(page, tagName);
  }
  expect(violations).toEqual([]);
});

longIt(
  'attributes, tokens and parts change the element while it stands; its events are told; the markup goes along',
  async () => {
    const page = await atPartner({ permissions: ['clipboard-read', 'clipboard-write'] });
    const violations = await policyViolations(page);
    await page.goto(`${address}#lectern-courses`);
    const cards = page.locator('#stage [part~=card]');
    await cards.first().waitFor();
    const stood = await page.locator('lectern-courses').elementHandle();
    const style = (property: string) =>
      cards.first().evaluate((card, name) => getComputedStyle(card).getPropertyValue(name), property);

    await page.getByLabel('query', { exact: true }).fill('keyword=Poisons');
    await page.keyboard.press('Enter');
    await expect.poll(() => cards.count()).toBe(1);
    await page.getByLabel('theme', { exact: true }).selectOption('dark');
    await page.locator('#stage .lectern[data-theme=dark]').waitFor();
    await page.locator('#attribute-heading-level').fill('4');
    await page.locator('#stage h4').first().waitFor();

    await page.locator('summary', { hasText: 'Tokens' }).click();
    await page.getByLabel('--lectern-radius').fill('24');
    await page.getByLabel('--lectern-raised', { exact: true }).fill('#123456');
    await expect.poll(() => style('background-color')).toBe('rgb(18, 52, 86)');
    await expect.poll(() => style('border-top-left-radius')).toMatch(/^32(\.\d+)?px$/);
    await page.getByRole('button', { name: 'Back to the default: --lectern-raised' }).click();
    await expect.poll(() => style('background-color')).not.toBe('rgb(18, 52, 86)');

    await page.locator('summary', { hasText: 'Parts' }).click();
    const part = page.locator('#parts .row', { has: page.getByRole('radio', { name: 'card', exact: true }) });
    await expect.poll(() => part.locator('.count').innerText()).toBe('1');
    await part.getByRole('radio').check();
    await expect.poll(() => style('outline-style')).toBe('solid');

    const markup = `<style>
  lectern-courses {
    --lectern-radius: 24px;
  }
  lectern-courses::part(card) {
    outline: 3px solid #d9583b;
    outline-offset: -3px;
  }
</style>
<lectern-courses
  query="keyword=Poisons"
  heading-level="4"
  theme="dark"
></lectern-courses>`;
    await expect.poll(() => page.locator('#markup').textContent()).toBe(markup);
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.getByText('Copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markup);

    // It is one element all the while.
    expect(await page.locator('lectern-courses').evaluate((element, before) => element === before, stood)).toBe(true);
    await cards.getByRole('link').first().click();
    const told = page.locator('#log li[data-event=lectern-navigate]');
    await told.getByText(uuidOf('course:TOX 160')).waitFor();
    expect(await told.getByText('preventDefault()').count()).toBe(1);
    expect(page.url()).toBe(`${address}#lectern-courses`);
    expect(violations).toEqual([]);
    // Without the tick it goes where the link leads.
    await page.locator('summary', { hasText: 'Events' }).click();
    await page.getByLabel('cancel it lectern-navigate').uncheck();
    await Promise.all([page.waitForURL(`${portal}/**`), cards.getByRole('link').first().click()]);
  },
);

longIt('stands on a narrow screen, in dark and in Arabic, without a fault that axe finds', async () => {
  const page = await atPartner();
  await page.goto(address);
  await page.locator('#stage [part~=card]').first().waitFor();
  await page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)));
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.locator('#theme').selectOption('dark');
  await page.locator('#language').selectOption('ar');
  await page.locator('#stage .lectern[dir=rtl]').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await axeViolations(page)).toEqual([]);
});
