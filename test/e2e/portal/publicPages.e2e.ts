// Pages for visitors as the server draws them: read without a script, and taken over by the page's own.
import { gzipSync } from 'node:zlib';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { longIt } from '../../longIt.ts';
import { axeViolations } from '../support/axeViolations.ts';
import { drawnOn } from '../support/drawnOn.ts';
import { errorsOf, newContext, newPage, portal, signedIn } from '../support/harness.ts';

interface Issued {
  readonly certificateNumber: string;
  readonly state: string;
  readonly certificateTemplate: { readonly kind: number };
  readonly objective: { readonly name: string };
  readonly student: { readonly first_name: string; readonly last_name: string };
}

let valid: Issued;
let revoked: Issued;
beforeAll(async () => {
  const page = await signedIn('mira');
  const reply = await page.request.get(`${portal}/api/lms/v1/certificate-records/query`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  });
  const { data } = (await reply.json()) as { readonly data: readonly Issued[] };
  valid = data.find(({ state, certificateTemplate }) => state === 'valid' && certificateTemplate.kind === 1)!;
  revoked = data.find(({ state }) => state === 'revoked')!;
});

const addressOf = ({ certificateNumber }: Issued) => `${portal}/learn/certificate/${certificateNumber}`;
const withoutScript = (options: BrowserContextOptions = {}) => newContext({ javaScriptEnabled: false, ...options });
const meta = (page: Page, name: string) =>
  page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');
const ask = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(url, { headers, redirect: 'manual' });

// PUB-7, PUB-8, PUB-9, CERT-4, CERT-20
it('a certificate is read, previewed and printed without a script, from 60 kB at most', async () => {
  const context = await withoutScript();
  const page = await context.newPage();
  const bodies: Promise<Buffer>[] = [];
  const asked: string[] = [];
  page.on('response', (response) => {
    asked.push(new URL(response.url()).pathname);
    bodies.push(response.body());
    expect(response.headers()['set-cookie']).toBeUndefined();
  });
  const reply = await page.goto(addressOf(valid));
  expect(reply?.status()).toBe(200);
  const { objective, student, certificateNumber } = valid;
  await page.getByText('This certificate is genuine').waitFor();
  const sheet = page.locator('.cert-sheet');
  expect(await sheet.innerText()).toContain(student.last_name);
  expect(await sheet.innerText()).toContain(objective.name);
  await page.getByRole('img', { name: `QR code of the address ${addressOf(valid)}` }).waitFor();
  // It is drawn as it should look: the sheet lies across, and the facts stand beside it.
  const [paper, aside] = await Promise.all([
    page.locator('.cert-paper').boundingBox(),
    page.locator('.cert-aside').boundingBox(),
  ]);
  expect(paper!.width / paper!.height).toBeCloseTo(Math.SQRT2, 1);
  expect(aside!.x).toBeGreaterThan(paper!.x + paper!.width);
  expect(await page.getByText('needs JavaScript').count()).toBe(0);
  // What needs a script is not offered.
  expect(await page.getByRole('button').count()).toBe(0);

  expect(await page.title()).toBe(`Certificate | ${objective.name} | Aldergrove Academy`);
  expect(await meta(page, 'description')).toContain(objective.name);
  expect(await meta(page, 'og:title')).toBe(await page.title());
  expect(await meta(page, 'og:url')).toBe(addressOf(valid));
  expect(await meta(page, 'robots')).toBe('noindex');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(addressOf(valid));
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as object;
  expect(data).toMatchObject({ identifier: certificateNumber, about: { '@type': 'Course', 'name': objective.name } });

  expect(asked.filter((path) => /\/(api|config-ui|oidc)\//.test(path))).toEqual([]);
  const bytes = (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).length, 0);
  console.log(`a certificate without a script: ${bytes} bytes of gzip in ${asked.length} files: ${asked.join(' ')}`);
  expect(bytes).toBeLessThanOrEqual(60_000);
  expect(await context.cookies()).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.header').isVisible()).toBe(false);
  expect(await sheet.isVisible()).toBe(true);
  expect(await page.locator('.cert-aside').isVisible()).toBe(false);
});

// PUB-7, PUB-9, NAV-7
it('the page takes over what is drawn: the same is seen before and after, nothing moves, and nothing is asked again', async () => {
  const context = await newContext();
  const page = await context.newPage();
  const errors = errorsOf(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // The page's own scripts wait until the drawn page has been looked at.
  let go = () => {};
  const looked = new Promise<void>((resolve) => (go = resolve));
  await page.route('**/learn/build/**', async (route) => {
    await looked;
    await route.continue();
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
    // Each frame that is painted shows the sheet.
    const missing: number[] = [];
    Object.assign(globalThis, { missing });
    let seen = false;
    const look = () => {
      const sheet = document.querySelector('lectern-certificate')?.shadowRoot?.querySelector('.cert-sheet');
      if (sheet && sheet.getBoundingClientRect().height > 0) seen = true;
      else if (seen) missing.push(performance.now());
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(addressOf(valid), { waitUntil: 'commit' });
  await page.getByText('This certificate is genuine').waitFor();
  expect(await page.evaluate(() => customElements.get('lectern-certificate'))).toBeUndefined();
  const title = await page.title();
  const before = await drawnOn(page);
  const place = await page.locator('.cert-paper').boundingBox();
  await page.locator('lectern-certificate').getByRole('link', { name: 'Check another certificate' }).focus();

  go();
  const share = page.getByRole('button', { name: 'Share link' });
  await page.waitForFunction(() => customElements.get('lectern-certificate'));
  await share.waitFor();
  const inFocus = () =>
    page.evaluate(() => document.querySelector('lectern-certificate')?.shadowRoot?.activeElement?.textContent);
  await expect.poll(inFocus).toBe('Check another certificate');
  expect(await drawnOn(page)).toEqual(before);
  expect(await page.title()).toBe(title);
  expect(await page.locator('.cert-paper').boundingBox()).toEqual(place);
  expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([]);
  expect(await page.evaluate(() => (globalThis as unknown as { missing: number[] }).missing)).toEqual([]);
  // Taken over: a press on it is heard.
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await share.click();
  await page.getByText('The link was copied').first().waitFor();

  const twice = asked.filter((path) => /certificate-records|config\.json|users\/me|oidc/.test(path));
  expect(twice).toEqual([]);
  expect(errors).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

// CONST: the first paint needs the page and its sheets, which the page's head names.
longIt('a certificate is painted one round trip after its page', async () => {
  const page = await newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // Nothing but sheets comes.
  await page.route('**/*', (route) =>
    /\/learn\/(certificate|sheets)\//.test(route.request().url()) ? route.continue() : new Promise(() => undefined),
  );
  await page.goto(addressOf(valid), { waitUntil: 'commit' });
  await page.getByText('This certificate is genuine').waitFor();
  const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect.poll(painted).toBe(1);
  const html = await (await ask(addressOf(valid))).text();
  const head = html.slice(0, html.indexOf('</head>'));
  const sheets = asked.filter((path) => path.endsWith('.css'));
  expect(sheets).toHaveLength(2);
  for (const sheet of sheets) expect(head).toContain(sheet);
});

// PUB-7, ROUTE-20, ROUTE-45, CERT-21
longIt('unknown, malformed and deeper addresses are not found; a number is typed without a script too', async () => {
  const context = await withoutScript();
  const page = await context.newPage();
  expect((await page.goto(`${portal}/learn/certificate/AGA-2026-NOBODY-HAS-THIS`))?.status()).toBe(404);
  await page.getByText('There is no certificate with this ID').first().waitFor();
  expect(await meta(page, 'robots')).toBe('noindex');
  expect(await page.locator('link[rel=canonical]').count()).toBe(0);
  expect((await ask(`${portal}/learn/certificate/no%20number%3Cb%3E`)).status).toBe(404);
  expect((await ask(`${addressOf(valid)}/more`)).status).toBe(404);
  expect((await ask(`${portal}/learn/courses/certificate/more`)).status).toBe(200);

  expect((await page.goto(`${portal}/learn/certificate`))?.status()).toBe(200);
  await page.getByLabel('Certificate ID').fill(`  ${revoked.certificateNumber} `);
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByText('This certificate was revoked').first().waitFor();
  expect(new URL(page.url()).pathname).toBe(`/learn/certificate/${revoked.certificateNumber}`);
  // Nothing that proves it is given away.
  expect(await page.locator('script[type="application/ld+json"]').count()).toBe(0);
  expect(await meta(page, 'description')).toContain('revoked');
  expect(await page.getByRole('link', { name: 'Download' }).count()).toBe(0);
});

// PUB-7: nothing is shared between requests.
longIt('visitors of two languages and themes at the same moment each get their own page', async () => {
  const wanted = Array.from({ length: 24 }, (_, index) => ({
    language: index % 2 ? 'ar' : 'en-GB',
    theme: index % 3 ? 'dark' : 'contrast',
    of: index % 4 < 2 ? valid : revoked,
  }));
  const got = await Promise.all(
    wanted.map(async ({ language, theme, of }) =>
      (await ask(addressOf(of), { 'accept-language': language, 'cookie': `theme=${theme}` })).text(),
    ),
  );
  wanted.forEach(({ language, theme, of }, index) => {
    const html = got[index]!;
    const isArabic = language === 'ar';
    expect(html.includes(isArabic ? '<html lang="ar" dir="rtl">' : '<html lang="en-GB" dir="ltr">')).toBe(true);
    expect(html.includes('هذه الشهادة أصلية')).toBe(isArabic && of === valid);
    expect(html.includes('This certificate is genuine')).toBe(!isArabic && of === valid);
    expect(html.includes(`data-theme="${theme}"`)).toBe(true);
    expect(html.includes(of === valid ? revoked.certificateNumber : valid.certificateNumber)).toBe(false);
  });
});

// PUB-7, LOC-5
longIt('the page of an Arabic visitor runs from right to left, and has no faults', async () => {
  const page = await newPage({ locale: 'ar', javaScriptEnabled: true });
  const errors = errorsOf(page);
  await page.goto(addressOf(valid));
  await page.getByText('هذه الشهادة أصلية').waitFor();
  await page.waitForFunction(() => customElements.get('lectern-certificate'));
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  expect(await axeViolations(page)).toEqual([]);
  expect(errors).toEqual([]);
});

// PUB-3, PUB-8, PUB-9, ROUTE-21, ROUTE-22
longIt('a course of the open catalog is told to others, and its facts are not asked for twice', async () => {
  const list = `${portal}/api/lms/v1/public/open-catalog/objectives/query?domain=${new URL(portal).hostname}`;
  const { data } = (await (await ask(list)).json()) as {
    readonly data: readonly { readonly id: string; readonly name: string }[];
  };
  const course = data[0]!;
  const page = await newPage();
  const errors = errorsOf(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const address = `${portal}/learn/open-catalog/${course.id}/view/details`;
  await page.goto(address);
  await page.getByRole('heading', { level: 1, name: course.name }).waitFor();
  expect(asked.filter((path) => path.includes(course.id) && path.startsWith('/api/'))).toEqual([]);
  expect(asked.filter((path) => /users\/me|oidc|config\.json/.test(path))).toEqual([]);
  const told = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as object;
  expect(told).toMatchObject({ '@type': 'Course', 'name': course.name, 'url': address });
  expect(await meta(page, 'og:title')).toBe(`${course.name} | Aldergrove Academy`);
  expect(await page.context().cookies()).toEqual([]);
  expect(errors).toEqual([]);

  expect((await ask(`${portal}/learn/open-catalog/nobody/view/details`)).status).toBe(404);
  const catalog = await ask(`${portal}/learn/open-catalog`);
  expect([catalog.status, catalog.headers.get('set-cookie')]).toEqual([200, null]);
  expect(await catalog.text()).toContain('<title>Catalog | Aldergrove Academy</title>');
});
