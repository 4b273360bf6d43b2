// What a host has of lectern-player is the same in both mounts: attributes, events with their details, steps in the
// history (RUN-7, FRAME-3, FRAME-6).
import type { Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { beginAnewOnRetry, newPage, portal } from '../support/harness.ts';
import { mountsAt, type Mount } from '../support/mountsAt.ts';
import { press } from '../support/press.ts';
import { startServer, type ServerOptions } from '../support/startServer.ts';

// Each mount has an academy of its own, in which nobody has begun; both are taken side by side.
const start = (ports: Pick<ServerOptions, 'port' | 'partnerPort' | 'lmsHostPort'> = {}) =>
  startServer({ ...ports, from: inject('academy') });
let other = await start();
beginAnewOnRetry();
beforeEach(async ({ task }) => {
  if (!task.result?.retryCount) return;
  const { port, partnerPort, lmsHostPort } = other;
  await other.stop();
  other = await start({ port, partnerPort, lmsHostPort });
}, 120_000);
afterAll(() => other.stop());

type Heard = readonly [name: string, detail: Readonly<Record<string, unknown>>];

/** Keeps all that elements raise on the page itself, across its pages. */
async function listen(page: Page): Promise<() => Promise<readonly Heard[]>> {
  const heard: Heard[] = [];
  await page.exposeFunction('tellTest', (name: string, detail: Heard[1]) => void heard.push([name, detail]));
  await page.addInitScript(() => {
    if (window.parent !== window) return;
    const names = [
      'ready',
      'title',
      'navigate',
      'error',
      'course-enrolled',
      'course-started',
      'course-finished',
      'part-opened',
      'part-completed',
      'proctoring',
    ];
    for (const name of names) {
      document.addEventListener(`lectern-${name}`, (event) => {
        if ((event.target as Element).localName === 'lectern-player')
          (window as unknown as { tellTest: (name: string, detail: unknown) => void }).tellTest(
            `lectern-${name}`,
            (event as CustomEvent).detail,
          );
      });
    }
  });
  return async () => [...heard];
}

/** What differs between two learners and two sites: their runs, and the addresses. */
const alike = (heard: readonly Heard[]) =>
  heard
    .map(([name, { href, workflowId, aggregateId, route, ...detail }]) => {
      const { aggregateId: named, query, ...way } = (route ?? {}) as Readonly<Record<string, unknown>>;
      return JSON.stringify([
        name,
        {
          ...detail,
          hasAddress: typeof href === 'string',
          hasRun: typeof workflowId === 'string',
          hasEnrolment: Boolean(aggregateId ?? named),
          asks: typeof query,
          way,
        },
      ]);
    })
    // Titles are told again with each drawing.
    .filter((line, index, all) => line !== all[index - 1]);

const attributes = (page: Page) =>
  page
    .locator('lectern-player')
    .evaluate((element) =>
      Object.fromEntries(
        ['objectiveId', 'place', 'view', 'routing', 'headingLevel'].map((name) => [
          name,
          (element as unknown as Record<string, unknown>)[name],
        ]),
      ),
    );

/** A course from its overview to its review. */
async function take(mount: Mount): Promise<{
  readonly events: readonly string[];
  readonly parts: readonly string[];
  readonly values: unknown;
  readonly steps: number;
}> {
  const page = await mount.enter('mira', { viewport: { width: 1280, height: 800 } });
  const heard = await listen(page);
  const stage = mount.stage(page);
  const { inside } = stage;
  await stage.go('SAF 110');
  const title = inside.getByRole('heading', { level: 1 });
  await inside.getByRole('button', { name: 'Start', exact: true }).waitFor();
  const values = await attributes(page);
  const before = await page.evaluate(() => history.length);
  await press(inside.getByRole('button', { name: 'Start', exact: true }));

  // In a frame the bar at the foot moves as the text comes: keys find it where it is.
  const parts: string[] = [];
  for (;;) {
    const mark = inside.getByRole('button', { name: 'Mark as complete' });
    await mark.waitFor();
    const name = await title.innerText();
    parts.push(name);
    await mark.press('Enter');
    await inside
      .getByRole('group', { name: 'Previous and next part' })
      .getByRole('button', { name: 'Completed' })
      .waitFor();
    // It is shown before the host has been told.
    await expect
      .poll(async () => (await heard()).filter(([event]) => event === 'lectern-part-completed').length)
      .toBe(parts.length);
    const next = inside.getByRole('link', { name: /^Next/ });
    if ((await next.count()) === 0) break;
    await next.press('Enter');
    await expect.poll(() => title.innerText()).not.toBe(name);
  }
  await inside.getByRole('button', { name: 'Finish the course' }).first().press('Enter');
  const dialog = inside.getByRole('dialog', { name: 'Finish the course?' });
  await dialog.waitFor();
  // A dialog stays in the part of the frame that is in view (FRAME-2).
  const box = (await dialog.boundingBox())!;
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThanOrEqual(800);
  await press(dialog.getByRole('button', { name: 'Finish the course' }));
  await inside.getByText('The course has been successfully finished').first().waitFor();
  await press(
    inside
      .getByRole('link', { name: 'Review' })
      .or(inside.getByRole('button', { name: 'Review' }))
      .first(),
  );
  // The bar that says that a finished run is looked back at.
  await inside.locator('.looking').first().waitFor();
  return { events: alike(await heard()), parts, values, steps: (await page.evaluate(() => history.length)) - before };
}

/** Every attribute, given at first and changed while the element stands, good and bad ones; and what a host may keep the element from. */
async function give(mount: Mount): Promise<{ readonly heard: readonly string[]; readonly shown: readonly string[] }> {
  const page = await mount.enter('mira');
  const heard = await listen(page);
  const stage = mount.stage(page);
  const { inside } = stage;
  await page.goto(mount.list);
  await page.locator('lectern-courses').waitFor();
  const shown: string[] = [];
  const set = (values: Readonly<Record<string, string | null>>) =>
    page.evaluate((given) => {
      let player = document.querySelector('lectern-player');
      const isNew = !player;
      player ??= document.createElement('lectern-player');
      for (const [name, value] of Object.entries(given)) {
        if (value === null) player.removeAttribute(name);
        else player.setAttribute(name, value);
      }
      if (isNew) document.querySelector('lectern-courses')!.replaceWith(player);
    }, values);
  const look = async (what: string, is: () => Promise<string>) => shown.push(`${what}: ${await is()}`);
  const heading = (name: string, level = 2) =>
    inside.getByRole('heading', { name, level, exact: true }).first().waitFor();
  const ground = inside.locator('lectern-player .lectern').first();
  const part = inside.locator('lectern-player .part > .title');
  const course = 'Kinesiology: How We Walk';

  await set({
    'objective-id': uuidOf('course:KIN 110'),
    'view': 'nonsense',
    'heading-level': '9',
    'theme': 'pink',
    'routing': 'elsewhere',
  });
  await heading(course);
  await set({ 'view': 'overview', 'heading-level': '3', 'theme': 'dark', 'locale': 'ar', 'routing': 'memory' });
  await heading(course, 3);
  await inside.getByRole('button', { name: 'بدء', exact: true }).waitFor();
  await look('look', () =>
    ground.evaluate((element) =>
      [(element as HTMLElement).lang, (element as HTMLElement).dir, getComputedStyle(element).colorScheme].join(),
    ),
  );
  await set({ 'heading-level': null, 'theme': null, 'locale': null, 'routing': null });
  await heading(course);

  // By itself it goes on in memory: nothing is asked of the host.
  await press(inside.getByRole('button', { name: 'Start', exact: true }));
  await part.waitFor();
  const first = await part.innerText();
  const { axis } = (await heard()).findLast(([name]) => name === 'lectern-part-opened')![1];
  await inside.getByRole('link', { name: /^Next/ }).press('Enter');
  await expect.poll(() => part.innerText()).not.toBe(first);
  // With the page's address it asks for each way, and stays where a host takes no part in it.
  await page.evaluate(() =>
    addEventListener(
      'lectern-navigate',
      (event) => {
        event.preventDefault();
        event.stopPropagation();
        void (window as unknown as { tellTest: (name: string, detail: unknown) => void }).tellTest(
          'lectern-navigate',
          (event as CustomEvent).detail,
        );
      },
      true,
    ),
  );
  // The new routing is drawn before or with the new part, so who sees the part has both.
  await set({ routing: 'url', view: 'content', axis: String(axis), query: '?viewType=REVIEW' });
  await expect.poll(() => part.innerText()).toBe(first);
  expect((await heard()).filter(([name]) => name === 'lectern-navigate')).toEqual([]);
  await inside.getByRole('link', { name: /^Next/ }).press('Enter');
  await expect.poll(async () => (await heard()).filter(([name]) => name === 'lectern-navigate').length).toBe(1);
  await look('stays', () => part.innerText());

  // What cannot be had is said by the element and to the host, once.
  const failed = (times: number) =>
    expect.poll(async () => (await heard()).filter(([name]) => name === 'lectern-error').length).toBe(times);
  await set({ 'objective-id': uuidOf('course:nobody’s'), 'view': null, 'axis': null, 'query': null });
  await heading('Course is not available');
  await failed(5);
  await page.route('**/objective-access', (call) => call.fulfill({ status: 500, json: {} }));
  await set({ 'objective-id': uuidOf('course:STA 210') });
  await heading('The course could not be loaded');
  await failed(6);
  await page.unroute('**/objective-access');
  await press(inside.getByRole('button', { name: 'Try again' }));
  await heading('Statistics for Clinical Researchers');
  await set({ place: 'public' });
  await heading('Course is not available');
  await failed(7);
  await set({ place: 'courses' });
  await heading('Statistics for Clinical Researchers');
  await set({ 'view': 'workflow', 'workflow-id': uuidOf('nobody’s run') });
  await heading('Course is not available');
  await look('values', async () => JSON.stringify(await attributes(page)));
  return { heard: alike(await heard()), shown };
}

/** The same was raised, in the same order but for titles, which are told once they are drawn. */
function expectAlike(there: readonly string[], here: readonly string[]) {
  const others = (lines: readonly string[]) => lines.filter((line) => !line.startsWith('["lectern-title"'));
  expect(others(there)).toEqual(others(here));
  expect(new Set(there)).toEqual(new Set(here));
}

const [own, framed] = [mountsAt({ portal, partner: '', newPage }).inPlace, mountsAt({ ...other, newPage }).inFrame];

describe('the course page in both mounts', () => {
  it(
    'opens, reads, completes, finishes and reviews a course: same attributes, events and history (RUN-7, FRAME-3, FRAME-6)',
    { timeout: 300_000 },
    async () => {
      const [here, there] = [await take(own), await take(framed)];
      expect(here.parts).toHaveLength(3);
      expect(there.parts).toEqual(here.parts);
      expect(there.values).toEqual(here.values);
      expect(here.events.map((line) => (JSON.parse(line) as [string])[0])).toEqual(
        expect.arrayContaining([
          'lectern-title',
          'lectern-navigate',
          'lectern-course-started',
          'lectern-part-opened',
          'lectern-part-completed',
          'lectern-course-finished',
        ]),
      );
      expectAlike(there.events, here.events);
      expect(there.steps).toBe(here.steps);
    },
  );

  it(
    'each attribute, at first and later, and the unusable ones: the same is shown and raised (ELEM-1, ELEM-5, FRAME-4, FRAME-6)',
    { timeout: 300_000 },
    async () => {
      const [here, there] = [await give(own), await give(framed)];
      expect(there.shown).toEqual(here.shown);
      expectAlike(there.heard, here.heard);
      const errors = here.heard
        .map((line) => JSON.parse(line) as [string, { code: string }])
        .filter(([name]) => name === 'lectern-error')
        .map(([, { code }]) => code);
      expect(errors).toEqual([...Array<string>(4).fill('invalid_attribute'), 'not_found', 'server_error', 'not_found']);
    },
  );
});
