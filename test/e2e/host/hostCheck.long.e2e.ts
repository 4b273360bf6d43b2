// The page that puts hosts to the test, in frames of hosts that keep the rules and of one that does not (CHAN-1 to CHAN-6, FRAME-2).
import type { FrameLocator } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeViolations } from '../support/axeViolations.ts';
import { lmsHost, newPage, partner, portal } from '../support/harness.ts';
import { policyViolations } from '../support/policyViolations.ts';
import { longIt } from '../../longIt.ts';

/** Keys of the checks by their outcome, once all are made. */
async function outcomes(frame: FrameLocator): Promise<Readonly<Record<string, readonly string[]>>> {
  await expect.poll(() => frame.locator('#sum').textContent(), { timeout: 40_000 }).toMatch(/\d/);
  const lines = await frame
    .locator('.checks li')
    .evaluateAll((items) =>
      items.map((item) => [item.id.replace('check-', ''), (item as HTMLElement).dataset['outcome'] ?? ''] as const),
    );
  return Object.fromEntries(
    [...new Set(lines.map(([, outcome]) => outcome))].map((outcome) => [
      outcome,
      lines.filter((line) => line[1] === outcome).map(([key]) => key),
    ]),
  );
}

it('a short host by hand does all that a host has to do, and the page stands in it whole', async () => {
  const page = await newPage();
  const violations = await policyViolations(page);
  await page.goto(`${partner}/pages/host-check`);
  const frame = page.frameLocator('#frame');
  expect(await outcomes(frame)).not.toHaveProperty('broken');
  await expect.poll(() => frame.locator('html').evaluate((root) => root.scrollHeight - innerHeight)).toBe(0);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect
    .poll(() =>
      frame
        .locator('html')
        .evaluate((root) => [root.scrollHeight - innerHeight, Math.max(0, root.scrollWidth - innerWidth)]),
    )
    .toEqual([0, 0]);
  // Messages by hand go to the host too.
  await frame.locator('#name').selectOption('session.getToken');
  await frame.getByRole('button', { name: 'Send' }).press('Enter');
  await expect
    .poll(() => frame.locator('#answer').textContent())
    .toBe('error session.getToken {"code":"unauthorized"}');
  expect(violations).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
});

longIt('lectern-frame does it too, and all that is good to have', async () => {
  const page = await newPage();
  await page.route(`${lmsHost}/made-up`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Host</title>
        <script>globalThis.lectern = { options: { apiBase: '${partner}' } }</script>
        <script type="module" src="${portal}/embed/1/lectern.js"></script>
        <lectern-frame path="/courses"></lectern-frame>`,
    }),
  );
  await page.goto(`${lmsHost}/made-up`);
  const found = await outcomes(page.locator('lectern-frame iframe').contentFrame());
  expect(
    Object.keys(found).filter((outcome) => !['held', 'absent'].includes(outcome)),
    JSON.stringify(found),
  ).toEqual([]);
});

/** A host that answers each hello, with any nonce, takes heights from its window, and refuses every call in the same words. */
const careless = `<!doctype html><title>Host</title><iframe src="${partner}/learn/courses"></iframe><script>
  const frame = document.querySelector('iframe'), envelope = () => ({ ns: 'lectern', v: 1, ch: 'always', id: crypto.randomUUID() });
  addEventListener('message', ({ source, data }) => {
    if (source !== frame.contentWindow || data.ns !== 'lectern') return;
    if (data.kind !== 'hello') return void (frame.style.height = data.body.height + 'px');
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      if (data.kind === 'call') port1.postMessage({ ...envelope(), kind: 'error', re: data.id, body: { code: 'unsupported' } });
      if (data.name === 'size') frame.style.height = data.body.height + 'px';
    };
    frame.style.border = 0;
    const body = { protocol: 1, frameNonce: 'any', hostNonce: 'same', caps: ['size'], config: {} };
    source.postMessage({ ...envelope(), kind: 'welcome', body }, '*', [port2]);
  });
</script>`;

longIt('one that is careless is told of each of its faults; without a host the page says so', async () => {
  const page = await newPage();
  await page.route(`${lmsHost}/made-up`, (route) => route.fulfill({ contentType: 'text/html', body: careless }));
  await page.goto(`${lmsHost}/made-up`);
  expect((await outcomes(page.frameLocator('iframe')))['broken']).toEqual([
    'nonces',
    'helloOnce',
    'callNotGranted',
    'heightWrong',
    'portAlone',
    'reloaded',
  ]);
  await page.goto(`${partner}/learn/courses`);
  await page.getByText('No host has answered the hello.').waitFor();
});
