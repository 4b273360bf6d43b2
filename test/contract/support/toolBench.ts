import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createLocalJWKSet, exportJWK, jwtVerify, SignJWT, type JWK } from 'jose';
import type { Db } from '../../../demo/server/db/openDb.ts';
import { activities, objectives } from '../../../demo/server/db/schema.ts';
import { ltiLinks, ltiTools } from '../../../demo/server/db/schemaLti.ts';
import { eq } from 'drizzle-orm';

/** A form that a page submits by itself. */
export interface SentForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/** The form of a page that {@link SentForm} describes. */
export function formOf(text: string): SentForm {
  const action = /<form[^>]*id="post"[^>]*action="([^"]*)"/.exec(text)?.[1];
  if (action === undefined) throw new Error(`No form in ${text.slice(0, 400)}`);
  const fields = [...text.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [unescaped(name), unescaped(value)] as const,
  );
  return { action: unescaped(action), fields: Object.fromEntries(fields) };
}

/** A pair of keys of a tool. */
export async function toolKey(kid: string = randomUUID()) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } as JWK };
}
type ToolKey = Awaited<ReturnType<typeof toolKey>>;

/** Registers a tool whose addresses do not answer; tests act as the tool. */
export async function registerTool(db: Db, given: Partial<typeof ltiTools.$inferInsert> = {}) {
  const id = given.id ?? `tool-${randomUUID()}`;
  const key = await toolKey();
  const at = `https://${id}.example`;
  const [row] = await db
    .insert(ltiTools)
    .values({
      id,
      name: `Tool ${id.slice(-4)}`,
      deploymentId: `deployment-${id}`,
      loginUrl: `${at}/login?kept=1`,
      redirectUris: [`${at}/launch`, `${at}/launch2`],
      targetLinkUri: `${at}/launch`,
      deepLinkUrl: `${at}/choose`,
      publicKeys: [key.jwk],
      permissions: [],
      made: new Date(),
      ...given,
    })
    .returning();
  if (!row) throw new Error('The tool was not registered.');
  return { ...row, key };
}
export type BenchTool = Awaited<ReturnType<typeof registerTool>>;

/** Lets another tool play the course that consists of a tool only. */
export async function playCourseBy(
  db: Db,
  code: string,
  toolId: string,
  more: Partial<typeof ltiLinks.$inferInsert> = {},
) {
  const [course] = await db.select().from(objectives).where(eq(objectives.code, code));
  if (!course) throw new Error(`There is no course ${code}.`);
  await db
    .insert(ltiLinks)
    .values({ activityId: course.activityId, toolId, custom: {}, ...more })
    .onConflictDoUpdate({ target: ltiLinks.activityId, set: { toolId, url: null, custom: {}, ...more } });
  await db.update(activities).set({ supportLtiGrading: true }).where(eq(activities.id, course.activityId));
  return course;
}

/** Signs an assertion with which a tool asks for a token. */
export const assertionOf = (
  tool: Pick<BenchTool, 'id'>,
  key: ToolKey,
  claims: object,
  expires = '5m',
): Promise<string> =>
  new SignJWT({ iss: tool.id, sub: tool.id, jti: randomUUID(), ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: key.kid })
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(key.privateKey);

/** Acts as a tool at a portal, like a browser without any cookie of the portal. */
export function toolBench(portal: { readonly origin: string }) {
  const get = (address: string | URL, init: RequestInit = {}) =>
    fetch(address, {
      redirect: 'manual',
      ...init,
      headers: { 'accept': 'text/html', 'sec-fetch-dest': 'iframe', ...(init.headers as Record<string, string>) },
    });

  const bench = {
    get,
    /** Begins a launch; returns the address that the tool's login endpoint gets. */
    async begin(targetLinkUri: string) {
      const reply = await get(targetLinkUri);
      const location = reply.headers.get('location');
      if (!location) throw new Error(`The launch did not begin: ${reply.status} ${await reply.text()}`);
      return new URL(location);
    },
    /** The tool's request after `login`, with changes. */
    request: (tool: BenchTool, login: URL, changes: Readonly<Record<string, string | null>> = {}) => {
      const given = {
        scope: 'openid',
        response_type: 'id_token',
        response_mode: 'form_post',
        prompt: 'none',
        client_id: login.searchParams.get('client_id') ?? '',
        redirect_uri: tool.redirectUris[0] ?? '',
        login_hint: login.searchParams.get('login_hint') ?? '',
        lti_message_hint: login.searchParams.get('lti_message_hint') ?? '',
        state: 'a state',
        nonce: randomUUID(),
        ...changes,
      };
      const all = Object.entries(given).filter((one): one is [string, string] => one[1] !== null);
      return new URL(`/lti/authorize?${new URLSearchParams(all)}`, portal.origin);
    },
    /** The reply of the authorize address, and the form for the tool. */
    async answer(address: URL) {
      const reply = await get(address);
      return { reply, form: formOf(await reply.text()) };
    },
    /** Checks a message like a tool. */
    async read(idToken: string, tool: Pick<BenchTool, 'id'>) {
      const keys = (await (await fetch(`${portal.origin}/lti/jwks`)).json()) as { readonly keys: JWK[] };
      const { payload } = await jwtVerify(idToken, createLocalJWKSet(keys), {
        issuer: portal.origin,
        audience: tool.id,
      });
      return payload;
    },
    /** A whole launch. */
    async launch(tool: BenchTool, targetLinkUri: string) {
      const login = await bench.begin(targetLinkUri);
      const { form } = await bench.answer(bench.request(tool, login));
      return bench.read(form.fields['id_token'] ?? '', tool);
    },
    /** A token for the services. */
    async token(tool: BenchTool, scope: string, changes: { readonly assertion?: string; readonly key?: ToolKey } = {}) {
      const assertion =
        changes.assertion ?? (await assertionOf(tool, changes.key ?? tool.key, { aud: `${portal.origin}/lti/token` }));
      const reply = await fetch(`${portal.origin}/lti/token`, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
          client_assertion: assertion,
          scope,
        }),
      });
      return { status: reply.status, body: (await reply.json()) as Record<string, unknown>, assertion };
    },
  };
  return bench;
}
