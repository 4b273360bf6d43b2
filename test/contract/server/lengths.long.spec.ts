import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, describe, expect, it } from 'vitest';
import { learnerCommands } from '../../../demo/server/calls/registerCalls.ts';
import * as auth from '../../../demo/server/db/schemaAuth.ts';
import { learnersOf } from '../support/academy.ts';
import { bases } from '../../../src/contract/wire/call.ts';
import { startPortal } from '../support/portalServer.ts';

const portal = await startPortal({ LECTERN_ENV: 'test' }, 'academy');
afterAll(() => portal.end());
const { as, browser } = learnersOf(portal);
const { db } = portal;

const folder = join(portal.config.root, 'demo/server/db');
const schemas = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /(^|\/)schema\w*\.ts$/.test(name),
);
const tables = (
  await Promise.all(
    schemas.map(async (name) => (await import(pathToFileURL(join(folder, name)).href)) as Record<string, unknown>),
  )
)
  .flatMap((schema) => Object.entries(schema))
  .flatMap(([name, table]) => (is(table, PgTable) ? [{ name, table }] : []));
/** What the server itself makes, of a length of its own. */
const ofTheServer = new Set(['calendar_feeds.id', 'lti_keys.jwk', 'tutor_parts.use']);
/** What the seed alone writes; no request does, which is looked for below. */
const ofTheSeed = new Set([
  'terms',
  'showcases',
  'gradingScales',
  'grades',
  'activities',
  'files',
  'activityParts',
  'objectives',
  'objectiveShowcases',
  'openAssignments',
  'openCatalog',
  'units',
  'unitMembers',
  'accounts',
  'certificateTemplates',
  'objectiveCertificateTemplates',
]);
const long = 'x'.repeat(100_000);

/** Characters of all that requests can write. */
async function stored(): Promise<number> {
  let all = 0;
  for (const { name, table } of tables) {
    if (ofTheSeed.has(name)) continue;
    const found = await db.execute(sql`select coalesce(sum(length(t::text)), 0)::int as n from ${table} t`);
    all += (found as unknown as { readonly rows: readonly [{ readonly n: number }] }).rows[0].n;
  }
  return all;
}

describe('every stored text has a longest length (SRV-51)', () => {
  it('in the database, for each column that a request can write', async () => {
    const found = await db.execute(
      sql`select conrelid::regclass::text as "table", pg_get_constraintdef(oid) as rule from pg_constraint where contype = 'c'`,
    );
    const { rows } = found as unknown as {
      readonly rows: readonly { readonly table: string; readonly rule: string }[];
    };
    const unchecked = tables
      .filter(({ name }) => !ofTheSeed.has(name))
      .flatMap(({ table }) => {
        const rules = rows
          .filter((row) => row.table === getTableName(table))
          .map(({ rule }) => rule)
          .join(' ');
        // What names a row of another table is as long as the name that stands there.
        const names = getTableConfig(table).foreignKeys.flatMap((key) =>
          key.reference().columns.map(({ name }) => name),
        );
        const texts = Object.values(getTableColumns(table)).filter((column) => /text|jsonb/.test(column.getSQLType()));
        return texts
          .filter(({ name }) => !names.includes(name) && !ofTheServer.has(`${getTableName(table)}.${name}`))
          .filter(({ name }) => !new RegExp(`char_length\\(\\(?"?${name}"?\\)?(::text)?\\)`).test(rules))
          .map(({ name }) => `${getTableName(table)}.${name}`);
      });
    expect(unchecked).toEqual([]);
  });

  it('what has none is written by the seed alone', () => {
    const server = join(portal.config.root, 'demo/server');
    const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts') && !name.startsWith('seed/'),
    );
    expect(files.length).toBeGreaterThan(100);
    const writes = files.flatMap((name) =>
      [
        ...readFileSync(join(server, name), 'utf8').matchAll(/\.(?:insert|update)\((\w+)\)|insertMany\(\w+, (\w+)/g),
      ].map(([, one, other]) => `${name}: ${one ?? other}`),
    );
    expect(writes.length).toBeGreaterThan(20);
    // A setting of whoever starts the server is no request's, and a hash is as long as any other; the id of a new channel is the server's.
    // What an author takes from a tool, and the title of a package, is measured where it is read (contentItem.ts, readManifest.ts).
    expect(writes.filter((one) => ofTheSeed.has(one.split(': ')[1] ?? '')).toSorted()).toEqual([
      'lti/authors/addContent.ts: activities',
      'lti/authors/addContent.ts: activityParts',
      'lti/authors/addContent.ts: objectives',
      'notifications/posting.ts: objectives',
      'oidc/setAdminPassword.ts: accounts',
      'scorm/teach/placePackage.ts: activities',
      'scorm/teach/placePackage.ts: activities',
      'scorm/teach/placePackage.ts: activityParts',
      'scorm/teach/placePackage.ts: objectives',
    ]);
  });

  it('the database refuses what every check before it let through, and that is a bad request', async () => {
    await expect(
      db.insert(auth.events).values({ userId: 'u', receivedAt: new Date(), event: { long } }),
    ).rejects.toThrow();
    await expect(
      db.insert(auth.oidcPayloads).values({ model: 'Interaction', id: 'x', payload: { long } }),
    ).rejects.toThrow();
  });
});

describe('what is too long is refused, and nothing of it is kept (SRV-51)', () => {
  const uuid = '6f1cbb9e-0f0c-4a5e-9b7e-2f7f5a3f0c11';
  const bodies: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    'course.leave': { id: uuid, aggregateId: 'a', objectiveAccessId: 'a', reason: 'other', comment: 'a' },
    'objectiveWorkflows.start': { objectiveWorkflowAggregateId: 'a', id: uuid },
    'objectiveWorkflows.submit': { id: 'a' },
    'objectiveWorkflows.finish': { id: uuid, objectiveWorkflowId: 'a' },
    'activityWorkflows.start': { objectiveWorkflowId: 'a', activityPartIds: ['a'], groupId: 'a' },
    'activityWorkflows.finish': { objectiveWorkflowId: 'a', activityWorkflowIds: ['a'] },
    'enrolment.create': { id: uuid, objectiveAccessId: 'a' },
    'objectiveAccesses.create': { id: uuid, objectiveAccessId: 'a' },
  };

  it('each text of each command, also where the answer is not waited for', async () => {
    const mira = await as('mira');
    const before = await stored();
    for (const { call, read } of learnerCommands) {
      const body = Object.values(bodies).find((one) => {
        try {
          return read(one) && Object.keys(one).every((name) => name in read(one).input);
        } catch {
          return false;
        }
      });
      expect(body, call.name).toBeDefined();
      for (const [name, value] of Object.entries(body ?? {}))
        for (const prefer of ['respond-sync', 'respond-async']) {
          const reply = await mira.send(
            'POST',
            bases[call.base] + call.path,
            { ...body, [name]: Array.isArray(value) ? [long] : long },
            prefer,
          );
          expect([call.name, name, reply.status]).toEqual([call.name, name, 400]);
        }
    }
    expect(await stored()).toBe(before);
  });

  it('each text of an event', async () => {
    const omar = await as('omar');
    const before = await stored();
    const event = { name: 'a', at: 'a', sessionId: 'a', role: 'a', details: { a: 'a' } };
    const much = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`k${index}`, 1]));
    const some = 'x'.repeat(1000);
    for (const odd of [
      { name: some },
      { at: some },
      { sessionId: some },
      { role: some },
      { details: { a: some } },
      { details: { [some]: 1 } },
      { details: much },
    ]) {
      const reply = await omar.send('POST', '/api/events', { events: [{ ...event, ...odd }] });
      expect([Object.keys(odd), reply.status]).toEqual([Object.keys(odd), 400]);
    }
    expect(await stored()).toBe(before);
  });

  it('each parameter of a sign-in, in an address or a form', async () => {
    const visitor = await browser(null);
    const before = await stored();
    const right = {
      client_id: 'lectern',
      response_type: 'code',
      redirect_uri: `${portal.origin}/oidc/callback`,
      scope: 'openid',
      state: 's',
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256',
    };
    const ask = (more: object, method: 'GET' | 'POST') => {
      const query = String(new URLSearchParams({ ...right, ...more }));
      const form = { method, headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: query };
      return visitor.send(`/idp/auth${method === 'GET' ? `?${query}` : ''}`, {
        redirect: 'manual',
        ...(method === 'POST' ? form : {}),
      });
    };
    for (const name of [
      'state',
      'nonce',
      'login_hint',
      'ui_locales',
      'acr_values',
      'scope',
      'code_challenge',
      'client_id',
      'redirect_uri',
      'made_up',
    ])
      for (const [method, length] of [
        ['GET', 8000],
        ['POST', 13_000],
        ['POST', 30_000],
      ] as const) {
        const reply = await ask({ [name]: 'x'.repeat(length) }, method);
        expect([name, method, reply.status >= 400 && reply.status < 500 ? 'refused' : reply.status]).toEqual([
          name,
          method,
          name === 'made_up' && length === 13_000 ? expect.anything() : 'refused',
        ]);
      }
    expect((await stored()) - before).toBeLessThan(5000);
    expect((await ask({}, 'GET')).status).toBe(303);
  });

  it('an answer and a bookmark have theirs (SRV-27, SRV-28), and so has the address of every page', async () => {
    const mira = await as('mira');
    const before = await stored();
    expect(
      (await mira.send('PUT', '/api/lms/v1/objective-workflows/a/parts/a/answer', { text: long, base: 0 })).status,
    ).toBeGreaterThanOrEqual(400);
    expect(
      (await mira.send('GET', `/learn?${'x'.repeat(20_000)}`).catch(() => ({ status: 431 }))).status,
    ).toBeGreaterThanOrEqual(400);
    expect(await stored()).toBe(before);
  });
});
