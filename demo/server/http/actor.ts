import type { FastifyInstance } from 'fastify';
import type { Permission } from '../../../src/domain/person/user.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/openDb.ts';
import type { createBearer } from '../oidc/bearer.ts';
import { findPerson, personOfClaims, sidOf, type Person } from '../oidc/people.ts';
import { HttpError } from './errors.ts';
import { products } from './products.ts';
import { routePath } from './routePath.ts';
import { sameOrigin } from './sameOrigin.ts';
import type { Sessions } from './session.ts';

/** The person who sends a request, and how the server knows them. */
export interface Actor {
  readonly userId: string;
  /** The whole name. */
  readonly name: string;
  readonly roles: readonly string[];
  readonly permissions: readonly Permission[];
  readonly features: readonly string[];
  /** The time zone that they have saved (PROF-5). */
  readonly timezone: string | null;
  /** `frame`: by the cookie of a page in a frame (AUTH-7). */
  readonly via: 'cookie' | 'frame' | 'bearer';
  /** The cookie session, or the token's id. */
  readonly sessionId: string;
  /** The provider's session behind a token, where the token names it. */
  readonly providerSid: string | null;
  /** The administrator who acts as this person; null while they are themselves (SESS-14). */
  readonly impersonator: { readonly id: string; readonly name: string } | null;
  /** The person as stored, read for this request. */
  readonly stored: Person;
  /**
   * When the next of the person's runs is graded (SUBMIT-2), read with the session; null where none is. Undefined where it is not known:
   * with a token, and for an administrator who acts as the person.
   */
  readonly nextGrade: Date | null | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The person who sends it; null for a visitor. Set below `/api`, `/admin` and the other products. */
    actor: Actor | null;
  }
}

const isAdministrator = ({ roles }: Pick<Actor, 'roles'>) => roles.includes('Administrator');
// Paths of requests with an actor: the learner API, and the portal's own pages.
const api = /^\/api\//;
const pages = new RegExp(`^/(admin|proctoring|${products.join('|')})([/?]|$)`);
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Gives each request its `actor`: for the API by the bearer token if it has one, else by the session cookie; for pages by the cookie alone
 * (AUTH-9).
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
          stored: person,
          nextGrade: undefined,
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
    // A plain form, as on /admin/clock, cannot carry the mark that calls of the API need.
    if (!safeMethods.has(request.method) && !sameOrigin(request, config.origin, ofApi))
      throw new HttpError(
        403,
        'forbidden',
        'A command with the session cookie must come from the portal itself, marked X-Requested-With: XMLHttpRequest.',
      );
    const { owner } = session;
    // Checked for each request: a person who is no longer an administrator acts as nobody, and nobody acts as a person who has become one.
    const other = session.actingAs && isAdministrator(owner) ? await findPerson(db, session.actingAs) : null;
    const acted = other && !isAdministrator(other) ? other : null;
    const person = acted ?? owner;
    request.actor = {
      ...person,
      userId: person.id,
      stored: person,
      nextGrade: acted ? undefined : session.nextGrade,
      impersonator: acted && { id: owner.id, name: owner.name },
      via: session.framed ? 'frame' : 'cookie',
      sessionId: session.id,
      providerSid: session.providerSid,
    };
  });
}
