import type { FastifyInstance, FastifyReply } from 'fastify';
import { decodeJwt, jwtVerify } from 'jose';
import type { Db } from '../../db/openDb.ts';
import { scopes } from '../claims.ts';
import { algorithms, type ToolKeys } from '../keys/createToolKeys.ts';
import { findTool, type LtiTool } from '../ltiTool.ts';
import { spendOnce } from '../spendOnce.ts';
import { tokenLife, type AccessTokens } from './accessTokens.ts';

const assertionType = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
/** Seconds by which the clocks of two servers may differ. */
const DRIFT = 60;
const offered = new Set<string>(Object.values(scopes));

/** The tool that signed an assertion for this address, which is valid once (LTI-12); null where anything does not fit. */
async function toolOf(db: Db, keys: ToolKeys, assertion: unknown, audience: string): Promise<LtiTool | null> {
  if (typeof assertion !== 'string' || assertion.length > 8000) return null;
  try {
    const id = decodeJwt(assertion).iss ?? '';
    const tool = id.length <= 200 ? await findTool(db, id) : null;
    if (!tool) return null;
    const { payload } = await jwtVerify(assertion, (header) => keys.keyOf(tool, header), {
      issuer: tool.id,
      subject: tool.id,
      audience,
      algorithms,
      clockTolerance: DRIFT,
      // One that is valid for days could be found in a log.
      maxTokenAge: '1h',
      requiredClaims: ['jti', 'exp'],
    });
    const { jti, exp = 0 } = payload;
    if (typeof jti !== 'string' || jti.length > 1000) return null;
    const until = Math.min(exp, Date.now() / 1000 + 3600) + DRIFT;
    return (await spendOnce(db, `assertion ${tool.id} ${jti}`, until * 1000)) ? tool : null;
  } catch (error) {
    // A database that is away is not the tool's fault.
    if (error instanceof Error && 'query' in error) throw error;
    return null;
  }
}

/** `/lti/token`: tokens for the services, for requests that the key of a tool signs (LTI-12). */
export function registerTokens(
  app: FastifyInstance,
  {
    db,
    origin,
    toolKeys,
    tokens,
  }: { readonly db: Db; readonly origin: string; readonly toolKeys: ToolKeys; readonly tokens: AccessTokens },
): void {
  const address = `${origin}/lti/token`;
  const refuse = (reply: FastifyReply, error: string, description: string) =>
    reply.code(error === 'invalid_client' ? 401 : 400).send({ error, error_description: description });

  app.post<{ Body: Readonly<Record<string, unknown>> | undefined }>('/lti/token', async ({ body }, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'pragma': 'no-cache' });
    const given = body ?? {};
    if (given['grant_type'] !== 'client_credentials')
      return refuse(reply, 'unsupported_grant_type', 'grant_type has to be client_credentials.');
    if (given['client_assertion_type'] !== assertionType)
      return refuse(reply, 'invalid_request', `client_assertion_type has to be ${assertionType}.`);
    const tool = await toolOf(db, toolKeys, given['client_assertion'], address);
    if (!tool)
      return refuse(
        reply,
        'invalid_client',
        `client_assertion has to be signed by a registered tool, for ${address}, and used once.`,
      );
    const wanted = typeof given['scope'] === 'string' ? given['scope'].split(' ').filter(Boolean) : [];
    const granted = [...new Set(wanted)].filter((scope) => offered.has(scope));
    if (granted.length === 0) return refuse(reply, 'invalid_scope', `Scopes are ${[...offered].join(', ')}.`);
    return reply.send({
      access_token: await tokens.issue(tool.id, granted),
      token_type: 'Bearer',
      expires_in: tokenLife,
      scope: granted.join(' '),
    });
  });
}
