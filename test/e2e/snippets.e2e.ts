// Every snippet of the guide for hosts is run as it stands: HTML on a page of another site, the rest by the compiler (package.spec.ts).
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { errorsOf, fillSignIn, newPage, partner, portal } from './harness.ts';

const guide = readFileSync('docs/guides/embedding.md', 'utf8') + readFileSync('README.md', 'utf8').split('## Embed it in one minute')[1]!;
const snippets = [...guide.matchAll(/^```html\n([\s\S]*?)^```/gm)].map(([, text = '']) => text);

it('there are snippets to run', () => {
  expect(snippets.length).toBeGreaterThanOrEqual(7);
});

it.each(snippets.map((text) => [/<(lectern-[\w-]+)/.exec(text)?.[1] ?? 'doctor', text] as const))('%s runs as it stands (%#)', async (_, text) => {
  const page = await newPage();
  // Whoever visits the partner's site is signed in there, so that its token can be asked for.
  await page.goto(`${partner}/training`);
  await fillSignIn(page, 'mira');
  const errors = errorsOf(page);
  // The readme's page has its token at an address of its own.
  await page.route(`${partner}/my/token`, async (route) => {
    const reply = await page.request.get(`${partner}/token`, { headers: { 'X-Requested-With': 'XMLHttpRequest' } });
    await route.fulfill({ body: ((await reply.json()) as { token: string }).token });
  });
  const code = text.replaceAll('https://portal.example', portal);
  await page.route(`${partner}/snippet`, (route) => route.fulfill({ contentType: 'text/html', body: `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Snippet</title><body>${code}` }));
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto(`${partner}/snippet`);
  if (text.includes('doctor()')) await expect.poll(() => logged.filter((line) => /^[✓✗?] \w+:/.test(line)).length, { timeout: 15_000 }).toBeGreaterThan(3);
  for (const [, tag = ''] of text.matchAll(/<(lectern-[\w-]+)/g)) {
    // What it draws stands in its shadow root: the frame, the cards, or, without a token, why there are none.
    await expect.poll(() => page.locator(tag).evaluate((element) => (element.shadowRoot?.querySelector('.lectern')?.textContent ?? '').length + (element.shadowRoot?.querySelectorAll('iframe').length ?? 0)), { timeout: 15_000 }).toBeGreaterThan(0);
  }
  const anonymous = !text.includes('getToken') && !text.includes('audience="public"');
  // Without a token the academy refuses, which the browser says in its console.
  expect(anonymous ? errors.filter((error) => !error.includes('401')) : errors).toEqual([]);
});
