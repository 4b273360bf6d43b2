import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { chunksOf } from '../../bench/chunksOf.ts';
import { errorsOf, portal, signedIn } from '../support/harness.ts';
import { quiet } from '../support/quiet.ts';

const nonce = 'bm9uY2U';
const policy = [
  `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'nonce-${nonce}'; connect-src 'self'`,
  "img-src 'self' data:; base-uri 'none'; require-trusted-types-for 'script'",
].join('; ');
const script = (attributes = '') =>
  `<script type="module" nonce="${nonce}" src="${portal}/embed/1/lectern.js" ${attributes}></script>`;
const setUp = (code: string) => `<script nonce="${nonce}">${code}</script>`;

/** A page of a host on the portal's own site, under the strictest policy: no inline script or style, no eval. */
async function hostPage(
  body: string,
  before?: (page: Page) => Promise<unknown>,
): Promise<{ readonly page: Page; readonly asked: string[]; readonly errors: string[] }> {
  const page = await signedIn('mira', '/learn/forbidden');
  const asked: string[] = [];
  await page.route(`${portal}/host`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': policy },
      body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title>${body}</html>`,
    }),
  );
  await before?.(page);
  const errors = errorsOf(page);
  // Code is asked for as bytes first, then as code (LATE-1); a page that a test makes up has no cache for the second.
  page.on('request', (request) => asked.push(`${request.resourceType()} ${request.url()}`));
  await page.goto(`${portal}/host`);
  return { page, asked, errors };
}

const card = 'lectern-courses .card .whole';
const count = (asked: readonly string[], part: string) => asked.filter((url) => url.includes(part)).length;

it('an element runs under the strictest content policy, its space held, nothing asked for twice (ELEM-7, ELEM-8, RUN-1)', async () => {
  const countShifts = `globalThis.shifts = [];
    const note = (list) => shifts.push(...list.getEntries().map(({ value }) => value));
    new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true })`;
  const { page, asked, errors } = await hostPage(
    `<link rel="stylesheet" nonce="${nonce}" href="${portal}/embed/1/lectern.css">
    ${setUp(countShifts)}
    ${script()}<h1>Training</h1><lectern-courses></lectern-courses>`,
  );
  await page.locator(card).first().waitFor();
  await quiet(page);
  expect(errors).toEqual([]);
  for (const part of ['/config-ui/config.json', 'skip=0', 'locales/en-US/common', 'locales/en-US/courses'])
    expect(count(asked, part), part).toBe(1);
  expect(asked.filter((url) => url.endsWith('/users/me'))).toHaveLength(1);
  expect(asked.filter((url, index) => asked.indexOf(url) !== index)).toEqual([]);
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.02);
});

it('code, settings, person, texts and courses are asked for side by side', async () => {
  // No code arrives before all is asked for: what waited for code would never be asked for.
  let comes = () => {};
  const code = new Promise<void>((resolve) => (comes = resolve));
  const { page, asked } = await hostPage(`${script()}<lectern-courses></lectern-courses>`, (blank) =>
    blank.route('**/chunks/**', (route) => code.then(() => route.continue())),
  );
  const parts = [
    '/config-ui/config.json',
    '/users/me',
    '/objective-accesses/query',
    '/locales/en-US/courses.json',
    '/chunks/runtime',
  ];
  await expect.poll(() => parts.filter((part) => count(asked, part) === 0)).toEqual([]);
  comes();
  await page.locator(card).first().waitFor();
});

it('what the host sets before the script, and on its tag, holds', async () => {
  const { page, asked } = await hostPage(
    `${setUp(`globalThis.lectern = { options: { locale: 'ar' } }`)}${script('data-theme="dark"')}
    <div lang=""><lectern-courses></lectern-courses></div>`,
  );
  await page.locator(card).first().waitFor();
  const root = page.locator('lectern-courses .lectern');
  expect(await root.getAttribute('dir')).toBe('rtl');
  expect(await root.getAttribute('data-theme')).toBe('dark');
  expect(count(asked, 'locales/en-US')).toBe(0);
});

it('names of the page that clobber globals and the document do no harm', async () => {
  const { page, errors } = await hostPage(
    `<form id="lectern"><input name="options"></form><img name="querySelectorAll" alt=""><a id="customElements" href="#"></a>
    <form name="documentElement"></form>${script()}<lectern-courses></lectern-courses>`,
  );
  await page.locator(card).first().waitFor();
  expect(errors).toEqual([]);
});

it('the script twice, from two addresses, is one script (RUN-2)', async () => {
  const { page, asked, errors } = await hostPage(
    `${script()}<script type="module" nonce="${nonce}" src="${portal}/embed/1/lectern.js?again"></script>
    <lectern-courses></lectern-courses>`,
  );
  await page.locator(card).first().waitFor();
  await quiet(page);
  expect(
    count(
      asked.filter((one) => one.startsWith('script ')),
      '/chunks/runtime',
    ),
  ).toBe(1);
  expect(count(asked, '/config-ui/config.json')).toBe(1);
  expect(errors).toEqual([]);
});

it('where the code does not come, what the host wrote stays, and the page is told', async () => {
  const [own] = chunksOf('dist/meta/embed.json', /widgets\/entries\/lectern-courses\.ts$/);
  const collectCodes = `globalThis.codes = [];
    document.addEventListener('lectern-error', ({ detail }) => codes.push(detail.code))`;
  const { page } = await hostPage(
    `${setUp(collectCodes)}${script()}<lectern-courses>Your courses are at the academy.</lectern-courses>`,
    (each) => each.route(`**/${own}`, (route) => route.abort()),
  );
  await page.waitForFunction(() => (globalThis as unknown as { codes: string[] }).codes.length > 0);
  expect(await page.evaluate(() => (globalThis as unknown as { codes: string[] }).codes)).toEqual(['network']);
  expect(await page.getByText('Your courses are at the academy.').isVisible()).toBe(true);
});

it('destroy ends it from the page, define begins again', async () => {
  const { page } = await hostPage(`${script()}<lectern-courses></lectern-courses>`);
  await page.locator(card).first().waitFor();
  await page.evaluate(() => (globalThis as unknown as { lectern: { destroy: () => void } }).lectern.destroy());
  expect(await page.locator(card).count()).toBe(0);
  await page.evaluate(() => {
    (globalThis as unknown as { lectern: { define: () => void } }).lectern.define();
    document.querySelector('lectern-courses')!.replaceWith(document.createElement('lectern-courses'));
  });
  await page.locator(card).first().waitFor();
});
