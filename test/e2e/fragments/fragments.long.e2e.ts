// Modules of the tenant in places of the portal's page: the demonstration's own, and made-up ones of an origin that the test plays.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { axeViolations } from '../support/axeViolations.ts';
import { errorsOf, newPage, partner, portal, signedIn } from '../support/harness.ts';
import { policyViolations } from '../support/policyViolations.ts';
import { sendSignIn } from '../support/sendSignIn.ts';
import { setTenant } from '../support/tenantSettings.ts';

interface Module {
  readonly tag: string;
  readonly code: string;
  /** Of another file than it is. */
  readonly wrong?: boolean;
}

const origin = 'https://parts.example';
const digestOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const addressOf = ({ tag }: Module) => `${origin}/${tag}.mjs`;
/** A module whose element says which one it is. */
const part = (name: string, before = ''): Module => ({
  tag: `acme-${name}`,
  code: `${before}
customElements.define('acme-${name}', class extends HTMLElement {
  connectedCallback() {
    const title = document.createElement('h' + this.getAttribute('heading-level'));
    title.textContent = 'Part ${name} of the tenant';
    this.replaceChildren(title);
  }
});`,
});
const titled = (page: Page, name: string) => page.getByRole('heading', { name: `Part ${name} of the tenant` });

let administrator: Page | undefined;
async function administration(): Promise<Page> {
  if (!administrator || administrator.isClosed()) {
    administrator = await newPage();
    await sendSignIn(administrator.context(), portal, 'ada');
  }
  await administrator.goto(`${portal}/admin/fragments`);
  return administrator;
}

/** Names modules by the administrators' page; a place without one is ours. */
async function name(modules: Readonly<Record<string, Module>>): Promise<void> {
  const page = await administration();
  await page.locator('details').evaluateAll((all) => all.forEach((one) => ((one as HTMLDetailsElement).open = true)));
  for (const field of await page.locator('details input').all()) {
    const [slot = '', wanted = ''] = ((await field.getAttribute('name')) ?? '').split('.');
    const module = modules[slot];
    const { tag = '', code = '', wrong = false } = module ?? {};
    const fields = {
      url: module ? addressOf(module) : '',
      tag,
      integrity: module ? digestOf(code + String(wrong || '')) : '',
    };
    await field.fill(fields[wanted as keyof typeof fields]);
  }
  await page.getByRole('button', { name: 'Save the parts' }).click();
  await page.getByText('The parts were saved.').waitFor();
}

/** Has the origin of these modules answer a page. @returns addresses that were asked for */
async function serve(page: Page, ...modules: readonly Module[]): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    const module = modules.find(({ tag }) => pathname === `/${tag}.mjs`);
    return route.fulfill({
      status: module ? 200 : 404,
      headers: { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' },
      body: module?.code ?? '',
    });
  });
  return asked;
}

/** mira's page at a path, with these modules named. */
async function withModules(
  modules: Readonly<Record<string, Module>>,
  path: string,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; errors: string[]; violations: string[]; asked: string[]; told: string[] }> {
  await name(modules);
  const page = await signedIn('mira', '/learn/forbidden', options);
  const asked = await serve(page, ...Object.values(modules));
  const [errors, violations] = [errorsOf(page), await policyViolations(page)];
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await page.goto(portal + path);
  return { page, errors, violations, asked, told };
}

afterEach(async () => {
  await name({});
  await setTenant();
});

it('NAV-13, FRAG-2, FRAG-9, FRAG-10, ROUTE-46: the modules of the demonstration fill their places, in both languages', async () => {
  await setTenant(['catalog', 'sidebar', 'dashboard']);
  const admin = await administration();
  expect(await axeViolations(admin)).toEqual([]);
  await admin.getByRole('button', { name: 'Use the modules of the demonstration' }).click();
  await admin.getByText('The parts were saved.').waitFor();
  await admin.getByText('harbour-knowledge-center').waitFor();

  const page = await signedIn('mira', '/learn/forbidden');
  const [errors, violations] = [errorsOf(page), await policyViolations(page)];
  await page.goto(`${portal}/learn`);
  await page.getByRole('heading', { name: 'Tip of the week', level: 2 }).waitFor();
  await page.locator('lectern-dashboard .home-month').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Knowledge center' }).click();
  await page.getByRole('heading', { name: 'Knowledge center', level: 1 }).waitFor();
  await expect.poll(() => page.title()).toMatch(/^Knowledge center \| /);
  expect(await page.locator('[aria-current=page]').innerText()).toBe('Knowledge center');
  expect(await axeViolations(page)).toEqual([]);

  await page.getByLabel('Find an article').fill('team');
  await expect.poll(() => page.getByRole('listitem').filter({ hasText: 'min' }).count()).toBe(1);
  await page.getByRole('link', { name: 'Learning in a team' }).click();
  await expect.poll(() => page.url()).toBe(`${portal}/learn/knowledge-center/teams`);
  await expect.poll(() => page.title()).toMatch(/^Learning in a team \| Knowledge center \| /);
  await page.getByRole('heading', { name: 'Learning in a team', level: 1 }).and(page.locator(':focus')).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'Learning in a team' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Knowledge center', level: 1 }).waitFor();
  // The page leads where the module asks it to.
  await page.goto(`${portal}/learn`);
  await page.getByRole('link', { name: 'Read how' }).click();
  await page.getByRole('heading', { name: 'Notes that you read again', level: 1 }).waitFor();

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'العربية' }).click();
  await page.getByRole('heading', { name: 'ملاحظات تعود إلى قراءتها', level: 1 }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect([errors, violations]).toEqual([[], []]);
});

it('FRAG-2, DASH-14: each place is filled by the module that is named for it, and what it replaces is not asked for', async () => {
  await setTenant(['catalog', 'sidebar', 'dashboard']);
  const modules = {
    promoBanners: part('tip'),
    recentCourses: part('recent'),
    tasks: part('tasks'),
    calendarWidget: part('dates'),
    communicationsHub: part('hub'),
    calendarMain: part('calendar'),
  };
  const { page, errors, violations, asked } = await withModules(modules, '/learn/courses');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.getByRole('article').first().waitFor();
  // Nothing of a page that is not shown has come. The hub comes after the page, as the chat does.
  await titled(page, 'hub').waitFor();
  expect(asked).toEqual(['/acme-hub.mjs']);
  expect(await page.locator('lectern-notifications').count()).toBe(0);

  await page.getByRole('link', { name: 'Dashboard' }).click();
  for (const one of ['tip', 'recent', 'tasks', 'dates']) {
    await titled(page, one).scrollIntoViewIfNeeded();
    await titled(page, one).waitFor();
  }
  await page.locator('lectern-dashboard .home-ring').waitFor();
  expect(await page.locator('lectern-dashboard :is(.home-cards, .home-task, .home-month)').count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await page.getByRole('heading', { name: 'Part calendar of the tenant', level: 1 }).waitFor();
  expect(await page.locator('lectern-calendar').count()).toBe(0);
  await expect.poll(() => page.title()).toMatch(/^Calendar \| /);
  expect(await axeViolations(page)).toEqual([]);
  expect(calls.filter((path) => /calendar-items|entries\/lectern-calendar/.test(path))).toEqual([]);
  expect([errors, violations]).toEqual([[], []]);
});

it('FRAG-2: the whole portal, or the whole dashboard, is that of the tenant', async () => {
  await setTenant(['catalog', 'sidebar', 'dashboard']);
  const own = await withModules({ learnerDashboard: part('home') }, '/learn');
  await titled(own.page, 'home').waitFor();
  expect(await own.page.locator('lectern-dashboard').count()).toBe(0);
  await own.page.getByRole('navigation', { name: 'Main navigation' }).waitFor();
  expect([own.errors, own.violations]).toEqual([[], []]);

  const { page, errors, violations } = await withModules({ learnerApp: part('app') }, '/learn/courses');
  await titled(page, 'app').waitFor();
  expect(await page.locator('acme-app').getAttribute('path')).toBe('/courses');
  expect(await page.locator('lectern-courses').count()).toBe(0);
  expect(await page.getByRole('navigation', { name: 'Main navigation' }).count()).toBe(0);
  await page.getByRole('button', { name: /^Account of/ }).waitFor();
  // It is one page, wherever it goes.
  const left = await page.locator('acme-app').evaluate((element) => {
    element.setAttribute('data-first', '');
    const wish = { bubbles: true, cancelable: true, detail: { href: '/learn/profile' } };
    return !element.dispatchEvent(new CustomEvent('lectern-navigate', wish));
  });
  expect(left).toBe(true);
  await page.locator('acme-app[data-first][path="/profile"]').waitFor();
  expect(page.url()).toBe(`${portal}/learn/profile`);
  expect(await axeViolations(page)).toEqual([]);
  expect([errors, violations]).toEqual([[], []]);
});

it('FRAG-3, FRAG-4: with a wrong digest nothing of it runs, and the page is whole', async () => {
  await setTenant(['catalog', 'sidebar', 'dashboard']);
  const wrong = (of: string) => ({ ...part(of, 'globalThis.ranWrong = true;'), wrong: true });
  const modules = { tasks: wrong('tasks'), promoBanners: part('tip'), calendarMain: wrong('calendar') };
  const { page, violations, told } = await withModules(modules, '/learn');
  await titled(page, 'tip').waitFor();
  await page.locator('lectern-dashboard .home-month').scrollIntoViewIfNeeded();
  await page.locator('.fragment-tasks[data-state=failed]').waitFor({ state: 'attached' });
  expect(await page.locator('lectern-dashboard [part=tasks]').count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await page.locator('lectern-calendar').getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => told.filter((text) => text.includes('fragment calendarMain: code'))).toHaveLength(1);
  expect(await page.evaluate(() => 'ranWrong' in globalThis)).toBe(false);
  expect(violations).toEqual([]);
});

it('FRAG-5, FRAG-6: one that throws and one that takes our tags are absent, and our elements are ours', async () => {
  await setTenant(['catalog', 'sidebar', 'dashboard']);
  const thief = part('thief', `customElements.define('lectern-calendar', class extends HTMLElement {});`);
  const modules = {
    promoBanners: thief,
    tasks: part('tasks', `throw new Error('boom');`),
    recentCourses: part('recent'),
  };
  const { page, violations, told } = await withModules(modules, '/learn');
  await titled(page, 'recent').scrollIntoViewIfNeeded();
  for (const slot of ['promoBanners', 'tasks'])
    await page.locator(`.fragment-${slot}[data-state=failed]`).waitFor({ state: 'attached' });
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await page.locator('lectern-calendar').getByRole('heading', { level: 1 }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  for (const said of ['fragment promoBanners: tag', 'fragment tasks: threw'])
    expect(told.filter((text) => text.includes(said)).length, said).toBe(1);
  expect(violations).toEqual([]);
});

it('FRAG-4: one that never comes is given up after ten seconds, and comes when it is asked for again', async () => {
  const module = part('center');
  await name({ knowledgeCenter: module });
  const page = await signedIn('mira', '/learn/forbidden');
  await page.clock.install();
  const held = page.waitForRequest(addressOf(module));
  await page.route(`${origin}/**`, () => undefined);
  await page.goto(`${portal}/learn/knowledge-center`);
  await held;
  await page.clock.runFor(9_000);
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.clock.runFor(1_500);
  await page.getByRole('alert').getByText('This part of the page could not be shown').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.unroute(`${origin}/**`);
  await serve(page, module);
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  await page.clock.resume();
  await titled(page, 'center').waitFor();
});

it('ROUTE-46, FRAG-9: without a knowledge center there is neither an entry nor a page', async () => {
  const page = await signedIn('mira', '/learn/knowledge-center/notes');
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  expect(await page.getByRole('link', { name: 'Knowledge center' }).count()).toBe(0);
});

it('SRV-65: a module loads no other code, makes no default policy, and text becomes no code in it', async () => {
  const tries = `
const outcome = async (name, attempt) => {
  try { await attempt(); return name + ' done'; } catch { return name + ' refused'; }
};
globalThis.outcomes = Promise.all([
  outcome('import', () => import('${origin}/other.mjs')),
  outcome('default', () => trustedTypes.createPolicy('default', { createHTML: (text) => text })),
  outcome('markup', () => { document.createElement('p').innerHTML = '<b>text</b>'; }),
  outcome('eval', () => (0, eval)('1')),
  outcome('elsewhere', () => fetch('https://other.example/data.json')),
  outcome('data', () => fetch('${origin}/acme-center.mjs')),
  outcome('framework', () => trustedTypes.createPolicy('svelte-trusted-html', { createHTML: (text) => text })),
]);`;
  const module = part('center', tries);
  const { page, asked } = await withModules({ knowledgeCenter: module }, '/learn/knowledge-center');
  await titled(page, 'center').waitFor();
  const outcomes = await page.evaluate(() => (globalThis as unknown as { outcomes: Promise<string[]> }).outcomes);
  expect(outcomes).toEqual([
    'import refused',
    'default refused',
    'markup refused',
    'eval refused',
    'elsewhere refused',
    'data done',
    'framework done',
  ]);
  expect(asked).not.toContain('/other.mjs');
  // The calendar's library makes the policy that the module made too, and stands all the same.
  await page.goto(`${portal}/learn/knowledge-center`);
  await titled(page, 'center').waitFor();
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await page.locator('lectern-calendar').getByRole('button', { name: 'Month' }).click();
  await page.locator('lectern-calendar .ec').waitFor();
});

it('FRAG-8: the module of the guide does what the guide says', async () => {
  await setTenant(['catalog', 'sidebar', 'dashboard']);
  const code = /```js\n([^]*?)```/.exec(readFileSync('docs/guides/fragments.md', 'utf8'))?.[1] ?? '';
  const { page, errors, violations } = await withModules({ promoBanners: { tag: 'acme-tip', code } }, '/learn');
  await page.locator('acme-tip').getByRole('link', { name: 'Catalog' }).click();
  await page.locator('lectern-catalog').waitFor();
  expect(page.url()).toBe(`${portal}/learn/catalog`);
  expect([errors, violations]).toEqual([[], []]);
});

it('FRAG-10: the modules of the demonstration are sent to any page, and nothing else of their folder is', async () => {
  const file = await fetch(`${partner}/fragments/tip.mjs`);
  expect([file.status, file.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  expect(file.headers.get('set-cookie')).toBeNull();
  for (const path of ['..%2fpartner.mjs', 'fragments', 'none.mjs', '.mjs'])
    expect((await fetch(`${partner}/fragments/${path}`)).status).toBe(404);
});
