import type { FastifyInstance } from 'fastify';
import type { Permission } from '../../../src/domain/person/user.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/openDb.ts';
import type { createBearer } from '../oidc/bearer.ts';
import { findPerson, personOfClaims, sidOf } from '../oidc/people.ts';
import { HttpError } from './errors.ts';
import { products } from './products.ts';
import { routePath } from './routePath.ts';
import { sameOrigin } from './sameOrigin.ts';
import type { Sessions } from './session.ts';

/** Who sends a request, and how that is known. */
export interface Actor {
  readonly userId: string;
  /** The whole name. */
  readonly name: string;
  readonly roles: readonly string[];
  readonly permissions: readonly Permission[];
  readonly features: readonly string[];
  /** As they have saved it (PROF-5). */
  readonly timezone: string | null;
  /** `frame`: by the cookie of a page in a frame (AUTH-7). */
  readonly via: 'cookie' | 'frame' | 'bearer';
  /** The cookie session, or the token's id. */
  readonly sessionId: string;
  /** The provider's session that a token stems from, where it says so. */
  readonly providerSid: string | null;
  /** The administrator who acts as this person; null while they are themselves (SESS-14). */
  readonly impersonator: { readonly id: string; readonly name: string } | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sends this; null for a visitor. Set below `/api`, `/admin` and the other products. */
    actor: Actor | null;
  }
}

const isAdministrator = ({ roles }: Pick<Actor, 'roles'>) => roles.includes('Administrator');
// Where it matters who sends a request: the learner API, and the pages of the portal's own.
const api = /^\/api\//;
const pages = new RegExp(`^/(admin|proctoring|${products.join('|')})([/?]|$)`);
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Gives each request its `actor`: of the API by bearer token where there is one, else by the session cookie; of pages
 * by the cookie alone (AUTH-9).
 */
export function registerActor(
  app: FastifyInstance,
  db: Db,
  config: Config,
  sessions: Sessions,
  bearer: ReturnType<typeof createBearer>,
): void {
  app.decorateRequest('actor', null);
  app.addHook('onRequest', async (request, reply) => {
    const path = routePath(request);
    const ofApi = api.test(path);
    if (!ofApi && !pages.test(path)) return;
    const [scheme = '', token = ''] = (request.headers.authorization ?? '').split(' ');
    if (ofApi && scheme.toLowerCase() === 'bearer') {
      try {
        const payload = await bearer(token);
        const person = await personOfClaims(db, config, payload);
        if (!person) throw new HttpError(401, 'unauthorized', 'The bearer token names nobody who is known here.');
        request.actor = {
          ...person,
          userId: person.id,
          impersonator: null,
          via: 'bearer',
          sessionId: String(payload.jti ?? payload['sid'] ?? payload.sub),
          providerSid: sidOf(payload),
        };
        return;
      } catch (error) {
        const status = error instanceof HttpError ? error.statusCode : 500;
        if (status < 500)
          reply.header('www-authenticate', `Bearer error="${status === 401 ? 'invalid_token' : 'insufficient_scope'}"`);
        throw error;
      }
    }
    const session = await sessions.find(request);
    if (!session) return;
    // A plain form, as on /admin/clock, cannot carry the mark that calls of the API have to.
    if (!safeMethods.has(request.method) && !sameOrigin(request, config.origin, ofApi))
      throw new HttpError(
        403,
        'forbidden',
        'A command with the session cookie must come from the portal itself, marked X-Requested-With: XMLHttpRequest.',
      );
    const { owner } = session;
    // Judged again each time: a person who is no longer an administrator acts as nobody, and nobody acts as a person who has become one.
    const other = session.actingAs && isAdministrator(owner) ? await findPerson(db, session.actingAs) : null;
    const acted = other && !isAdministrator(other) ? other : null;
    const person = acted ?? owner;
    request.actor = {
      ...person,
      userId: person.id,
      impersonator: acted && { id: owner.id, name: owner.name },
      via: session.framed ? 'frame' : 'cookie',
      sessionId: session.id,
      providerSid: session.providerSid,
    };
  });
}
