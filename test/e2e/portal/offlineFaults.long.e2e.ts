// What may go wrong with kept courses and their worker: another person, an ended session, a full device, a new version, and its end.
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keptAddresses, keptOf, offlineAcademy } from '../support/offlineAcademy.ts';
import { sendSignIn } from '../support/sendSignIn.ts';

let academy: Awaited<ReturnType<typeof offlineAcademy>>;
beforeEach(async () => {
  academy = await offlineAcademy();
});
afterEach(() => academy.end());

const course = 'Statistics for Clinical Researchers';

/** The course's page. */
async function openCourse(page: Page): Promise<string> {
  await page.goto(`${academy.portal}/learn/courses`);
  await page.getByRole('textbox', { name: 'Search your courses' }).fill(course);
  const link = page.getByRole('link', { name: course, exact: true }).first();
  const href = (await link.getAttribute('href')) ?? '';
  const address = /\/learn\/courses\/[^/]+/.exec(href)?.[0] ?? '';
  await page.goto(academy.portal + address);
  await page.getByRole('button', { name: 'Keep this course offline' }).waitFor();
  return address;
}
async function keep(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Keep this course offline' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep', exact: true }).click();
}
/** Waits until the worker has the texts of these pages: those of all pages come once a page rests. */
async function textsOf(page: Page, namespaces: readonly string[]): Promise<void> {
  for (const one of namespaces)
    await expect
      .poll(() => page.evaluate(keptAddresses, 'lectern-shared'))
      .toContainEqual(expect.stringContaining(`/${one}.json`));
}
const cards = (page: Page) => page.locator('.card');
const scriptOf = (page: Page) =>
  page.evaluate(() => document.querySelector('script[src*="build/learn-"]')?.getAttribute('src') ?? '');

describe('OFF-3: without a connection', () => {
  it('a session that has ended shows nothing', async () => {
    const page = await academy.served('mira');
    await page.context().clearCookies();
    await page.goto(`${academy.portal}/learn`);
    await page.getByLabel('Password').waitFor();
    await academy.stop();
    await page.goto(`${academy.portal}/learn/courses`);
    await page.getByRole('main').waitFor();
    await expect.poll(() => page.getByRole('main').innerText()).toMatch(/\w{4}/);
    expect(await cards(page).count()).toBe(0);
    expect(await page.locator('body').innerText()).not.toContain('Mira');
  });

  it('another person on the same device sees theirs alone', async () => {
    const page = await academy.served('mira');
    await openCourse(page);
    await keep(page);
    await page.locator('.keep').getByText('Kept on this device', { exact: true }).waitFor();
    await page.context().clearCookies();
    await sendSignIn(page.context(), academy.portal, 'pavel');
    await page.goto(`${academy.portal}/learn`);
    await cards(page).first().waitFor();
    await expect.poll(async () => (await keptOf(page)).length).toBe(3);
    await textsOf(page, ['profile']);
    await academy.stop();
    await page.goto(`${academy.portal}/learn/courses`);
    await cards(page).first().waitFor();
    expect(await page.locator('body').innerText()).not.toContain('Mira');
    await page.goto(`${academy.portal}/learn/profile?tab=offline`);
    await page.getByText('No course is kept on this device').waitFor();
  });
});

describe('OFF-2: pages that were never opened', () => {
  it('say that they wait for a connection', async () => {
    const page = await academy.served('mira');
    await textsOf(page, ['courses', 'calendar', 'results']);
    await academy.stop();
    for (const place of ['catalog', 'calendar', 'results']) {
      await page.goto(`${academy.portal}/learn/${place}`);
      await page.getByRole('button', { name: 'Try again' }).first().waitFor();
    }
  });
});

describe('SRV-96: replies that come with a page', () => {
  it('are asked for by nobody, and kept all the same', async () => {
    const page = await academy.served('mira');
    await page.evaluate(
      async (names) => void (await Promise.all(names.map((name) => caches.delete(name)))),
      [...(await keptOf(page))],
    );
    const asked: string[] = [];
    page.on('request', (request) => {
      // The page before still reads once more what it had read before the worker came.
      if (request.isNavigationRequest()) asked.length = 0;
      asked.push(request.url());
    });
    await page.reload();
    await cards(page).first().waitFor();
    const given = await page.evaluate(() =>
      (JSON.parse(document.querySelector('#given')?.textContent ?? '[]') as { readonly path: string }[]).map(
        ({ path }) => new URL(path, location.origin).href,
      ),
    );
    expect(given).toContainEqual(expect.stringContaining('objective-accesses/query'));
    expect(asked).toContain(page.url());
    expect(asked.filter((url) => given.includes(url))).toEqual([]);
    await expect
      .poll(() => page.evaluate(keptAddresses, 'lectern-recent:'))
      .toContainEqual(expect.stringContaining('objective-accesses/query'));
    await academy.stop();
    await page.goto(`${academy.portal}/learn/courses`);
    await cards(page).first().waitFor();
  });
});

describe('OFF-6: keeping', () => {
  it('a full device is told, and what has arrived stays', async () => {
    const page = await academy.served('mira');
    await openCourse(page);
    await page.getByRole('button', { name: 'Keep this course offline' }).click();
    const start = page.getByRole('dialog').getByRole('button', { name: 'Keep', exact: true });
    await start.waitFor();
    const devtools = await page.context().newCDPSession(page);
    const { usage } = await devtools.send('Storage.getUsageAndQuota', { origin: academy.portal });
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: academy.portal, quotaSize: usage + 30_000 });
    await start.click();
    await page.getByText('The course could not be kept').waitFor();
    expect(await page.locator('.keep').innerText()).toContain('no room left on this device');
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: academy.portal });
    await page.locator('.keep').getByRole('button', { name: 'Update' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Update' }).click();
    await page.locator('.keep').getByText('Kept on this device', { exact: true }).waitFor();
  });

  it('a server that goes away meanwhile is told, and the rest follows', async () => {
    const page = await academy.served('mira');
    await openCourse(page);
    await page.getByRole('button', { name: 'Keep this course offline' }).click();
    const start = page.getByRole('dialog').getByRole('button', { name: 'Keep', exact: true });
    await start.waitFor();
    await academy.stop();
    await start.click();
    await page.getByText('The course could not be kept').waitFor();
    await academy.start();
    await page
      .locator('.keep')
      .getByRole('button', { name: /Update|Keep this/ })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Update|Keep)$/ })
      .click();
    await page.locator('.keep').getByText('Kept on this device', { exact: true }).waitFor();
  });
});

describe('OFF-8: the worker', () => {
  it('gives way to a new one: text that is typed stays, and the next page is of the new version', async () => {
    await academy.stop();
    await academy.start({ env: { LEARN_NEXT: 'dist/learn' } });
    const page = await academy.served('mira');
    await page.getByRole('textbox', { name: 'Search your courses' }).fill('typed and not sent');
    await page.context().addCookies([{ name: 'new-learner-MF', value: 'true', url: academy.portal }]);
    await page.evaluate(async () => {
      const came = new Promise((done) =>
        navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
      );
      await (await navigator.serviceWorker.getRegistration('/learn'))?.update();
      await came;
    });
    expect(await page.getByRole('textbox', { name: 'Search your courses' }).inputValue()).toBe('typed and not sent');
    expect(await scriptOf(page)).toContain('/learn/build/');
    // On a slow machine the list has been searched by now.
    await page.getByRole('textbox', { name: 'Search your courses' }).fill('');
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await page.reload();
    await expect.poll(() => scriptOf(page)).toContain('/learn/next-build/');
    const code = await page.evaluate(async () =>
      (await (await caches.open('lectern-code')).keys()).map(({ url }) => new URL(url).pathname),
    );
    expect(code.filter((path) => !path.startsWith('/learn/next-build/'))).toEqual([]);
    // What is shown without a server has to have come, and to be kept.
    await cards(page).first().waitFor();
    await expect.poll(() => page.evaluate(async () => (await caches.match('/learn')) !== undefined)).toBe(true);
    await academy.stop();
    await page.reload();
    await cards(page).first().waitFor();
    expect(await scriptOf(page)).toContain('/learn/next-build/');
  });

  it('removes itself and all that was kept, where the tenant wants none any more', async () => {
    const page = await academy.served('mira');
    await academy.stop();
    await academy.start({ env: { OFFLINE_DAYS: '0' } });
    const isRemoved = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length === 0);
    // The browser asks for the worker with each page. Now and then it keeps the one before until the next page.
    await expect
      .poll(async () => {
        await page.reload();
        await cards(page).first().waitFor();
        return expect
          .poll(isRemoved, { timeout: 8000 })
          .toBe(true)
          .then(
            () => true,
            () => false,
          );
      })
      .toBe(true);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    await page.reload();
    await cards(page).first().waitFor();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBe(null);
  });
});
