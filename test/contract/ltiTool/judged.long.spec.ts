// The portal as a tool, before platforms that it was not made with: an OpenID provider that others wrote, which signs launches and checks
// what signs for the portal; and the portal's own platform, at another academy (TOOL-2, TOOL-4, TOOL-8, TOOL-12).
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair } from 'jose';
import { interactionPolicy, Provider } from 'oidc-provider';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { objectiveAccesses, objectives } from '../../../demo/server/db/schema.ts';
import { ltiToolPeople, ltiToolPlatforms, ltiToolResults } from '../../../demo/server/db/schemaLtiTool.ts';
import { objectiveRecords, objectiveWorkflows } from '../../../demo/server/db/schemaRuns.ts';
import { createBrowser } from '../support/browser.ts';
import { framesOf } from '../support/frames.ts';
import { AGS, claim, LEARNER, SCORE_SCOPE } from '../support/ltiPlatform.ts';
import { startAcademy } from '../support/startAcademy.ts';
import { formOf, playCourseBy, registerTool } from '../support/toolBench.ts';

const academy = await startAcademy();
const { db, origin } = academy;
vi.spyOn(console, 'warn').mockImplementation(() => {});
const [course] = await db.select().from(objectives).where(eq(objectives.code, 'AID 100'));
if (!course) throw new Error('The seed has no such course.');
const address = `/learn/courses/${course.id}`;

/** Ends the run of a learner whom a launch has enrolled, as their commands would. */
async function finish(subject: string) {
  const [person] = await db.select().from(ltiToolPeople).where(eq(ltiToolPeople.subject, subject));
  const [access] = await db
    .select()
    .from(objectiveAccesses)
    .where(eq(objectiveAccesses.userId, person?.userId ?? ''));
  if (!access) throw new Error('not enrolled');
  const [id, recordId, finished] = [randomUUID(), randomUUID(), new Date(academy.clock().now())];
  const run = { id, accessId: access.id, userId: access.userId, state: 6, progress: 1, started: finished };
  await db.insert(objectiveWorkflows).values(run);
  await db
    .insert(objectiveRecords)
    .values({ id: recordId, accessId: access.id, workflowId: id, progress: 1, finished });
  await db.update(objectiveWorkflows).set({ recordId }).where(eq(objectiveWorkflows.id, id));
  await db.update(objectiveAccesses).set({ lastWorkflowId: id }).where(eq(objectiveAccesses.id, access.id));
  await academy.app().scores.deliver();
}

const ltiClaims = (at: string) => ({
  [claim('version')]: '1.3.0',
  [claim('message_type')]: 'LtiResourceLinkRequest',
  [claim('deployment_id')]: 'd1',
  [claim('target_link_uri')]: origin + address,
  [claim('resource_link')]: { id: 'r1' },
  [claim('roles')]: LEARNER,
  [AGS]: { scope: [SCORE_SCOPE], lineitem: `${at}/items/1` },
});

/** A platform whose sign-in, keys and tokens are those of `oidc-provider`. */
async function startProvider() {
  const scores: Record<string, unknown>[] = [];
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  // It asks people of programs on their own machine each time, and nobody is asked here.
  const policy = interactionPolicy.base();
  policy.remove('consent');
  const provider = new Provider(at, {
    clients: [
      {
        client_id: 'portal',
        application_type: 'native',
        redirect_uris: [`${origin}/lti-tool/launch`],
        response_types: ['id_token'],
        grant_types: ['implicit', 'client_credentials'],
        token_endpoint_auth_method: 'private_key_jwt',
        token_endpoint_auth_signing_alg: 'RS256',
        jwks: (await (await fetch(`${origin}/lti-tool/jwks`)).json()) as never,
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'k1', alg: 'RS256', use: 'sig' } as never] },
    responseTypes: ['id_token'],
    scopes: ['openid', SCORE_SCOPE],
    claims: { openid: ['sub', ...Object.keys(ltiClaims(at))] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, clientCredentials: { enabled: true } },
    cookies: { keys: ['a secret of the test'] },
    findAccount: (_ctx, accountId) => ({ accountId, claims: () => ({ sub: accountId, ...ltiClaims(at) }) }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: 'portal', accountId: oidc.session?.accountId ?? '' });
      grant.addOIDCScope('openid');
      await grant.save();
      return grant;
    },
    interactions: { policy, url: (_ctx, { uid }) => `/interaction/${uid}` },
  });
  const callback = provider.callback();
  server.on('request', (request, response) => {
    const url = request.url ?? '';
    if (url.startsWith('/interaction/'))
      return void provider.interactionFinished(request, response, { login: { accountId: 'judged' } });
    if (!url.startsWith('/items/')) return void callback(request, response);
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    return void request.on('end', () => {
      const token = (request.headers.authorization ?? '').replace('Bearer ', '');
      void provider.ClientCredentials.find(token).then((found) => {
        if (!found?.scope?.includes(SCORE_SCOPE)) return response.writeHead(401).end();
        scores.push(JSON.parse(body) as Record<string, unknown>);
        return response.writeHead(204).end();
      });
    });
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  await db.insert(ltiToolPlatforms).values({
    id: 'judge',
    name: 'oidc-provider',
    issuer: at,
    clientId: 'portal',
    authUrl: `${at}/auth`,
    tokenUrl: `${at}/token`,
    keysUrl: `${at}/jwks`,
    origins: [at],
    deployments: ['d1'],
    instructors: true,
    courses: [],
  });
  return { at, scores };
}

/** The hidden fields of a page's form, in whatever order their attributes stand. */
const fieldsOf = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/<input[^>]*>/g)].map(([tag]) => [
      /name="([^"]*)"/.exec(tag)?.[1] ?? '',
      /value="([^"]*)"/.exec(tag)?.[1] ?? '',
    ]),
  );

describe('a provider that others wrote', () => {
  it('signs a launch that opens the course, and takes the assertion and the token of its score', async () => {
    const { at, scores } = await startProvider();
    const [learner, atProvider] = [createBrowser(origin), createBrowser(at)];
    // There somebody is signed in already.
    const first = new URLSearchParams({
      client_id: 'portal',
      scope: 'openid',
      response_type: 'id_token',
      response_mode: 'form_post',
      redirect_uri: `${origin}/lti-tool/launch`,
      nonce: 'first',
    });
    expect((await atProvider.open(`/auth?${first}`)).text).toContain('id_token');
    const query = new URLSearchParams({ iss: at, login_hint: 'judged', target_link_uri: origin + address });
    const begun = await learner.send(`/lti-tool/login?${query}`);
    const answered = await atProvider.open(begun.headers.get('location') ?? '');
    const page = await learner.send('/lti-tool/launch', {
      method: 'POST',
      headers: { 'origin': at, 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams(fieldsOf(answered.text)),
    });
    expect([page.status, page.headers.get('location')]).toEqual([303, `${address}?lectern.host=lti`]);
    expect(await framesOf(academy).page(learner).user()).toMatch(/^lti-/);
    await finish('judged');
    const [result] = await db.select().from(ltiToolResults).where(eq(ltiToolResults.subject, 'judged'));
    expect([result?.refused, scores.at(-1)]).toMatchObject([
      null,
      { userId: 'judged', activityProgress: 'Completed', gradingProgress: 'FullyGraded', scoreGiven: 100 },
    ]);
  });
});

describe('the portal’s own platform, at another academy', () => {
  it('launches a course, and its part is complete when the score has come', async () => {
    const other = await startAcademy();
    const tool = await registerTool(other.db, {
      loginUrl: `${origin}/lti-tool/login`,
      redirectUris: [`${origin}/lti-tool/launch`],
      targetLinkUri: `${origin}/learn`,
      deepLinkUrl: `${origin}/lti-tool/launch`,
      publicKeys: null,
      jwksUrl: `${origin}/lti-tool/jwks`,
    });
    await playCourseBy(other.db, 'LAB 230', tool.id, { url: origin + address });
    await db.insert(ltiToolPlatforms).values({
      id: 'other',
      name: 'Another academy',
      issuer: other.origin,
      clientId: tool.id,
      authUrl: `${other.origin}/lti/authorize`,
      tokenUrl: `${other.origin}/lti/token`,
      keysUrl: `${other.origin}/lti/jwks`,
      origins: [other.origin],
      deployments: [tool.deploymentId],
      instructors: true,
      courses: [],
    });
    const pavel = await other.as('pavel');
    const run = (await pavel.course('LAB 230')).aggregate.lastObjectiveWorkflow?.id ?? '';
    const link = await pavel.send('POST', `/api/lms/v1/objective-workflows/${run}/resource-link`, {
      activityWorkflowIds: [],
      activityPartIds: [],
    });
    const frame = createBrowser(origin);
    const begun = await fetch(String(link.body['targetLinkUri']), { redirect: 'manual' });
    const login = await frame.send(begun.headers.get('location') ?? '');
    const next = /data-next="([^"]+)"/.exec(login.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const { action, fields } = formOf(await (await fetch(next, { headers: { accept: 'text/html' } })).text());
    const page = await frame.send(action, {
      method: 'POST',
      headers: { 'origin': other.origin, 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams(fields),
    });
    expect([page.status, page.headers.get('location')]).toEqual([303, `${address}?lectern.host=lti`]);
    const [person] = await db.select().from(ltiToolPeople).where(eq(ltiToolPeople.issuer, other.origin));
    await finish(person?.subject ?? '');
    const [result] = await db
      .select()
      .from(ltiToolResults)
      .where(eq(ltiToolResults.subject, person?.subject ?? ''));
    expect(result).toMatchObject({
      refused: null,
      next: null,
      score: { activityProgress: 'Completed', scoreGiven: 100 },
    });
    expect(result?.toldVersion).toBe(result?.version);
    const [taken] = await other.db
      .select({ state: objectiveWorkflows.state, score: objectiveRecords.normalizedScore })
      .from(objectiveWorkflows)
      .innerJoin(objectiveRecords, eq(objectiveRecords.id, objectiveWorkflows.recordId))
      .where(eq(objectiveWorkflows.id, run));
    expect(taken).toEqual({ state: 6, score: 1 });
  });
});
