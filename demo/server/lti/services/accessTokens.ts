import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import { HttpError } from '../../http/errors.ts';

/** Seconds for which a token opens the services to a tool. */
export const tokenLife = 3600;

/** Tokens by which tools use the services. */
export interface AccessTokens {
  readonly issue: (toolId: string, scopes: readonly string[]) => Promise<string>;
  /**
   * The tool that sends a request with one of these scopes.
   * @throws HttpError 401 without a valid token, 403 where the token has none of the scopes
   */
  readonly check: (request: FastifyRequest, ...oneOf: readonly string[]) => Promise<string>;
}

/** @param secret known to this server alone */
export function createAccessTokens(secret: string, origin: string): AccessTokens {
  const key = createHmac('sha256', secret).update('lti access tokens').digest();
  const [issuer, audience] = [origin, `${origin}/lti/courses`];
  return {
    issue: (toolId, scopes) =>
      new SignJWT({ scope: scopes.join(' ') })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(toolId)
        .setIssuedAt()
        .setExpirationTime(`${tokenLife}s`)
        .sign(key),
    async check({ headers }, ...oneOf) {
      const [, token = ''] = /^bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
      const payload = await jwtVerify(token, key, { issuer, audience, algorithms: ['HS256'], typ: 'at+jwt' }).then(
        (result) => result.payload,
        () => null,
      );
      if (!payload?.sub) throw new HttpError(401, 'unauthorized', 'This needs a token of /lti/token.');
      const has = String(payload['scope']).split(' ');
      if (!oneOf.some((scope) => has.includes(scope)))
        throw new HttpError(403, 'forbidden', `This needs the scope ${oneOf.join(' or ')}.`);
      return payload.sub;
    },
  };
}
