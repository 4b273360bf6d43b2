// `lectern.inspect()` in the consoles of a host on another site and of the page in its frame (CHAN-9).
import type { Frame, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Inspection } from '../../../widgets/tools/inspect.ts';
import { newPage, partner, portal } from '../support/harness.ts';

const inspect = (place: Page | Frame) =>
  place.evaluate(() =>
    (globalThis as unknown as { lectern?: { inspect: () => Promise<Inspection> } }).lectern?.inspect(),
  );

it('both ends are seen with their path, how they stand, and what was said', async () => {
  const page = await newPage();
  const body = `<!doctype html><html lang="en"><title>Host</title><body>
    <script type="module" src="${portal}/embed/1/lectern.js"></script>
    <lectern-frame path="/open-catalog?lectern.debug=1&amp;keyword=secret"></lectern-frame>`;
  await page.route(`${partner}/host*`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${partner}/host?lectern.debug=1`);
  await expect
    .poll(async () => (await inspect(page))?.frames.map(({ side, state }) => `${side} ${state}`))
    .toEqual(['host open']);
  const inner = page.frames().find((frame) => frame.url().startsWith(`${portal}/learn`))!;
  const [host, frame] = [await inspect(page), await inspect(inner)];
  for (const seen of [host!, frame!]) {
    expect(seen.frames[0]).toMatchObject({ path: '/learn/open-catalog', state: 'open' });
    expect(seen.log.map(({ way, kind, name }) => `${way} ${name || kind}`)).toContain(
      seen === host ? 'in ready' : 'out ready',
    );
    expect(JSON.stringify(seen)).not.toMatch(/secret|ticket|token"/);
  }
  expect(frame!.frames[0]!.side).toBe('frame');
  expect(frame!.frames[0]!.counts.sent).toBeGreaterThan(0);
  // A page that follows in the frame is asked by an address that says nothing of it (STORE-15).
  const left = await inner.evaluate(() => {
    location.assign('/learn/open-catalog');
    return performance.timeOrigin;
  });
  const next = async () =>
    (await inner.evaluate(() => performance.timeOrigin)) === left
      ? []
      : (await inspect(inner))?.log.map(({ way, kind }) => `${way} ${kind}`);
  await expect.poll(() => next().catch(() => [])).toContain('out ready');
  expect(inner.url()).not.toContain('lectern.debug');
});

it('without being asked for there is no log, and a page that no host holds has no such name', async () => {
  const page = await newPage();
  await page.goto(`${portal}/learn/open-catalog`);
  await page.locator('lectern-catalog').waitFor();
  expect(await inspect(page)).toBeUndefined();
  await page.route(`${partner}/host`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Host</title><script type="module" src="${portal}/embed/1/lectern.js"></script>
        <lectern-frame path="/open-catalog"></lectern-frame>`,
    }),
  );
  await page.goto(`${partner}/host`);
  await expect.poll(async () => (await inspect(page))?.frames[0]?.state).toBe('open');
  expect((await inspect(page))!.log).toEqual([]);
});
