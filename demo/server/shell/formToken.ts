import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../http/errors.ts';

/**
 * Ties a form to the session in which it was shown: a form from elsewhere has no token, and the token of another session is wrong (AUTH-5).
 */
export interface FormToken {
  readonly for: (sessionId: string) => string;
  /** @throws HttpError 403 for a form that was not shown in this session */
  readonly check: (request: FastifyRequest, sessionId: string) => void;
}

/** @param secret known to this server alone */
export function createFormToken(secret: string): FormToken {
  const tokenFor = (sessionId: string) => createHmac('sha256', secret).update(`form ${sessionId}`).digest('base64url');
  return {
    for: tokenFor,
    check({ body }, sessionId) {
      const given = Buffer.from(String((body as { readonly token?: unknown } | undefined)?.token ?? ''));
      const wanted = Buffer.from(tokenFor(sessionId));
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
        throw new HttpError(403, 'forbidden', 'This form was not shown in this session.');
    },
  };
}
