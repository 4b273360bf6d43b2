// One suite, run in both mounts of lectern-player: in place on the portal's own page, and in a frame on a partner's (RUN-7, FRAME-6).
import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { uuidOf } from '../../demo/server/db/uuidOf.ts';
import { fillSignIn, newPage, portal } from './harness.ts';
import { startServer } from './startServer.ts';

interface Mount {
  readonly name: string;
  readonly address: string;
  /** Where one signs in to get there. */
  readonly signIn: string;
  /** Where what the element draws is looked for. */
  readonly inside: (page: Page) => FrameLocator | Page;
}

const objectiveId = uuidOf('course:SAF 110');
// Each mount has an academy of its own, in which nobody has begun.
const other = await startServer({ from: inject('academy') });
afterAll(() => other.stop());
const mounts: readonly Mount[] = [
  { name: 'in place', address: `${portal}/learn/courses/${objectiveId}`, signIn: `${portal}/oidc/login?redirectUrl=/learn/courses/${objectiveId}`, inside: (page) => page },
  { name: 'in a frame', address: `${other.partner}/training/${objectiveId}`, signIn: `${other.partner}/sign-in?to=/training/${objectiveId}`, inside: (page) => page.locator('lectern-player iframe').contentFrame() },
];

type Heard = readonly [name: string, detail: Readonly<Record<string, unknown>>];

/** Keeps all that elements raise on the page itself, across its pages. */
async function listen(page: Page): Promise<() => Promise<readonly Heard[]>> {
  const heard: Heard[] = [];
  await page.exposeFunction('tellTest', (name: string, detail: Heard[1]) => void heard.push([name, detail]));
  await page.addInitScript(() => {
    if (window.parent !== window) return;
    const names = ['title', 'navigate', 'error', 'course-enrolled', 'course-started', 'course-finished', 'part-opened', 'part-completed', 'proctoring'];
    for (const name of names) {
      document.addEventListener(`lectern-${name}`, (event) => {
        if ((event.target as Element).localName === 'lectern-player') (window as unknown as { tellTest: (name: string, detail: unknown) => void }).tellTest(`lectern-${name}`, (event as CustomEvent).detail);
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
      return JSON.stringify([name, { ...detail, hasAddress: typeof href === 'string', hasRun: typeof workflowId === 'string', hasEnrolment: Boolean(aggregateId ?? named), asks: typeof query, way }]);
    })
    // Titles are told anew with each drawing.
    .filter((line, index, all) => line !== all[index - 1]);

const attributes = (page: Page) => page.locator('lectern-player').evaluate((element) => Object.fromEntries(['objectiveId', 'place', 'view', 'routing', 'headingLevel'].map((name) => [name, (element as unknown as Record<string, unknown>)[name]])));

/** A course from its overview to its review. */
async function take(mount: Mount): Promise<{ readonly events: readonly string[]; readonly parts: readonly string[]; readonly values: unknown; readonly steps: number }> {
  const page = await newPage();
  page.setDefaultTimeout(30_000);
  const heard = await listen(page);
  await page.goto(mount.signIn);
  await fillSignIn(page, 'mira');
  if (page.url() !== mount.address) await page.goto(mount.address);
  const inside = mount.inside(page);
  const title = inside.getByRole('heading', { level: 1 });
  await inside.getByRole('button', { name: 'Start', exact: true }).waitFor();
  const values = await attributes(page);
  const before = await page.evaluate(() => history.length);
  await inside.getByRole('button', { name: 'Start', exact: true }).click();

  const parts: string[] = [];
  for (;;) {
    const mark = inside.getByRole('button', { name: 'Mark as complete' });
    await mark.waitFor();
    const name = await title.innerText();
    parts.push(name);
    await mark.click();
    await inside.getByRole('group', { name: 'Turn the page' }).getByRole('button', { name: 'Completed' }).waitFor();
    const next = inside.getByRole('link', { name: /^Next/ });
    if ((await next.count()) === 0) break;
    await next.click();
    await expect.poll(() => title.innerText()).not.toBe(name);
  }
  await inside.getByRole('button', { name: 'Finish the course' }).first().click();
  const dialog = inside.getByRole('dialog', { name: 'Finish the course?' });
  await dialog.waitFor();
  // A dialog stays in the part of the frame that is in view (FRAME-2).
  const box = (await dialog.boundingBox())!;
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThanOrEqual(800);
  await dialog.getByRole('button', { name: 'Finish the course' }).click();
  await inside.getByText('The course has been successfully finished').first().waitFor();
  await inside.getByRole('link', { name: 'Review' }).or(inside.getByRole('button', { name: 'Review' })).first().click();
  // The bar that says that a finished run is looked back at.
  await inside.locator('.looking').first().waitFor();
  return { events: alike(await heard()), parts, values, steps: (await page.evaluate(() => history.length)) - before };
}

describe('the course page in both mounts', () => {
  it('opens, reads, completes, finishes and reviews a course, with the same attributes, events and steps in the history (RUN-7, FRAME-3, FRAME-6)', { retry: 0, timeout: 180_000 }, async () => {
    const [own, framed] = [await take(mounts[0]!), await take(mounts[1]!)];
    expect(own.parts).toHaveLength(3);
    expect(framed.parts).toEqual(own.parts);
    expect(framed.values).toEqual(own.values);
    expect(own.events.map((line) => (JSON.parse(line) as [string])[0])).toEqual(expect.arrayContaining(['lectern-title', 'lectern-navigate', 'lectern-course-started', 'lectern-part-opened', 'lectern-part-completed', 'lectern-course-finished']));
    const names = (events: readonly string[]) => events.filter((line) => !line.startsWith('["lectern-title"'));
    expect(names(framed.events)).toEqual(names(own.events));
    expect(new Set(framed.events)).toEqual(new Set(own.events));
    expect(framed.steps).toBe(own.steps);
  });
});
