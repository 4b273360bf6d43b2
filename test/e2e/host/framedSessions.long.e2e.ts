// Many requests that are refused at once, in several elements and tabs of a host (SESS-2, SESS-16).
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { lmsHost, portal } from '../support/harness.ts';
import { blockingContext, endFrames, framedRequests, openHost } from '../support/hostTools.ts';

const frameOf = (page: Page) => page.locator('lectern-frame iframe').contentFrame();
const shown = (page: Page) => frameOf(page).locator('lectern-courses .card').first().waitFor();

/** The page of the portal itself. */
const portalIn = (page: Page) => page.frames().find((frame) => frame.url().startsWith(portal))!;

/** Sends so many requests at once by the runtime that the elements of the page share. @returns how many were answered */
const sendMany = (page: Page, count: number) =>
  portalIn(page).evaluate(async (many) => {
    interface Runtime {
      readonly port: { readonly send: (call: object, input: object) => Promise<unknown> };
    }
    const { runtimes } = (globalThis as unknown as Record<symbol, { readonly runtimes: Map<string, Runtime> }>)[
      Symbol.for('lectern/1')
    ]!;
    const [{ port }] = [...runtimes.values()] as [Runtime];
    const call = {
      name: 'many',
      method: 'GET',
      base: 'platform',
      path: 'users/me',
      prefer: 'respond-sync',
      idempotency: 'natural',
      offline: 'refuse',
      audience: 'user',
      read: (body: unknown) => body,
    };
    const sent = Array.from({ length: many }, () => port.send(call, {}));
    return (await Promise.allSettled(sent)).filter(({ status }) => status === 'fulfilled').length;
  }, count);

it('20 parallel refusals in each of two tabs, with three elements in each: one session is begun, and every request succeeds', async () => {
  const context = await blockingContext();
  const one = await context.newPage();
  await openHost(one, `${lmsHost}/academy/courses`);
  await shown(one);
  const two = await context.newPage();
  await two.goto(`${lmsHost}/academy/courses`);
  await shown(two);

  await endFrames('mira');
  const framed = [framedRequests(one), framedRequests(two)];
  const elements = (page: Page) =>
    frameOf(page)
      .locator('body')
      .evaluate((body) => {
        for (const tag of ['lectern-courses', 'lectern-catalog'])
          body.append(Object.assign(document.createElement(tag), { routing: 'memory' }));
      });
  const [first, second] = await Promise.all([sendMany(one, 20), sendMany(two, 20), elements(one), elements(two)]);
  expect([first, second]).toEqual([20, 20]);
  for (const page of [one, two]) await frameOf(page).locator('lectern-catalog .card').first().waitFor();

  const all = framed.flat();
  const statuses = await Promise.all(
    all
      .filter((request) => request.url().includes('/api/'))
      .map(async (request) => (await request.response())?.status()),
  );
  expect(statuses.filter((status) => status === 401).length).toBeGreaterThanOrEqual(40);
  const begun = framed.map(
    (requests) =>
      requests.filter((request) => request.method() === 'POST' && request.url().endsWith('/frame-sessions')).length,
  );
  expect(begun.toSorted()).toEqual([0, 1]);
});
