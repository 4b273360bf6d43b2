// An exact version of the build, held to its digests (ELEM-10).
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { chunksOf } from '../../bench/chunksOf.ts';
import { errorsOf, portal, signedIn } from '../support/harness.ts';
import { quiet } from '../support/quiet.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const base = `${portal}/embed/${version}/`;
const card = 'lectern-courses .card .whole';

/** A page on the portal's site that names the digest of each file that it may load. */
async function hostPage(): Promise<Page> {
  const page = await signedIn('mira', '/learn/forbidden');
  const digests = (await (await fetch(`${base}integrity.json`)).json()) as Record<string, string>;
  const integrity = Object.fromEntries(Object.entries(digests).map(([name, digest]) => [base + name, digest]));
  const body = `<!doctype html><html lang="en"><title>Host</title>
    <script>addEventListener('lectern-error', ({ detail }) => (globalThis.failed ??= []).push(detail.code))</script>
    <script type="importmap">${JSON.stringify({ integrity })}</script>
    <script type="module" src="${base}lectern.js" integrity="${digests['lectern.js']}" crossorigin></script>
    <lectern-courses></lectern-courses>`;
  await page.route(`${portal}/host`, (route) => route.fulfill({ contentType: 'text/html', body }));
  return page;
}

it('loads everything from the address of the version, and all of it has a digest', async () => {
  const page = await hostPage();
  const errors = errorsOf(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${portal}/host`);
  await page.locator(card).first().waitFor();
  await quiet(page);
  expect(errors).toEqual([]);
  const code = asked.filter((url) => /\/embed\/.*\.(js|css)$/.test(url));
  expect(code.length).toBeGreaterThan(2);
  const digests = (await (await fetch(`${base}integrity.json`)).json()) as Record<string, string>;
  for (const url of code) expect(digests[url.slice(base.length)], url).toMatch(/^sha384-/);
});

it('runs no chunk that was changed on the way', async () => {
  const page = await hostPage();
  const [own] = chunksOf('dist/meta/embed.json', /widgets\/entries\/lectern-courses\.ts$/);
  await page.route(base + own, async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, body: `globalThis.stolen = true;${await reply.text()}` });
  });
  await page.goto(`${portal}/host`);
  await expect
    .poll(() => page.evaluate(() => (globalThis as { failed?: readonly string[] }).failed?.[0]))
    .toBe('network');
  expect(await page.evaluate(() => 'stolen' in globalThis)).toBe(false);
});
