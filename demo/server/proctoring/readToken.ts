import { importJWK, jwtVerify, errors, type JWK } from 'jose';
import type { Keys } from '../db/keys.ts';

/** The claims of a start-token (PROCT-6). */
export interface StartTokenFacts {
  /** Its own id: one token begins one session. */
  readonly tokenId: string;
  readonly userId: string;
  readonly workflowId: string;
  readonly activityWorkflowId: string;
  readonly activityPathId: string;
}

export type TokenFault = 'invalid' | 'expired';

/** Reads a start-token as an external proctoring service does: by the signature, its issuer, its audience and its time (PROCT-8). */
export async function readToken(
  token: string,
  { origin, keys, now }: { readonly origin: string; readonly keys: Pick<Keys, 'jwks'>; readonly now: number },
): Promise<StartTokenFacts | TokenFault> {
  const [jwk] = keys.jwks.keys;
  if (!jwk || token.length > 4000) return 'invalid';
  // The public part of the key alone.
  const { kty, n, e } = jwk as JWK;
  try {
    const { payload } = await jwtVerify(token, await importJWK({ kty, n, e } as JWK, 'RS256'), {
      issuer: origin,
      audience: `${origin}/proctoring`,
      typ: 'proctoring-start+jwt',
      algorithms: ['RS256'],
      currentDate: new Date(now),
    });
    const { jti, sub, objectiveWorkflowId, activityWorkflowId, activityPathId } = payload;
    const texts = [jti, sub, objectiveWorkflowId, activityWorkflowId, activityPathId];
    if (!texts.every((one) => typeof one === 'string' && one !== '')) return 'invalid';
    const [tokenId, userId, workflowId, partRun, path] = texts as [string, string, string, string, string];
    return { tokenId, userId, workflowId, activityWorkflowId: partRun, activityPathId: path };
  } catch (error) {
    return error instanceof errors.JWTExpired ? 'expired' : 'invalid';
  }
}
