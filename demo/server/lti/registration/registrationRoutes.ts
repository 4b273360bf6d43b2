import { and, eq, gt, isNull } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../db/openDb.ts';
import { ltiRegistrations, type RegisteredTool } from '../../db/schemaLti.ts';
import { scopes } from '../claims.ts';
import type { Hints } from '../hints.ts';
import type { Platform } from '../launch/launchMessage.ts';
import { configurationPath, platformConfiguration, registerPath, toolClaim } from './platformConfiguration.ts';
import { readRegistration } from './readRegistration.ts';

/** The content of a registration token. */
export interface RegistrationToken {
  readonly registration: string;
}

interface RegistrationMeans {
  readonly db: Db;
  readonly platform: Platform;
  readonly tokens: Hints<RegistrationToken>;
  readonly loopback: boolean;
}

/** The client as it was registered, with the names of OpenID Connect and LTI. */
function registeredAs(row: { readonly id: string; readonly deploymentId: string }, tool: RegisteredTool) {
  const { name, description, loginUrl, redirectUris, targetLinkUri, deepLinkUrl, jwksUrl } = tool;
  const choosing = deepLinkUrl ? [{ type: 'LtiDeepLinkingRequest', target_link_uri: deepLinkUrl }] : [];
  return {
    client_id: row.id,
    application_type: 'web',
    response_types: ['id_token'],
    grant_types: ['implicit', 'client_credentials'],
    initiate_login_uri: loginUrl,
    redirect_uris: redirectUris,
    client_name: name,
    jwks_uri: jwksUrl,
    token_endpoint_auth_method: 'private_key_jwt',
    scope: Object.values(scopes).join(' '),
    [toolClaim]: {
      deployment_id: row.deploymentId,
      domain: new URL(targetLinkUri).host,
      target_link_uri: targetLinkUri,
      ...(description && { description }),
      // The administrator decides which personal data it receives.
      claims: ['iss', 'sub'],
      messages: [{ type: 'LtiResourceLinkRequest' }, ...choosing],
    },
  };
}

/**
 * The platform's configuration for tools, and their registration (LTI-15, LTI-16). A token is good for one registration; after a faulty
 * request it stays valid, so that the tool can try again.
 */
export function registerRegistration(
  app: FastifyInstance,
  { db, platform, tokens, loopback }: RegistrationMeans,
): void {
  app.get(configurationPath, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(platformConfiguration(platform)),
  );

  const refuse = (reply: FastifyReply, code: 400 | 401, error: string, description: string) =>
    reply
      .code(code)
      .headers(code === 401 ? { 'www-authenticate': `Bearer error="${error}"` } : {})
      .send({ error, error_description: description });

  app.post(registerPath, { bodyLimit: 65_536 }, async (request: FastifyRequest, reply) => {
    reply.header('cache-control', 'no-store');
    const [, token] = /^bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    const said = tokens.read(token);
    const noToken = () =>
      refuse(
        reply,
        401,
        'invalid_token',
        'This needs the token with which the registration was begun, which counts once.',
      );
    if (!said) return noToken();
    const open = and(
      eq(ltiRegistrations.id, said.registration),
      isNull(ltiRegistrations.registered),
      gt(ltiRegistrations.expiresAt, new Date()),
    );
    const [begun] = await db.select().from(ltiRegistrations).where(open);
    if (!begun) return noToken();
    const tool = readRegistration(request.body, { address: begun.address, loopback });
    if ('error' in tool) return refuse(reply, 400, tool.error, tool.description);
    if (!(await tokens.take(token))) return noToken();
    const kept = await db.update(ltiRegistrations).set({ registered: tool }).where(open).returning();
    if (kept.length === 0) return noToken();
    return reply.code(201).send(registeredAs(begun, tool));
  });
}
