// The server itself goes away: a server of its own, killed between a command and its reply, and started again on the same data.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { fillSignIn, newPage } from '../support/harness.ts';
import { startServer, type RunningServer } from '../support/startServer.ts';

let server: RunningServer;
let dataDir: string;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'lectern-lost-'));
  server = await startServer({ dataDir, from: inject('academy') });
});
afterEach(async () => {
  await server.stop('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts the server again where it was. */
async function again(): Promise<void> {
  const { port, partnerPort } = server;
  server = await startServer({ dataDir, port, partnerPort });
}

/** Mira's page, with a course open that its list at `path` names. */
async function openCourse(path: string, course: string): Promise<Page> {
  const page = await newPage();
  await page.goto(server.portal + path);
  await fillSignIn(page, 'mira');
  await page.getByRole('link', { name: course, exact: true }).click();
  return page;
}

/**
 * The first of these commands arrives and is answered; then the server dies, and the answer is lost on its way.
 * @returns ids of the commands that are sent
 */
async function loseReply(page: Page, command: string): Promise<readonly string[]> {
  const sent: string[] = [];
  await page.route(`**/${command}`, async (route) => {
    sent.push((route.request().postDataJSON() as { id: string }).id);
    if (sent.length > 1) return route.continue();
    expect((await route.fetch()).status()).toBe(200);
    await server.stop('SIGKILL');
    return route.abort('connectionreset');
  });
  return sent;
}

/** What is kept, once the server has ended. */
async function stored<T>(ask: (db: PGlite) => Promise<T>): Promise<T> {
  await server.stop();
  const db = await PGlite.create(join(dataDir, 'pg'));
  const found = await ask(db);
  await db.close();
  return found;
}

/** What says that a command may not have arrived. Beside it there may be something that could not be loaded, with a button like its own. */
const notSent = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: 'Not sent yet' });
const start = (page: Page) => page.getByRole('button', { name: 'Start', exact: true });

it('killed between Start and its reply: the learner starts it again by their word, and it has started once (START-5, SRV-2)', async () => {
  const page = await openCourse('/learn', 'Fire Safety on the Ward');
  await start(page).waitFor();
  const sent = await loseReply(page, 'start-objective-workflows');
  await start(page).click();
  await page.getByText('Not sent yet').waitFor();
  await page.getByText('We do not know if you have started.').waitFor();

  await again();
  await page.reload();
  await page.getByRole('link', { name: 'Continue' }).or(start(page)).first().click();
  await page.getByRole('heading', { name: 'The first minute', exact: true }).waitFor();
  expect(new Set(sent).size).toBe(1);

  const { rows } = await stored((db) =>
    db.query<{ id: string }>(
      `select w.id from objective_workflows w join objective_accesses a on a.id = w.access_id
       join objectives o on o.id = a.objective_id
       where o.code_search like '%saf 110%' and a.user_id = (select id from users where username = 'mira')`,
    ),
  );
  expect(rows.map(({ id }) => id)).toEqual([sent[0]]);
});

it('away for a moment while a course is read: the text stays, the next click says so, and the one after it is heard', async () => {
  const page = await openCourse('/learn', 'Global Health: Who Decides?');
  await page.getByText('Nobody in this course').waitFor();
  await server.stop('SIGKILL');
  await page.getByRole('button', { name: 'Mark as complete' }).click();
  await page.getByText('Not sent yet').waitFor();
  await page.getByText('Nobody in this course').waitFor();

  await again();
  await notSent(page).getByRole('button', { name: 'Try again' }).click();
  await page
    .getByRole('group', { name: 'Previous and next part' })
    .getByRole('button', { name: 'Completed' })
    .waitFor();
});

it('killed between an enrolment and its reply: one enrolment, and the course starts once (ENROL-2, ENROL-5, SRV-2, SRV-8)', async () => {
  const page = await openCourse('/learn/catalog', 'Sleep and the Ageing Brain');
  await start(page).waitFor();
  const sent = await loseReply(page, 'create-self-enrollments');
  await start(page).click();
  await page.getByText('We do not know if you are enrolled.').waitFor();
  await again();
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await page.getByText('You have successfully been enrolled to Sleep and the Ageing Brain').waitFor();
  await page.getByRole('button', { name: 'Mark as complete' }).waitFor();
  expect(new Set(sent).size).toBe(1);

  const { courses, commands } = await stored(async (db) => ({
    courses: await db.query<{ enrolled: boolean; runs: number }>(
      `select a.is_self_enrolled as enrolled, (select count(*)::int from objective_workflows w where w.access_id = a.id) as runs
       from objective_accesses a
       join objectives o on o.id = a.objective_id
       where o.code_search like '%neu 215%' and a.user_id = (select id from users where username = 'mira')`,
    ),
    commands: await db.query<{ id: string }>(`select id from commands where id = $1`, [sent[0]]),
  }));
  expect(courses.rows).toEqual([{ enrolled: true, runs: 1 }]);
  expect(commands.rows).toHaveLength(1);
});
