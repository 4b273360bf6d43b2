// Elements that keep their place in the page's address by themselves, on a page of another site without any code of its
// own (ELEM-12, ELEM-23).
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { errorsOf, fillSignIn, newPage, partner, portal } from '../support/harness.ts';
import { press } from '../support/press.ts';

const objectiveId = uuidOf('course:STA 210');
const token = `
  const headers = { 'X-Requested-With': 'XMLHttpRequest' };
  const getToken = async () => (await (await fetch('/token', { headers })).json()).token;
  globalThis.lectern = [['configure', { getToken }]];`;

/** A page of the partner's at `/notes`; whoever opens it is signed in there. */
async function open(body: string, hash: string): Promise<Page> {
  const page = await newPage();
  await page.goto(`${partner}/training`);
  await fillSignIn(page, 'mira');
  await page.context().route(`${partner}/notes`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Notes</title>
        <script>{ ${token} }</script><script type="module" src="${portal}/embed/1/lectern.js"></script>
        <body><a href="#main">Skip</a><main id="main">${body}</main>`,
    }),
  );
  await page.goto(`${partner}/notes${hash}`);
  return page;
}

const hashOf = (page: Page) => new URL(page.url()).hash;

it('a course in its frame: links, back and forward, reload and a copy of the address lead to the same part', async () => {
  const page = await open(
    `<lectern-player routing="hash" objective-id="${objectiveId}" view="content"></lectern-player>`,
    '',
  );
  const errors = errorsOf(page);
  const inside = page.locator('lectern-player iframe').contentFrame();
  const title = inside.getByRole('heading', { level: 2 }).first();
  const next = inside.getByRole('link', { name: /^Next/ });
  await next.waitFor();
  const first = await title.innerText();
  expect(hashOf(page)).toBe('');
  await press(next);
  await expect.poll(() => title.innerText()).not.toBe(first);
  const second = await title.innerText();
  expect(hashOf(page)).toMatch(new RegExp(`^#lectern=/courses/${objectiveId}/view/content/.`));
  const there = page.url();

  await page.goBack();
  await expect.poll(() => title.innerText()).toBe(first);
  expect(hashOf(page)).toBe('');
  // In the frame too a link has an address of the host's page (FRAME-9).
  await expect.poll(async () => (await next.hover(), next.getAttribute('href'))).toBe(there);
  await page.goForward();
  await expect.poll(() => title.innerText()).toBe(second);

  // A link of the host's own page leads there, and the element stays in the address.
  const place = hashOf(page).slice(1);
  await page.getByRole('link', { name: 'Skip' }).click();
  await expect.poll(() => hashOf(page)).toBe(`#main&${place}`);
  expect(await page.locator('#main:target').count()).toBe(1);
  expect(await title.innerText()).toBe(second);
  await page.getByRole('link', { name: 'Skip' }).click();
  await expect.poll(() => hashOf(page)).toBe(`#main&${place}`);
  expect(await title.innerText()).toBe(second);

  const copy = await page.context().newPage();
  await copy.goto(page.url());
  const copied = copy.locator('lectern-player iframe').contentFrame().getByRole('heading', { level: 2 }).first();
  await expect.poll(() => copied.innerText().catch(() => '')).toBe(second);
  await copy.close();
  await page.reload();
  await expect.poll(() => title.innerText().catch(() => '')).toBe(second);
  expect(errors).toEqual([]);
});

it('a list: what is chosen is in the address, and comes back from it', async () => {
  const page = await open('<lectern-courses routing="hash"></lectern-courses>', '#notes');
  const search = page.getByRole('textbox', { name: 'Search your courses' });
  await search.fill('stat');
  await search.press('Enter');
  await expect.poll(() => hashOf(page)).toBe('#notes&lectern=/courses?keyword=stat');
  await page.reload();
  await expect.poll(() => search.inputValue().catch(() => '')).toBe('stat');
  // The card leads out of the list, to where the host or the portal has the course.
  expect(await page.locator('lectern-courses .card .whole').first().getAttribute('href')).toMatch(
    new RegExp(`^${portal}/learn/courses/`),
  );
});
