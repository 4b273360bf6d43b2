// Shared code of the journeys through hosts. Third-party cookies are blocked in all of them, which each proves.
import type { BrowserContext, FrameLocator, Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { fillSignIn, lmsHost, newContext, portal, type Person } from './harness.ts';
import { press } from './press.ts';
import { addProbes } from './thirdParties.ts';

/** Name of a course with a part inside its section that asks for an answer: Mira has started it, and has two parts left. */
export const answerCourse = 'Poisons, Antidotes and the First Hour';
export const field = (frame: FrameLocator) => frame.getByRole('textbox', { name: 'Your answer' });

/** A browser with a cookie of the portal that only the blocking of third-party cookies keeps from frames. */
export async function blockingContext(): Promise<BrowserContext> {
  const context = await newContext({ viewport: { width: 1280, height: 900 } });
  await addProbes(context, portal);
  return context;
}

/** All requests to the portal that frames of a page make from now on. */
export function framedRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(portal) && request.serviceWorker() === null && request.frame() !== page.mainFrame())
      requests.push(request);
  });
  return requests;
}

const cookiesOf = async (request: Request) => (await request.allHeaders())['cookie'] ?? '';

/** Proves that the cookie of `blockingContext` is sent to the portal's own pages, and from no frame of a host's page. */
export async function expectBlocked(context: BrowserContext, framed: readonly Request[]): Promise<void> {
  const own = await context.newPage();
  const [request] = await Promise.all([
    own.waitForRequest(`${portal}/learn/forbidden`),
    own.goto(`${portal}/learn/forbidden`),
  ]);
  expect(await cookiesOf(request)).toContain('unpartitioned=1');
  await own.close();
  const api = framed.filter((one) => one.url().includes('/api/'));
  expect(api.length).toBeGreaterThan(3);
  const cookies = await Promise.all(framed.map(cookiesOf));
  expect(cookies.filter((cookie) => cookie.includes('unpartitioned'))).toEqual([]);
  // Their own cookie, which is partitioned for this host, is sent.
  expect(cookies.some((cookie) => cookie.includes('lms_frame_sid='))).toBe(true);
}

/** Opens a page of a host, and signs in on the way. */
export async function openHost(page: Page, address: string, person: Person = 'mira'): Promise<void> {
  await page.goto(address);
  await fillSignIn(page, person);
}

/** Continues in the course, part by part, until a part asks for an answer. */
export async function toAnswer(frame: FrameLocator): Promise<void> {
  for (;;) {
    const mark = frame.getByRole('button', { name: 'Mark as complete' });
    const next = frame.getByRole('link', { name: /^Next/ });
    await mark.or(field(frame)).or(next).first().waitFor();
    if (await field(frame).count()) return;
    const title = frame.getByRole('heading', { level: 1 });
    const name = await title.innerText();
    if (await mark.count()) {
      await press(mark);
      await frame
        .getByRole('group', { name: 'Previous and next part' })
        .getByRole('button', { name: 'Completed' })
        .waitFor();
    }
    await press(next);
    await expect.poll(() => title.innerText()).not.toBe(name);
  }
}

/** Returns the address at which the server keeps the answer that is written in a frame. */
export function answerCall(page: Page): () => string {
  let call = '';
  page.on('request', (request) => {
    if (request.url().includes('/answers/')) call = request.url();
  });
  return () => call;
}

/** The server's copy of an answer, requested by a second browser of the learner. */
export async function keptAt(call: string): Promise<() => Promise<string>> {
  const other = await (await newContext()).newPage();
  await other.goto(`${portal}/oidc/login?redirectUrl=/learn/forbidden`);
  await fillSignIn(other, 'mira');
  return async () => ((await (await other.request.get(call)).json()) as { readonly text: string }).text;
}

/** The server's status for the cookie that the frames of a browser have now, even if the browser loses the cookie later. */
export async function frameStatus(context: BrowserContext): Promise<() => Promise<number>> {
  const { name, value } = (await context.cookies()).find((one) => one.name === 'lms_frame_sid')!;
  return async () =>
    (
      await fetch(`${portal}/api/platform/v1/users/me`, {
        headers: { 'accept': 'application/json', 'cookie': `${name}=${value}`, 'sec-fetch-site': 'same-origin' },
      })
    ).status;
}

/** Ends all sessions of a person in frames, on the server, like an operator of the LMS. */
export async function endFrames(person: Person): Promise<void> {
  const page = await (await newContext()).newPage();
  await page.goto(`${lmsHost}/sign-in`);
  await fillSignIn(page, person);
  const reply = await page.request.post(`${lmsHost}/expire`, { headers: { 'x-requested-with': 'XMLHttpRequest' } });
  expect(reply.status()).toBe(204);
}
