import {
  createLocalJWKSet,
  createRemoteJWKSet,
  jwtVerify,
  type JWK,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose';
import type { Config } from '../config.ts';
import type { Keys } from '../db/keys.ts';
import type { Db } from '../db/openDb.ts';
import { HttpError } from '../http/errors.ts';
import { sidOf } from './people.ts';
import { API_SCOPE, apiAudience, IDP } from './provider.ts';
import { tokenCounts } from './providerSessions.ts';
import type { RelyingParty } from './relyingParty.ts';

const publicPart = ({ kty, n, e, kid, alg, use }: JWK) => ({ kty, n, e, kid, alg, use }) as JWK;

/**
 * Checks bearer tokens (AUTH-3): signature, issuer, audience, expiry and scope, by the real time; and that nobody has signed out
 * of the session that they stem from (AUTH-10).
 * @throws HttpError 401 for a token that is not for this API, 403 for one without its scope
 */
export function createBearer(
  db: Db,
  config: Config,
  keys: Keys,
  party: RelyingParty,
): (token: string) => Promise<JWTPayload> {
  let known: Promise<{ readonly issuer: string; readonly keyOf: JWTVerifyGetKey }> | null = null;
  const trust = () => {
    if (!config.provider)
      return Promise.resolve({
        issuer: config.origin + IDP,
        keyOf: createLocalJWKSet({ keys: keys.jwks.keys.map(publicPart) }),
      });
    known ??= party
      .metadata()
      .then(({ issuer, jwks_uri }) => ({ issuer, keyOf: createRemoteJWKSet(new URL(jwks_uri ?? '')) }));
    known.catch(() => (known = null));
    return known;
  };
  return async (token) => {
    const { issuer, keyOf } = await trust();
    // An id token of the same issuer is signed with the same key: only the type tells it from an access token of the embedded provider.
    const type = config.provider ? {} : { typ: 'at+jwt' };
    const { payload } = await jwtVerify(token, keyOf, {
      issuer,
      audience: apiAudience(config),
      requiredClaims: ['exp', 'sub'],
      ...type,
    }).catch((error: Error) => {
      throw new HttpError(401, 'unauthorized', `The bearer token was refused: ${error.message}.`);
    });
    if (
      !String(payload['scope'] ?? payload['scp'] ?? '')
        .split(/[ ,]/)
        .includes(API_SCOPE)
    )
      throw new HttpError(403, 'forbidden', `The bearer token lacks the scope ${API_SCOPE}.`);
    const { sub = '', iat = 0 } = payload;
    if (!(await tokenCounts(db, { sid: sidOf(payload), sub, iat }, !config.provider)))
      throw new HttpError(401, 'unauthorized', 'The session of this bearer token has ended.');
    return payload;
  };
}
