// The figures that a host gets of its elements, in a real browser on another site than the portal's (ELEM-11).
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Vitals } from '../../../src/port/pageEvents.ts';
import { fillSignIn, newPage, partner, portal } from '../support/harness.ts';

/** A page that keeps what it is told. */
async function listening(): Promise<Page> {
  const page = await newPage();
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(globalThis, { told });
    document.addEventListener('lectern-vitals', (event) => told.push((event as CustomEvent).detail));
  });
  return page;
}

it('figures of the elements come by themselves, and are those of what was shown and done', async () => {
  // Where nobody is signed in, with a page of the portal in a frame: they are told while the others are waited for.
  const visitors = await listening();
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Open</title>
    <script type="module" src="${portal}/embed/1/lectern.js"></script>
    <lectern-catalog audience="public"></lectern-catalog><lectern-frame path="/open-catalog" bare></lectern-frame>`;
  await visitors.route(`${partner}/figures`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await visitors.goto(`${partner}/figures`);

  const page = await listening();
  await page.goto(`${partner}/training`);
  await fillSignIn(page, 'mira');
  await page.locator('lectern-courses .card .whole').first().waitFor();
  const told = () => page.evaluate<Vitals[]>('told');
  // Whatever is done takes a while here, so that it is long enough to be told by the browser.
  await page.evaluate(() =>
    document.addEventListener('keydown', () => {
      for (const until = performance.now() + 80; performance.now() < until;);
    }),
  );
  await page.locator('lectern-courses .card .whole').first().focus();
  // Actions are watched once the elements stand.
  const press = () =>
    page.keyboard
      .press('a')
      .then(told)
      .then(({ length }) => length);
  await expect.poll(press, { interval: 500 }).toBeGreaterThan(0);
  const [vitals] = await told();

  expect(Object.keys(vitals!).sort()).toEqual([
    'blocked',
    'bytes',
    'content',
    'files',
    'interactions',
    'latency',
    'longTasks',
    'shift',
  ]);
  const content = vitals!.content['lectern-courses']!;
  expect(content).toBeGreaterThan(0);
  expect(content).toBeLessThan(await page.evaluate(() => performance.now()));
  const code = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).flatMap(({ name }) =>
      /\/embed\/1\/.*\.js$/.test(name) ? [name] : [],
    ),
  );
  expect(vitals!.files).toBeGreaterThan(2);
  expect(vitals!.files).toBeLessThanOrEqual(new Set(code).size);
  // Read from another origin, so that the portal lets it be.
  expect(vitals!.bytes).toBeGreaterThan(20_000);
  expect(vitals!.shift).toBeGreaterThanOrEqual(0);
  // Browsers tell durations in steps of 8 ms.
  expect(vitals!.interactions).toBeGreaterThan(0);
  expect(vitals!.latency).toBeGreaterThanOrEqual(72);
  expect(vitals!.longTasks).toBeGreaterThan(0);
  expect(vitals!.blocked).toBeGreaterThan(0);
  expect(JSON.stringify(vitals)).not.toMatch(/https?:|Mira|@/);

  // What comes to stand later is told when the page is hidden.
  await visitors.locator('lectern-frame iframe').contentFrame().locator('lectern-catalog .card').first().waitFor();
  const open = () =>
    visitors
      .evaluate<Vitals[]>('document.dispatchEvent(new Event("visibilitychange")), told')
      .then((all) => Object.keys(all.at(-1)?.content ?? {}).sort());
  await visitors.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden' }));
  await expect.poll(open, { interval: 500 }).toEqual(['lectern-catalog', 'lectern-frame']);
});
