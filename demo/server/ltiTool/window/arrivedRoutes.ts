import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asksForPage } from '../../http/asksForPage.ts';
import { HttpError } from '../../http/errors.ts';
import { languageOfRequest } from '../../http/language.ts';
import { sameOrigin } from '../../http/sameOrigin.ts';
import { findPerson } from '../../oidc/people.ts';
import { LaunchRefused } from '../LaunchRefused.ts';
import type { LtiToolParts } from '../ltiToolParts.ts';
import { otherPersonPage } from './otherPersonPage.ts';
import { refuseLaunch } from '../refuseLaunch.ts';
import { toolPolicy } from '../toolPolicy.ts';

const path = '/lti-tool/arrived';

/** The path of the portal to which a launch leads; null for any other address. */
function placeOf(origin: string, given: unknown): string | null {
  if (typeof given !== 'string' || given.length > 2000 || !URL.canParse(given, origin)) return null;
  const url = new URL(given, origin);
  return url.origin === origin && /^\/(learn|lti-tool\/taught)\//.test(url.pathname) ? url.pathname + url.search : null;
}

/**
 * Continues a launch. In a separate window it takes one more request, with which the browser sends the portal's own cookie: with the form
 * of another site it does not (TOOL-15).
 */
export const leadOn = (request: FastifyRequest, reply: FastifyReply, to: string): FastifyReply =>
  reply.redirect(asksForPage(request) ? `${path}?${new URLSearchParams({ to }).toString()}` : to, 303);

/** `/lti-tool/arrived`: a launch in a separate window never acts as another person who is signed in there (TOOL-15). */
export function registerArrived(app: FastifyInstance, { db, config, sessions }: LtiToolParts): void {
  app.get(path, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const to = placeOf(config.origin, (request.query as { readonly to?: unknown }).to);
    const launched = await sessions.launched(request);
    const person = launched && (await findPerson(db, launched.userId));
    if (!to || !person) return refuseLaunch(request, reply, new LaunchRefused(to ? 'browser' : 'target', 'arrived'));
    const own = await sessions.find(request);
    if (!own || (own.userId === person.id && own.actingAs === null)) return reply.redirect(to, 303);
    const here = await findPerson(db, own.userId);
    return reply
      .header('content-security-policy', toolPolicy([]))
      .header('referrer-policy', 'same-origin')
      .type('text/html; charset=utf-8')
      .send(otherPersonPage(languageOfRequest(request), { here: here?.name ?? '', launched: person.name, to }));
  });
  app.post(path, async (request, reply) => {
    if (!sameOrigin(request, config.origin, false))
      throw new HttpError(403, 'forbidden', 'This form comes from another site.');
    const to = placeOf(config.origin, ((request.body ?? {}) as { readonly to?: unknown }).to);
    if (!to) return refuseLaunch(request, reply, new LaunchRefused('target', 'arrived'));
    await sessions.leave(request, reply);
    return reply.redirect(to, 303);
  });
}
