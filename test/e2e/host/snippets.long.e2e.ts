// Every snippet of the guide for hosts, and of the reference, is run as it stands: HTML on a page of another site, the
// rest by the compiler (package.spec.ts).
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { tags } from '../../../widgets/tags.ts';
import { atPartner } from '../support/atPartner.ts';
import { errorsOf, partner, portal } from '../support/harness.ts';
import { expectContent } from '../support/ownContent.ts';

const guide =
  readFileSync('docs/guides/embedding.md', 'utf8') +
  readFileSync('README.md', 'utf8').split('## Embed it in one minute')[1]!;
const snippetsOf = (text: string) =>
  [...text.matchAll(/^```html\n([\s\S]*?)^```/gm)].map(([, snippet = '']) => snippet);
const snippets = snippetsOf(guide);
const examples = snippetsOf(readFileSync('docs/reference.md', 'utf8'));

it('there are snippets to run', () => {
  expect(snippets.length).toBeGreaterThanOrEqual(7);
});

it.each(snippets.map((text) => [/<(lectern-[\w-]+)/.exec(text)?.[1] ?? 'doctor', text] as const))(
  '%s runs as it stands (%#)',
  async (_, text) => {
    // Whoever visits the partner's site is signed in there, so that its token can be asked for.
    const page = await atPartner();
    const errors = errorsOf(page);
    // The readme's page has its token at an address of its own.
    await page.route(`${partner}/my/token`, async (route) => {
      const reply = await page.request.get(`${partner}/token`, { headers: { 'X-Requested-With': 'XMLHttpRequest' } });
      await route.fulfill({ body: ((await reply.json()) as { token: string }).token });
    });
    await page.route(`${partner}/fonts/*`, (route) =>
      route.fulfill({
        contentType: 'font/ttf',
        path: 'node_modules/pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf',
      }),
    );
    const code = text.replaceAll('https://portal.example', portal);
    await page.route(`${partner}/snippet`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Snippet</title><body>${code}`,
      }),
    );
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.goto(`${partner}/snippet`);
    if (text.includes('doctor()'))
      await expect.poll(() => logged.filter((line) => /^[✓✗?] \w+:/.test(line)).length).toBeGreaterThan(3);
    for (const [, tag = ''] of text.matchAll(/<(lectern-[\w-]+)/g)) {
      // What it draws stands in its shadow root: the frame, the cards, or, without a token, why there are none.
      await expect
        .poll(() =>
          page
            .locator(tag)
            .evaluate(
              (element) =>
                (element.shadowRoot?.querySelector('.lectern')?.textContent ?? '').length +
                (element.shadowRoot?.querySelectorAll('iframe').length ?? 0),
            ),
        )
        .toBeGreaterThan(0);
    }
    // A font of the host's is used by what stands in a root (ELEM-9).
    if (text.includes('fonts:'))
      await expect
        .poll(() =>
          page.evaluate(() =>
            [...document.fonts].map(({ family, status }) => `${family.replaceAll('"', '')} ${status}`),
          ),
        )
        .toEqual(['Harbour Serif loaded']);
    const anonymous = !text.includes('getToken') && !text.includes('audience="public"');
    // Without a token the academy refuses, which the browser says in its console.
    expect(anonymous ? errors.filter((error) => !error.includes('401')) : errors).toEqual([]);
  },
);

it('the examples of the reference, one of each element, stand on one page and show what they are for', async () => {
  const page = await atPartner();
  const errors = errorsOf(page);
  const token = `{
    const headers = { 'X-Requested-With': 'XMLHttpRequest' };
    const getToken = async () => (await (await fetch('/token', { headers })).json()).token;
    globalThis.lectern = { options: { getToken } };
  }`;
  const code = examples
    .join('\n')
    .replaceAll('https://portal.example', portal)
    .replaceAll('"b7"', `"${uuidOf('course:TOX 160')}"`);
  await page.route(`${partner}/examples`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,">
        <title>Examples</title><script>${token}</script>${code}`,
    }),
  );
  await page.goto(`${partner}/examples`);
  expect(
    await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .map(({ localName }) => localName)
        .filter((name) => name.startsWith('lectern-')),
    ),
  ).toEqual(Object.keys(tags));
  for (const tag of Object.keys(tags)) await expectContent(page, tag);
  // A frame begins without a session; what the browser says of that 401 is no fault.
  expect(errors.filter((error) => !error.includes('401'))).toEqual([]);
}, 60_000);
