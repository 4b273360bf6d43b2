import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A cookie whose value nobody but this server can write. */
export interface SignedCookie {
  readonly set: (reply: FastifyReply, name: string, value: string, options: CookieSerializeOptions) => void;
  /** The value; null where there is none, or where it was signed for another use. */
  readonly read: (request: FastifyRequest, name: string) => string | null;
}

/**
 * Cookies that are signed for one use. The signature covers the value and not the name: without the use in the signed text, a reader could
 * put what was signed for one cookie into another (AUTH-11, AUTH-12).
 */
export function signedCookie(use: 'attempt' | 'begun' | 'known'): SignedCookie {
  const start = `${use}.`;
  return {
    set: (reply, name, value, options) => reply.setCookie(name, start + value, { ...options, signed: true }),
    read(request, name) {
      const { valid, value } = request.unsignCookie(request.cookies[name] ?? '');
      return valid && value.startsWith(start) ? value.slice(start.length) : null;
    },
  };
}
