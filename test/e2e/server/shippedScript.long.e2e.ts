// A script that was shipped before, beside the one of today on one page of a host (RUN-2, RUN-3).
import { existsSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { portal, signedIn } from '../support/harness.ts';
import { quiet } from '../support/quiet.ts';

const shipped = 'test/vendored/v1/embed/';
const types: Readonly<Record<string, string>> = { js: 'text/javascript', json: 'application/json' };
const script = (folder: string, attributes = '') =>
  `<script type="module" src="${portal}/embed/${folder}/lectern.js" ${attributes}></script>`;
const cardOf = (tag: string) => `${tag} .card .whole`;
const count = (asked: readonly string[], part: string) => asked.filter((url) => url.includes(part)).length;

/** A host's page; below /embed/shipped/ is what was shipped, with the texts of today where it has none of its own. */
async function hostPage(
  body: string,
  change = (text: string) => text,
): Promise<{ readonly page: Page; readonly asked: string[]; readonly runtimes: () => Promise<number> }> {
  const page = await signedIn('mira', '/learn/forbidden');
  const asked: string[] = [];
  await page.route(`${portal}/embed/shipped/**`, (route) => {
    const path = new URL(route.request().url()).pathname.replace('/embed/shipped/', '');
    if (existsSync(shipped + path))
      return route.fulfill({
        contentType: types[path.split('.').pop()!] ?? '',
        body: change(readFileSync(shipped + path, 'utf8')),
      });
    return path.startsWith('locales/')
      ? route.continue({ url: `${portal}/embed/1/${path}` })
      : route.fulfill({ status: 404 });
  });
  await page.route(`${portal}/host`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Host</title>${body}</html>`,
    }),
  );
  // Code is asked for as bytes first, then as code (LATE-1); a page that a test makes up has no cache for the second.
  page.on(
    'request',
    (request) => (request.resourceType() === 'fetch' && request.url().endsWith('.js')) || asked.push(request.url()),
  );
  await page.goto(`${portal}/host`);
  const runtimes = () =>
    page.evaluate(
      () =>
        (globalThis as unknown as Record<symbol, { runtimes: Map<string, unknown> }>)[Symbol.for('lectern/1')]!.runtimes
          .size,
    );
  return { page, asked, runtimes };
}

/** As it was shipped, but for a level that is older than any: its own element asks for none. */
const older = (text: string) => text.replace('level:3', 'level:0').replace('needs??1', 'needs??0');

/** Adds the script of today with tags of its own, once the shipped one has made the page's runtime. */
async function addToday(page: Page): Promise<void> {
  await page.locator(cardOf('lectern-courses')).first().waitFor();
  await page.evaluate((src) => {
    const codes: string[] = [];
    Object.assign(globalThis, { codes });
    document.addEventListener('lectern-error', (event) =>
      codes.push((event as CustomEvent<{ code: string }>).detail.code),
    );
    const today = Object.assign(document.createElement('script'), { type: 'module', src });
    today.dataset['suffix'] = '-today';
    document.body.append(document.createElement('lectern-courses-today'), today);
  }, `${portal}/embed/1/lectern.js`);
}

it.each([
  ['the shipped one first', ['shipped', '1']],
  ['the one of today first', ['1', 'shipped']],
] as const)(
  '%s: it has the page, the other one does nothing, and there is one runtime (RUN-2)',
  async (_order, [first, second]) => {
    const { page, asked, runtimes } = await hostPage(
      `${script(first)}${script(second)}<lectern-courses></lectern-courses>`,
    );
    await page.locator(cardOf('lectern-courses')).first().waitFor();
    await quiet(page);
    expect(count(asked, `/embed/${second}/lectern.js`)).toBe(1);
    expect([count(asked, `/embed/${first}/chunks/runtime`), count(asked, `/embed/${second}/chunks/`)]).toEqual([1, 0]);
    for (const part of ['/config-ui/config.json', '/platform/v1/users/me']) expect(count(asked, part), part).toBe(1);
    expect(await runtimes()).toBe(1);
  },
);

it('an element of today works on the runtime of the shipped script, and fetches nothing that is there (RUN-1, RUN-3)', async () => {
  const { page, asked, runtimes } = await hostPage(`${script('shipped')}<lectern-courses></lectern-courses>`);
  await addToday(page);
  await page.locator(cardOf('lectern-courses-today')).first().waitFor();
  expect(await page.locator(cardOf('lectern-courses-today')).count()).toBe(
    await page.locator(cardOf('lectern-courses')).count(),
  );
  for (const part of ['/config-ui/config.json', '/platform/v1/users/me']) expect(count(asked, part), part).toBe(1);
  expect(await runtimes()).toBe(1);
  expect(await page.evaluate('codes')).toEqual([]);
});

it('on a runtime that lacks what it needs it says so, and the shipped element goes on (RUN-3)', async () => {
  const { page } = await hostPage(`${script('shipped')}<lectern-courses></lectern-courses>`, older);
  await addToday(page);
  await expect.poll(() => page.evaluate('codes')).toEqual(['runtime_too_old']);
  await expect
    .poll(() => page.locator('lectern-courses-today [role=alert], lectern-courses-today .empty-state').count())
    .toBeGreaterThan(0);
  expect(await page.locator(cardOf('lectern-courses-today')).count()).toBe(0);
  expect(await page.locator(cardOf('lectern-courses')).count()).toBeGreaterThan(0);
});
