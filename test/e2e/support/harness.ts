import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { freshDatabase } from '../../postgres/freshDatabase.ts';
import type {} from '../../postgres/provided.ts';
import { beginAcademy } from './keptAcademy.ts';
import { sendSignIn } from './sendSignIn.ts';
import { startServer, type ServerOptions } from './startServer.ts';

const postgres = inject('postgres');

/** The day of the seed; today if a file does not set another. */
let seedDay: string | undefined;

// The actions of one file's learners do not affect other files. On PostgreSQL each file has its own server and database.
async function start(ports: Pick<ServerOptions, 'port' | 'partnerPort' | 'lmsHostPort'> = {}) {
  if (!postgres) return { ...(await beginAcademy(seedDay)), stop: async () => undefined };
  return startServer({ ...ports, databaseUrl: await freshDatabase(postgres, 'academy') });
}
let server = await start();

/** Origins of the server under test: portal and LMS, and on another site the partner's page and an LMS that frames the portal. */
export const { portal, partner, lmsHost } = server;

/** People of the seed. */
export type Person =
  'mira' | 'nils' | 'ines' | 'ada' | 'rosa' | 'tomas' | 'leila' | 'omar' | 'pavel' | 'lena' | 'juno' | 'kofi' | 'nora';

let connection: Promise<Browser> | undefined;
const contexts: BrowserContext[] = [];
let clockMoved = false;

afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
  if (clockMoved) await admin.clock.reset();
});
afterAll(async () => {
  await (await connection)?.close();
  await server.stop();
});

/**
 * A browser without cookies or storage, closed after the test. Its language is English unless told otherwise. It has no service workers
 * unless a test is about them, because a worker's requests bypass the routes of a test.
 */
export async function newContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  connection ??= chromium.connect(inject('browser'));
  const context = await (
    await connection
  ).newContext({
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(90_000);
  contexts.push(context);
  return context;
}

/** A page of a new context. Errors that it logs do not fail a test by themselves; use `errorsOf` for that. */
export async function newPage(options: BrowserContextOptions = {}): Promise<Page> {
  return (await newContext(options)).newPage();
}

/** Errors of a page from now on: uncaught ones, and those it logs. Messages about a connection that the test itself cut do not count. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('net::ERR_INTERNET_DISCONNECTED'))
      errors.push(message.text());
  });
  return errors;
}

/** Fills the sign-in page that `page` shows, and waits until it has returned to the page before. */
export async function fillSignIn(page: Page, person: Person): Promise<void> {
  await page.getByLabel('User name').fill(person);
  await page.getByLabel('Password').fill('lectern');
  await Promise.all([
    page.waitForURL((url) => !/^\/(idp|oidc)\b/.test(url.pathname)),
    page.getByRole('button', { name: 'Sign in' }).click(),
  ]);
}

/** A page that is signed in on the portal and shows `path`. */
export async function signedIn(person: Person, path = '/learn', options: BrowserContextOptions = {}): Promise<Page> {
  const page = await newPage(options);
  await sendSignIn(page.context(), portal, person);
  await page.goto(portal + path);
  return page;
}

let administrator: Promise<string> | undefined;

/** Restarts the academy in its first state, at the same addresses. */
export async function beginAnew(): Promise<void> {
  administrator = undefined;
  clockMoved = false;
  await server.stop();
  const portOf = (origin: string) => Number(new URL(origin).port);
  server = await start({ port: portOf(portal), partnerPort: portOf(partner), lmsHostPort: portOf(lmsHost) });
}

/**
 * For files that compare whole dates, or that set a fixed date: the whole file runs on an academy that was seeded on this day. Dates of the
 * seed are counted from its day, so they depend on it.
 */
export function beginOn(day: string): void {
  beforeAll(async () => {
    seedDay = day;
    await beginAnew();
  }, 120_000);
}

/**
 * For files whose tests need the academy in its first state: a second attempt starts the academy again, otherwise it would find the changes
 * of the first.
 */
export function beginAnewOnRetry(): void {
  beforeEach(({ task }) => (task.result?.retryCount ? beginAnew() : undefined), 120_000);
}

/** The cookies of ada, who stays signed in for the whole file. */
async function administratorCookies(): Promise<string> {
  const context = await newContext();
  await sendSignIn(context, portal, 'ada');
  const cookies = await context.cookies(portal);
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

async function moveClock(body: object): Promise<void> {
  administrator ??= administratorCookies();
  const reply = await fetch(`${portal}/admin/clock`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'origin': portal,
      'cookie': await administrator,
    },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`the clock was not moved: ${reply.status} ${await reply.text()}`);
}

/** The server's clock, moved as an administrator does. It is set back after each test. */
export const admin = {
  clock: {
    advance: async (milliseconds: number): Promise<void> => {
      clockMoved = true;
      await moveClock({ advanceMs: milliseconds });
    },
    set: async (iso: string): Promise<void> => {
      clockMoved = true;
      await moveClock({ now: iso });
    },
    reset: async (): Promise<void> => {
      await moveClock({ reset: true });
      clockMoved = false;
    },
  },
};
