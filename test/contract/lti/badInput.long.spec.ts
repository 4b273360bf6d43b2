// What goes wrong with tools elsewhere, at the running platform: launches that came too late, keys that are replaced, and tools that never
// answer (LTI-7, LTI-8, LTI-13, LTI-14).
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { scopes } from '../../../demo/server/lti/claims.ts';
import { startAcademy } from '../support/startAcademy.ts';
import { assertionOf, playCourseBy, registerTool, toolBench, toolKey, type BenchTool } from '../support/toolBench.ts';

const academy = await startAcademy();
const { db, origin } = academy;
const bench = toolBench(academy);
let answer: (reply: ServerResponse) => void = () => undefined;
const asked: string[] = [];
let server: Server;
let at = '';
let tool: BenchTool;
const waiting = new Set<ServerResponse>();
beforeAll(async () => {
  server = createServer((request, reply) => {
    asked.push(request.url ?? '');
    answer(reply);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  tool = await registerTool(db, { publicKeys: null, jwksUrl: `${at}/keys` });
  await playCourseBy(db, 'LAB 230', tool.id);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => {
  waiting.forEach((reply) => reply.destroy());
  server.closeAllConnections();
  server.close();
});
const gives =
  (...keys: readonly object[]) =>
  (reply: ServerResponse) =>
    void reply.setHeader('content-type', 'application/json').end(JSON.stringify({ keys }));

async function link() {
  const pavel = await academy.as('pavel');
  const run = (await pavel.course('LAB 230')).aggregate.lastObjectiveWorkflow?.id ?? '';
  const body = { activityWorkflowIds: [], activityPartIds: [] };
  const reply = await pavel.send('POST', `/api/lms/v1/objective-workflows/${run}/resource-link`, body);
  return String(reply.body['targetLinkUri']);
}
/** The real time goes on by so much, for those who read the clock. */
const later = (milliseconds: number) => {
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now + milliseconds);
};

it('an address of a launch is good for a minute, and a request for its message for five', async () => {
  const address = await link();
  later(61_000);
  expect((await bench.get(address)).status).toBe(410);
  vi.restoreAllMocks();
  const login = await bench.begin(await link());
  later(301_000);
  const { form } = await bench.answer(bench.request(tool, login));
  expect(form.fields).toMatchObject({ error: 'invalid_request' });
  expect(form.fields).not.toHaveProperty('id_token');
});

it('a tool that replaces its keys goes on, and the withdrawn one counts no more', async () => {
  const [first, second] = [await toolKey('first'), await toolKey('second')];
  const token = async (key: typeof first) =>
    (await bench.token(tool, scopes.score, { assertion: await assertionOf(tool, key, { aud: `${origin}/lti/token` }) }))
      .status;
  let time = 1_000_000;
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  answer = gives(first.jwk);
  expect(await token(first)).toBe(200);
  answer = gives(second.jwk);
  // Within ten seconds nobody has them fetched twice.
  expect(await token(second)).toBe(401);
  time += 10_001;
  expect(await token(second)).toBe(200);
  expect(await token(first)).toBe(401);
  // Both for a while, as tools do that replace them with care.
  answer = gives(second.jwk, first.jwk);
  time += 10_001;
  expect([await token(first), await token(second)]).toEqual([200, 200]);
  expect(asked.length).toBe(3);
});

it('a tool that never answers gets no token, and holds up nobody else', { timeout: 60_000 }, async () => {
  const silent = await registerTool(db, { publicKeys: null, jwksUrl: `${at}/silent` });
  const other = await registerTool(db);
  let heard: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => (heard = resolve));
  answer = (reply) => {
    waiting.add(reply);
    heard();
  };
  let over = false;
  const waits = bench.token(silent, scopes.score).finally(() => (over = true));
  await begun;
  expect((await bench.token(other, scopes.score)).status).toBe(200);
  expect((await fetch(`${origin}/lti/jwks`)).status).toBe(200);
  expect(over).toBe(false);
  expect((await waits).body).toMatchObject({ error: 'invalid_client' });
});
