import type { FastifyReply, FastifyRequest } from 'fastify';
import { createSite, type SiteOptions } from '../hosts/createSite.ts';
import type { Html } from '../hosts/html.ts';
import { preferencesOf } from '../hosts/preferences.ts';
import { choicesOf } from './choices.ts';
import type { LmsPage } from './layout.ts';
import { academyPage, deskPage, errorPage } from './pages.ts';
import { registerPlatform } from './platform/registerPlatform.ts';

const NAME = 'northfield';
const SECTION = '/academy';

export interface LmsHostOptions extends SiteOptions {
  /** Ends a person's sessions in frames, on the academy's server. */
  readonly endFrames: (subject: string) => Promise<void>;
}

/**
 * Starts an LMS on another site than the academy, whose courses are the academy's portal in a frame. Its addresses below `/academy` are
 * those of the portal below `/learn`. At `/lti` it is a platform of LTI 1.3, whose people the academy does not know.
 */
export async function startLmsHost(options: LmsHostOptions): Promise<{ close: () => Promise<void> }> {
  const { portalOrigin, endFrames } = options;
  const parts = (request: FastifyRequest, nonce: string, person: string | null = null): LmsPage => ({
    nonce,
    person,
    portalOrigin,
    preferences: preferencesOf(request, NAME),
    choices: choicesOf(request, NAME),
    path: request.url.split('?')[0] ?? '/',
  });
  const site = await createSite(options, {
    name: NAME,
    home: `${SECTION}/courses`,
    isOwnPath: (path) => /^\/academy(\/[\w.~%-]+)*$/.test(path),
    notHere: (request, nonce, person) => errorPage(parts(request, nonce, person)),
  });
  const { app } = site;
  const show = (request: FastifyRequest, reply: FastifyReply, render: (page: LmsPage) => Html) => {
    const { opener } = choicesOf(request, NAME);
    return site.page(request, reply, (nonce) => render(parts(request, nonce, site.personOf(request))), {
      openerPolicy: opener === 'none' ? undefined : opener,
    });
  };

  app.get('/', (request, reply) => show(request, reply, deskPage));
  app.get(SECTION, (_request, reply) => reply.redirect(`${SECTION}/courses`));
  app.get(`${SECTION}/*`, async (request, reply) => {
    if (!(await site.tokenOf(request))) return site.signInFirst(request, reply);
    return show(request, reply, (page) => academyPage(page, request.url.slice(SECTION.length)));
  });
  // A form of another site cannot send the custom header.
  app.post('/expire', async (request, reply) => {
    const subject = request.headers['x-requested-with'] === 'XMLHttpRequest' ? site.subjectOf(request) : null;
    if (!subject) return reply.code(403).send({ error: 'not from here' });
    await endFrames(subject);
    return reply.code(204).send();
  });
  await registerPlatform(site, { origin: options.origin, portalOrigin, name: NAME }, show);
  return site.listen();
}
