import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type JWK, type JWTPayload } from 'jose';
import { afterAll } from 'vitest';
import { ltiToolPlatforms } from '../../../demo/server/db/schemaLtiTool.ts';
import { createBrowser, type Page } from './browser.ts';
import type { startPortal } from './portalServer.ts';

type Portal = Pick<Awaited<ReturnType<typeof startPortal>>, 'origin' | 'db'>;
type Claims = Readonly<Record<string, unknown>>;

export const claim = (name: string) => `https://purl.imsglobal.org/spec/lti/claim/${name}`;
export const DL_SETTINGS = 'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings';
export const AGS = 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint';
const membership = 'http://purl.imsglobal.org/vocab/lis/v2/membership#';
export const LEARNER = [`${membership}Learner`];
export const INSTRUCTOR = [`${membership}Instructor`];
export const SCORE_SCOPE = 'https://purl.imsglobal.org/spec/lti-ags/scope/score';

/** A score that the platform received. */
export interface CameIn {
  readonly path: string;
  readonly type: string;
  readonly authorization: string;
  readonly body: Readonly<Record<string, unknown>>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let all = '';
  for await (const part of request) all += String(part);
  return all;
}

async function newKey(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } as JWK };
}

/**
 * A platform of LTI 1.3, as a tool sees it: keys, tokens and scores by HTTP, and launches that are signed here. It stops at the end of the
 * test file.
 */
export async function startLtiPlatform(portal: Portal, changes: Partial<typeof ltiToolPlatforms.$inferInsert> = {}) {
  let key = await newKey(randomUUID());
  const scores: CameIn[] = [];
  const assertions: URLSearchParams[] = [];
  /** The statuses of the replies to the next scores; after these, 204. Zero: no reply. */
  const answers: number[] = [];
  const told = { keys: 0, silent: false };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://x');
    void bodyOf(request).then((body) => {
      const json = (status: number, value: unknown) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
      if (told.silent) return undefined;
      if (pathname === '/jwks') return ((told.keys += 1), json(200, { keys: [key.jwk] }));
      if (pathname === '/token') {
        assertions.push(new URLSearchParams(body));
        return json(200, {
          access_token: `t${assertions.length}`,
          token_type: 'Bearer',
          expires_in: 3600,
          scope: SCORE_SCOPE,
        });
      }
      if (!pathname.endsWith('/scores')) return json(404, {});
      const status = answers.shift() ?? 204;
      if (status === 0) return undefined;
      const { authorization = '' } = request.headers;
      scores.push({
        path: request.url ?? '',
        type: request.headers['content-type'] ?? '',
        authorization,
        body: JSON.parse(body) as CameIn['body'],
      });
      return response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const row = {
    id: randomUUID(),
    name: 'Harbour College',
    issuer: `${origin}/issuer`,
    clientId: 'client-1',
    authUrl: `${origin}/authorize`,
    tokenUrl: `${origin}/token`,
    keysUrl: `${origin}/jwks`,
    origins: [origin],
    deployments: ['1'],
    instructors: true,
    courses: [],
    ...changes,
  };
  await portal.db.insert(ltiToolPlatforms).values(row);

  const platform = {
    ...row,
    origin,
    scores,
    assertions,
    answers,
    told,
    rotate: async () => void (key = await newKey(randomUUID())),
    /** Signs as this platform, or with another key under its key id. */
    sign: async (payload: JWTPayload, by = key, header: Claims = {}) =>
      new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: key.kid, ...header }).sign(by.privateKey),
    otherKey: () => newKey('other'),
    /** The claims of a learner's launch; `course` is chosen by deep linking. */
    claims: (nonce: string, more: Claims = {}): JWTPayload => {
      const now = Math.floor(Date.now() / 1000);
      return {
        iss: row.issuer,
        aud: row.clientId,
        sub: 'sana',
        iat: now,
        exp: now + 300,
        nonce,
        [claim('version')]: '1.3.0',
        [claim('message_type')]: 'LtiResourceLinkRequest',
        [claim('deployment_id')]: '1',
        [claim('target_link_uri')]: `${portal.origin}/learn`,
        [claim('resource_link')]: { id: 'link-1' },
        [claim('context')]: { id: 'context-1', title: 'Nursing 101' },
        [claim('roles')]: LEARNER,
        ...more,
      };
    },
    /** Begins a launch in a browser. */
    async login(browser = createBrowser(portal.origin), more: Readonly<Record<string, string>> = {}) {
      const query = new URLSearchParams({
        iss: row.issuer,
        login_hint: 'sana',
        target_link_uri: `${portal.origin}/learn`,
        client_id: row.clientId,
        ...more,
      });
      const page = await browser.send(`/lti-tool/login?${query}`);
      const next = page.headers.get('location') ?? /data-next="([^"]+)"/.exec(page.text)?.[1]?.replaceAll('&amp;', '&');
      const asked = new URL(next ?? 'http://none').searchParams;
      return { browser, page, asked, state: asked.get('state') ?? '', nonce: asked.get('nonce') ?? '' };
    },
    post: (browser: ReturnType<typeof createBrowser>, fields: Readonly<Record<string, string>>): Promise<Page> =>
      browser.send('/lti-tool/launch', {
        method: 'POST',
        headers: { 'origin': origin, 'sec-fetch-site': 'cross-site' },
        body: new URLSearchParams(fields),
      }),
    /** A whole launch. */
    async launch(more: Claims = {}, browser = createBrowser(portal.origin)) {
      const { state, nonce } = await platform.login(browser);
      const page = await platform.post(browser, { state, id_token: await platform.sign(platform.claims(nonce, more)) });
      return { browser, page, to: page.headers.get('location') };
    },
  };
  return platform;
}
