import type { FastifyInstance, FastifyReply } from 'fastify';
import { publicCertificateOf } from '../../../src/contract/certificates/certificateRecords.ts';
import { bases } from '../../../src/contract/wire/call.ts';
import { HttpError } from '../http/errors.ts';
import { routePath } from '../http/routePath.ts';
import { networkOf } from '../oidc/networkOf.ts';
import { IDP } from '../oidc/provider.ts';
import { createRate, type Allowance } from './createRate.ts';

/** How many requests each kind of caller may make. */
export interface Rates {
  /**
   * Requests to the provider that store something, by the network of the caller. One sign-in is two or three of them, and a whole class
   * sits behind one address.
   */
  readonly visitor: Allowance;
  /** Look-ups of certificates by anybody, by the network of the caller: numbers cannot be tried one after the other (CERT-7). */
  readonly lookup: Allowance;
  /** Commands and all other requests that change something, by person. */
  readonly person: Allowance;
}

/** The allowances of the reference server: enough for four hundred people behind one address who sign in at once. */
export const usualRates = {
  visitor: { burst: 1200, perSecond: 10 },
  lookup: { burst: 300, perSecond: 2 },
  person: { burst: 600, perSecond: 10 },
} as const satisfies Rates;

const LONGEST_ADDRESS = 4096;
const LONGEST_FORM = 16_384;
const reading = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Addresses of the provider that store nothing for a visitor. Requests to all other addresses count, in any spelling. */
const keepNothing = new Set(
  ['/.well-known/openid-configuration', '/jwks', '/me', '/token', '/token/introspection', '/token/revocation'].map(
    (path) => IDP + path,
  ),
);
const lookups = `${bases.lms}${publicCertificateOf.path.split('{')[0]}`;
const countsAsVisitor = (route: string, url: string) =>
  route === `${IDP}/*` && !keepNothing.has(url.split('?')[0] ?? '');

/** Refuses requests that are too long or too frequent to be stored (SRV-51, SRV-52). Registered after the hook that finds the actor. */
export function registerLimits(app: FastifyInstance, { visitor, lookup, person }: Rates): void {
  const [ofVisitors, ofLookups, ofPeople] = [createRate(visitor), createRate(lookup), createRate(person)];
  const wait = (reply: FastifyReply, seconds: number) => {
    if (seconds === 0) return;
    reply.header('retry-after', String(seconds));
    throw new HttpError(429, 'rate_limited', `Too many requests. Try again in ${seconds} s.`);
  };
  app.addHook('onRequest', async (request, reply) => {
    const { url, method, ip, actor, headers } = request;
    const route = routePath(request);
    if (route.startsWith(`${IDP}/`)) {
      if (url.length > LONGEST_ADDRESS) throw new HttpError(414, 'bad_request', 'This address is too long.');
      // A form without a length is measured by the provider, and again where it is stored.
      if (Number(headers['content-length'] ?? 0) > LONGEST_FORM)
        throw new HttpError(413, 'bad_request', 'This form is too long.');
    }
    if (countsAsVisitor(route, url)) wait(reply, ofVisitors(networkOf(ip)));
    if (route.startsWith(lookups)) wait(reply, ofLookups(networkOf(ip)));
    if (actor && !reading.has(method)) wait(reply, ofPeople(actor.userId));
  });
}
