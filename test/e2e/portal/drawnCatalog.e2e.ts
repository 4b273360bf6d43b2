// The open catalog and its courses as the server draws them: read without a script, and taken over by the page's own.
import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { longIt } from '../../longIt.ts';
import { axeViolations } from '../support/axeViolations.ts';
import { drawnOn } from '../support/drawnOn.ts';
import { errorsOf, newContext, newPage, portal } from '../support/harness.ts';
import { listPage } from '../support/listPage.ts';
import { quiet } from '../support/quiet.ts';
import { sweep } from '../../sweep.ts';

const catalog = `${portal}/learn/open-catalog`;
const courses: Record<string, string> = {};
beforeAll(async () => {
  const list = `${portal}/api/lms/v1/public/open-catalog/objectives/query?domain=${new URL(portal).hostname}`;
  const { data } = (await (await fetch(list)).json()) as {
    readonly data: readonly { readonly id: string; readonly name: string }[];
  };
  for (const { id, name } of data) courses[name] = id;
});
const addressOf = (name: string) => `${catalog}/${courses[name]}/view/details`;
const withoutScript = () => newContext({ javaScriptEnabled: false });
const first = 'A Short History of Vaccination';
const pathsOf = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
};

/** Opens a page, counts what comes, and expects that it is complete without a script, from 60 kB at most. */
async function readWithoutScript(address: string, text: string): Promise<Page> {
  const context = await withoutScript();
  const page = await context.newPage();
  const bodies: Promise<Buffer>[] = [];
  const asked = pathsOf(page);
  const listen = (response: Response) => {
    bodies.push(response.body());
    expect(response.headers()['set-cookie']).toBeUndefined();
  };
  page.on('response', listen);
  expect((await page.goto(address))?.status()).toBe(200);
  await page.getByText(text).first().waitFor();
  await page.waitForLoadState();
  page.off('response', listen);
  expect(asked.filter((path) => /\/(api|config-ui|oidc)\//.test(path))).toEqual([]);
  const bytes = (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).length, 0);
  const files = asked.filter((path) => !path.startsWith('/files/'));
  console.log(`${new URL(address).pathname} without a script: ${bytes} bytes of gzip: ${files.join(' ')}`);
  expect(bytes).toBeLessThanOrEqual(60_000);
  expect(await context.cookies()).toEqual([]);
  // What needs a script is not offered.
  expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
  return page;
}

// PUB-7, PUB-9, PUB-11, PUB-2
it('the catalog is read without a script, and leads to its courses and to sign-in', async () => {
  const page = await readWithoutScript(catalog, first);
  const { cards } = listPage(page);
  expect(await cards.count()).toBe(10);
  await page.getByText('10 courses', { exact: true }).waitFor();
  expect(await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link').allInnerTexts()).toEqual([
    'Catalog',
  ]);
  // Playwright finds no text in a `noscript` by its words.
  expect(await page.locator('.without-script').innerText()).toContain('in this time zone: Coordinated Universal Time.');
  await cards.getByText(first).click();
  await page.getByRole('heading', { level: 1, name: first }).waitFor();
  expect(page.url()).toBe(addressOf(first));
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.header').isVisible()).toBe(false);
  expect(await page.getByText('Four readings with pictures.').isVisible()).toBe(true);
});

// PUB-7, PUB-11, PUB-12, OVER-3
longIt('a course is read without a script: text, description, and the way to enroll', async () => {
  const page = await readWithoutScript(addressOf('Music and Memory'), 'Music and Memory');
  const { description } = (await (
    await fetch(`${portal}/api/lms/v1/public/open-catalog/objectives/${courses['Music and Memory']}`)
  ).json()) as { readonly description: string };
  expect(description.length).toBeGreaterThan(75);
  // Whole, since nothing could unfold it.
  expect(await page.locator('.description').innerText()).toBe(description);
  const link = page.getByRole('link', { name: 'Sign in to enroll' });
  expect(await link.getAttribute('href')).toContain(encodeURIComponent('occflow=addToMyCourses'));
  await link.click();
  await page.getByLabel('User name').waitFor();
});

// PUB-11, FILTER-10, LIST-10
longIt('a search and a collection of the address are drawn', async () => {
  const asked = await fetch(`${portal}/api/lms/v1/public/open-catalog/showcases?domain=${new URL(portal).hostname}`);
  const data = (await asked.json()) as readonly { readonly id: string; readonly name: string }[];
  const open = data.find(({ name }) => name === 'Open to everyone')!;
  const page = await (await withoutScript()).newPage();
  await page.goto(`${catalog}?keyword=lecture&collection=${open.id}`);
  await listPage(page).shows(['How to Listen to a Lecture', 'Winter Lectures: Light and Sleep']);
  await page.getByText('2 of 10 courses', { exact: true }).waitFor();
  await page.goto(`${catalog}?keyword=nowhere+to+be+found`);
  await listPage(page).nothing.waitFor();
});

/** What moved, and whether what was drawn was ever gone, from the first frame on. */
async function watch(page: Page, tag: string, inside: string): Promise<void> {
  await page.addInitScript(
    ([name, part]) => {
      const seen = { shifts: [] as number[], missing: [] as number[] };
      Object.assign(globalThis, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
      let was = false;
      const look = () => {
        const drawn = document.querySelector(name)?.shadowRoot?.querySelector(part);
        if (drawn && drawn.getBoundingClientRect().height > 0) was = true;
        else if (was) seen.missing.push(performance.now());
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    [tag, inside] as const,
  );
}

describe('the page takes over what is drawn', () => {
  // PUB-3, PUB-7, PUB-9, LIST-13
  it.each(
    sweep([
      ['the catalog', catalog, 'lectern-catalog', '.card', first],
      ['a search', `${catalog}?keyword=lecture`, 'lectern-catalog', '.card', 'How to Listen to a Lecture'],
      ['a course', () => addressOf(first), 'lectern-player', '.overview', first],
      ['a long description', () => addressOf('Music and Memory'), 'lectern-player', '.overview', 'Music and Memory'],
    ] as const),
  )(
    '%s: the same is seen before and after, nothing moves, and nothing is asked again',
    async (_, at, tag, inside, text) => {
      const page = await newPage();
      const errors = errorsOf(page);
      const asked = pathsOf(page);
      let go = () => {};
      const looked = new Promise<void>((resolve) => (go = resolve));
      await page.route('**/learn/build/**', async (route) => {
        await looked;
        await route.continue();
      });
      await watch(page, tag, inside);
      await page.goto(typeof at === 'string' ? at : at(), { waitUntil: 'commit' });
      await page.getByText(text).first().waitFor();
      expect(await page.evaluate((name) => customElements.get(name), tag)).toBeUndefined();
      const [title, before] = [await page.title(), await drawnOn(page)];
      go();
      await page.waitForFunction((name) => customElements.get(name), tag);
      const after = await drawnOn(page);
      // Search, filters and numbers come into the space that was held for them.
      if (tag === 'lectern-player') expect(after).toEqual(before);
      await quiet(page);
      expect(await page.title()).toBe(title);
      expect(await page.evaluate(() => (globalThis as unknown as { seen: object }).seen)).toEqual({
        shifts: [],
        missing: [],
      });
      const twice = asked.filter((path) => /^\/api\/|config\.json|oidc/.test(path));
      expect(twice).toEqual([]);
      expect(errors).toEqual([]);
      expect(await page.context().cookies()).toEqual([]);
    },
  );

  // PUB-10, LOC-10
  longIt('dates are in the academy’s zone until then, and in the browser’s afterwards', async () => {
    const name = 'Summer School: Medicine and Society';
    const said = async (page: Page) =>
      (
        await page
          .getByText(/^Will be available to start on /)
          .first()
          .innerText()
      ).replace(/\s/g, ' ');
    const plain = await (await withoutScript()).newPage();
    await plain.goto(addressOf(name));
    const page = await (await newContext({ timezoneId: 'Asia/Kolkata' })).newPage();
    await page.goto(addressOf(name));
    await page.waitForFunction(() => customElements.get('lectern-player'));
    const [drawn, own] = [await said(plain), await said(page)];
    const { availabilityDate } = (await (
      await fetch(`${portal}/api/lms/v1/public/open-catalog/objectives/${courses[name]}`)
    ).json()) as { readonly availabilityDate: string };
    const time = (timeZone: string) =>
      new Date(availabilityDate).toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
    expect(drawn).toContain(time('UTC').replace(/\s/g, ' '));
    expect(own).toContain(time('Asia/Kolkata').replace(/\s/g, ' '));
  });

  // PUB-11, FILTER-13
  longIt('what a visitor searched for last is shown at once, and the whole list never', async () => {
    const page = await newPage();
    const list = listPage(page);
    await page.goto(catalog);
    await list.search.fill('aid');
    await list.shows(['First Aid for Everyone']);
    await page.goto('about:blank');
    const counts: number[] = [];
    await page.exposeFunction('tell', (count: number) => counts.push(count));
    await page.addInitScript(() => {
      const look = () => {
        const cards = document.querySelector('lectern-catalog')?.shadowRoot?.querySelectorAll('.card .whole').length;
        if (cards && customElements.get('lectern-catalog'))
          void (globalThis as unknown as { tell: (n: number) => void }).tell(cards);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto(catalog);
    await list.shows(['First Aid for Everyone']);
    expect(await list.search.inputValue()).toBe('aid');
    await expect.poll(() => counts.length).toBeGreaterThan(0);
    expect(Math.max(...counts)).toBe(1);
  });
});

// CONST, PUB-7
it.each([
  ['the catalog', () => catalog],
  ['a course', () => addressOf(first)],
] as const)('%s is painted one round trip after its page', async (_, at) => {
  const page = await newPage();
  const asked = pathsOf(page);
  // Nothing but sheets comes.
  await page.route('**/*', (route) =>
    /\/learn\/(open-catalog|sheets)\b/.test(route.request().url()) ? route.continue() : new Promise(() => undefined),
  );
  await page.goto(at(), { waitUntil: 'commit' });
  await page.getByText(first).first().waitFor();
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
  const html = await (await fetch(at())).text();
  const head = html.slice(0, html.indexOf('</head>'));
  const sheets = asked.filter((path) => path.endsWith('.css'));
  expect(sheets).toHaveLength(2);
  for (const sheet of sheets) expect(head).toContain(sheet);
});

// PUB-8, ERR-14
longIt('a course that is not there is drawn as such, with status 404', async () => {
  const page = await (await withoutScript()).newPage();
  const reply = await page.goto(`${catalog}/00000000-0000-4000-8000-000000000000/view/details`);
  expect(reply?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'Course is not available' }).waitFor();
  await page.getByRole('link', { name: 'Go to the catalog' }).waitFor();
});

// PUB-7, LOC-5
longIt('in Arabic the catalog is drawn from right to left', async () => {
  const page = await newPage({ locale: 'ar' });
  await page.goto(catalog);
  await page.getByRole('heading', { level: 1, name: 'الكتالوج' }).waitFor();
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  expect(await axeViolations(page)).toEqual([]);
});
